import LayoutCore

/// A grid's cells stand in columns and rows.
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
    guard let cell = arrangement.cells.first(where: { view.children[$0.place].index == child.index }) else {
      return nil
    }
    return .cell(
      cell.tracks(along: axis), of: arrangement.trackCount(along: axis),
      by: arrangement.anchor(of: cell.place, along: axis))
  }

  /// `its 2 columns, as wide as name and price, and the space between them`.
  func sum(along axis: Axis, in view: ExplainedView) -> String? {
    let children = view.children
    let arrangement = element.arrangement(of: children.map(\.node.traits))
    let count = arrangement.trackCount(along: axis)
    guard count > 0 else { return nil }
    let word = axis == .horizontal ? "column" : "row"
    let largest = (0..<count).compactMap { track in
      arrangement.cells.filter { $0.tracks(along: axis) == track..<track + 1 }
        .compactMap { cell in children[cell.place].length(axis).map { (children[cell.place], $0) } }
        .max { $0.1 < $1.1 }?.0.index
    }
    let named =
      largest.count == count && count <= Self.mostNamed
      ? ", as \(Words.adjective(axis)) as \(Words.list(largest.map(view.names.view)))" : ""
    if count == 1 { return "its only \(word)\(named)" }
    return "its \(count) \(word)s\(named.isEmpty ? "" : "\(named),") and the space between them"
  }

  /// Of more columns or rows than this, the largest cells are not named.
  private static let mostNamed = 4
}
