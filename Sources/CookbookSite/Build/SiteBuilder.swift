import CookbookModel
import CookbookSource

/// What a build is at.
public enum BuildPhase: Hashable, Sendable {
  /// Looking for sources and reading them.
  case reading
  /// Putting the book together.
  case indexing
  /// Making pages and publishing them.
  case writing
}

/// Builds a site, or says what building it would say: scan, read, index, render, write, finish (DESIGN 6).
public struct SiteBuilder: Sendable {
  let options: BuildOptions
  let parts: SiteParts
  let progress: @Sendable (BuildPhase) -> Void

  /// Prepares a build; `progress` is told when a phase begins.
  public init(
    _ options: BuildOptions, parts: SiteParts, progress: @escaping @Sendable (BuildPhase) -> Void = { _ in }
  ) {
    self.options = options
    self.parts = parts
    self.progress = progress
  }

  /// Builds and publishes, unless there are errors.
  public func build() async -> BuildReport {
    var report = BuildReport()
    guard let layout = layout(&report) else { return report }
    let output: OutputFolder
    do throws(OutputRefusal) {
      output = try OutputFolder(options.outputFolder, layout: layout, home: options.home)
    } catch {
      let place = Place(file: options.outputFolder)
      report.add([Diagnostic(error.finding, at: place)], strict: options.strict)
      return report
    }
    let (plan, render) = await prepare(layout, output: output.identity, &report)
    guard !report.hasErrors || options.keepGoing else { return report }
    let publisher = Publisher(plan: plan, render: render, jobs: options.jobs, full: options.full)
    do throws(DiskError) {
      let existing = try publisher.look(into: output)
      let foreign = SiteFolder.foreign(plan.files.map(\.path), existing, output)
      guard foreign.isEmpty else {
        report.add(
          foreign.map { Diagnostic(.outputInTheWay, at: Place(file: output.name + "/" + $0)) }, strict: false)
        return report
      }
      progress(.writing)
      let counts = try await publish(publisher, output, existing)
      report.files = BuildReport.Files(
        written: counts.written, unchanged: counts.unchanged, removed: counts.removed)
    } catch {
      report.add([Diagnostic(.unwritable(reason: error.reason), at: Place(file: error.path))], strict: false)
    }
    return report
  }

  /// Does everything but publish.
  public func check() async -> BuildReport {
    var report = BuildReport()
    guard let layout = layout(&report) else { return report }
    let output = try? Disk.status(options.outputFolder).identity
    _ = await prepare(layout, output: output, &report)
    return report
  }

  private func layout(_ report: inout BuildReport) -> SourceLayout? {
    do throws(DiskError) {
      return try SourceLayout(root: options.source)
    } catch {
      let place = Place(file: options.source)
      report.add([Diagnostic(.unreadable(reason: error.reason), at: place)], strict: false)
      return nil
    }
  }

  /// Reads and indexes, and plans what the site is to hold.
  private func prepare(
    _ layout: SourceLayout, output: Disk.Identity?, _ report: inout BuildReport
  ) async -> (OutputPlan, Publisher.Render) {
    progress(.reading)
    let reading = await SourceReading.read(layout, output: output, options: options, parts: parts)
    progress(.indexing)
    let input = IndexInput(
      reading, options: options,
      defaultCategory: parts.defaultCategory(reading.settings.language))
    let assets = AssetReader(reading.tree)
    var hashes: [String: UInt64] = [:]
    let (cookbook, diagnostics) = Indexer.index(input) { path in
      let (file, hash) = assets.describe(path) ?? (nil, nil)
      hashes[path] = hash
      return file
    }
    let (templates, problems) = Self.templates(reading.tree)
    let pages = parts.pages(cookbook, templates)

    var plan = OutputPlan()
    plan.add(
      routes: cookbook,
      collisionsAreTold: diagnostics.contains {
        [.slugCollision, .routeCollision, .reservedName].contains($0.finding.code)
      })
    for file in pages.files { plan.add(bytes: file.bytes, address: file.address) }
    for asset in cookbook.assets {
      guard let source = assets.source(of: asset.path) else { continue }
      plan.add(copy: source, path: asset.address, hash: hashes[asset.path])
    }
    for file in reading.tree.statics { plan.add(copy: file, path: file.path) }

    report.recipes = cookbook.entries.count
    report.pages = plan.pageCount
    report.statistics = reading.statistics
    for more in [reading.allDiagnostics, diagnostics, problems, pages.diagnostics, plan.diagnostics] {
      report.add(more, strict: options.strict)
    }
    return (plan, pages.render)
  }

  private static func templates(_ tree: SourceTree) -> ([TemplateFile], [Diagnostic]) {
    var templates: [TemplateFile] = []
    var problems: [Diagnostic] = []
    for file in tree.templates {
      do throws(DiskError) {
        let bytes = try Disk.read(file.disk, limit: SourceReading.largestDocument)
        templates.append(TemplateFile(name: file.path, file: file.file, bytes: bytes))
      } catch {
        problems.append(Diagnostic(.unreadable(reason: error.reason), at: Place(file: file.file)))
      }
    }
    return (templates, problems)
  }

  /// Makes a first site beside its place and moves it there; brings one that is there up to date.
  private func publish(
    _ publisher: Publisher, _ output: OutputFolder, _ existing: ExistingFiles
  ) async throws(DiskError) -> Publisher.Counts {
    guard output.isEmpty, !output.isDirty else {
      return try await publisher.update(output, existing: existing)
    }
    let parent = Disk.parent(output.path)
    let sibling = parent + "/" + OutputPath.temporaryPrefix + Indexer.lastComponent(output.path)
    try Disk.makeFolders(parent)
    // Left by a build that died.
    if try Disk.linkStatus(sibling)?.kind == .folder { try Disk.removeTree(sibling) }
    do throws(DiskError) {
      try Disk.makeFolder(sibling)
    } catch {
      // Nothing may be made beside it, but something in it.
      if output.identity == nil { throw error }
      return try await publisher.update(output, existing: existing)
    }
    do throws(DiskError) {
      let counts = try await publisher.create(sibling)
      for path in existing.leftovers { try Disk.removeFile(output.path + "/" + path) }
      try Disk.rename(sibling, to: output.path)
      return counts
    } catch {
      try? Disk.removeTree(sibling)
      // An empty folder that cannot be replaced, such as the root of a file system.
      if output.identity == nil { throw error }
      return try await publisher.update(output, existing: existing)
    }
  }
}

extension SourceReading {
  /// What each document was read as, by file.
  var statistics: [DocumentStatistics] { documents.map(DocumentStatistics.init) }
}
