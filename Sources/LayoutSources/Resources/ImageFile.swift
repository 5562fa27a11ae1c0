import Foundation
import LayoutCore

/// The size of an image file: in pixels, or in the units of a vector drawing.
enum ImageFile {
  /// Returns the size; `nil` for a file of an unknown format.
  static func size(of file: URL) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    // All these formats store the size near the beginning.
    guard let data = try? handle.read(upToCount: 256 * 1024) else { return nil }
    let bytes = [UInt8](data)
    return switch file.pathExtension.lowercased() {
    case "png": png(bytes)
    case "jpg", "jpeg": jpeg(bytes)
    case "svg": svg(String(decoding: data, as: UTF8.self))
    case "pdf": pdf(String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return CGSize(width: CGFloat(number(bytes[16..<20])), height: CGFloat(number(bytes[20..<24])))
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let kind = bytes[index + 1]
      // The frame header, of any coding.
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return CGSize(
          width: CGFloat(number(bytes[(index + 7)..<(index + 9)])),
          height: CGFloat(number(bytes[(index + 5)..<(index + 7)])))
      }
      index += 2 + number(bytes[(index + 2)..<(index + 4)])
    }
    return nil
  }

  private static func svg(_ text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let tag = text[start.upperBound..<end.lowerBound]
    func attribute(_ name: String) -> Substring? {
      guard let place = tag.range(of: " \(name)=") ?? tag.range(of: "\n\(name)=") else { return nil }
      let rest = tag[place.upperBound...]
      guard let quote = rest.first, let last = rest.dropFirst().firstIndex(of: quote) else { return nil }
      return rest[rest.index(after: rest.startIndex)..<last]
    }
    func length(_ text: Substring?) -> CGFloat? {
      guard let text, !text.hasSuffix("%") else { return nil }
      return Double(text.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    }
    if let width = length(attribute("width")), let height = length(attribute("height")) {
      return CGSize(width: width, height: height)
    }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func pdf(_ text: String) -> CGSize? {
    guard let start = text.range(of: "/MediaBox"),
      let open = text.range(of: "[", range: start.upperBound..<text.endIndex),
      let close = text.range(of: "]", range: open.upperBound..<text.endIndex)
    else { return nil }
    let sides = text[open.upperBound..<close.lowerBound].split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    return sides.count == 4 ? CGSize(width: sides[2] - sides[0], height: sides[3] - sides[1]) : nil
  }
}
