import Foundation
import LayoutCore

/// A style as it is written, such as `red`, `#ff8000`, `blue.opacity(0.5)`, `red.gradient` or
/// `stroke(red, lineWidth: 2)`.
struct WrittenPaint {
  /// The paint of the inside or the outline.
  var paint: Paint
  /// The stroke of the outline; `nil` if the inside is painted.
  var stroke: PictureStroke?
  /// Whether the paint is unknown, so that a neutral colour replaces it.
  var isUnknown = false
}

extension Palette {
  /// Returns the paint of a style as it is written; an unknown name has the colour `unknown`, by default
  /// grey.
  func paint(_ text: String, unknown: PictureColor? = nil) -> WrittenPaint {
    var text = Substring(text.filter { !$0.isWhitespace || $0 == " " })
    if let arguments = Self.arguments(of: "stroke", in: text) {
      let parts = Self.separated(arguments)
      var painted = paint(String(parts.first ?? "primary"))
      painted.stroke = Self.stroke(parts.dropFirst())
      return painted
    }
    text = Substring(text.filter { $0 != " " })
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
    if let gradient = gradient(written: text, opacity) { return WrittenPaint(paint: .gradient(gradient)) }
    let known = known(written: text)
    let color = (known ?? unknown ?? self.unknown).opacity(opacity)
    // A gradient derived from a colour is a little lighter at the top, and the colour itself at the bottom.
    let paint: Paint =
      isGradient ? .gradient(from: color.mixed(with: lightened(color), 0.3), to: color) : .color(color)
    return WrittenPaint(paint: paint, isUnknown: known == nil)
  }

  private func lightened(_ color: PictureColor) -> PictureColor { PictureColor.white.opacity(color.opacity) }

  /// Returns the stroke that words such as `lineWidth: 2, lineCap: round, dash: 4 3` describe.
  private static func stroke(_ words: ArraySlice<Substring>) -> PictureStroke {
    var stroke = PictureStroke(width: 1)
    for word in words.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard let colon = word.firstIndex(of: ":") else { continue }
      let value = word[word.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch word[..<colon] {
      case "lineWidth": stroke.width = Double(value).map { CGFloat($0) } ?? 1
      case "lineCap": stroke.cap = PictureStroke.Cap(rawValue: value) ?? .butt
      case "lineJoin": stroke.join = PictureStroke.Join(rawValue: value) ?? .miter
      case "dash": stroke.dashes = value.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
      case "dashPhase": stroke.phase = Double(value).map { CGFloat($0) } ?? 0
      default: continue
      }
    }
    return stroke
  }

  /// Returns a gradient from its colours, with places from 0 to 1, and after semicolons its geometry.
  ///
  /// It is `nil` for any other text.
  ///
  /// `linear(red@0,blue@1;0.5,0;0.5,1)` goes from one point to another in fractions of the sides,
  /// `radial(…;0.5,0.5;0,80)` around a point from one radius to another in points,
  /// `elliptical(…;0.5,0.5;0,0.5)` from one fraction of the sides to another, and `angular(…;0.5,0.5;0,360)`
  /// from one angle in degrees to another. `mesh(2,2;x,y,…;red,…;clear)` has a colour at each point of a
  /// grid.
  private func gradient(written text: Substring, _ opacity: CGFloat) -> PictureGradient? {
    if let inside = Self.arguments(of: "mesh", in: text) { return mesh(inside, opacity) }
    for kind in ["linear", "radial", "elliptical", "angular"] {
      guard let inside = Self.arguments(of: kind, in: text) else { continue }
      let parts = inside.split(separator: ";")
      guard parts.count == 3 else { return nil }
      let stops = Self.separated(parts[0]).compactMap { stop -> PictureGradient.Stop? in
        guard let mark = stop.lastIndex(of: "@"), let offset = Double(stop[stop.index(after: mark)...]),
          let color = color(written: stop[..<mark], opacity)
        else { return nil }
        return PictureGradient.Stop(offset: CGFloat(offset), color: color)
      }
      let numbers = parts.dropFirst().flatMap(Self.numbers)
      guard !stops.isEmpty, numbers.count == 4 else { return nil }
      let first = CGPoint(x: numbers[0], y: numbers[1])
      let form: PictureGradient.Form =
        switch kind {
        case "linear": .linear(from: first, to: CGPoint(x: numbers[2], y: numbers[3]))
        case "radial": .radial(center: first, from: numbers[2], to: numbers[3])
        case "elliptical": .elliptical(center: first, from: numbers[2], to: numbers[3])
        default: .angular(center: first, from: numbers[2], to: numbers[3])
        }
      return PictureGradient(stops: stops.sorted { $0.offset < $1.offset }, form: form)
    }
    return nil
  }

  private func mesh(_ text: Substring, _ opacity: CGFloat) -> PictureGradient? {
    let parts = text.split(separator: ";")
    guard parts.count == 4, case let sides = Self.numbers(parts[0]), sides.count == 2 else { return nil }
    let places = Self.numbers(parts[1])
    let colors = Self.separated(parts[2]).compactMap { color(written: $0, opacity) }
    let columns = Int(sides[0])
    guard columns >= 2, colors.count == columns * Int(sides[1]), places.count == 2 * colors.count else {
      return nil
    }
    let stops = colors.map { PictureGradient.Stop(offset: 0, color: $0) }
    let points = colors.indices.map { CGPoint(x: places[2 * $0], y: places[2 * $0 + 1]) }
    let background = color(written: parts[3], opacity) ?? PictureColor.black.opacity(0)
    return PictureGradient(
      stops: stops, form: .mesh(columns: columns, points: points, background: background))
  }

  private func color(written text: Substring, _ opacity: CGFloat) -> PictureColor? {
    guard case .color(let color) = paint(String(text)).paint else { return nil }
    return color.opacity(opacity)
  }

  private static func numbers(_ text: Substring) -> [CGFloat] {
    text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// The fill of a shape whose colour is unknown: lighter than letters, so that both are visible.
  var unknownFill: PictureColor { placeholder }

  private func known(written text: Substring) -> PictureColor? {
    // A colour may be followed by one for the dark scheme: `#ffffffff|#000000ff`.
    if text.hasPrefix("#"), let line = text.firstIndex(of: "|") {
      return known(written: scheme == .dark ? text[text.index(after: line)...] : text[..<line])
    }
    if text.hasPrefix("#") { return Self.hex(text.dropFirst()) }
    var name = text
    for prefix in [
      "Color.", "Color(.", "Color(\"", "Color(", "UIColor.", "NSColor.", "uiColor:", "nsColor:", ".",
    ]
    where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    name = name.prefix { $0.isLetter || $0.isNumber }
    return color(named: String(name))
  }

  /// The colour of letters and lines whose colour is unknown.
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

  /// Returns the arguments of a call, which are separated by commas outside brackets.
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
}
