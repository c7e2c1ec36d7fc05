/// Compiled templates that include and extend each other.
public struct TemplateSet: Sendable {
  /// A template of a set.
  public struct Handle: Hashable, Sendable {
    let number: Int
  }

  let templates: [[TemplateNode]]
  private let numbers: [String: Int]
  /// The names that they use.
  public let names: NameTable

  /// All that is wrong in the templates of a set.
  public struct Failure: Error {
    /// In the order of the files.
    public var errors: [TemplateError]
  }

  /// Compiles templates; throws everything that is wrong in them.
  ///
  /// A file's name is the template's name with an ending, which is left out.
  public init(files: [(file: String, bytes: [UInt8])], names: NameTable) throws(Failure) {
    let known = files.map { Self.name(ofFile: $0.file) }
    var linker = TemplateLinker(table: names, templates: known)
    var errors: [TemplateError] = []
    var templates: [[TemplateNode]] = []
    for (file, bytes) in files {
      var parser = TemplateParser(bytes, file: file, names: linker)
      templates.append(parser.parse())
      errors += parser.errors
      linker = parser.names
    }
    if !errors.isEmpty { throw Failure(errors: errors) }
    self.templates = templates
    numbers = Dictionary(zip(known, 0...)) { first, _ in first }
    self.names = linker.table
  }

  /// The template with a name, or nil.
  public func template(_ name: String) -> Handle? { numbers[name].map(Handle.init) }

  /// Renders a template into a buffer.
  public func render(_ template: Handle, _ context: any TemplateContext, into output: inout OutputBuffer) {
    var renderer = TemplateRenderer(set: self, context: context)
    renderer.render(templates[template.number], into: &output)
  }

  private static func name(ofFile file: String) -> String {
    let name =
      file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[file.utf8.index(after: $0)...] } ?? file[...]
    return String(name.hasSuffix(".mustache") ? name.dropLast(".mustache".count) : name)
  }
}
