import CookbookModel

/// Everything that was read, before it is put together (DESIGN 6, "index").
public struct IndexInput: Sendable {
  /// A folder below the content root that may become a category.
  public struct Folder: Hashable, Sendable {
    /// Path below the content root, each component in NFC.
    public var path: String
    /// Its `index.md`, when it has one that can be used.
    public var document: Document?

    /// Makes a folder.
    public init(path: String, document: Document? = nil) {
      self.path = path
      self.document = document
    }
  }

  /// What is known about a local file that is no document.
  public struct File: Hashable, Sendable {
    /// Hash of its contents, 16 hexadecimal digits.
    public var hash: String
    /// Its size, when it is a picture.
    public var size: PixelSize?

    /// Makes a file.
    public init(hash: String, size: PixelSize? = nil) {
      self.hash = hash
      self.size = size
    }
  }

  /// Settings of the site.
  public var settings: Settings
  /// The title of the category of recipes that are in none, when the settings say nothing.
  public var defaultCategory: String
  /// The home page.
  public var home: Document
  /// All recipes.
  public var recipes: [Recipe]
  /// All plain pages.
  public var pages: [Document]
  /// All folders.
  public var folders: [Folder]
  /// Paths of documents that have errors and are left out.
  public var leftOut: [String] = []
  /// Paths of all local files that are no documents, in NFC.
  public var files: [String]
  /// The day of the build, when it was given.
  public var date: CivilDate?

  /// Makes an input without content.
  public init(settings: Settings, home: Document, defaultCategory: String = "Recipes") {
    self.settings = settings
    self.home = home
    self.defaultCategory = defaultCategory
    recipes = []
    pages = []
    folders = []
    files = []
  }
}
