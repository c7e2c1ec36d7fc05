/// A shelf of the cookbook: a folder, or a name in front matter.
public struct Category: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The folder below the content root; nil for a category that only front matter names.
  public var folder: String?
  /// Its component of the address.
  public var slug: String
  /// Its address from the root, as stored on disk: `dessert/pies`.
  public var path: String
  /// The category it stands in.
  public var parent: Index<Category>?
  /// The categories in it, in order.
  public var children: [Index<Category>] = []
  /// The recipes it shows, in order: its own and those of the categories in it.
  public var recipes: [Index<Recipe>] = []
  /// Number for sorting; categories without one come after those with one.
  public var order: Int?
  /// Its `index.md`, when it has one.
  public var document: Document?

  /// Makes a category without recipes.
  public init(title: String, folder: String?, slug: String, path: String, parent: Index<Category>?) {
    self.title = title
    self.folder = folder
    self.slug = slug
    self.path = path
    self.parent = parent
  }
}

/// A tag and the recipes that have it.
public struct Tag: Hashable, Sendable {
  /// The spelling that was met first.
  public var title: String
  /// Its component of the address.
  public var slug: String
  /// The recipes in order.
  public var recipes: [Index<Recipe>]

  /// Makes a tag.
  public init(title: String, slug: String, recipes: [Index<Recipe>] = []) {
    self.title = title
    self.slug = slug
    self.recipes = recipes
  }
}

/// A text that is no recipe.
public struct Page: Hashable, Sendable {
  /// What it says.
  public var document: Document
  /// Its address from the root, as stored on disk: `about`.
  public var path: String

  /// Makes a page.
  public init(document: Document, path: String) {
    self.document = document
    self.path = path
  }
}

/// A local file that pages link to; it is copied to `/assets/NAME.HASH.EXT`.
public struct Asset: Hashable, Sendable {
  /// Path below the content root, each component in NFC.
  public var path: String
  /// Its address from the root: `assets/apple-pie.1234abcd.jpg`.
  public var address: String
  /// Width and height in pixels, when it is a picture whose header says them.
  public var size: PixelSize?

  /// Makes an asset.
  public init(path: String, address: String, size: PixelSize? = nil) {
    self.path = path
    self.address = address
    self.size = size
  }
}

/// The size of a picture as it is shown (after its orientation is applied).
public struct PixelSize: Hashable, Sendable {
  /// Width in pixels, > 0.
  public var width: Int
  /// Height in pixels, > 0.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
