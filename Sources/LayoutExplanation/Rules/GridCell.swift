import LayoutCore

/// What a view says to its grid.
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
