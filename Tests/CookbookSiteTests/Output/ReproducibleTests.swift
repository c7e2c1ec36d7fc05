import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

@Suite("The same source")
struct ReproducibleTests {
  @Test("Gives the same bytes, whatever the number of jobs and the order in which files were made")
  func sameBytes() async throws {
    let names = (0..<150).map { "content/c\($0 % 7)/r\($0).md" }
    func text(_ name: String) -> String { "Recipe \(name)\n- \(name)\nrelated: r\(name.utf8.count)\n" }
    var sites: [[String: Data]] = []
    for (order, jobs) in [(names, 1), (names.reversed(), 2), (names.shuffled(), 5)] {
      try await withSource([:]) { folder in
        for name in order { try folder.write("book/" + name, text(name)) }
        let report = await folder.build {
          $0.source = folder.path + "/book"
          $0.jobs = jobs
        }
        #expect(report.recipes == 150)
        sites.append(folder.files("book/public"))
      }
    }
    #expect(sites[0].count > 150)
    #expect(sites[0] == sites[1])
    #expect(sites[0] == sites[2])
  }

  @Test("Work in batches keeps its order", arguments: [1, 2, 7])
  func batches(jobs: Int) async {
    let items = Array(0..<1000)
    let result = await Parallel.map(items, jobs: jobs) { $0.map { $0 * 2 } }
    #expect(result == items.map { $0 * 2 })
    #expect(await Parallel.map([Int](), jobs: jobs) { $0.map { $0 } }.isEmpty)
  }
}
