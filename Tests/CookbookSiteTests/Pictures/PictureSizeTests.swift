import CookbookModel
import Testing

@testable import CookbookSite

@Suite("The size of a picture")
struct PictureSizeTests {
  /// A picture's header in a few words: numbers, or the ASCII of a text.
  struct Header: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var size: PixelSize?

    init(_ name: String, _ parts: [any Sendable], _ width: Int?, _ height: Int = 0) {
      testDescription = name
      bytes = parts.flatMap { part -> [UInt8] in
        switch part {
        case let number as Int: [UInt8(number)]
        case let text as String: Array(text.utf8)
        case let bytes as [UInt8]: bytes
        default: []
        }
      }
      size = width.map { PixelSize(width: $0, height: height) }
    }
  }

  static let exifTurned: [UInt8] =
    [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [
      0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6,
    ]
    + [UInt8](repeating: 0, count: 6)
  static let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 100, 1, 44, 3]
  static let zeros = [UInt8](repeating: 0, count: 8)

  static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 8
    return [0, 0, UInt8(length >> 8), UInt8(length & 255)] + Array(kind.utf8) + content
  }

  static func avif(_ more: [UInt8] = []) -> [UInt8] {
    let thumbnail = box("ispe", [0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 16])
    let picture = box("ispe", [0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 100])
    let properties = box("iprp", box("ipco", thumbnail + picture + more))
    return box("ftyp", Array("avif\0\0\0\0".utf8))
      + box("meta", [0, 0, 0, 0] + box("hdlr", zeros) + properties)
  }

  static let headers = [
    Header(
      "PNG",
      [
        0x89, "PNG", [13, 10, 26, 10] as [UInt8], [0, 0, 0, 13] as [UInt8], "IHDR",
        [0, 0, 1, 44, 0, 0, 0, 100] as [UInt8],
      ], 300, 100),
    Header(
      "PNG without its end",
      [0x89, "PNG", [13, 10, 26, 10] as [UInt8], [0, 0, 0, 13] as [UInt8], "IHDR", [0, 0, 1] as [UInt8]], nil),
    Header("GIF", ["GIF89a", [44, 1, 100, 0] as [UInt8]], 300, 100),
    Header("GIF without width", ["GIF87a", [0, 0, 100, 0] as [UInt8]], nil),
    Header("JPEG", [[0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] as [UInt8], frame], 300, 100),
    Header(
      "JPEG turned by EXIF", [[0xFF, 0xD8] as [UInt8], exifTurned, [0xFF] as [UInt8], frame], 100, 300),
    Header("JPEG without a frame", [[0xFF, 0xD8, 0xFF, 0xDA, 0, 4, 0, 0] as [UInt8], frame], nil),
    Header("JPEG with a segment of no length", [[0xFF, 0xD8, 0xFF, 0xE0, 0, 0] as [UInt8], frame], nil),
    Header(
      "WebP lossy",
      [
        "RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8 ",
        [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 100, 0x40] as [UInt8],
      ], 300, 100),
    Header(
      "WebP lossless",
      ["RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8L", [0, 0, 0, 0, 0x2F, 0x2B, 0xC1, 0x18, 0] as [UInt8]], 300,
      100),
    Header(
      "WebP extended",
      [
        "RIFF", [0, 0, 0, 0] as [UInt8], "WEBPVP8X", [0, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 99, 0, 0] as [UInt8],
      ], 300, 100),
    Header("AVIF", [avif()], 300, 100),
    Header("AVIF turned", [avif(box("irot", [1]))], 100, 300),
    Header("AVIF cut off", [Array(avif().dropLast(20))], nil),
    Header(
      "SVG with sides",
      ["<?xml version='1.0'?><!-- <svg width='1'> --><svg xmlns='x>y' width=\"300px\" height='99.5'>"], 300,
      100),
    Header("SVG with a view box", ["\n<!DOCTYPE svg>\n<svg width='100%' viewBox='0 0 300, 100'/>"], 300, 100),
    Header("SVG without either", ["<svg></svg>"], nil),
    Header("HTML", ["<html><svg width='1' height='1'></html>"], nil),
    Header("nothing", [], nil),
  ]

  @Test("Is read from its header", arguments: headers)
  func size(header: Header) {
    #expect(PictureSize.read(header.bytes) == header.size)
  }

  @Test("Is nothing, and no crash, wherever the file ends", arguments: headers)
  func truncated(header: Header) {
    for count in header.bytes.indices { _ = PictureSize.read(Array(header.bytes[..<count])) }
    for index in header.bytes.indices {
      var bytes = header.bytes
      bytes[index] = 0xFF
      _ = PictureSize.read(bytes)
    }
  }
}
