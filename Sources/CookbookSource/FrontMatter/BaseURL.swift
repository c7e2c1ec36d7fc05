import CookbookModel

/// The absolute URL of a site's root.
public enum BaseURL {
  /// The URL as it is used, with `/` at its end; nil for what cannot be one.
  ///
  /// Takes `http` and `https` with a host, a port and a path; no user, query or fragment, no white space,
  /// quotes or control characters (RFC 3986 3). Scheme and host are put in lower case.
  public static func normalized(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let scheme = ["https://", "http://"].first(where: { startsFolded(bytes, $0) }) else { return nil }
    let rest = bytes[scheme.utf8.count...]
    guard rest.allSatisfy(isAllowed) else { return nil }
    let pathStart = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let authority = rest[..<pathStart]
    guard isAuthority(authority) else { return nil }
    var path = Array(rest[pathStart...])
    if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    return scheme + Unicode.folded(String(decoding: authority, as: UTF8.self))
      + String(decoding: path, as: UTF8.self)
  }

  private static func startsFolded(_ bytes: [UInt8], _ prefix: String) -> Bool {
    Unicode.folded(String(decoding: bytes.prefix(prefix.utf8.count), as: UTF8.self)) == prefix
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !Array("\"<>\\^`{|}?#@".utf8).contains(byte)
  }

  /// Whether it is a host, in brackets for IPv6, and perhaps a port.
  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    var host = bytes
    if let colon = bytes.lastIndex(of: UInt8(ascii: ":")), bytes.last != UInt8(ascii: "]") {
      let port = bytes[(colon + 1)...]
      guard (1...5).contains(port.count), port.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return false
      }
      host = bytes[..<colon]
    }
    if host.first == UInt8(ascii: "[") { return host.last == UInt8(ascii: "]") && host.count > 2 }
    return !host.isEmpty && !host.contains(UInt8(ascii: ":")) && !host.contains(UInt8(ascii: "["))
      && host.first != UInt8(ascii: ".")
  }
}
