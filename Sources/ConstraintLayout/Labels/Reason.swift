import ElementTree

/// Why a row stands in a block: which view says it, of which axis, and what it says.
package struct Reason: Hashable, Sendable {
  /// The view that says it.
  package var view: LayoutTree.Index
  /// The axis it is said of; `nil` where it is said of neither.
  package var axis: Axis?
  /// What is said.
  package var cause: Cause

  /// Makes a reason.
  package init(_ view: LayoutTree.Index, _ axis: Axis?, _ cause: Cause) {
    self.view = view
    self.axis = axis
    self.cause = cause
  }
}

/// What a row of a block says.
package enum Cause: Hashable, Sendable {
  /// The container proposes the length.
  case container
  /// The view takes what it is offered.
  case offered
  /// The side offered along one axis decides both sides of the view.
  case offeredSide(Axis)
  /// The view's own length.
  case natural
  /// A container has nothing inside.
  case empty
  /// What a person wrote: a parameter of the view.
  case written(ParameterName)
  /// What remains inside, or what is answered outside, of insets.
  case insets
  /// What a view may reach beyond its edges, into the safe area, is added.
  case reach
  /// What a wrapped view takes as it is turned or scaled.
  case drawn
  /// A length is not negative.
  case notNegative
  /// The length that a wrapped view answers.
  case child
  /// The columns or the row of a cell are that long already.
  case slot
  /// A child's equal share of what its stack has left.
  case share
  /// The lengths of a stack's children and the spacing between them.
  case totalLength
  /// How far a stack's children reach across it, from the first start to the last end.
  case breadth
  /// How far a container's child of the given place reaches.
  case extent(child: Int)
  /// The line that a container's children are aligned on: the guide of the child of the given place.
  case line(child: Int)
  /// The other side of an aspect ratio.
  case ratio
  /// A guide, by name.
  case guide(String)
  /// A child's answer around a proposal, found in a block of its own.
  case piece
  /// What a leaf's content measures.
  case measured
  /// What opaque code answers.
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
  /// The cause in one word.
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
