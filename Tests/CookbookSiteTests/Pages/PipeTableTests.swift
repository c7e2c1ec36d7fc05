import Testing

@testable import CookbookSite

@Suite struct PipeTableTests {
  private func page(_ text: String) throws -> String {
    let book = try BookOfFiles(["about.md": "---\ntitle: About\n---\n" + text])
    return try #require(book["about/"]?.between("<div class=\"prose\">\n", "</div>"))
  }

  @Test func drawsATableWithItsFormatting() throws {
    let page = try page(
      "| Size | *Time* |\n|:---|---:|\n| small | [20](https://example.org/) min |\nlarge | `40` |")
    #expect(
      page.contains(
        """
        <table>
        <thead><tr><th> Size </th><th> <em>Time</em> </th></tr></thead>
        <tbody>
        <tr><td> small </td><td> <a href="https://example.org/">20</a> min </td></tr>
        <tr><td>large </td><td> <code>40</code> </td></tr>
        </tbody>
        </table>
        """))
  }

  @Test func fillsAndCutsLinesToTheWidthOfTheFirst() throws {
    let page = try page("|a|b|\n|-|-|\n|1|\n|1|2|3|")
    #expect(page.contains("<tr><td>1</td><td></td></tr>\n<tr><td>1</td><td>2</td></tr>\n</tbody>"))
  }

  @Test func anEmptyHeadIsLeftOutAndAnEmptyCellIsNoHeading() throws {
    #expect(try page("| | |\n|-|-|\n|a|b|").contains("<table>\n<tbody>"))
    #expect(try page("| |x|\n|-|-|\n|a|b|").contains("<thead><tr><td> </td><th>x</th></tr></thead>"))
  }

  @Test(
    "leaves alone what is no table",
    arguments: [
      "a | b\nc | d\ne | f", "| a | b |\n|---|---|", "| a |\n| - | - |\n| b |", "*a | b\n- | -\nc* | d",
      "| a | b |\n| :x | - |\n| c | d |", "| a | b |\n|---|---|\nc and d", "|\n|\n|",
    ])
  func leavesAlone(_ text: String) throws {
    #expect(try !page(text).contains("<table>"))
  }
}
