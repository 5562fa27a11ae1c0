import Foundation
import LayoutCore
import LinearProgramming

/// Numbers and words that sentences are made of.
enum Words {
  /// A length with at most two decimals and no trailing zeros.
  static func plain(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    if let text = quickly(value) { return text }
    var text = String(format: "%.2f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// The same without a format, which takes long; `nil` for a number that is large, or so near to the middle between two
  /// hundredths that the format has to decide.
  private static func quickly(_ value: Double) -> String? {
    let hundredths = value * 100
    let rounded = hundredths.rounded()
    guard abs(hundredths) < 1e12, abs(abs(hundredths - rounded) - 0.5) > 1e-3 else { return nil }
    let (whole, rest) = Int(rounded.magnitude).quotientAndRemainder(dividingBy: 100)
    let sign = rounded < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A length as code and tables have it: at most two decimals, and no trailing zeros.
  static func plain(_ value: Rational) -> String {
    NumberMarks.around(value, isGrouped: false) { plain(value.doubleValue) }
  }

  /// A length in a sentence: as `plain`, with a comma between the thousands.
  static func points(_ value: Double) -> String {
    let text = plain(value)
    guard value.isFinite, abs(value) >= 1_000 else { return text }
    let whole = text.prefix { $0 != "." }
    var grouped = ""
    for (place, digit) in whole.reversed().enumerated() {
      if place > 0, place % 3 == 0, digit.isNumber { grouped.insert(",", at: grouped.startIndex) }
      grouped.insert(digit, at: grouped.startIndex)
    }
    return grouped + text.dropFirst(whole.count)
  }

  /// A length in a sentence: as `plain`, with a comma between the thousands.
  static func points(_ value: Rational) -> String {
    NumberMarks.around(value, isGrouped: true) { points(value.doubleValue) }
  }

  /// A change with its sign.
  static func signed(_ value: Rational) -> String {
    value.signum() < 0 ? "-" + points(value.magnitude) : "+" + points(value)
  }

  /// `8 + 16 - 4`: numbers one after the other, with their signs.
  static func sum(_ values: [Rational]) -> String {
    guard let first = values.first else { return "0" }
    return values.dropFirst().reduce(points(first)) { sum, value in
      sum + (value < 0 ? " - \(points(-value))" : " + \(points(value))")
    }
  }

  /// What a view is offered along an axis.
  static func offer(_ offer: Offer?, _ axis: Axis) -> String {
    switch offer {
    case nil: "no \(side(axis)) (nil)"
    case .finite(let points): Self.points(points)
    case .infinite: "unlimited \(side(axis))"
    case .negativeInfinite: "less than nothing"
    }
  }

  /// `wide` or `tall`.
  static func adjective(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "tall" }
  /// `wider` or `taller`.
  static func comparative(_ axis: Axis) -> String { axis == .horizontal ? "wider" : "taller" }
  /// `wider` or `narrower`, `taller` or `shorter`.
  static func comparative(_ axis: Axis, _ change: Rational) -> String {
    change.signum() > 0 ? comparative(axis) : axis == .horizontal ? "narrower" : "shorter"
  }
  /// `widest` or `tallest`.
  static func superlative(_ axis: Axis) -> String { axis == .horizontal ? "widest" : "tallest" }
  /// `width` or `height`.
  static func side(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  /// `x` or `y`.
  static func coordinate(_ axis: Axis) -> String { axis == .horizontal ? "x" : "y" }

  /// The way in which something moves: `right`, `left`, `down` or `up`.
  static func direction(_ axis: Axis, _ change: Rational) -> String {
    axis == .horizontal ? (change.signum() < 0 ? "left" : "right") : (change.signum() < 0 ? "up" : "down")
  }

  /// `row's`, or `files'`.
  static func possessive(_ name: String) -> String { name + (name.hasSuffix("s") ? "'" : "'s") }

  /// `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }

  /// The same of many items: of more than so many the first few, and how many more there are.
  static func list(_ items: [String], most: Int) -> String {
    // One that is left out takes as much room as one that is told.
    guard items.count > most + 1 else { return list(items) }
    return list(items.prefix(most) + ["\(items.count - most) more"])
  }
}
