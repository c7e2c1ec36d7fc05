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

  @Test(
    "Characters that no HTML document may hold are dropped, their neighbours kept",
    arguments: [
      ("a\u{80}b\u{9F}c", "abc"), ("\u{A0}½\u{BF}", "\u{A0}½\u{BF}"), ("\u{FFFE}x\u{FFFF}", "x"),
      ("🍎&\u{FFFD}", "🍎&amp;\u{FFFD}"),
    ])
  func forbidden(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test func dropsNoncharactersThatNoLiteralCanName() {
    let noncharacters: [[UInt8]] = [
      [0xEF, 0xB7, 0x90], [0xEF, 0xB7, 0xAF], [0xF0, 0x9F, 0xBF, 0xBE], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    #expect(
      html(String(decoding: Array(noncharacters.joined(separator: Array("<".utf8))), as: UTF8.self))
        == "&lt;&lt;&lt;")
    #expect(html("\u{FDF0}\u{FDCF}\u{1FFFD}\u{1F600}") == "\u{FDF0}\u{FDCF}\u{1FFFD}\u{1F600}")
  }

  @Test func escapesBytesThatAreCutOffInTheMiddleOfACharacter() {
    for bytes: [UInt8] in [[0xC2], [0xEF, 0xBF], [0xF0, 0x9F, 0xBF], [0xE2, 0x80], [0x22, 0xC2]] {
      var output = OutputBuffer()
      output.write(html: bytes)
      #expect(output.bytes == bytes.flatMap { $0 == 0x22 ? Array("&quot;".utf8) : [$0] })
    }
  }

  @Test func keepsWhatNeedsNoEscapeAndDropsWhatNoPageMayHold() {
    #expect(html("Crème\tbrûlée\n½ 麻婆豆腐") == "Crème\tbrûlée\n½ 麻婆豆腐")
    #expect(html("a\u{0}b\u{1}c\u{7F}") == "a\u{FFFD}bc")
  }

  @Test(
    "JSON in a script is whole JSON and ends no script",
    arguments: [
      "Shepherd's pie & \"peas\"", "</script><script>alert(1)</script>", "<!--", "]]>",
      "a\\b\n\r\t\u{1}\u{1F}\u{7F}",
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

  @Test func endsNoLineInAScript() {
    var writer = JSONWriter(scriptSafe: true)
    writer.string("a\u{2028}b\u{2029}c\u{2027}€")
    #expect(writer.output.text == #""a\u2028b\u2029c\#u{2027}€""#)
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

  @Test(
    "An author's URL keeps what is encoded or reserved, and is valid",
    arguments: [
      ("https://x.org/a%20b?q=é&c=\"d\"#f", "https://x.org/a%20b?q=%C3%A9&c=%22d%22#f"),
      ("50%.jpg", "50%25.jpg"), ("a%2", "a%252"), ("a%zz%41", "a%25zz%41"), ("#a#b", "#a%23b"),
      ("http://[2001:db8::1]:8080/[a]", "http://[2001:db8::1]:8080/%5Ba%5D"), ("]", "%5D"),
      ("https://x.org/a[1]?b[]=c", "https://x.org/a%5B1%5D?b%5B%5D=c"),
      ("a\\b|c^d`{e}", "a%5Cb%7Cc%5Ed%60%7Be%7D"),
    ])
  func url(text: String, expected: String) {
    #expect(PercentEncoding.url(text) == expected)
  }
}
