import CookbookModel
import CookbookSource

/// What the author asks of a build.
public struct BuildOptions: Hashable, Sendable {
  /// The source folder.
  public var source = "."
  /// The output folder; nil for `public` in the source folder.
  public var output: String?
  /// The base URL instead of that of the settings, absolute and ending in `/`.
  public var baseURL: String?
  /// The day to build for, instead of the newest date of a recipe.
  public var date: CivilDate?
  /// Whether drafts are part of the site.
  public var drafts = false
  /// Whether warnings count as errors.
  public var strict = false
  /// Whether a site is published although sources are broken, without those.
  public var keepGoing = false
  /// Whether published files are compared byte for byte.
  public var full = false
  /// Whether every file is read as RecipeMD, and strictly.
  public var strictRecipeMD = false
  /// How many batches of work are done at once, at least 1.
  public var jobs = 1
  /// The home folder of the user, into which no site is put.
  public var home: String?

  /// Makes the options of a plain build.
  public init() {}

  /// A base URL as the site needs it: absolute and ending in `/`; nil when the text is none.
  public static func baseURL(_ text: String) -> String? { BaseURL.normalized(text) }

  /// The output folder.
  public var outputFolder: String {
    output ?? (source.hasSuffix("/") ? source + "public" : source + "/public")
  }
}
