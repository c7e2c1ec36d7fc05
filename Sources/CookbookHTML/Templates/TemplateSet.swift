/// Compiled templates that include and extend each other.
public struct TemplateSet: Sendable {
  /// A template of a set.
  public struct Handle: Hashable, Sendable {
    let number: Int
  }

  private let program: TemplateProgram
  private let linker: TemplateLinker

  /// All that is wrong in the templates of a set.
  public struct Failure: Error {
    /// In the order of the files.
    public var errors: [TemplateError]
  }

  /// Compiles templates; throws everything that is wrong in them.
  ///
  /// A file's name is the template's name with an ending, which is left out. Errors name the file as it lies
  /// in `folder`. With a strict table, unknown templates and circles of templates are errors as well.
  public init(
    files: [(file: String, bytes: [UInt8])], folder: String = "", names: NameTable
  ) throws(Failure) {
    var linker = TemplateLinker(table: names, templates: files.map { Self.name(ofFile: $0.file) })
    var parsers: [TemplateParser] = []
    var trees: [[TemplateNode]] = []
    for (file, bytes) in files {
      var parser = TemplateParser(bytes, file: folder + file, linker: linker)
      trees.append(parser.parse())
      linker = parser.linker
      parsers.append(parser)
    }
    if names.isStrict { Self.refuseCircles(&parsers, linker.templates) }
    let errors = parsers.flatMap(\.errors)
    if !errors.isEmpty { throw Failure(errors: errors) }
    program = TemplateProgram(trees)
    self.linker = linker
  }

  /// The names that they use.
  public var names: NameTable { linker.table }

  /// The template with a name, or nil.
  public func template(_ name: String) -> Handle? { linker.template(name).map(Handle.init) }

  /// Renders a template into a buffer.
  public func render(_ template: Handle, _ context: any TemplateContext, into output: inout OutputBuffer) {
    var renderer = TemplateRenderer(program: program, context: context)
    renderer.render(template.number, into: &output)
  }

  private static func name(ofFile file: String) -> String {
    String(file.hasSuffix(".mustache") ? file.dropLast(".mustache".count) : file[...])
  }

  /// Reports each circle of templates that include or extend each other, at the tag that closes it.
  private static func refuseCircles(_ parsers: inout [TemplateParser], _ names: [String]) {
    let targets = parsers.map { $0.includes.sorted { $0.value < $1.value } }
    var isDone = [Bool](repeating: false, count: parsers.count)
    for start in parsers.indices where !isDone[start] {
      // The way from the start to where we are: a template, and how many of its targets were followed.
      var way = [(template: start, followed: 0)]
      while let last = way.last {
        guard last.followed < targets[last.template].count else {
          isDone[last.template] = true
          way.removeLast()
          continue
        }
        way[way.count - 1].followed += 1
        let (target, place) = targets[last.template][last.followed]
        if let first = way.firstIndex(where: { $0.template == target }) {
          let path = way[first...].map { names[$0.template] } + [names[target]]
          parsers[last.template].fail(.recursion(path: path), at: place)
        } else if !isDone[target] {
          way.append((target, 0))
        }
      }
    }
  }
}
