import Foundation
import LayoutCore

/// Values in Swift's syntax.
enum SwiftLiteral {
  /// Returns a value; `nil` where it can be written in several ways, or in none.
  static func text(_ value: ParameterValue) -> String? {
    switch value {
    case .length(let number), .ratio(let number): number.map { self.number(Double($0)) }
    case .priority(let number): self.number(number)
    case .count(let count): count.map { "\($0)" } ?? "nil"
    case .flag(let flag): "\(flag)"
    case .alignment(let keys): keys.count == 1 ? ".\(keys[0].name)" : nil
    case .typesetting(let typesetting): number(typesetting.minimumScaleFactor)
    case .font(let font): self.font(font)
    case .axes, .text, .runs, .function: nil
    }
  }

  /// Returns the arguments of padding: one length, one for two edges, or one for each.
  static func padding(_ insets: EdgeInsets) -> String {
    let (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    func number(_ length: CGFloat) -> String { self.number(Double(length)) }
    if top == bottom, leading == trailing {
      if top == leading { return number(top) }
      if top == 0 { return ".horizontal, \(number(leading))" }
      if leading == 0 { return ".vertical, \(number(top))" }
    }
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let given = edges.filter { $0.1 != 0 }
    if given.count == 1 { return ".\(given[0].0), \(number(given[0].1))" }
    return "EdgeInsets(\(edges.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }

  /// The arguments of `fixedSize`.
  static func fixedSize(_ element: FixedSizeElement) -> String {
    element.horizontal && element.vertical
      ? "" : "horizontal: \(element.horizontal), vertical: \(element.vertical)"
  }

  private static func number(_ number: Double) -> String {
    number.isInfinite ? (number < 0 ? "-.infinity" : ".infinity") : PointFormat.shortest(number)
  }

  /// Returns a system font by its style, or else by its size and weight.
  private static func font(_ font: Font) -> String {
    if let style = font.style, font.family == nil {
      return font.weight == style.weight
        ? ".\(style.rawValue)" : ".system(.\(style.rawValue), weight: .\(font.weight.rawValue))"
    }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    return ".system(size: \(number(Double(font.size)))\(weight))"
  }
}
