import CookbookModel

/// Reads the size of a picture from its header.
public enum PictureSize {
  /// The size of a picture as it is shown; nil when the bytes are no picture whose header says it.
  ///
  /// PNG, JPEG (turned as its EXIF orientation says), GIF, WebP, AVIF and SVG.
  public static func read(_ bytes: [UInt8]) -> PixelSize? {
    nil
  }
}
