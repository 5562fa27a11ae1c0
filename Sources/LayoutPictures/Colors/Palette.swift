import Foundation
import LayoutCore

/// The colours that names stand for, light or dark.
struct Palette: Sendable {
  /// Whether views are drawn light or dark.
  let scheme: ColorScheme

  /// What is under everything.
  var background: PictureColor { isDark ? .black : .white }
  /// What text is drawn in.
  var primary: PictureColor { isDark ? .white : .black }
  /// What stands for something that is not there.
  var placeholder: PictureColor { PictureColor(hex: isDark ? 0x3A3A3C : 0xE5E5EA) }
  /// The lines and letters on a placeholder.
  var placeholderInk: PictureColor { PictureColor(hex: isDark ? 0x98989D : 0x8E8E93) }
  /// What lies under the pictures of a sheet.
  var sheet: PictureColor { PictureColor(hex: isDark ? 0x1C1C1E : 0xF2F2F7) }
  /// A line between things.
  var separator: PictureColor {
    PictureColor(hex: isDark ? 0x545458 : 0x3C3C43, opacity: isDark ? 0.6 : 0.29)
  }

  private var isDark: Bool { scheme == .dark }

  /// The colour of a name; `nil` for a name of none.
  func color(named name: String) -> PictureColor? {
    guard let (light, dark, opacity) = Self.named[name] else { return nil }
    return PictureColor(hex: isDark ? dark : light, opacity: opacity)
  }

  /// The system colours of iOS as its Human Interface Guidelines list them, *Color*, light and dark.
  private static let named: [String: (light: UInt32, dark: UInt32, opacity: CGFloat)] = [
    "clear": (0, 0, 0), "black": (0, 0, 1), "white": (0xFFFFFF, 0xFFFFFF, 1),
    "red": (0xFF3B30, 0xFF453A, 1), "orange": (0xFF9500, 0xFF9F0A, 1), "yellow": (0xFFCC00, 0xFFD60A, 1),
    "green": (0x34C759, 0x30D158, 1), "mint": (0x00C7BE, 0x63E6E2, 1), "teal": (0x30B0C7, 0x40C8E0, 1),
    "cyan": (0x32ADE6, 0x64D2FF, 1), "blue": (0x007AFF, 0x0A84FF, 1), "indigo": (0x5856D6, 0x5E5CE6, 1),
    "purple": (0xAF52DE, 0xBF5AF2, 1), "pink": (0xFF2D55, 0xFF375F, 1), "brown": (0xA2845E, 0xAC8E68, 1),
    "gray": (0x8E8E93, 0x8E8E93, 1), "grey": (0x8E8E93, 0x8E8E93, 1),
    "accentColor": (0x007AFF, 0x0A84FF, 1), "tint": (0x007AFF, 0x0A84FF, 1),
    "primary": (0x000000, 0xFFFFFF, 1), "secondary": (0x3C3C43, 0xEBEBF5, 0.6),
    "tertiary": (0x3C3C43, 0xEBEBF5, 0.3), "quaternary": (0x3C3C43, 0xEBEBF5, 0.18),
    "placeholder": (0x3C3C43, 0xEBEBF5, 0.3), "placeholderText": (0x3C3C43, 0xEBEBF5, 0.3),
    "label": (0x000000, 0xFFFFFF, 1), "secondaryLabel": (0x3C3C43, 0xEBEBF5, 0.6),
    "tertiaryLabel": (0x3C3C43, 0xEBEBF5, 0.3), "quaternaryLabel": (0x3C3C43, 0xEBEBF5, 0.18),
    "systemRed": (0xFF3B30, 0xFF453A, 1), "systemOrange": (0xFF9500, 0xFF9F0A, 1),
    "systemYellow": (0xFFCC00, 0xFFD60A, 1), "systemGreen": (0x34C759, 0x30D158, 1),
    "systemMint": (0x00C7BE, 0x63E6E2, 1), "systemTeal": (0x30B0C7, 0x40C8E0, 1),
    "systemCyan": (0x32ADE6, 0x64D2FF, 1), "systemBlue": (0x007AFF, 0x0A84FF, 1),
    "systemIndigo": (0x5856D6, 0x5E5CE6, 1), "systemPurple": (0xAF52DE, 0xBF5AF2, 1),
    "systemPink": (0xFF2D55, 0xFF375F, 1), "systemBrown": (0xA2845E, 0xAC8E68, 1),
    "systemGray": (0x8E8E93, 0x8E8E93, 1), "systemGray2": (0xAEAEB2, 0x636366, 1),
    "systemGray3": (0xC7C7CC, 0x48484A, 1), "systemGray4": (0xD1D1D6, 0x3A3A3C, 1),
    "systemGroupedBackground": (0xF2F2F7, 0x000000, 1),
    "secondarySystemGroupedBackground": (0xFFFFFF, 0x1C1C1E, 1),
    "tertiarySystemGroupedBackground": (0xF2F2F7, 0x2C2C2E, 1),
    "tertiarySystemBackground": (0xFFFFFF, 0x2C2C2E, 1),
    "separator": (0x3C3C43, 0x545458, 0.29), "background": (0xFFFFFF, 0x000000, 1),
    "systemBackground": (0xFFFFFF, 0x000000, 1), "secondarySystemBackground": (0xF2F2F7, 0x1C1C1E, 1),
    "systemGray6": (0xF2F2F7, 0x1C1C1E, 1), "systemGray5": (0xE5E5EA, 0x2C2C2E, 1),
    "ultraThinMaterial": (0xF2F2F7, 0x2C2C2E, 0.5), "thinMaterial": (0xF2F2F7, 0x2C2C2E, 0.6),
    "regularMaterial": (0xF2F2F7, 0x2C2C2E, 0.7), "thickMaterial": (0xF2F2F7, 0x2C2C2E, 0.8),
    "ultraThickMaterial": (0xF2F2F7, 0x2C2C2E, 0.9),
  ]
}

extension PictureColor {
  static let black = PictureColor(hex: 0)
  static let white = PictureColor(hex: 0xFFFFFF)

  /// A colour of two hexadecimal digits for each of red, green and blue.
  init(hex: UInt32, opacity: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// The same colour, less opaque by a factor.
  func opacity(_ factor: CGFloat) -> PictureColor {
    var color = self
    color.opacity *= max(0, min(1, factor))
    return color
  }

  /// The colour on its way to another one.
  func mixed(with other: PictureColor, _ share: CGFloat) -> PictureColor {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return PictureColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}

/// A style as it is written, such as `red`, `#ff8000`, `blue.opacity(0.5)`, `red.gradient` or
/// `stroke(red, lineWidth: 2)`.
struct WrittenPaint {
  /// What is painted.
  var paint: Paint
  /// How thick the outline is that is painted, in points; `nil` where the inside is.
  var lineWidth: CGFloat?
}

extension Palette {
  /// What a style as it is written paints; a name that nobody knows is grey.
  func paint(_ text: String, unknown: PictureColor? = nil) -> WrittenPaint {
    var text = Substring(text.filter { !$0.isWhitespace })
    if let arguments = Self.arguments(of: "stroke", in: text) {
      let parts = Self.separated(arguments)
      let width = parts.dropFirst().lazy.compactMap { Self.number($0, "lineWidth:") }.first
      return WrittenPaint(paint: paint(String(parts.first ?? "primary")).paint, lineWidth: width ?? 1)
    }
    if let gradient = gradient(written: text) { return WrittenPaint(paint: .gradient(gradient)) }
    var opacity: CGFloat = 1
    var isGradient = false
    while true {
      if text.hasSuffix(".gradient") {
        text = text.dropLast(".gradient".count)
        isGradient = true
      } else if text.hasSuffix(")"), let call = text.range(of: ".opacity(", options: .backwards),
        let factor = Double(text[call.upperBound...].dropLast())
      {
        opacity *= max(0, min(1, CGFloat(factor)))
        text = text[..<call.lowerBound]
      } else {
        break
      }
    }
    let color = (known(written: text) ?? unknown ?? self.unknown).opacity(opacity)
    // A gradient made from a colour is a little lighter at the top, and the colour itself at the bottom.
    return WrittenPaint(
      paint: isGradient ? .gradient(from: color.mixed(with: lightened(color), 0.3), to: color) : .color(color)
    )
  }

  private func lightened(_ color: PictureColor) -> PictureColor { PictureColor.white.opacity(color.opacity) }

  /// `linear(red@0,blue@1;0.5,0;0.5,1)`, from one point to another in shares of the sides, and
  /// `radial(red@0,blue@1;0.5,0.5;0,80)`, around a point from one radius to another; `nil` for anything else.
  private func gradient(written text: Substring) -> PictureGradient? {
    for kind in ["linear", "radial"] {
      guard let inside = Self.arguments(of: kind, in: text) else { continue }
      let parts = inside.split(separator: ";")
      guard parts.count == 3 else { return nil }
      let stops = Self.separated(parts[0]).compactMap { stop -> PictureGradient.Stop? in
        guard let mark = stop.lastIndex(of: "@"), let offset = Double(stop[stop.index(after: mark)...]) else {
          return nil
        }
        guard case .color(let color) = paint(String(stop[..<mark])).paint else { return nil }
        return PictureGradient.Stop(offset: CGFloat(offset), color: color)
      }
      let numbers = parts.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { Double($0) }.map {
        CGFloat($0)
      }
      guard !stops.isEmpty, numbers.count == 4 else { return nil }
      let first = CGPoint(x: numbers[0], y: numbers[1])
      return PictureGradient(
        stops: stops,
        form: kind == "linear"
          ? .linear(from: first, to: CGPoint(x: numbers[2], y: numbers[3]))
          : .radial(center: first, from: numbers[2], to: numbers[3]))
    }
    return nil
  }

  /// What fills a shape whose colour nobody knows: lighter than letters, so that both can be seen.
  var unknownFill: PictureColor { placeholder }

  private func known(written text: Substring) -> PictureColor? {
    // A colour may say another one for dark screens: `#ffffffff|#000000ff`.
    if text.hasPrefix("#"), let line = text.firstIndex(of: "|") {
      return known(written: scheme == .dark ? text[text.index(after: line)...] : text[..<line])
    }
    if text.hasPrefix("#") { return Self.hex(text.dropFirst()) }
    var name = text
    for prefix in ["Color.", "Color(.", "Color(\"", "."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0.isLetter || $0.isNumber }
    return color(named: String(name))
  }

  /// What letters and lines of a colour are drawn in that nobody knows.
  private var unknown: PictureColor { PictureColor(hex: scheme == .dark ? 0xAEAEB2 : 0x636366) }

  private static func hex(_ digits: Substring) -> PictureColor? {
    guard digits.count == 6 || digits.count == 8, let value = UInt64(digits, radix: 16) else { return nil }
    return digits.count == 6
      ? PictureColor(hex: UInt32(value))
      : PictureColor(hex: UInt32(value >> 8), opacity: CGFloat(value & 0xFF) / 255)
  }

  private static func arguments(of name: String, in text: Substring) -> Substring? {
    text.hasPrefix("\(name)(") && text.hasSuffix(")") ? text.dropFirst(name.count + 1).dropLast() : nil
  }

  /// The arguments of a call, which commas separate outside of brackets.
  private static func separated(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }

  private static func number(_ text: Substring, _ label: String) -> CGFloat? {
    text.hasPrefix(label) ? Double(text.dropFirst(label.count)).map { CGFloat($0) } : nil
  }
}
