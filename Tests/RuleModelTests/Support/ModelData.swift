import Foundation
import LayoutCore

/// A data section in MathProg's words, one parameter at a time.
struct ModelData {
  private var order: [String] = []
  private var entries: [String: [String]] = [:]

  /// Gives a parameter its value, or one of its values where it has subscripts.
  mutating func set(_ parameter: String, at subscripts: Any..., to value: ModelValue) {
    if entries[parameter] == nil { order.append(parameter) }
    let words = subscripts.map { "\($0)" } + [value.text]
    entries[parameter, default: []].append(words.joined(separator: " "))
  }

  /// Gives a parameter a value on each axis.
  mutating func set(_ parameter: String, at subscripts: Any..., sides: (Axis) -> ModelValue) {
    for axis in Axis.allCases {
      let words = subscripts.map { "\($0)" } + [axis.rawValue]
      set(parameter, at: words.joined(separator: " "), to: sides(axis))
    }
  }

  /// The parent's proposal.
  mutating func set(proposal: ProposedViewSize) {
    set("proposed") { ModelValue(proposal[$0], orElse: "nil") }
  }

  /// The section.
  var text: String {
    order.map { "param \($0) := \((entries[$0] ?? []).joined(separator: ", "));\n" }.joined() + "end;\n"
  }
}

/// A value as the models write it: a number, or a word such as `nil`, `none` or `infinity`.
struct ModelValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  var text: String

  init(integerLiteral value: Int) { text = "\(value)" }
  init(stringLiteral value: String) { text = value }
  init(_ isTrue: Bool) { text = isTrue ? "1" : "0" }

  init(_ number: CGFloat) {
    text = number.isFinite ? "\(Double(number))" : number > 0 ? "infinity" : "\"-infinity\""
  }

  /// A number, or a word where there is none.
  init(_ number: CGFloat?, orElse word: String) {
    self = number.map { ModelValue($0) } ?? ModelValue(stringLiteral: word)
  }
}
