import CookbookHTML
import CookbookModel
import CookbookSource

/// The steps of a build that other targets do.
public struct SiteParts: Sendable {
  /// Reads the settings from the bytes of the home page's file, which may be none; `title` is that of a book
  /// that gives none.
  public var settings:
    @Sendable (_ bytes: [UInt8], _ file: String, _ title: String) -> (Settings, [Diagnostic])
  /// Reads a document.
  public var read: @Sendable (_ bytes: [UInt8], SourceDocument, ReaderOptions) -> SourceResult
  /// The title of the category of recipes that are in none, in the language of the site.
  public var defaultCategory: @Sendable (_ language: String) -> String
  /// Prepares to make pages; the templates are those of the source that replace built-in ones.
  public var pages: @Sendable (Cookbook, _ templates: [TemplateFile]) -> SitePages
  /// Writes a recipe as the JSON of RecipeMD; nil for a file that is no recipe.
  public var export: @Sendable (_ bytes: [UInt8], SourceDocument) -> (json: [UInt8]?, [Diagnostic])

  /// Gathers the steps.
  public init(
    settings: @escaping @Sendable ([UInt8], String, String) -> (Settings, [Diagnostic]),
    read: @escaping @Sendable ([UInt8], SourceDocument, ReaderOptions) -> SourceResult,
    defaultCategory: @escaping @Sendable (String) -> String,
    pages: @escaping @Sendable (Cookbook, [TemplateFile]) -> SitePages,
    export: @escaping @Sendable ([UInt8], SourceDocument) -> (json: [UInt8]?, [Diagnostic])
  ) {
    self.settings = settings
    self.read = read
    self.defaultCategory = defaultCategory
    self.pages = pages
    self.export = export
  }
}

/// A file of the source's `templates/`.
public struct TemplateFile: Hashable, Sendable {
  /// Its name: `recipe.mustache`.
  public var name: String
  /// Its name in messages.
  public var file: String
  /// Its contents.
  public var bytes: [UInt8]
}

/// The pages of a book, ready to be made one by one.
public struct SitePages: Sendable {
  /// Files of the theme with their addresses.
  public var files: [(address: String, bytes: [UInt8])]
  /// What is wrong with templates.
  public var diagnostics: [Diagnostic]
  /// Makes the page or file of a route; the buffer is empty when it is called.
  public var render: @Sendable (Route, inout OutputBuffer) -> Void

  /// Makes the pages of a book.
  public init(
    files: [(address: String, bytes: [UInt8])], diagnostics: [Diagnostic],
    render: @escaping @Sendable (Route, inout OutputBuffer) -> Void
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.render = render
  }
}
