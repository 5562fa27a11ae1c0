import ElementTree

/// What a variable of a block stands for: a length of a view, by its role.
package struct VariableLabel: Hashable, Sendable {
  /// The view whose length it is.
  package var view: LayoutTree.Index
  /// Which of the view's lengths it is.
  package var role: VariableRole
  /// Whether it is the length under its upper bounds alone: a length with moving bounds on both sides takes two
  /// variables, and this is the first.
  package var isBounded: Bool

  /// Labels a length of a view.
  package init(_ view: LayoutTree.Index, _ role: VariableRole, isBounded: Bool = false) {
    self.view = view
    self.role = role
    self.isBounded = isBounded
  }

  /// The first of the two variables that this length takes where its bounds on both sides move.
  package var bounded: VariableLabel { VariableLabel(view, role, isBounded: true) }
}

/// The part that a length plays in laying out its view.
package enum VariableRole: Hashable, Sendable {
  /// A side that the block's own view is proposed: a parameter.
  case proposed(Axis)
  /// A side that the nearest container is proposed: a parameter, in blocks in which somebody reads it.
  case container(Axis)
  /// A length that a person wrote: a parameter, in a layout that keeps prices.
  case written(ParameterName)
  /// A side of the view.
  case side(Axis)
  /// A side that the view proposes to its child.
  case offered(Axis)
  /// A side of the nearest container, less what is not safe of it.
  case safeContainer(Axis)
  /// Both sides of a circle.
  case diameter
  /// The share that a stack offers to its child of the given place.
  case share(child: Int)
  /// What a stack has left to share, after some of its children.
  case left
  /// Where a stack's next child begins.
  case start
  /// Where the first of a stack's children begins across it.
  case firstStart(Axis)
  /// Where the last of a stack's children ends across it.
  case lastEnd(Axis)
  /// The line on which a container aligns its children.
  case line(Axis)
  /// The width of a grid's column, or the height of its row, of the given number.
  case track(Axis, Int)
  /// Where a scroll view's content begins.
  case content(Axis)
  /// How much of a scroll view's content is hidden.
  case hidden(Axis)
  /// The height of a flow's row, while the flow is measured.
  case measuredRow(Int)
  /// The height of a flow's row, while the flow's children are placed.
  case placedRow(Int)
  /// The explicit value of an alignment guide.
  case guide(AlignmentKey)
  /// A length that only its rule knows, by a number that the rule gives it.
  case auxiliary(Int)
}

extension VariableRole {
  /// The axis of a side or a guide.
  var axis: Axis? {
    switch self {
    case .side(let axis): axis
    case .guide(let key): key.axis
    default: nil
    }
  }
}

extension VariableLabel {
  /// What the variable is called in solver files and certificates, such as `root.0/1.offered.width`.
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
  /// The view's place in the tree and the role, such as `3.offered.width`.
  package var description: String { "\(view.position).\(words)" }
}

extension VariableRole: CustomStringConvertible {
  /// The role in a word or two, such as `offered.width`.
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
  /// The word for a view's side along the axis.
  fileprivate var side: String { self == .horizontal ? "width" : "height" }
}
