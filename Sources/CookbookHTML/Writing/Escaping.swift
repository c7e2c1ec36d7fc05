/// Escaping for each place that text can stand in; all of it by bytes.
extension OutputBuffer {
  /// Writes text for HTML content or a quoted attribute (HTML standard, 13.3).
  public mutating func write(html text: String) {
    var text = text
    text.withUTF8 { write(html: $0) }
  }

  /// Writes UTF-8 bytes for HTML content or a quoted attribute.
  ///
  /// NUL and other controls that no HTML document may hold are replaced or dropped.
  public mutating func write(html source: some Sequence<UInt8>) {
    write(escaping: source) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0: "\u{FFFD}"
      case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F: ""
      default: nil
      }
    }
  }

  /// Writes text for XML content or a quoted attribute; what XML 1.0 forbids (2.2) is dropped.
  public mutating func write(xml text: String) {
    var text = text
    text.withUTF8 { source in
      // U+FFFE and U+FFFF are the only forbidden characters beyond ASCII that UTF-8 can hold.
      guard source.contains(0xEF) else { return write(xmlBytes: source) }
      let allowed = String(
        String.UnicodeScalarView(
          String(decoding: source, as: UTF8.self).unicodeScalars.filter {
            $0.value != 0xFFFE && $0.value != 0xFFFF
          }))
      write(xmlBytes: Array(allowed.utf8))
    }
  }

  private mutating func write(xmlBytes source: some Sequence<UInt8>) {
    write(escaping: source) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: ""
      default: nil
      }
    }
  }

  /// Writes the inside of a JSON string (RFC 8259, 7); `scriptSafe` also escapes what could end or open
  /// anything in an HTML script (HTML standard, 4.12.1.3).
  public mutating func write(json text: String, scriptSafe: Bool = true) {
    var text = text
    text.withUTF8 { source in
      write(escaping: source) { byte in
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0x09: "\\t"
        case 0x00...0x1F, 0x7F: Self.controlEscapes[Int(byte & 0x1F)]
        case UInt8(ascii: "<") where scriptSafe: "\\u003C"
        case UInt8(ascii: ">") where scriptSafe: "\\u003E"
        case UInt8(ascii: "&") where scriptSafe: "\\u0026"
        default: nil
        }
      }
    }
  }

  private static let controlEscapes: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\u0008",
    "\\u0009", "\\u000A", "\\u000B", "\\u000C", "\\u000D", "\\u000E", "\\u000F", "\\u0010", "\\u0011",
    "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019", "\\u001A",
    "\\u001B", "\\u001C", "\\u001D", "\\u001E", "\\u007F",
  ]
}

/// Percent-encoding (RFC 3986, 2.1).
public enum PercentEncoding {
  /// A path of the site for an `href`: everything but unreserved characters and `/` is encoded.
  public static func path(_ path: String) -> String {
    encoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// A URL as an author wrote it: what a URL cannot hold is encoded, what is encoded or reserved stays.
  public static func url(_ url: String) -> String {
    encoded(url) { isUnreserved($0) || reserved.contains($0) }
  }

  private static let reserved = Set<UInt8>(":/?#[]@!$&'()*+,;=%".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  private static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in text.utf8 {
      if isKept(byte) {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
