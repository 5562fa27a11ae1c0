import Foundation
import LayoutCore
import LayoutDocuments

/// A writer of inferred views in idiomatic Swift.
///
/// Repetitions are `ForEach` over data, and frequent numbers are constants.
struct SwiftSourceWriter {
  let leaves: [InferredLeaf]

  /// Returns the source of a view with a name.
  func source(of view: InferredView, named name: String) -> String {
    // Written once to count the uses of numbers.
    var counting = SourceBody(leaves: leaves, constants: [:])
    _ = counting.lines(of: view)
    var body = SourceBody(leaves: leaves, constants: Self.constants(counting.used))
    let lines = body.lines(of: view)
    let constants = body.constants.sorted { ($0.value.count, $0.value) < ($1.value.count, $1.value) }
      .map { "  private let \($0.value): CGFloat = \(SourceBody.plain($0.key.value))" }
    let declarations = (constants + body.data).joined(separator: "\n")
    return
      (["import SwiftUI", "", "struct \(name): View {"] + (declarations.isEmpty ? [] : [declarations, ""])
      + ["  var body: some View {"] + lines.map { "    " + $0 } + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// Returns names for the lengths that are used often enough to have one.
  private static func constants(
    _ used: [SourceBody.Length: Int]
  ) -> [SourceBody.Length: String] {
    var names: [SourceBody.Length: String] = [:]
    for role in SourceBody.Role.allCases {
      let often = used.filter { $0.key.role == role && $0.key.value != 0 && $0.value >= fewestUses }
        .sorted { ($1.value, $0.key.value) < ($0.value, $1.key.value) }
      for (place, length) in often.enumerated() {
        names[length.key] = role.rawValue + (place == 0 ? "" : "\(place + 1)")
      }
    }
    return names
  }

  /// The number of uses from which a number has a name: a choice, not a measurement.
  private static let fewestUses = 4

  /// Returns a valid name for a type: the ASCII letters and digits of the given words.
  ///
  /// The name of a type that views are written with, or one that begins with a digit, has the prefix `Inferred`; an empty one is
  /// `InferredView`.
  static func typeName(_ words: String) -> String {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "Inferred" + (name.isEmpty ? "View" : name) }
    return taken.contains(name) ? "Inferred" + name : name
  }

  /// Names that would hide a type in the source: a view with the name of one of its parts would contain itself.
  private static let taken: Set<String> = [
    // SwiftUI.
    "View", "Text", "Image", "Color", "HStack", "VStack", "ZStack", "Grid", "GridRow", "ForEach", "Spacer",
    "Divider", "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle", "Group", "ViewThatFits",
    "ScrollView", "List", "Form", "Section", "Button", "Label", "Link", "Menu", "Toggle", "Slider", "Picker",
    "Font", "Alignment", "Axis", "Edge", "EdgeInsets", "Layout", "Shape", "Path", "App", "Scene", "State",
    "Binding", "Environment", "Preview", "Animation", "Angle", "Table", "Canvas",
    // Swift and Foundation.
    "String", "Character", "Int", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "Bool",
    "Array",
    "Dictionary", "Set", "Range", "Optional", "Result", "Error", "Never", "Any", "Self", "Type", "Protocol",
    "Data", "Date", "URL", "UUID", "Void",
  ]
}

/// The lines of a body, with the data over which it repeats.
private struct SourceBody {
  let leaves: [InferredLeaf]
  let constants: [Length: String]
  /// The number of uses of each length.
  private(set) var used: [Length: Int] = [:]
  /// The declarations of data.
  private(set) var data: [String] = []
  /// The names of the declared lists, by their values.
  private var lists: [String: String] = [:]
  /// The expressions that replace a leaf's words in a repeated view.
  private var words: [Int: String] = [:]

  init(leaves: [InferredLeaf], constants: [Length: String]) {
    (self.leaves, self.constants) = (leaves, constants)
  }

  /// The role of a length: distances between views, or sides of views.
  enum Role: String, CaseIterable { case spacing, length }

  struct Length: Hashable {
    var role: Role
    var value: CGFloat
  }

  static func plain(_ number: CGFloat) -> String { PointFormat.shortest(number) }

  private mutating func number(_ value: CGFloat, _ role: Role) -> String {
    let length = Length(role: role, value: value)
    used[length, default: 0] += 1
    return constants[length] ?? Self.plain(value)
  }

  // MARK: Views

  mutating func lines(of view: InferredView) -> [String] {
    let base = base(of: view)
    var modifiers: [[String]] = []
    for modifier in view.modifiers { modifiers.append(lines(of: modifier)) }
    if case .leaf(let place) = view.content, case .view(let kind) = leaves[place].kind {
      return ["// \(OneLine.of(kind))"] + Self.joined(base, modifiers)
    }
    return Self.joined(base, modifiers)
  }

  private static func joined(_ base: [String], _ modifiers: [[String]]) -> [String] {
    let isShort = base.count == 1 && modifiers.allSatisfy { $0.count == 1 }
    if isShort {
      let line = base[0] + modifiers.joined().joined()
      if line.count <= 100 { return [line] }
    }
    let indentation = base.count == 1 ? "  " : ""
    return base + modifiers.joined().map { indentation + $0 }
  }

  private static func head(_ name: String, _ arguments: [String?]) -> String {
    let given = arguments.compactMap { $0 }
    return name + (given.isEmpty ? "" : "(\(given.joined(separator: ", ")))") + " {"
  }

  private mutating func base(of view: InferredView) -> [String] {
    switch view.content {
    case .leaf(let place): return [leaf(place)]
    case .spacer(let length):
      return [length.map { "Spacer(minLength: \(number($0, .spacing)))" } ?? "Spacer()"]
    case .zStack(let place, let children):
      let head = Self.head("ZStack", [place == .center ? nil : "alignment: .\(place.name)"])
      return [head] + inside(children) + ["}"]
    case .stack(let axis, let spacing, let alignment, let children):
      let words =
        axis == .horizontal
        ? ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
        : ["leading", "center", "trailing", "center", "center"]
      let word = words[alignment.rawValue]
      let head = Self.head(
        axis == .horizontal ? "HStack" : "VStack",
        [
          word == "center" ? nil : "alignment: .\(word)",
          spacing.map { "spacing: \(number($0, .spacing))" },
        ])
      return [head] + inside(children) + ["}"]
    case .lazyGrid(let columns, let children):
      let item =
        "GridItem(.adaptive(minimum: \(Self.plain(columns.minimum))), spacing: \(Self.plain(columns.spacing)))"
      let words = ["leading", "center", "trailing"]
      let head = Self.head(
        "LazyVGrid",
        [
          "columns: [\(item)]", columns.side == 0 ? nil : "alignment: .\(words[columns.side + 1])",
          "spacing: \(number(columns.rowSpacing, .spacing))",
        ])
      return [head] + inside(children) + ["}"]
    case .grid(let place, let across, let down, let rows):
      let head = Self.head(
        "Grid",
        [
          place == .center ? nil : "alignment: .\(place.name)",
          across.map { "horizontalSpacing: \(number($0, .spacing))" },
          down.map { "verticalSpacing: \(number($0, .spacing))" },
        ])
      // A row is written as its cells one after the other.
      let all = rows.map { InferredView(content: .zStack(.center, $0)) }
      return [head] + inside(all) { $0.row($1) } + ["}"]
    case .viewThatFits(let axis, let children):
      var lines = [Self.head("ViewThatFits", ["in: \(axis == .horizontal ? ".horizontal" : ".vertical")"])]
      // Each is written: a loop's views would be alternatives of one shape.
      for child in children { lines += self.lines(of: child).map { "  " + $0 } }
      return lines + ["}"]
    }
  }

  // MARK: Repetition

  private mutating func row(_ row: InferredView) -> [String] {
    guard case .zStack(_, let cells) = row.content else { return lines(of: row) }
    // A view outside of rows spans all columns.
    if cells.count == 1 { return lines(of: cells[0]) }
    return ["GridRow {"] + cells.flatMap { lines(of: $0).map { "  " + $0 } } + ["}"]
  }

  /// Returns the lines of children, with repetitions as loops.
  private mutating func inside(
    _ children: [InferredView],
    write: (inout SourceBody, InferredView) -> [String] = { $0.lines(of: $1) }
  ) -> [String] {
    var lines: [String] = []
    var place = 0
    while place < children.count {
      if let (period, count) = repetition(children[place...]) {
        lines += loop(Array(children[place..<(place + period * count)]), period, write).map { "  " + $0 }
        place += period * count
      } else {
        lines += write(&self, children[place]).map { "  " + $0 }
        place += 1
      }
    }
    return lines
  }

  /// Returns the length of a repeated sequence at the front, and the number of its repetitions; `nil` where a
  /// loop saves nothing.
  private func repetition(_ children: ArraySlice<InferredView>) -> (period: Int, count: Int)? {
    // Loops are not nested, and a spacer cannot be part of the data.
    guard words.isEmpty, let first = children.first, first.content != .spacer(nil) else { return nil }
    for period in 1...3 {
      let shapes = children.map(shape)
      var count = 1
      while (count + 1) * period <= shapes.count,
        (0..<period).allSatisfy({ shapes[count * period + $0] == shapes[$0] })
      {
        count += 1
      }
      let isWorth = period == 1 ? count >= 3 : count >= 2
      guard isWorth else { continue }
      let parts = (0..<count).map { part in
        children.dropFirst(part * period).prefix(period).flatMap { $0.leafPlaces }
      }
      // `ForEach` identifies data by their words, which must therefore differ.
      let rows = parts.map { $0.compactMap(word) }
      if !(rows.first ?? []).isEmpty, Set(rows).count == rows.count { return (period, count) }
    }
    return nil
  }

  /// Returns a view without its words; two views of the same shape differ in their words alone.
  private func shape(_ view: InferredView) -> InferredView {
    var kinds: [FrameKind: Int] = [:]
    return view.replacingLeaves { place in
      let kind: FrameKind
      switch leaves[place].kind {
      case .text: kind = .text("")
      case .image: kind = .image("")
      case let other: kind = other
      }
      // The first leaf of a kind represents all of that kind.
      if let known = kinds[kind] { return known }
      let first =
        leaves.firstIndex {
          switch ($0.kind, kind) {
          case (.text, .text), (.image, .image): true
          default: $0.kind == kind
          }
        } ?? place
      kinds[kind] = first
      return first
    }
  }

  /// Returns the words or the name of a leaf, in quotes; `nil` for one without.
  private func word(_ place: Int) -> String? {
    switch leaves[place].kind {
    case .text(let text, _): Self.literal(text)
    case .image(let name): Self.literal(name)
    case .shape, .view, .group: nil
    }
  }

  private mutating func loop(
    _ children: [InferredView], _ period: Int, _ write: (inout SourceBody, InferredView) -> [String]
  ) -> [String] {
    let parts = stride(from: 0, to: children.count, by: period).map { start in
      children[start..<(start + period)].flatMap { $0.leafPlaces }.filter { word($0) != nil }
    }
    var names: [String] = []
    for place in parts[0] {
      let base = if case .text = leaves[place].kind { "text" } else { "image" }
      let count = names.count { $0.hasPrefix(base) }
      names.append(base + (count == 0 ? "" : "\(count + 1)"))
    }
    let (item, list): (String, String)
    if names.count == 1 {
      item = names[0]
      let values = parts.map { word($0[0]) ?? "" }.joined(separator: ", ")
      list = self.list(of: values) { "  private let items\($0) = [\(values)]" }
      words = [parts[0][0]: item]
    } else {
      item = "item"
      let fields = names.map { "    let \($0): String" }.joined(separator: "\n")
      let values = parts.map { part in
        zip(names, part).map { "\($0): \(word($1) ?? "")" }.joined(separator: ", ")
      }
      list = self.list(of: values.joined(separator: "\n")) { suffix in
        "  private struct Item\(suffix): Hashable {\n\(fields)\n  }\n\n  private let items\(suffix) = [\n"
          + values.map { "    Item\(suffix)(\($0))," }.joined(separator: "\n") + "\n  ]"
      }
      words = Dictionary(
        zip(parts[0], names).map { ($0, "item.\($1)") }, uniquingKeysWith: { first, _ in first })
    }
    defer { words = [:] }
    var lines = ["ForEach(\(list), id: \\.self) { \(item) in"]
    for child in children.prefix(period) { lines += write(&self, child).map { "  " + $0 } }
    return lines + ["}"]
  }

  /// Returns the name of a list of data, which is declared where no other one has its values.
  private mutating func list(of values: String, declaration: (_ suffix: String) -> String) -> String {
    if let known = lists[values] { return known }
    let suffix = data.isEmpty ? "" : "\(data.count + 1)"
    data.append(declaration(suffix))
    lists[values] = "items" + suffix
    return "items" + suffix
  }

  // MARK: Modifiers

  private mutating func lines(of modifier: InferredView.Modifier) -> [String] {
    switch modifier {
    case .font(let font): return Self.font(font)
    case .gridCellColumns(let count): return [".gridCellColumns(\(count))"]
    case .gridCellAnchor(let place): return [".gridCellAnchor(.\(place.name))"]
    case .gridCellUnsized(let axis):
      return [".gridCellUnsizedAxes(\(axis == .horizontal ? ".horizontal" : ".vertical"))"]
    case .gridColumnAlignment(let side):
      return [".gridColumnAlignment(.\(["leading", "center", "trailing"][side + 1]))"]
    case .fixedSize(let horizontal, let vertical):
      let isBoth = horizontal && vertical
      return [isBoth ? ".fixedSize()" : ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"]
    case .lineLimit(let count): return [".lineLimit(\(count))"]
    case .layoutPriority(let priority): return [".layoutPriority(\(Self.plain(priority)))"]
    case .padding(let insets): return padding(insets)
    case .offset(let x, let y):
      let distances = [("x", x), ("y", y)].filter { $0.1 != 0 }
      return [".offset(\(distances.map { "\($0): \(number($1, .length))" }.joined(separator: ", ")))"]
    case .limits(let axis, let least, let greatest):
      let side = axis == .horizontal ? "Width" : "Height"
      return [
        Self.frame(
          [
            least.map { "min\(side): \(number($0, .length))" },
            greatest.map { "max\(side): \(number($0, .length))" },
          ],
          .center)
      ]
    case .relative(let axis, let count, let span, let spacing):
      let name = axis == .horizontal ? ".horizontal" : ".vertical"
      let spanned = span == 1 ? "" : " span: \(span),"
      return [
        ".containerRelativeFrame(\(name), count: \(count),\(spanned) spacing: \(Self.plain(spacing)))"
      ]
    case .aspectRatio(let ratio): return [".aspectRatio(\(Self.plain(ratio)), contentMode: .fit)"]
    case .frame(let width, let height, let place):
      return [
        Self.frame(
          [
            width.map { "width: \(number($0, .length))" }, height.map { "height: \(number($0, .length))" },
          ], place)
      ]
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

  /// Returns a text style with a weight, or a size.
  private static func font(_ font: FrameFont) -> [String] {
    // Not bold(), which is semibold in some text styles.
    let weight = font.weight.map { ".fontWeight(.\($0.rawValue))" }
    if let size = font.size, font.style == nil {
      let given = font.weight.map { ", weight: .\($0.rawValue)" } ?? ""
      return [".font(.system(size: \(plain(size))\(given)))"]
    }
    let style = font.style ?? .body
    return [(style == .body ? "" : ".font(.\(style.rawValue))") + (weight ?? "")]
  }

  private static func frame(_ sides: [String?], _ place: Place) -> String {
    let alignment = place == .center ? nil : "alignment: .\(place.name)"
    return ".frame(\((sides + [alignment]).compactMap { $0 }.joined(separator: ", ")))"
  }

  /// Returns the padding of all edges, of both of an axis, or of single ones.
  private mutating func padding(_ insets: Insets) -> [String] {
    let (across, down) = (insets.leading == insets.trailing, insets.top == insets.bottom)
    if across, down, insets.leading == insets.top { return [".padding(\(number(insets.top, .spacing)))"] }
    let horizontal =
      across
      ? [("horizontal", insets.leading)]
      : [("leading", insets.leading), ("trailing", insets.trailing)]
    let vertical = down ? [("vertical", insets.top)] : [("top", insets.top), ("bottom", insets.bottom)]
    var lines: [String] = []
    for (edge, inset) in horizontal + vertical where inset != 0 {
      lines.append(".padding(.\(edge), \(number(inset, .spacing)))")
    }
    return lines
  }

  // MARK: Leaves

  private func leaf(_ place: Int) -> String {
    switch leaves[place].kind {
    case .text(let text, _): return "Text(\(words[place] ?? Self.literal(text)))"
    case .image(let name): return "Image(\(words[place] ?? Self.literal(name))).resizable()"
    case .shape(let shape, let fill):
      let colors = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown", "white", "gray", "black", "clear", "primary", "secondary",
      ]
      let color = fill.map { colors.contains($0) ? "Color.\($0)" : "Color(\(Self.literal($0)))" }
      if shape == "Color" { return color ?? "Color.gray" }
      if shape == "Divider" { return "Divider()" }
      let base = shape == "RoundedRectangle" ? "RoundedRectangle(cornerRadius: 8)" : "\(shape)()"
      return base + (color.map { ".fill(\($0))" } ?? "")
    case .view: return "Color.gray"
    // A group is not a leaf.
    case .group: return "EmptyView()"
    }
  }

  /// Returns a string as a Swift literal.
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
}

extension InferredView {
  /// The leaves, in the order of the source.
  fileprivate var leafPlaces: [Int] {
    var places: [Int] = []
    _ = replacingLeaves { place in
      places.append(place)
      return place
    }
    return places
  }

  /// Returns the view with other leaves, requested in the order of the source.
  fileprivate func replacingLeaves(_ leaf: (Int) -> Int) -> InferredView {
    var view = self
    if case .leaf(let place) = content { view.content = .leaf(leaf(place)) }
    view.content = view.content.mapped { $0.replacingLeaves(leaf) }
    view.modifiers = modifiers.map { modifier in
      guard case .layer(let layer, let place, let isBackground) = modifier else { return modifier }
      return .layer(layer.replacingLeaves(leaf), place, isBackground: isBackground)
    }
    return view
  }
}
