import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Numbers and words for sentences.
enum Words {
  /// A length with at most two decimals and no trailing zeros.
  static func plain(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    if let text = quickly(value) { return text }
    var text = String(format: "%.2f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Formats without a formatter, which is slow; `nil` for a large number, or one so near to the middle
  /// between two hundredths that the formatter has to decide.
  private static func quickly(_ value: Double) -> String? {
    let hundredths = value * 100
    let rounded = hundredths.rounded()
    guard abs(hundredths) < 1e12, abs(abs(hundredths - rounded) - 0.5) > 1e-3 else { return nil }
    let (whole, rest) = Int(rounded.magnitude).quotientAndRemainder(dividingBy: 100)
    let sign = rounded < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A length as in code and tables: at most two decimals, without trailing zeros.
  static func plain(_ value: Rational) -> String {
    NumberMarks.around(value, isGrouped: false) { plain(value.doubleValue) }
  }

  /// A length in a sentence: as `plain`, with commas between the thousands.
  static func points(_ value: Double) -> String {
    let text = plain(value)
    guard value.isFinite, abs(value) >= 1_000 else { return text }
    let whole = text.prefix { $0 != "." }
    var grouped = ""
    for (index, digit) in whole.reversed().enumerated() {
      if index > 0, index % 3 == 0, digit.isNumber { grouped.insert(",", at: grouped.startIndex) }
      grouped.insert(digit, at: grouped.startIndex)
    }
    return grouped + text.dropFirst(whole.count)
  }

  /// A length in a sentence: as `plain`, with commas between the thousands.
  static func points(_ value: Rational) -> String {
    NumberMarks.around(value, isGrouped: true) { points(value.doubleValue) }
  }

  /// A change with its sign.
  static func signed(_ value: Rational) -> String {
    value.signum() < 0 ? "-" + points(value.magnitude) : "+" + points(value)
  }

  /// Numbers in sequence with their signs: `8 + 16 - 4`.
  static func sum(_ values: [Rational]) -> String {
    guard let first = values.first else { return "0" }
    return values.dropFirst().reduce(points(first)) { sum, value in
      sum + (value < 0 ? " - \(points(-value))" : " + \(points(value))")
    }
  }

  /// The proposed length along an axis.
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

  /// The direction of a movement: `right`, `left`, `down` or `up`.
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

  /// A list of the first items, up to a limit, and the number of the rest.
  static func list(_ items: [String], most: Int) -> String {
    // Leaving out a single item saves no space.
    guard items.count > most + 1 else { return list(items) }
    return list(items.prefix(most) + ["\(items.count - most) more"])
  }
}

/// Parameter values as they are written in Swift.
extension ParameterReading {
  /// The value: `198.7`, `.topLeading`, `17 pt semibold`; `nil` where none is given.
  var words: String? { words(for: value) }

  /// Another value of the parameter; `nil` for none.
  func words(for value: ParameterValue) -> String? {
    switch value {
    case .length(let length): length.map { $0 == .infinity ? ".infinity" : Words.plain(Double($0)) }
    case .ratio(let ratio): ratio.map { Words.plain(Double($0)) }
    case .priority(let number): Words.plain(number)
    case .count(let count): count.map { "\($0)" }
    case .axes(let axes): Words.axes(axes)
    case .alignment(let keys): Words.alignment(keys)
    case .flag(let flag): "\(flag)"
    case .text(let text): accepts.words.isEmpty ? "\"\(OneLine.of(text))\"" : ".\(text)"
    case .font(let font): "\(Words.plain(Double(font.size))) pt \(font.weight.rawValue)"
    case .runs(let runs): Words.runs(runs)
    case .typesetting(let typesetting): Words.typesetting(typesetting)
    case .function(let length): Words.function(length)
    }
  }
}

extension Words {
  /// `.vertical`, or `[.horizontal, .vertical]`.
  static func axes(_ axes: Axis.Set) -> String {
    let names = Axis.allCases.filter { axes.contains($0) }.map { ".\($0.rawValue)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// `.firstTextBaseline`, or `.topLeading` for a guide on either axis.
  static func alignment(_ keys: [AlignmentKey]) -> String {
    guard let alignment = Alignment(keys: keys) else {
      return keys.map { ".\($0.name)" }.joined(separator: " ")
    }
    let corners: [Alignment] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    let (horizontal, vertical) = (alignment.horizontal.key.name, alignment.vertical.key.name)
    if corners.contains(alignment) { return ".\(vertical)\(horizontal.capitalized)" }
    if alignment.vertical == .center { return ".\(horizontal)" }
    if alignment.horizontal == .center { return ".\(vertical)" }
    return ".\(horizontal) .\(vertical)"
  }

  /// The terms of a linear function: `0.5 * width + leading`.
  static func function(_ length: LinearLength) -> String {
    guard !length.terms.isEmpty else { return "0" }
    return length.terms.enumerated().map { index, term in
      let factor = Double(term.coefficient)
      let size = factor.magnitude == 1 ? "" : "\(points(factor.magnitude)) * "
      let sign = index == 0 ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + "
      return sign + size + term.dimension.word
    }.joined()
  }
}

extension LinearLength.Dimension {
  fileprivate var word: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .guide(let key): key.name
    }
  }
}

/// The contents of a text as they are written in Swift.
extension Words {
  /// The runs with their fonts where these differ from the first:
  /// `"Total " + "12" (28 pt regular, kerning 1)`.
  static func runs(_ runs: [TextRun]) -> String {
    runs.enumerated().map { index, run in
      var notes: [String] = []
      if index == 0 || run.font != runs[0].font {
        notes.append("\(plain(Double(run.font.size))) pt \(run.font.weight.rawValue)")
      }
      if run.tracking != 0 { notes.append("kerning \(plain(Double(run.tracking)))") }
      if run.baselineOffset != 0 { notes.append("baselineOffset \(plain(Double(run.baselineOffset)))") }
      let name = run.image.map { "image \($0.name)" } ?? "\"\(OneLine.of(run.string))\""
      return name + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }.joined(separator: " + ")
  }

  /// The typesetting: `lineSpacing 4, minimumScaleFactor 0.8`; `nil` where all is as by default.
  static func typesetting(_ typesetting: Typesetting) -> String? {
    let defaults = Typesetting()
    var parts: [String] = []
    if typesetting.lineSpacing != defaults.lineSpacing {
      parts.append("lineSpacing \(plain(Double(typesetting.lineSpacing)))")
    }
    if typesetting.reservedLines != defaults.reservedLines {
      parts.append("room for \(typesetting.reservedLines) lines")
    }
    if typesetting.alignment != defaults.alignment {
      parts.append("multilineTextAlignment .\(typesetting.alignment.rawValue)")
    }
    if typesetting.truncationMode != defaults.truncationMode {
      parts.append("truncationMode .\(typesetting.truncationMode.rawValue)")
    }
    if typesetting.allowsTightening { parts.append("allowsTightening") }
    if typesetting.minimumScaleFactor != defaults.minimumScaleFactor {
      parts.append("minimumScaleFactor \(plain(Double(typesetting.minimumScaleFactor)))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension LayoutElement {
  /// The words of a text, regardless of fonts; `nil` for any other element.
  var shownText: String? { (self as? MeasuredElement)?.text?.string }
}
