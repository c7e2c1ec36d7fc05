/// Escaping for each place that text can stand in; all of it by bytes.
extension OutputBuffer {
  /// Writes text for HTML content or a quoted attribute (HTML standard, 13.3).
  ///
  /// Controls and noncharacters, which no HTML document may hold (13.2.3.5), are dropped, NUL is replaced.
  public mutating func write(html text: String) {
    var text = text
    text.withUTF8 { writeHTML($0) }
  }

  /// Writes UTF-8 bytes for HTML content or a quoted attribute.
  public mutating func write(html source: some Sequence<UInt8>) {
    if source.withContiguousStorageIfAvailable({ writeHTML($0) }) == nil {
      Array(source).withUnsafeBufferPointer { writeHTML($0) }
    }
  }

  private static let markup = Array("&<>\"'".utf8)
  private static let controls = Array(0...0x08) + [0x0B] + Array(0x0E...0x1F) as [UInt8]
  private static let htmlStops = ByteSet(markup + controls + [0x7F, 0xC2, 0xEF] + Array(0xF0...0xF4))
  private static let xmlStops = ByteSet(markup + controls + [0x0C, 0xEF])

  private mutating func writeHTML(_ source: UnsafeBufferPointer<UInt8>) {
    write(escaping: source, stops: Self.htmlStops) { source, index, output in
      if output.write(entity: source[index]) { return 1 }
      switch source[index] {
      case 0:
        output.write("\u{FFFD}")
        return 1
      case 0xC2: return ForbiddenCharacter.highControl(source, index)
      case 0xEF...0xF4: return ForbiddenCharacter.noncharacter(source, index)
      default: return 1
      }
    }
  }

  /// Writes text for XML content or a quoted attribute; what XML 1.0 forbids (2.2) is dropped.
  public mutating func write(xml text: String) {
    var text = text
    text.withUTF8 { source in
      write(escaping: source, stops: Self.xmlStops) { source, index, output in
        if output.write(entity: source[index]) { return 1 }
        return source[index] == 0xEF ? ForbiddenCharacter.endOfFirstPlane(source, index) : 1
      }
    }
  }

  /// Writes the reference for a character that is markup in HTML and XML; false for any other.
  private mutating func write(entity byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"): write("&amp;")
    case UInt8(ascii: "<"): write("&lt;")
    case UInt8(ascii: ">"): write("&gt;")
    case UInt8(ascii: "\""): write("&quot;")
    case UInt8(ascii: "'"): write("&#39;")
    default: return false
    }
    return true
  }

  private static let jsonStops = ByteSet(Array(0...0x1F) + [0x7F] + Array("\"\\".utf8))
  private static let scriptStops = ByteSet(Array(0...0x1F) + [0x7F, 0xE2] + Array("\"\\<>&".utf8))

  /// Writes the inside of a JSON string (RFC 8259, 7); `scriptSafe` also escapes what could end or open
  /// anything in an HTML script (HTML standard, 4.12.1.3) and what older scripts take for a line's end.
  public mutating func write(json text: String, scriptSafe: Bool = true) {
    var text = text
    text.withUTF8 { source in
      write(escaping: source, stops: scriptSafe ? Self.scriptStops : Self.jsonStops) {
        source, index, output in
        let byte = source[index]
        switch byte {
        case UInt8(ascii: "\""): output.write("\\\"")
        case UInt8(ascii: "\\"): output.write("\\\\")
        case 0x0A: output.write("\\n")
        case 0x0D: output.write("\\r")
        case 0x09: output.write("\\t")
        case 0xE2:
          let length = ForbiddenCharacter.separator(source, index)
          if length > 0 { output.write(source[index + 2] == 0xA8 ? "\\u2028" : "\\u2029") }
          return length
        default:
          output.write("\\u00")
          output.write(hex: byte)
        }
        return 1
      }
    }
  }

  /// Writes a byte as two hexadecimal digits.
  mutating func write(hex byte: UInt8) {
    for digit in [byte >> 4, byte & 15] { write(byte: digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}
