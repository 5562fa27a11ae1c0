import Foundation
import LayoutCore

/// The colours by name, in a light or dark scheme.
struct Palette: Sendable {
  /// Whether views are drawn light or dark.
  let scheme: ColorScheme
  /// The platform whose colours are used; `nil` is iOS before version 26.
  var platform: Platform?

  /// The background of everything.
  var background: PictureColor { isDark ? .black : .white }
  /// The colour of text.
  var primary: PictureColor { isDark ? .white : .black }
  /// The colour of a placeholder for a missing picture.
  var placeholder: PictureColor { PictureColor(hex: isDark ? 0x3A3A3C : 0xE5E5EA) }
  /// The colour of lines and letters on a placeholder.
  var placeholderInk: PictureColor { PictureColor(hex: isDark ? 0x98989D : 0x8E8E93) }
  /// The background of a sheet of pictures.
  var sheet: PictureColor { PictureColor(hex: isDark ? 0x1C1C1E : 0xF2F2F7) }
  /// The colour of a separating line.
  var separator: PictureColor { color(named: "separator") ?? placeholderInk }

  private var isDark: Bool { scheme == .dark }

  /// Returns the colour of a name; `nil` for an unknown name.
  func color(named name: String) -> PictureColor? {
    // NSColor's names end in "Color"; SwiftUI's do not.
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let hues = platform == nil || platform == .iOS18 ? Self.oldHues : Self.hues
    let hue = plain.hasPrefix("system") ? plain.dropFirst(6).lowercased() : plain
    if let (light, dark) = hues[Self.sameHues[hue] ?? hue] { return PictureColor(hex: isDark ? dark : light) }
    let own = platform?.system == .macOS ? Self.mac[plain] : nil
    guard let (light, dark) = own ?? Self.named[plain] else { return nil }
    return isDark ? dark : light
  }

  private typealias Pair = (light: PictureColor, dark: PictureColor)

  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ opacity: CGFloat = 1, _ darkOpacity: CGFloat? = nil
  )
    -> Pair
  {
    (
      PictureColor(hex: light, opacity: opacity),
      PictureColor(hex: dark, opacity: darkOpacity ?? opacity)
    )
  }

  private static let sameHues = [
    "accentColor": "blue", "accent": "blue", "tint": "blue", "grey": "gray", "controlAccent": "blue",
  ]

  /// The hues of iOS 26 and macOS 26, as the Human Interface Guidelines list them, *Color*.
  private static let hues: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF383C, 0xFF4245), "orange": (0xFF8D28, 0xFF9230), "yellow": (0xFFCC00, 0xFFD600),
    "green": (0x34C759, 0x30D158), "mint": (0x00C8B3, 0x00DAC3), "teal": (0x00C3D0, 0x00D2E0),
    "cyan": (0x00C0E8, 0x3CD3FE), "blue": (0x0088FF, 0x0091FF), "indigo": (0x6155F5, 0x6D7CFF),
    "purple": (0xCB30E0, 0xDB34F2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xAC7F5E, 0xB78A66),
    "gray": (0x8E8E93, 0x8E8E93),
  ]

  /// The hues of iOS up to 18.
  private static let oldHues: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93),
  ]

  /// The semantic colours of UIKit, and the colours of SwiftUI.
  private static let named: [String: Pair] = [
    "clear": pair(0, 0, 0), "black": pair(0, 0), "white": pair(0xFFFFFF, 0xFFFFFF),
    "primary": pair(0x000000, 0xFFFFFF), "secondary": pair(0x3C3C43, 0xEBEBF5, 0.6),
    "tertiary": pair(0x3C3C43, 0xEBEBF5, 0.3), "quaternary": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
    "quinary": pair(0x3C3C43, 0xEBEBF5, 0.1), "placeholder": pair(0x3C3C43, 0xEBEBF5, 0.3),
    "placeholderText": pair(0x3C3C43, 0xEBEBF5, 0.3), "label": pair(0x000000, 0xFFFFFF),
    "secondaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.6), "tertiaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.3),
    "quaternaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16), "link": pair(0x007AFF, 0x0984FF),
    "lightText": pair(0xFFFFFF, 0xFFFFFF, 0.6), "darkText": pair(0, 0),
    "lightGray": pair(0xAAAAAA, 0xAAAAAA), "darkGray": pair(0x555555, 0x555555),
    "magenta": pair(0xFF00FF, 0xFF00FF), "selection": pair(0xD1D1D6, 0x3A3A3C),
    "fill": pair(0x787880, 0x787880, 0.2, 0.36), "systemFill": pair(0x787880, 0x787880, 0.2, 0.36),
    "secondarySystemFill": pair(0x787880, 0x787880, 0.16, 0.32),
    "tertiarySystemFill": pair(0x767680, 0x767680, 0.12, 0.24),
    "quaternarySystemFill": pair(0x747480, 0x767680, 0.08, 0.18),
    "systemGray2": pair(0xAEAEB2, 0x636366), "systemGray3": pair(0xC7C7CC, 0x48484A),
    "systemGray4": pair(0xD1D1D6, 0x3A3A3C), "systemGray5": pair(0xE5E5EA, 0x2C2C2E),
    "systemGray6": pair(0xF2F2F7, 0x1C1C1E), "background": pair(0xFFFFFF, 0x000000),
    "foreground": pair(0x000000, 0xFFFFFF), "systemBackground": pair(0xFFFFFF, 0x000000),
    "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
    "separator": pair(0x3C3C43, 0x545458, 0.29, 0.6), "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
    // Materials are drawn as they appear on a plain background; the views under them are not blurred.
    "ultraThinMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.5), "thinMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.6),
    "regularMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.7), "thickMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.8),
    "ultraThickMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.9), "bar": pair(0xF9F9F9, 0x1D1D1D, 0.94),
    "systemMaterial": pair(0xF2F2F7, 0x2C2C2E, 0.7),
    "windowBackground": pair(0xECECEC, 0x323232), "controlBackground": pair(0xFFFFFF, 0x1E1E1E),
    "textBackground": pair(0xFFFFFF, 0x1E1E1E), "underPageBackground": pair(0x969696, 0x282828, 0.9, 1),
    "control": pair(0xFFFFFF, 0xFFFFFF, 1, 0.25), "grid": pair(0xE6E6E6, 0x1A1A1A),
    "controlText": pair(0, 0xFFFFFF, 0.85), "text": pair(0, 0xFFFFFF),
    "windowFrameText": pair(0, 0xFFFFFF, 0.85), "headerText": pair(0, 0xFFFFFF, 0.85),
    "selectedContentBackground": pair(0x0064E1, 0x0059D1), "selectedText": pair(0, 0xFFFFFF),
    "selectedTextBackground": pair(0xB3D7FF, 0x3F638B), "selectedControl": pair(0xB3D7FF, 0x3F638B),
    "unemphasizedSelectedContentBackground": pair(0xDCDCDC, 0x464646),
  ]

  /// The colours of AppKit that share their names with colours of UIKit.
  private static let mac: [String: Pair] = [
    "primary": pair(0, 0xFFFFFF, 0.85), "secondary": pair(0, 0xFFFFFF, 0.5, 0.55),
    "tertiary": pair(0, 0xFFFFFF, 0.26, 0.25), "quaternary": pair(0, 0xFFFFFF, 0.1),
    "label": pair(0, 0xFFFFFF, 0.85), "secondaryLabel": pair(0, 0xFFFFFF, 0.5, 0.55),
    "tertiaryLabel": pair(0, 0xFFFFFF, 0.26, 0.25), "quaternaryLabel": pair(0, 0xFFFFFF, 0.1),
    "placeholder": pair(0, 0xFFFFFF, 0.25), "placeholderText": pair(0, 0xFFFFFF, 0.25),
    "separator": pair(0, 0xFFFFFF, 0.1), "background": pair(0xECECEC, 0x323232),
    "link": pair(0x0068DA, 0x419CFF),
  ]
}

extension PictureColor {
  static let black = PictureColor(hex: 0)
  static let white = PictureColor(hex: 0xFFFFFF)

  /// Creates a colour from two hexadecimal digits for each of red, green and blue.
  init(hex: UInt32, opacity: CGFloat = 1) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// Returns the same colour, with its opacity multiplied by a factor.
  func opacity(_ factor: CGFloat) -> PictureColor {
    var color = self
    color.opacity *= max(0, min(1, factor))
    return color
  }

  /// Returns the mixture with another colour, whose share is from 0 to 1.
  func mixed(with other: PictureColor, _ share: CGFloat) -> PictureColor {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return PictureColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}
