import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// How views, modifiers and lengths are called in sentences.
struct Names {
  let tree: LayoutTree

  /// A view by its id, by the id of what it wraps, or by its kind and path.
  func view(_ index: LayoutTree.Index) -> String {
    var inner = index
    while true {
      let node = tree[inner]
      if let id = node.id { return id }
      guard node.element.role == .modifier, let child = node.children.first else { break }
      inner = child
    }
    let node = tree[inner]
    if let text = (node.element as? MeasuredElement)?.content as? TextContent, text.string.count <= 24 {
      return "\"\(text.string)\""
    }
    return "\(node.element.kind) at \(tree[index].path)"
  }

  /// A modifier as a person writes it, with its place: `frame(maxWidth: 198.7), line 12`.
  func modifier(_ input: LengthInput) -> String {
    let node = tree[input.view]
    let value = node.element.length(input.parameter).map { Words.points(Double($0)) } ?? "?"
    let call: String =
      switch node.element {
      case is ImageElement: "the image's \(input.parameter.rawValue) \(value)"
      case is SpacerElement: "Spacer(minLength: \(value))"
      case is StackElement: "\(node.element.kind)(spacing: \(value))"
      case is PaddingElement: "padding(.\(input.parameter.rawValue), \(value))"
      case is AlignmentGuideElement: "alignmentGuide's constant \(value)"
      default: "\(node.element.kind)(\(input.parameter.rawValue): \(value))"
      }
    return call + place(input.view)
  }

  /// `, line 12` for a document, `, File.swift:12` for source; nothing where nobody knows.
  func place(_ index: LayoutTree.Index) -> String {
    guard let source = tree[index].source else { return "" }
    if source.file.hasSuffix(".swift") {
      return ", \(source.file.split(separator: "/").last ?? ""):\(source.line)"
    }
    return ", line \(source.line)"
  }
}

/// Numbers and words that sentences are made of.
enum Words {
  /// A length with at most two decimals, and none that are zero.
  static func points(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "infinity" : "-infinity" }
    var text = String(format: "%.2f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// A length with at most two decimals, and none that are zero.
  static func points(_ value: Rational) -> String { points(value.doubleValue) }

  /// A change with its sign.
  static func signed(_ value: Rational) -> String {
    value.signum() < 0 ? "-" + points(value.magnitude) : "+" + points(value)
  }

  /// `wide` or `tall`.
  static func adjective(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "tall" }
  /// `wider` or `taller`.
  static func comparative(_ axis: Axis) -> String { axis == .horizontal ? "wider" : "taller" }
  /// `width` or `height`.
  static func side(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + items[items.count - 1]
  }
}
