import CookbookModel

/// The built-in templates and assets, with a source's own files in place of those of the same name.
public struct Theme: Sendable {
  /// The compiled templates.
  let templates: TemplateSet
  /// The files that pages load: their routes and bytes.
  public let assets: [(asset: ThemeAsset, bytes: [UInt8])]

  /// Makes a theme; throws everything that is wrong in the templates. A file of `overrides` is known by its
  /// name, such as `recipe.mustache`; other names than the built-in ones are templates of the source's own.
  public init(overrides: [(name: String, bytes: [UInt8])] = []) throws(TemplateSet.Failure) {
    var files = EmbeddedTheme.files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    for override in overrides {
      if let index = files.firstIndex(where: { $0.name == override.name }) {
        files[index].bytes = override.bytes
      } else {
        files.append(override)
      }
    }
    let sources = files.filter { $0.name.hasSuffix(".mustache") }
    templates = try TemplateSet(
      files: sources.map { (file: $0.name, bytes: $0.bytes) }, folder: "templates/",
      names: TemplateKey.table)
    assets = files.filter { !$0.name.hasSuffix(".mustache") }.map { file in
      let hash = file.bytes.withUnsafeBytes { StableHash.xxh64($0) }
      return (ThemeAsset(name: file.name, hash: StableHash.hex(hash)), file.bytes)
    }
  }

  /// The files that the built-in theme has.
  public static var fileNames: [String] { EmbeddedTheme.files.map(\.name) }

  /// The address of an asset by its name.
  func asset(_ name: String) -> ThemeAsset? { assets.first { $0.asset.name == name }?.asset }
}
