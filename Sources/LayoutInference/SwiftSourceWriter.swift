import Foundation
import LayoutCore

/// Writes an inferred view as a person writes it.
struct SwiftSourceWriter {
  let leaves: [InferredLeaf]

  /// The source of a view of a name.
  func source(of view: InferredView, named name: String) -> String {
    (["import SwiftUI", "", "struct \(name): View {", "  var body: some View {"]
      + lines(of: view).map { "    " + $0 } + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// A name that Swift takes for a type: the letters and digits of what is given, or else `InferredView`.
  static func typeName(_ words: String) -> String {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "Inferred" + (name.isEmpty ? "View" : name) }
    // A view of the name of one that it is made of would contain itself.
    let taken = [
      "View", "Text", "Image", "Color", "HStack", "VStack", "Spacer", "Divider", "Circle", "Rectangle",
    ]
    return taken.contains(name) ? "Inferred" + name : name
  }

  private func lines(of view: InferredView) -> [String] {
    let base = base(of: view)
    let modifiers = view.modifiers.map { lines(of: $0) }
    let isShort = base.count == 1 && modifiers.allSatisfy { $0.count == 1 }
    if isShort {
      let line = base[0] + modifiers.joined().joined()
      if line.count <= 100 { return [line] }
    }
    let indentation = base.count == 1 ? "  " : ""
    return base + modifiers.joined().map { indentation + $0 }
  }

  private func base(of view: InferredView) -> [String] {
    switch view.content {
    case .leaf(let place): return [Self.leaf(leaves[place].kind)]
    case .spacer(let length): return [length.map { "Spacer(minLength: \(Self.number($0)))" } ?? "Spacer()"]
    case .zStack(let place, let children):
      let head = place == .center ? "ZStack {" : "ZStack(alignment: .\(place.name)) {"
      return [head] + children.flatMap { lines(of: $0).map { "  " + $0 } } + ["}"]
    case .stack(let axis, let spacing, let alignment, let children):
      let words =
        axis == .horizontal
        ? ["top", "center", "bottom", "firstTextBaseline"] : ["leading", "center", "trailing", "center"]
      let word = words[alignment.rawValue]
      let arguments =
        (word == "center" ? [] : ["alignment: .\(word)"])
        + (spacing.map { ["spacing: \(Self.number($0))"] } ?? [])
      let name = axis == .horizontal ? "HStack" : "VStack"
      let head = name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") + " {"
      return [head] + children.flatMap { lines(of: $0).map { "  " + $0 } } + ["}"]
    }
  }

  private func lines(of modifier: InferredView.Modifier) -> [String] {
    switch modifier {
    case .font(let style): return [".font(.\(style.rawValue))"]
    case .lineLimit(let count): return [".lineLimit(\(count))"]
    case .layoutPriority(let priority): return [".layoutPriority(\(Self.number(priority)))"]
    case .padding(let insets): return Self.padding(insets)
    case .limits(let axis, let least, let greatest):
      let side = axis == .horizontal ? "Width" : "Height"
      return [
        Self.frame(
          [
            least.map { "min\(side): \(Self.number($0))" }, greatest.map { "max\(side): \(Self.number($0))" },
          ],
          .center)
      ]
    case .aspectRatio(let ratio): return [".aspectRatio(\(Self.number(ratio)), contentMode: .fit)"]
    case .frame(let width, let height, let place):
      let sides = [width.map { "width: \(Self.number($0))" }, height.map { "height: \(Self.number($0))" }]
      return [Self.frame(sides, place)]
    case .filling(let width, let height, let place):
      return [
        Self.frame([width ? "maxWidth: .infinity" : nil, height ? "maxHeight: .infinity" : nil], place)
      ]
    case .layer(let layer, let place, let isBackground):
      let name = isBackground ? ".background" : ".overlay"
      let inside = lines(of: layer)
      let alignment = place == .center ? "" : "(alignment: .\(place.name))"
      if inside.count == 1, alignment.isEmpty { return ["\(name)(\(inside[0]))"] }
      return ["\(name)\(alignment) {"] + inside.map { "  " + $0 } + ["}"]
    }
  }

  private static func frame(_ sides: [String?], _ place: Place) -> String {
    let alignment = place == .center ? nil : "alignment: .\(place.name)"
    return ".frame(\((sides + [alignment]).compactMap { $0 }.joined(separator: ", ")))"
  }

  /// Padding of all edges, of both of an axis, or of single ones.
  private static func padding(_ insets: Insets) -> [String] {
    let (across, down) = (insets.leading == insets.trailing, insets.top == insets.bottom)
    if across, down, insets.leading == insets.top { return [".padding(\(number(insets.top)))"] }
    let horizontal =
      across
      ? [("horizontal", insets.leading)]
      : [
        ("leading", insets.leading), ("trailing", insets.trailing),
      ]
    let vertical = down ? [("vertical", insets.top)] : [("top", insets.top), ("bottom", insets.bottom)]
    return (horizontal + vertical).filter { $0.1 != 0 }.map { ".padding(.\($0.0), \(number($0.1)))" }
  }

  private static func leaf(_ kind: FrameKind) -> String {
    switch kind {
    case .text(let text, _): return "Text(\(literal(text)))"
    case .image(let name): return "Image(\(literal(name))).resizable()"
    case .shape(let shape, let fill):
      let colors = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown",
        "white", "gray", "black", "clear", "primary", "secondary",
      ]
      let color = fill.map { colors.contains($0) ? "Color.\($0)" : "Color(\(literal($0)))" }
      if shape == "Color" { return color ?? "Color.gray" }
      if shape == "Divider" { return "Divider()" }
      let base = shape == "RoundedRectangle" ? "RoundedRectangle(cornerRadius: 8)" : "\(shape)()"
      return base + (color.map { ".fill(\($0))" } ?? "")
    }
  }

  /// A string as Swift writes it.
  private static func literal(_ text: String) -> String {
    text.reduce(into: "\"") { literal, character in
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      default: literal.append(character)
      }
    } + "\""
  }

  private static func number(_ number: CGFloat) -> String { PointFormat.shortest(number) }
}
