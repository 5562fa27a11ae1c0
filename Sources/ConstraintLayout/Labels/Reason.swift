import ElementTree

/// The reason for a row of a block: the view and the axis that the row is about, and its cause.
package struct Reason: Hashable, Sendable {
  /// The view whose rule states the row.
  package var view: LayoutTree.Index
  /// The axis that the row is about; `nil` for neither.
  package var axis: Axis?
  package var cause: Cause

  package init(_ view: LayoutTree.Index, _ axis: Axis?, _ cause: Cause) {
    self.view = view
    self.axis = axis
    self.cause = cause
  }
}

/// The cause of a row in a block.
package enum Cause: Hashable, Sendable {
  /// The container proposes the length.
  case container
  /// The view takes the proposed length.
  case offered
  /// The proposed side along one axis determines both sides of the view.
  case offeredSide(Axis)
  /// The view has a length of its own.
  case natural
  /// The container has no children.
  case empty
  /// The length is written in the source: a parameter of the view.
  case written(ParameterName)
  /// Insets are subtracted from a proposal, or added to a size.
  case insets
  /// The reach of a view into the safe area is added.
  case reach
  /// The length is a side of the bounding box of a rotated or scaled view.
  case drawn
  /// The length must not be negative.
  case notNegative
  /// The length is that of the wrapped view.
  case child
  /// The slot of a cell, which is its columns or its row, already has this length.
  case slot
  /// The length is a child's equal share of the length that its stack has left.
  case share
  /// The length is the sum of a stack's children and the spacing between them.
  case totalLength
  /// The length is the extent of a stack's children across its axis, from the first start to the last end.
  case breadth
  /// The length is the extent of the container's child with this index.
  case extent(child: Int)
  /// The length is the position of the guide by which a container aligns its children, set by the child
  /// with this index.
  case line(child: Int)
  /// The length follows from the other side by an aspect ratio.
  case ratio
  /// The length is the value of a guide with this name.
  case guide(String)
  /// The length is a child's size or guide near a proposal, from a block of the child's own.
  case piece
  /// The length was measured by a leaf's content.
  case measured
  /// The length was returned by opaque code.
  case opaque
}

extension Reason: CustomStringConvertible {
  /// A short text for solver files, such as `3.maxWidth.horizontal`.
  package var description: String {
    let side = axis.map { ".\($0.rawValue)" } ?? ""
    return "\(view.position).\(cause)\(side)"
  }
}

extension Cause: CustomStringConvertible {
  /// The cause as one word, such as `offeredWidth`.
  package var description: String {
    switch self {
    case .container: "container"
    case .offered: "offered"
    case .offeredSide(let axis): axis == .horizontal ? "offeredWidth" : "offeredHeight"
    case .natural: "natural"
    case .empty: "empty"
    case .written(let parameter): parameter.rawValue
    case .insets: "insets"
    case .reach: "reach"
    case .drawn: "drawn"
    case .notNegative: "notNegative"
    case .child: "child"
    case .slot: "slot"
    case .share: "share"
    case .totalLength: "total"
    case .breadth: "breadth"
    case .extent(let child): "extent\(child)"
    case .line(let child): "line\(child)"
    case .ratio: "ratio"
    case .guide(let name): "guide_\(name)"
    case .piece: "piece"
    case .measured: "measured"
    case .opaque: "opaque"
    }
  }
}
