/// Percent-encoding of link destinations, as CommonMark's renderers do it.
enum DestinationEncoding {
  /// A destination with everything encoded that cannot stand in a URL; what is encoded already stays.
  static func encoded(_ destination: String) -> String {
    var out: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in destination.utf8 {
      if isSafe(byte) {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: Array("-_.+!*'(),%#@?=;:/&$~".utf8).contains(byte)
    }
  }
}
