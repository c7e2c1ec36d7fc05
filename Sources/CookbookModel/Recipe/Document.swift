/// What a Markdown file says whether it is a recipe, a page or the index of a folder.
public struct Document: Hashable, Sendable {
  /// Path below the content root, each component in NFC, with its extension: `dessert/apple-pie.md`.
  public var path: String
  /// The same as the author sees it in messages, relative to the source folder.
  public var file: String
  /// Path without extension; for a page bundle without the repeated component (FORMAT 1.10).
  public var id: String
  /// `id:` of the front matter: the identity that saved state uses.
  public var stableID: String?
  /// The title as formatted text.
  public var title = Markup()
  /// The title as plain text; never empty.
  public var titleText = ""
  /// Text before the first section of a recipe, or the whole text of a page.
  public var body = Markup()
  /// Plain text of the first paragraph, or the front matter's `description`; may be empty.
  public var summary = ""
  /// Tags as written, without duplicates by folded spelling.
  public var tags: [String] = []
  /// Categories of the front matter as written.
  public var categories: [String] = []
  /// Author.
  public var author: String?
  /// Language of the text, BCP 47.
  public var language: String?
  /// Civil date.
  public var date: CivilDate?
  /// Whether it is left out of the site unless drafts are asked for.
  public var draft = false
  /// `slug:` of the front matter, as written.
  public var slug: String?
  /// Old paths that lead here.
  public var aliases: [Alias] = []
  /// Number for sorting among its neighbours (`order:`).
  public var order: Int?
  /// Front matter keys that nobody understood.
  public var extra: [MetadataField] = []
  /// Every link and picture of the file, in order of appearance.
  public var links: [Link] = []

  /// An old path of a document.
  public struct Alias: Hashable, Sendable {
    /// The path as written.
    public var path: String
    /// Where it is written.
    public var place: Place

    /// Makes an alias.
    public init(path: String, place: Place) {
      self.path = path
      self.place = place
    }
  }

  /// Makes a document without content.
  public init(path: String, file: String, id: String) {
    self.path = path
    self.file = file
    self.id = id
  }

  /// The path of the folder it stands in, below the content root; empty at the root.
  public var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }
}
