import CookbookModel
import Testing

@testable import CookbookSource

@Suite("Markdown becomes events with places")
struct MarkdownTests {
  private func parse(_ text: String) -> (MarkdownDocument, [Link]) {
    var links: [Link] = []
    let document = Markdown.parse(SourceLines(Array(text.utf8)), file: "a.md", links: &links)
    return (document, links)
  }

  @Test("blocks know their kind and their lines")
  func blocks() {
    let (document, _) = parse("# A\n\nB\n---\n\n- c\n\n\n1. d\n\n> e\n\n    f\n\n<!-- g -->\n\n***\n\nh\n")
    #expect(
      document.blocks.map(\.kind) == [
        .heading(level: 1, setext: false), .heading(level: 2, setext: true), .bulletList, .orderedList,
        .quote, .code, .html, .thematicBreak, .paragraph,
      ])
    #expect(
      document.blocks.map(\.lines) == [
        1...1, 3...4, 6...6, 9...9, 11...11, 13...13, 15...15, 17...17, 19...19,
      ])
  }

  @Test("a later first line counts from the top of the file")
  func offset() {
    var links: [Link] = [Link(destination: "x", syntax: .name, place: Place(file: "a.md"))]
    let lines = SourceLines(Array("---\na: 1\n---\nsee [b](c.md)\n".utf8))
    let document = Markdown.parse(lines, from: 4, file: "a.md", links: &links)
    #expect(document.blocks.map(\.lines) == [4...4])
    #expect(links.count == 2)
    #expect(links[1].place == Place(file: "a.md", line: 4, column: 5))
    #expect(document.markup.events.contains(.begin(.link(1))))
  }

  @Test("tight items hold their text without a paragraph, loose ones with")
  func tight() {
    let (tight, _) = parse("- *a* b\n  - c\n- d\n")
    let list = tight.blocks[0].events
    let items = tight.markup.children(of: list)
    #expect(items.count == 2)
    let blocks = tight.markup.itemBlocks(of: items[0])
    #expect(blocks.map { tight.markup.plainText(of: $0) } == ["a b", "c"])
    #expect(tight.source(of: blocks[0]) == "*a* b")
    let (loose, _) = parse("- a\n\n- d\n")
    #expect(loose.markup.events.contains(.begin(.paragraph)))
  }

  @Test(
    "wiki links are links, but not in code",
    arguments: [
      ("[[Pie]]", "Pie", "Pie", Link.Syntax.wiki), ("[[Pie|a pie]]", "Pie", "a pie", .wiki),
      ("x [[Pie#Crust]] y", "Pie#Crust", "x Pie y", .wiki),
      ("![[p.jpg]]", "p.jpg", "p.jpg", .wikiImage),
    ])
  func wiki(text: String, target: String, plain: String, syntax: Link.Syntax) {
    let (document, links) = parse(text)
    #expect(links.map(\.destination) == [target])
    #expect(links.map(\.syntax) == [syntax])
    #expect(document.markup.plainText == plain)
    #expect(parse("`\(text)`").1.isEmpty)
  }

  @Test("a picture within a link keeps both in the table")
  func pictureInLink() {
    let (document, links) = parse("[![*alt* x](p.jpg \"t\")](u.md) [v](w)")
    #expect(links.map(\.destination) == ["u.md", "p.jpg", "w"])
    #expect(links[1].title == "t")
    #expect(document.markup.plainText == "alt x v")
    #expect(document.markup.events.filter { $0 == .end(.link(0)) }.count == 1)
    #expect(document.markup.events.filter { $0 == .end(.link(2)) }.count == 1)
  }

  @Test(
    "a text field is one paragraph whatever it begins with",
    arguments: [
      ("1. *x*", "1. x"), ("- y", "- y"), ("# z", "# z"), ("_a_ b\n- c", "a b - c"), ("", ""), ("  d ", "d"),
    ])
  func inline(text: String, plain: String) {
    var links: [Link] = []
    let markup = Markdown.inline(text, at: Place(file: "a.md"), links: &links)
    #expect(markup.plainText == plain)
    #expect(!markup.events.contains(.begin(.paragraph)))
  }

  @Test(
    "every event has a place, and every begin its end",
    arguments: [
      "- a\n  > b *c **d***\n\n![x](y) [z][]\n\n[z]: w\n", "***a** b*\nc\\\nd  \ne", "",
    ])
  func balanced(text: String) {
    let (document, _) = parse(text)
    #expect(document.places.count == document.markup.events.count)
    #expect(
      document.markup.units(in: document.markup.events.indices).last?.upperBound ?? 0
        == document.markup.events.count)
  }
}
