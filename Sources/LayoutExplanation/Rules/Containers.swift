import Foundation
import LayoutCore
import LinearProgramming

extension ExplanationRules {
  /// The explanation rules of containers.
  static let containers: [any ExplanationRule.Type] = [
    StackExplanation.self, ZStackExplanation.self, FlowExplanation.self, GridExplanation.self,
    GridCellExplanation.self, LazyGridExplanation.self, CustomLayoutExplanation.self,
    GeometryReaderExplanation.self,
    ScrollViewExplanation.self, ViewThatFitsExplanation.self, OverlayExplanation.self,
  ]
}

/// A stack: its children follow each other along its axis and are aligned across it.
struct StackExplanation: ParentExplanation {
  let element: StackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  var stackAxis: Axis? { element.axis }

  /// The stack along the other axis, with the corresponding alignment: leading becomes top, and trailing
  /// becomes bottom.
  var turned: (any LayoutElement)? {
    let (now, then) = (
      AlignmentKey.standard(along: element.alignment.axis),
      AlignmentKey.standard(along: element.alignment.axis.across)
    )
    let key =
      element.alignment == now.start ? then.start : element.alignment == now.end ? then.end : then.center
    return StackElement(
      axis: element.axis.across, spacing: element.spacing, alignment: key,
      defaultSpacing: element.defaultSpacing)
  }

  func call(along axis: Axis) -> String {
    element.spacing == nil ? element.kind : "\(element.kind)(spacing: \(value(.spacing)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard parameter == .spacing else { return plainPhrase(parameter, owner) }
    if element.spacing == nil { return owned("default spacing", by: owner ?? "the \(element.kind)") }
    return owner.map { owned("spacing \(value(.spacing))", by: $0) } ?? call(along: element.axis)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    guard axis == element.axis else {
      return view.aligned(child, by: element.alignment, onLineOf: view.children)
    }
    let previous = view.children.prefix { $0.index != child.index }.last
    return previous.map { .follows($0.index, gap: child.gap(after: $0, along: axis) ?? 0) } ?? .first
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { "its own \(Words.side(axis))" }
}

/// A z-stack: its children are aligned on a line along each axis, set by those of the highest priority.
struct ZStackExplanation: ParentExplanation {
  let element: ZStackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let children = view.children
    let counts = ZStackElement.counts(children.map(\.node.traits.priority))
    let counted = zip(children, counts).filter { $0.1 }.map(\.0)
    return view.aligned(child, by: element.alignment[axis], onLineOf: counted)
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? { "its own \(Words.side(axis))" }
}

/// A flow: its width determines the number of rows.
struct FlowExplanation: ParentExplanation {
  let element: FlowElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let children = view.children
    var row = 1
    for (previous, other) in zip(children, children.dropFirst()) {
      let begins = previous.start(.vertical) != other.start(.vertical)
      if begins { row += 1 }
      guard other.index == child.index else { continue }
      return begins
        ? .row(row, after: nil, instead: rowBreak(before: child, after: previous, in: view))
        : .row(row, after: previous.index, instead: nil)
    }
    return .row(1, after: nil, instead: nil)
  }

  /// Returns the position at which a view would end in the row of its predecessor.
  private func rowBreak(
    before child: ExplainedView, after previous: ExplainedView, in view: ExplainedView
  ) -> RowBreak? {
    guard let start = previous.start(.horizontal), let before = previous.length(.horizontal),
      let own = child.length(.horizontal), let width = view.length(.horizontal)
    else { return nil }
    return RowBreak(end: start + before + own, width: width)
  }
}

/// A grid: its cells are in columns and rows.
struct GridExplanation: ParentExplanation {
  let element: GridElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String {
    element.spacing(along: axis) == nil
      ? element.kind : "\(element.kind)(\(spacing(along: axis)): \(value(spacing(along: axis))))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard [.horizontalSpacing, .verticalSpacing].contains(parameter) else {
      return plainPhrase(parameter, owner)
    }
    if element[parameter] == .length(nil) { return owned("default spacing", by: owner ?? "the Grid") }
    return owned("\(parameter) \(value(parameter))", by: owner)
  }

  private func spacing(along axis: Axis) -> ParameterName {
    axis == .horizontal ? .horizontalSpacing : .verticalSpacing
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let arrangement = element.arrangement(of: view.children.map(\.node.traits))
    guard let cell = arrangement.cells.first(where: { view.children[$0.index].index == child.index }) else {
      return nil
    }
    return .cell(
      cell.tracks(along: axis), of: arrangement.trackCount(along: axis),
      by: arrangement.anchor(of: cell.index, along: axis))
  }

  /// The columns or rows with their largest cells: `its 2 columns, as wide as name and price, and the space
  /// between them (44 + 8 + 30)`.
  func sum(along axis: Axis, in view: ExplainedView) -> String? {
    let children = view.children
    let arrangement = element.arrangement(of: children.map(\.node.traits))
    let count = arrangement.trackCount(along: axis)
    guard count > 0 else { return nil }
    let word = axis == .horizontal ? "column" : "row"
    let largest = (0..<count).compactMap { track in
      arrangement.cells.filter { $0.tracks(along: axis) == track..<track + 1 }
        .compactMap { cell in children[cell.index].length(axis).map { (children[cell.index], $0) } }
        .max { $0.1 < $1.1 }?.0.index
    }
    let lengths = largest.compactMap { view.explanation.view($0).length(axis) }
    let gap = element.spacing(along: axis) ?? element.defaultSpacing
    // More than the gaps between the largest cells: a track is longer than every cell in it alone.
    let rest = lengths.count == count ? view.length(axis).map { lengths.reduce($0, -) } : nil
    let gaps = Double(gap) * Double(count - 1)
    let isSum = rest.map { min(0, gaps)...max(0, gaps) ~= $0.doubleValue } ?? false
    let named =
      isSum && count <= Self.mostNamed
      ? ", as \(Words.adjective(axis)) as \(Words.list(largest.map(view.names.view)))" : ""
    if count == 1 { return "its only \(word)\(named)" }
    let sum = isSum ? terms(of: lengths, count, along: axis, in: view) : nil
    return "its \(count) \(word)s\(named.isEmpty ? "" : "\(named),") and the space between them"
      + (sum.map { " (\(Words.sum($0)))" } ?? "")
  }

  /// Returns the lengths of the tracks and the space between them where these add up to the length; `nil`
  /// where they do not, or there are too many tracks.
  private func terms(
    of lengths: [Rational], _ count: Int, along axis: Axis, in view: ExplainedView
  ) -> [Rational]? {
    guard let total = view.length(axis), lengths.count == count, count <= Self.mostNamed else { return nil }
    let rest = lengths.reduce(total, -)
    let gap =
      element.spacing(along: axis).flatMap { Rational(exactly: Double($0)) }
      ?? (count == 2 ? rest : Rational(exactly: Double(element.defaultSpacing)))
    guard let gap, gap * Rational(count - 1) == rest else { return nil }
    return lengths.dropFirst().reduce(Array(lengths.prefix(1))) { $0 + (gap.isZero ? [] : [gap]) + [$1] }
  }

  /// The largest number of columns or rows whose largest cells are named.
  private static let mostNamed = 4
}

/// A modifier by which a view configures its grid cell.
struct GridCellExplanation: ParentExplanation {
  let element: GridCellElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "\(element.kind)(\(argument))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  private var argument: String {
    switch element.attribute {
    case .columns(let count): "\(count)"
    case .anchor: "UnitPoint(x: \(value(.anchorX)), y: \(value(.anchorY)))"
    case .columnAlignment(let alignment): ".\(alignment.key.name)"
    case .unsizedAxes: value(.axes)
    }
  }
}

/// A custom layout: opaque code, in which each side may depend on anything.
struct CustomLayoutExplanation: ParentExplanation {
  let element: CustomLayoutElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .code
  }
}

/// A geometry reader, which makes its content from both sides of its size.
struct GeometryReaderExplanation: ParentExplanation {
  let element: GeometryReaderElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .begins
  }
}

/// A scroll view, named by the axes along which it scrolls.
struct ScrollViewExplanation: ParentExplanation {
  let element: ScrollViewElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set { element.axes }

  func call(along axis: Axis) -> String { "ScrollView(\(value(.axes)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .vertical), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .begins
  }
}

/// A choice, explained by the candidate that it shows and the reason for it.
struct ViewThatFitsExplanation: ParentExplanation {
  let element: ViewThatFitsElement
  var couplesAxes: Bool { element.axes == [.horizontal, .vertical] }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String {
    element == ViewThatFitsElement() ? element.kind : "\(element.kind)(in: \(value(.axes)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  /// The candidate that is shown: `as wide as title, the second of its 3 candidates and the first that fits`.
  func deciding(along axis: Axis, in view: ExplainedView) -> String? {
    let candidates = view.children
    guard let index = candidates.firstIndex(where: { $0.side(axis) != nil }) else { return nil }
    let start = "as \(Words.adjective(axis)) as \(view.names.view(candidates[index].index))"
    if candidates.count == 1 { return "\(start), its only candidate" }
    if index == candidates.count - 1 {
      return "\(start), the last of its \(index + 1) candidates, as no other fits"
    }
    return index == 0
      ? "\(start), the first of its \(candidates.count) candidates, which fits"
      : "\(start), the first of its \(candidates.count) candidates that fits"
  }
}

/// An overlay or background, which aligns its content with the view it wraps; removing it removes the
/// content.
struct OverlayExplanation: ParentExplanation {
  let element: OverlayElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set { isWrapped ? [] : [.horizontal, .vertical] }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let primary = view.node.children[0]
    return child.index == primary
      ? nil : view.aligned(child, by: element.alignment[axis], with: .view(primary))
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? {
    "the \(Words.side(axis)) of \(primary(along: axis, in: view))"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let name = primary(along: axis, in: view)
    return "the \(offer) that \(name)\(name.contains(", ") ? "," : "") is \(Words.adjective(axis))"
  }

  /// The view that the content is laid over or behind.
  private func primary(along axis: Axis, in view: ExplainedView) -> String {
    view.explanation.view(view.node.children[0]).nameOfSide(axis)
  }
}
