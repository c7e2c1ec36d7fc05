import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

/// Times as people write them: what the page says, and what structured data says.
@Suite struct TimeCases {
  private func dish(_ matter: String) -> String {
    "---\n\(matter)\n---\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n"
  }

  @Test(
    "A time is printed in hours and minutes, and given as ISO 8601",
    arguments: [
      ("PT70M", "1 h 10 min", "PT1H10M"), ("155 min", "2 h 35 min", "PT2H35M"), ("P1D", "1 day", "P1D"),
      ("P3D", "3 days", "P3D"), ("P1W", "7 days", "P7D"), ("3 days", "3 days", "P3D"),
      ("1 week", "7 days", "P7D"), ("2 weeks", "14 days", "P14D"), ("PT1H30M", "1 h 30 min", "PT1H30M"),
      ("PT4200S", "1 h 10 min", "PT1H10M"), ("pt1h20m", "1 h 20 min", "PT1H20M"),
      ("P1DT2H", "1 day 2 h", "P1DT2H"), ("P0DT0H20M", "20 min", "PT20M"), ("PT0H45M0S", "45 min", "PT45M"),
      ("20–25 min", "20–25 min", "PT25M"), ("90", "1 h 30 min", "PT1H30M"),
      ("PT1.5H", "1 h 30 min", "PT1H30M"), ("1:20", "1 h 20 min", "PT1H20M"),
    ])
  func time(written: String, shown: String, iso: String) throws {
    let page = try #require(try BookOfFiles(["a/egg.md": dish("time: \(written)")])["a/egg/"])
    #expect(page.contains(">\(shown)<"))
    #expect(page.contains("\"totalTime\":\"\(iso)\""))
  }

  @Test func partsAreISODurationsAndAddUp() throws {
    let page = try #require(
      try BookOfFiles(["a/egg.md": dish("prep: 10 minutes\ncook: 40 min")])["a/egg/"])
    let json = try #require(page.between("<script type=\"application/ld+json\">", "</script>"))
    let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(data["prepTime"] as? String == "PT10M")
    #expect(data["cookTime"] as? String == "PT40M")
    #expect(data["totalTime"] as? String == "PT50M")
  }

  @Test func aTimeThatCannotBeReadIsTextOnThePageAndNothingInStructuredData() throws {
    let book = try BookOfFiles(["a/egg.md": dish("prep: a good while\ncook: 5 min")])
    let page = try #require(book["a/egg/"])
    #expect(page.contains("a good while"))
    #expect(!page.contains("prepTime\""))
    #expect(page.contains("\"cookTime\":\"PT5M\""))
    #expect(book.diagnostics.codes == ["time-unparsed"])
  }

  @Test(
    "Every usual name of a time is known",
    arguments: ["duration", "time required", "timeRequired", "total_time", "ready in", "Total Time", "time"])
  func names(key: String) throws {
    let book = try BookOfFiles(["a/egg.md": dish("\(key): 20 min")])
    #expect(book["a/egg/"]?.contains("\"totalTime\":\"PT20M\"") == true)
    #expect(book.diagnostics.codes.isEmpty)
  }
}
