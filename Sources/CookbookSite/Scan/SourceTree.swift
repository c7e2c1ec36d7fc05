import CookbookModel

/// A file of the source folder, under the three names that it has.
public struct SourceFile: Hashable, Sendable {
  /// Path below the root of its kind (content, templates, static), each component in NFC.
  public var path: String
  /// The path that opens it.
  public var disk: String
  /// The path that its author sees in messages, relative to the source folder.
  public var file: String
}

/// A Markdown file that FORMAT 1.1 selects.
public struct SourceDocument: Hashable, Sendable {
  /// The file.
  public var source: SourceFile
  /// Its identity (FORMAT 1.10): the path without ending, for a page bundle without the repeated component.
  public var id: String
  /// Whether it is the only Markdown file of its folder and named `index.md` or like the folder.
  public var isBundle: Bool

  /// Whether it is called `index.md`: the text of its folder, unless it turns out to be a recipe.
  var isIndex: Bool { FileSelection.isIndex(Indexer.lastComponent(source.path)) }
}

/// A folder below the content root.
public struct SourceFolder: Hashable, Sendable {
  /// Path below the content root, each component in NFC.
  public var path: String
  /// Its `index.md`, when that is no page bundle.
  public var index: SourceDocument?
}

/// What lies in the source folder, before anything is read; every list is sorted by path.
public struct SourceTree: Sendable {
  /// Recipes, pages and page bundles.
  public var documents: [SourceDocument] = []
  /// Folders below the content root, the root left out.
  public var folders: [SourceFolder] = []
  /// Every other file of the content: pictures, attachments.
  public var files: [SourceFile] = []
  /// Files of `templates/`.
  public var templates: [SourceFile] = []
  /// Files of `static/`, copied as they are.
  public var statics: [SourceFile] = []
  /// What could not be looked at.
  public var diagnostics: [Diagnostic] = []
}
