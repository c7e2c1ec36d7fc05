import CookbookModel

/// Where links lead, which recipes belong together, and which old paths lead where.
extension Indexer {
  /// Resolves every link of every document, and finds the recipes' pictures.
  mutating func resolveReferences() {
    var resolver = ReferenceResolver(
      table: referenceTable(), assets: AssetTable(describe: describe), document: cookbook.home)
    resolver.resolveLinks(of: &cookbook.home)
    for offset in cookbook.categories.indices {
      if var document = cookbook.categories[offset].document {
        resolver.resolveLinks(of: &document)
        cookbook.categories[offset].document = document
      }
    }
    for offset in cookbook.pages.indices { resolver.resolveLinks(of: &cookbook.pages[offset].document) }
    let pictures = PicturesByName(input.files)
    for offset in cookbook.entries.indices {
      resolver.resolveLinks(of: &cookbook.entries[offset].recipe.document)
      resolver.findPictures(of: &cookbook.entries[offset], among: pictures)
    }
    cookbook.assets = resolver.assets.assets
    diagnostics += pictures.isEmpty ? Self.summingUpPictures(resolver.diagnostics) : resolver.diagnostics
  }

  /// Where the source holds no picture at all, one warning says so at the first that is missed, and each is
  /// only worth knowing.
  private static func summingUpPictures(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let missing = diagnostics.indices.filter { diagnostics[$0].finding.code == .missingImage }
    guard missing.count > 1, let first = missing.map({ diagnostics[$0].place }).min() else {
      return diagnostics
    }
    var summed = diagnostics
    for index in missing { summed[index].severity = .info }
    return summed + [Diagnostic(.noPictures(count: missing.count), at: first)]
  }

  private func referenceTable() -> ReferenceTable {
    var table = ReferenceTable()
    for file in input.files { table.add(file: file) }
    for (offset, category) in cookbook.categories.enumerated() {
      let route = Route.category(Index(offset), page: 1)
      if let folder = category.folder { table.add(path: folder, route: route) }
      if let document = category.document { table.add(path: document.path, route: route) }
    }
    table.add(path: cookbook.home.path, route: .home)
    table.add(path: "", route: .home)
    for (offset, page) in cookbook.pages.enumerated() {
      table.add(page.document, route: .page(Index(offset)))
    }
    for (offset, entry) in cookbook.entries.enumerated() {
      table.add(entry.recipe.document, route: .recipe(RecipePath(Index(offset))))
    }
    // Whatever was read and has no page by now has an error that is reported already.
    for path in input.leftOut { table.add(leftOut: path) }
    return table
  }

  /// Fills related, uses and used in from the resolved links (FORMAT 1.9).
  mutating func relate() {
    for offset in cookbook.entries.indices {
      let recipe = cookbook.entries[offset].recipe
      var related: [Entry.Related] = []
      for reference in recipe.related {
        guard let other = recipe.document.recipe(ofLink: reference.link) else { continue }
        if other.offset == offset {
          report(.selfReference, at: recipe.document.links[reference.link].place)
        } else if let place = related.firstIndex(where: { $0.recipe == other }) {
          // Named twice: once in front matter, once with a note.
          if related[place].note.isEmpty { related[place].note = reference.note }
        } else {
          related.append(Entry.Related(recipe: other, note: reference.note))
        }
      }
      cookbook.entries[offset].related = related
      if let section = recipe.relatedSection,
        !section.body.linkNumbers.contains(where: { recipe.document.recipe(ofLink: $0) != nil })
      {
        // Nothing in it leads anywhere: what the author wrote is kept as it stands (FORMAT 1.9).
        cookbook.entries[offset].recipe.sections.append(section)
      }
      cookbook.entries[offset].uses = recipe.usedLinks.compactMap(recipe.document.recipe(ofLink:))
        .reduce(into: []) { uses, other in
          if other.offset != offset, !uses.contains(other) { uses.append(other) }
        }
      for other in cookbook.entries[offset].uses {
        cookbook.entries[other.offset].usedIn.append(Index(offset))
      }
    }
    if cookbook.settings.symmetricRelations { addOtherDirections() }
  }

  private mutating func addOtherDirections() {
    let written = cookbook.entries.map(\.related)
    for (offset, related) in written.enumerated() {
      for other in related.map(\.recipe)
      where !cookbook[other].related.contains(where: { $0.recipe.offset == offset }) {
        cookbook.entries[other.offset].related.append(Entry.Related(recipe: Index(offset)))
      }
    }
  }

  /// Finds the path pages that start at each recipe, breadth first in the author's order (DESIGN 3).
  mutating func findPaths() {
    let (depth, limit) = (cookbook.settings.pathDepth, cookbook.settings.pathPages)
    for offset in cookbook.entries.indices {
      var found: [RecipePath] = []
      var queue = [RecipePath(Index(offset))]
      var next = 0
      while next < queue.count, found.count < limit {
        let path = queue[next]
        next += 1
        guard path.count < depth else { continue }
        var slugs: Set<String> = ["cook"]
        for related in cookbook[path.top].related where found.count < limit {
          guard let pushed = path.pushing(related.recipe) else { continue }
          guard slugs.insert(Unicode.folded(cookbook[related.recipe].slug)).inserted else { continue }
          guard claimPathPage(pushed) else { continue }
          found.append(pushed)
          queue.append(pushed)
        }
      }
      cookbook.entries[offset].paths = found
    }
  }

  /// Takes the address of a path page unless a source has it: the page of a source goes before.
  private mutating func claimPathPage(_ path: RecipePath) -> Bool {
    let address = String(cookbook.path(of: .recipe(path)).dropLast())
    return addresses.claim(address, for: cookbook[path.root].recipe.document.file) == nil
  }

  /// Makes a redirect of every alias; an alias that is a page of another source is an error.
  mutating func placeRedirects() {
    var sources: [(document: Document, route: Route)] = []
    for (offset, entry) in cookbook.entries.enumerated() {
      sources.append((entry.recipe.document, .recipe(RecipePath(Index(offset)))))
    }
    for (offset, page) in cookbook.pages.enumerated() {
      sources.append((page.document, .page(Index(offset))))
    }
    for (offset, category) in cookbook.categories.enumerated() {
      if let document = category.document { sources.append((document, .category(Index(offset), page: 1))) }
    }
    for (document, route) in sources {
      for alias in document.aliases { placeRedirect(alias, document: document, target: route) }
    }
  }

  private mutating func placeRedirect(_ alias: Document.Alias, document: Document, target: Route) {
    guard let path = Self.address(ofAlias: alias.path), !AddressBook.isReserved(path) else {
      return report(.badAlias(path: alias.path), at: alias.place)
    }
    if path + "/" == cookbook.path(of: target) { return }
    if let other = addresses.claim(path, for: document.file) {
      return report(.routeCollision(path: path + "/", other: other), at: alias.place)
    }
    cookbook.redirects.append(Redirect(path: path, target: target))
  }

  /// The address of an alias: below the root, every component safe; a closing `index.html` or slash is left
  /// out.
  static func address(ofAlias alias: String) -> String? {
    var path = Unicode.nfc(Destination.percentDecoded(alias))
    if path.hasSuffix("index.html") { path.removeLast("index.html".count) }
    let components = path.split(separator: "/").map(String.init)
    guard !components.isEmpty, components.allSatisfy(Slug.isSafe) else { return nil }
    return components.joined(separator: "/")
  }
}

extension Document {
  /// The recipe that a link of this document leads to.
  func recipe(ofLink number: Int) -> Index<Recipe>? {
    guard links.indices.contains(number), case .route(.recipe(let path), _) = links[number].target else {
      return nil
    }
    return path.top
  }
}

extension Recipe {
  /// The links that say that another recipe is used: those in ingredients, then the components.
  var usedLinks: [Int] {
    ingredients.flatMap { $0.line.linkNumbers } + components
  }
}

extension Markup {
  /// The numbers of the links in the text.
  var linkNumbers: [Int] {
    events.compactMap { event in
      if case .begin(.link(let number)) = event { Int(number) } else { nil }
    }
  }
}
