import Foundation
import LayoutCore

/// Reads asset catalogues: folders with a `Contents.json` each.
struct AssetCatalogue {
  /// Adds the contents of a catalogue; returns messages about what cannot be read.
  static func read(_ folder: URL, into resources: inout ProjectResources) -> [String] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      return ["\(folder.path): cannot be read: it is not a folder, or is not readable"]
    }
    var problems: [String] = []
    func note(_ set: URL, _ reason: String) { problems.append("\(set.path): cannot be read: \(reason)") }
    for name in names.sorted() {
      let set = folder.appending(path: name)
      let title = title(of: name, in: folder)
      switch set.pathExtension {
      case "colorset":
        if let color = color(set) {
          resources.add(color: color, called: title)
        } else if !isUnset(set) {
          note(set, "its Contents.json has no colour that is known")
        }
      case "imageset":
        if let size = imageSize(set) {
          resources.add(image: size, called: title)
        } else {
          note(set, "its Contents.json names no image whose size is known")
        }
      case "symbolset": resources.add(symbol: title)
      default: continue
      }
    }
    return problems
  }

  /// Returns the name of an asset, with the folders that provide a namespace: `Brand/Card`.
  private static func title(of path: String, in catalogue: URL) -> String {
    var folder = catalogue
    var title = ""
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.dropLast() {
      folder = folder.appending(path: part)
      if providesNamespace(folder) { title += "\(part)/" }
    }
    return title + URL(fileURLWithPath: parts.last ?? path).deletingPathExtension().lastPathComponent
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?
        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appending(path: "Contents.json"))
    let group = data.flatMap { try? JSONDecoder().decode(Group.self, from: $0) }
    return group?.properties?.isNamespace ?? false
  }

  // MARK: - Colours

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      var color: Color?
      var appearances: [Appearance]?
      var idiom: String?
    }
    struct Appearance: Decodable { var appearance, value: String }
    struct Color: Decodable {
      var components: [String: String]?
      var reference: String?
    }
    var colors: [Entry]
  }

  /// Returns a colour as it is painted: `#rrggbbaa`, with that of the dark scheme after a vertical line.
  private static func color(_ set: URL) -> String? {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let read = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    func isUniversal(_ entry: ColorSet.Entry) -> Bool { ["universal", "iphone", nil].contains(entry.idiom) }
    func isDark(_ entry: ColorSet.Entry) -> Bool {
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
    let entries = read.colors.filter(isUniversal)
    guard let light = entries.first(where: { $0.appearances?.isEmpty ?? true }).flatMap({ paint($0.color) })
    else {
      return nil
    }
    guard let dark = entries.first(where: isDark).flatMap({ paint($0.color) }) else { return light }
    return "\(light)|\(dark)"
  }

  /// Whether a set names no colour, as the accent colour of a new project does, which is the system's.
  private static func isUnset(_ set: URL) -> Bool {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let read = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return false }
    return read.colors.allSatisfy { $0.color == nil }
  }

  private static func paint(_ color: ColorSet.Color?) -> String? {
    guard let color else { return nil }
    if let reference = color.reference {
      return reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
    }
    guard let parts = color.components else { return nil }
    // A grey has a single component.
    let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let numbers = (names + ["alpha"]).map { part(parts[$0] ?? "1") }
    return "#" + numbers.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  /// Returns a component from 0 to 1, written as a fraction, as a number up to 255, or as two hexadecimal
  /// digits.
  private static func part(_ text: String) -> Double {
    let number =
      if text.hasPrefix("0x") {
        Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else if text.contains(".") {
        Double(text) ?? 0
      } else {
        (Double(text) ?? 0) > 1 ? (Double(text) ?? 0) / 255 : Double(text) ?? 0
      }
    return max(0, min(1, number))
  }

  // MARK: - Images

  private struct ImageSet: Decodable {
    struct Entry: Decodable { var filename, scale, idiom: String? }
    var images: [Entry]
  }

  private static func imageSize(_ set: URL) -> CGSize? {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let read = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    for entry in read.images {
      guard let file = entry.filename, let pixels = ImageFile.size(of: set.appending(path: file)) else {
        continue
      }
      let scale = CGFloat(Double(entry.scale?.dropLast() ?? "1") ?? 1)
      let grid = PixelGrid(scale: scale)
      return CGSize(
        width: grid.points(ofPixels: pixels.width), height: grid.points(ofPixels: pixels.height))
    }
    return nil
  }
}
