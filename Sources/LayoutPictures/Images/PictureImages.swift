import Foundation

/// Where the images come from that views show.
public struct PictureImages: Sendable {
  private let directory: URL?

  /// No images: each one is a placeholder with its name.
  public static let none = PictureImages(directory: nil)

  private init(directory: URL?) { self.directory = directory }

  /// The images in a folder, as PNG files with the images' names; any other is a placeholder.
  public init(directory: URL) { self.init(directory: Optional(directory)) }

  /// The file of an image, of several the one with the most pixels; `nil` where there is none that is PNG.
  func image(named name: String) -> PNGImage? {
    // A name is no way out of the folder.
    guard let directory, !name.isEmpty, !name.contains("/"), !name.contains("..") else { return nil }
    for ending in ["@3x.png", "@2x.png", ".png", ""] {
      let file = directory.appendingPathComponent(name + ending)
      if let data = try? Data(contentsOf: file), data.starts(with: Self.signature) {
        return PNGImage(bytes: Array(data))
      }
    }
    return nil
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
