/// Percent-encoding (RFC 3986, 2.1).
public enum PercentEncoding {
  private static let unreserved = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let keptInPath = ByteSet(unreserved + [UInt8(ascii: "/")])
  private static let keptInURL = ByteSet(unreserved + Array(":/?@!$&'()*+,;=".utf8))
  private static let hexDigits = ByteSet("0123456789ABCDEFabcdef".utf8)

  /// A path of the site for an `href`: everything but unreserved characters and `/` is encoded.
  public static func path(_ path: String) -> String {
    encoded(path) { bytes, index in keptInPath.contains(bytes[index]) }
  }

  /// A URL as an author wrote it: what a URL cannot hold is encoded, what is encoded or reserved stays.
  ///
  /// A `%` that encodes nothing, a second `#` and brackets that hold no host are encoded too (URL standard,
  /// 4.3: they are no URL units where they stand).
  public static func url(_ url: String) -> String {
    var isInFragment = false
    return encoded(url) { bytes, index in
      switch bytes[index] {
      case UInt8(ascii: "%"):
        return index + 2 < bytes.count && hexDigits.contains(bytes[index + 1])
          && hexDigits.contains(bytes[index + 2])
      case UInt8(ascii: "#"):
        let isFirst = !isInFragment
        isInFragment = true
        return isFirst
      case UInt8(ascii: "["):
        return index >= 2 && bytes[index - 1] == UInt8(ascii: "/") && bytes[index - 2] == UInt8(ascii: "/")
      case UInt8(ascii: "]"):
        return isEndOfAddress(bytes, index)
      case let byte: return keptInURL.contains(byte)
      }
    }
  }

  /// Whether a `]` closes the address of a host (RFC 3986, 3.2.2), which has at most 45 characters.
  private static func isEndOfAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let before = bytes[max(0, index - 45)..<index]
    guard let open = before.lastIndex(of: UInt8(ascii: "[")), open >= 2 else { return false }
    return bytes[open - 1] == UInt8(ascii: "/") && bytes[open - 2] == UInt8(ascii: "/")
      && bytes[open + 1..<index].allSatisfy {
        hexDigits.contains($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
  }

  private static func encoded(
    _ text: String, keeping isKept: (UnsafeBufferPointer<UInt8>, Int) -> Bool
  ) -> String {
    var text = text
    var output = OutputBuffer(capacity: 0)
    text.withUTF8 { bytes in
      for index in bytes.indices {
        if isKept(bytes, index) {
          output.write(byte: bytes[index])
        } else {
          output.write(byte: UInt8(ascii: "%"))
          output.write(hex: bytes[index])
        }
      }
    }
    return output.text
  }
}
