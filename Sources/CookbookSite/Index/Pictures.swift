import CookbookModel

/// Pictures that belong to a recipe by their name: `x.jpg`, and `x.3.jpg` for its third step (FORMAT 1.8).
struct PicturesByName {
  /// Endings of picture files, best first.
  static let endings = ["jpg", "jpeg", "png", "webp", "avif", "gif", "svg"]

  private var byPath: [String: String] = [:]
  private var stepsByStem: [String: [Int: String]] = [:]

  /// Takes up the pictures among the files.
  init(_ files: [String]) {
    for file in files {
      let folded = Unicode.folded(file)
      guard let dot = folded.utf8.lastIndex(of: UInt8(ascii: ".")),
        Self.endings.contains(String(folded[folded.utf8.index(after: dot)...]))
      else { continue }
      byPath[folded] = file
      let stem = folded[..<dot]
      if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")),
        let step = Int(stem[stem.utf8.index(after: dot)...])
      {
        stepsByStem[String(stem[..<dot]), default: [:]][step] = file
      }
    }
  }

  /// Whether there is no picture.
  var isEmpty: Bool { byPath.isEmpty }

  /// The picture of the document at a path.
  func picture(of path: String) -> String? {
    let stem = Unicode.folded(String(path.dropLast(3)))
    return Self.endings.lazy.compactMap { byPath["\(stem).\($0)"] }.first
  }

  /// The pictures of its steps, by number of the step.
  func steps(of path: String) -> [Int: String] {
    stepsByStem[Unicode.folded(String(path.dropLast(3)))] ?? [:]
  }
}

extension ReferenceResolver {
  /// Resolves every link of a document.
  mutating func resolveLinks(of document: inout Document) {
    self.document = document
    for number in document.links.indices { document.links[number].target = resolve(document.links[number]) }
  }

  /// Finds a recipe's picture and those of its steps.
  mutating func findPictures(of entry: inout Entry, among pictures: PicturesByName) {
    let path = entry.recipe.document.path
    for number in entry.recipe.images {
      guard entry.recipe.document.links.indices.contains(number),
        case .file(let asset) = entry.recipe.document.links[number].target
      else { continue }
      entry.image = .asset(asset, alt: entry.recipe.document.links[number].alt)
      break
    }
    if entry.image == nil, let file = pictures.picture(of: path), let asset = assets.asset(file) {
      entry.image = .asset(asset, alt: "")
    }
    for (step, file) in pictures.steps(of: path).sorted(by: { $0.key < $1.key }) {
      guard entry.recipe.stepImages[step] == nil, let asset = assets.asset(file) else { continue }
      var link = Link(destination: file, syntax: .image, place: Place(file: entry.recipe.document.file))
      link.target = .file(asset)
      entry.recipe.stepImages[step] = entry.recipe.document.links.count
      entry.recipe.document.links.append(link)
    }
  }
}
