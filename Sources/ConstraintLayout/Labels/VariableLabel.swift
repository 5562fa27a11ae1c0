import ElementTree

/// The label of a block's variable: a length of a view, identified by its role.
package struct VariableLabel: Hashable, Sendable {
  /// The view that the length belongs to.
  package var view: LayoutTree.Index
  /// The role of the length.
  package var role: VariableRole
  /// Whether the length is the one under its upper bounds alone.
  ///
  /// A length whose bounds on both sides are not constant has two variables, and this is the first of them.
  package var isBounded: Bool

  /// Creates the label of a length of a view.
  package init(_ view: LayoutTree.Index, _ role: VariableRole, isBounded: Bool = false) {
    self.view = view
    self.role = role
    self.isBounded = isBounded
  }

  /// The label of the first of the two variables of a length whose bounds on both sides are not constant.
  package var bounded: VariableLabel { VariableLabel(view, role, isBounded: true) }
}

/// The role of a length in laying out its view.
package enum VariableRole: Hashable, Sendable {
  /// A side of the proposal to the block's own view: a parameter.
  case proposed(Axis)
  /// A side of the nearest container's proposal: a parameter of blocks in which a view reads it.
  case container(Axis)
  /// A written length: a parameter of layouts that keep prices.
  case written(ParameterName)
  /// A side of the view.
  case side(Axis)
  /// A side of the view's proposal to its child.
  case offered(Axis)
  /// A side of the nearest container, less the unsafe part.
  case safeContainer(Axis)
  /// Both sides of a circle.
  case diameter
  /// The share of a stack's length that is proposed to the child with this index.
  case share(child: Int)
  /// The length that a stack has left to share, after some of its children.
  case left
  /// The start of a stack's next child.
  case start
  /// The start of a stack's first child across its axis.
  case firstStart(Axis)
  /// The end of a stack's last child across its axis.
  case lastEnd(Axis)
  /// The line on which a container aligns its children.
  case line(Axis)
  /// The width of the grid's column, or the height of its row, with this number.
  case track(Axis, Int)
  /// The start of a scroll view's content.
  case content(Axis)
  /// The hidden length of a scroll view's content.
  case hidden(Axis)
  /// The height of a flow's row while the flow is measured.
  case measuredRow(Int)
  /// The height of a flow's row while the flow's children are placed.
  case placedRow(Int)
  /// The explicit value of an alignment guide.
  case guide(AlignmentKey)
  /// A length that only its rule knows, with a number that the rule assigns.
  case auxiliary(Int)
}

extension VariableRole {
  /// The axis of a side or a guide; `nil` for any other role.
  var axis: Axis? {
    switch self {
    case .side(let axis): axis
    case .guide(let key): key.axis
    default: nil
    }
  }
}

extension VariableLabel {
  /// Returns the variable's name in solver files and certificates, such as `root.0/1.offered.width`.
  package func name(in tree: LayoutTree) -> String {
    switch role {
    case .proposed, .container: return "\(role)"
    default: break
    }
    return "\(tree[view].path).\(words)"
  }

  private var words: String { isBounded ? "\(role).bounded" : "\(role)" }
}

extension VariableLabel: CustomStringConvertible {
  /// The view's position and the role, such as `3.offered.width`.
  package var description: String { "\(view.position).\(words)" }
}

extension VariableRole: CustomStringConvertible {
  /// The role in one or two words, such as `offered.width`.
  package var description: String {
    switch self {
    case .proposed(let axis): "proposed.\(axis.side)"
    case .container(let axis): "container.\(axis.side)"
    case .written(let parameter): parameter.rawValue
    case .side(let axis): axis.side
    case .offered(let axis): "offered.\(axis.side)"
    case .safeContainer(let axis): "safeContainer.\(axis.side)"
    case .diameter: "diameter"
    case .share(let child): "share\(child)"
    case .left: "left"
    case .start: "start"
    case .firstStart(let axis): "start.\(axis.rawValue)"
    case .lastEnd(let axis): "end.\(axis.rawValue)"
    case .line(let axis): "line.\(axis.rawValue)"
    case .track(let axis, let number): "\(axis == .horizontal ? "column" : "row")\(number)"
    case .content(let axis): "content.\(axis.side)"
    case .hidden(let axis): "hidden.\(axis.side)"
    case .measuredRow(let row): "measured.row\(row)"
    case .placedRow(let row): "placed.row\(row)"
    case .guide(let guide): "guide.\(guide.name)"
    case .auxiliary(let number): "length\(number)"
    }
  }
}

extension Axis {
  /// The word for a side along the axis: `width` or `height`.
  fileprivate var side: String { self == .horizontal ? "width" : "height" }
}
