import ElementTree

/// The dependencies of a view's lengths.
struct ViewAxes {
  /// The axes along which the view's length does not depend on the proposal across.
  var separable: Axis.Set = []
  /// Whether the view, or a view inside it, is laid out by opaque code.
  var hasOpaqueCode = false
  /// Whether the view is or contains a custom layout, whose code has to get the same questions as anywhere
  /// else.
  var hasCustomLayout = false
}

/// The children of a view as its rule sees them when it finds the axes along which the length does not depend
/// on the proposal across.
package struct ChildrenAxes {
  let tree: BoundTree
  let view: LayoutTree.Index

  /// The indices of the children, from 0.
  package var indices: Range<Int> { 0..<tree.childCount(of: view) }

  /// The axes along which the length of a child does not depend on the proposal across.
  package subscript(place: Int) -> Axis.Set { tree.separableAxes(of: tree.child(place, of: view)) }

  /// Returns whether children are aligned by a guide that depends on their lengths along its axis alone.
  package func areAligned(by guide: AlignmentKey) -> Bool {
    guide.readsOwnAxisAlone
      && indices.allSatisfy { !tree.traits(of: tree.child($0, of: view)).explicitGuides.contains(guide) }
  }
}

extension AlignmentKey {
  /// Whether the default value is a linear function of the length along the guide's axis.
  fileprivate var readsOwnAxisAlone: Bool {
    guard case .linear(let length) = defaultValue else { return false }
    return length.terms.allSatisfy { $0.dimension == (axis == .horizontal ? .width : .height) }
  }
}

extension Axis.Set {
  /// The set of both axes.
  package static let all: Axis.Set = [.horizontal, .vertical]
}
