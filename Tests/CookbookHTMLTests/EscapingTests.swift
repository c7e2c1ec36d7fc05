import CookbookHTML
import Foundation
import Testing

@Suite struct EscapingTests {
  private func html(_ text: String) -> String {
    var output = OutputBuffer()
    output.write(html: text)
    return output.text
  }

  @Test func escapesAQuoteThatACombiningMarkFollows() {
    #expect(html("\"\u{301} onload='\u{338}x'") == "&quot;\u{301} onload=&#39;\u{338}x&#39;")
    #expect(html("<\u{338}>\u{338}&\u{301}") == "&lt;\u{338}&gt;\u{338}&amp;\u{301}")
  }

  @Test func keepsWhatNeedsNoEscapeAndDropsWhatNoPageMayHold() {
    #expect(html("Crème\tbrûlée\n½ 麻婆豆腐") == "Crème\tbrûlée\n½ 麻婆豆腐")
    #expect(html("a\u{0}b\u{1}c\u{7F}") == "a\u{FFFD}bc")
  }

  @Test(
    "JSON in a script is whole JSON and ends no script",
    arguments: [
      "Shepherd's pie & \"peas\"", "</script><script>alert(1)</script>", "<!--", "]]>",
      "a\\b\n\r\t\u{1}\u{7F}",
      "\u{2028}\u{2029}", "½ \u{301}\"", "",
    ])
  func json(text: String) throws {
    var writer = JSONWriter(scriptSafe: true)
    writer.object { $0.member("text", text) }
    let bytes = writer.output.bytes
    #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: "&")))
    let parsed = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
    #expect(parsed?["text"] == text)
  }

  @Test func writesNestedJSONWithCommasInTheirPlaces() throws {
    for pretty in [false, true] {
      var writer = JSONWriter(pretty: pretty)
      writer.object { json in
        json.member("list", ["a", "b"])
        json.member("none", [])
        json.key("deep")
        json.array { json in
          json.integer(-12)
          json.object { _ in }
          json.bool(true)
          json.null()
        }
      }
      let parsed = try JSONSerialization.jsonObject(with: Data(writer.output.bytes)) as? NSDictionary
      let expected: NSDictionary = ["list": ["a", "b"], "deep": [-12, [String: Any](), true, NSNull()]]
      #expect(parsed == expected)
    }
  }

  @Test(
    "XML holds only what XML allows",
    arguments: [
      ("a & <b>", "a &amp; &lt;b&gt;"), ("\u{0}\u{B}\u{1F}x", "x"), ("\u{FFFF}y\u{FFFE}", "y"),
      ("\u{FEFF}z", "\u{FEFF}z"),
    ])
  func xml(text: String, expected: String) {
    var output = OutputBuffer()
    output.write(xml: text)
    #expect(output.text == expected)
  }

  @Test(
    "Paths and URLs are percent-encoded",
    arguments: [
      ("dessert/crème brûlée (1).jpg", "dessert/cr%C3%A8me%20br%C3%BBl%C3%A9e%20%281%29.jpg"),
      ("50%.jpg", "50%25.jpg"),
      ("a?b#c", "a%3Fb%23c"), ("麻婆", "%E9%BA%BB%E5%A9%86"),
    ])
  func path(text: String, expected: String) {
    #expect(PercentEncoding.path(text) == expected)
  }

  @Test func keepsWhatAnAuthorsURLHasEncodedAlready() {
    #expect(
      PercentEncoding.url("https://x.org/a%20b?q=é&c=\"d\"#f") == "https://x.org/a%20b?q=%C3%A9&c=%22d%22#f")
  }
}
