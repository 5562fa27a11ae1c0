import Foundation

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
  func paint(_ text: String) -> WrittenPaint {
    var text = Substring(text.filter { !$0.isWhitespace })
    if let arguments = Self.arguments(of: "stroke", in: text) {
      let parts = Self.separated(arguments)
      let width = parts.dropFirst().lazy.compactMap { Self.number($0, "lineWidth:") }.first
      return WrittenPaint(paint: paint(String(parts.first ?? "primary")).paint, lineWidth: width ?? 1)
    }
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
    let color = color(written: text).opacity(opacity)
    // A gradient made from a colour is a little lighter at the top, and the colour itself at the bottom.
    return WrittenPaint(
      paint: isGradient ? .gradient(from: color.mixed(with: lightened(color), 0.3), to: color) : .color(color)
    )
  }

  private func lightened(_ color: PictureColor) -> PictureColor { PictureColor.white.opacity(color.opacity) }

  private func color(written text: Substring) -> PictureColor {
    if text.hasPrefix("#") { return Self.hex(text.dropFirst()) ?? unknown }
    var name = text
    for prefix in ["Color.", "Color(.", "Color(\"", "."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0.isLetter || $0.isNumber }
    return color(named: String(name)) ?? unknown
  }

  private var unknown: PictureColor { placeholderInk }

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
