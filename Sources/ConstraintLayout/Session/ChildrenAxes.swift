import ElementTree

/// What a view's lengths depend on.
struct ViewAxes {
  /// The axes along which its length is the same whatever is proposed across them.
  var separable: Axis.Set = []
  /// Whether it, or a view inside it, is laid out by code that nobody sees into.
  var hasOpaqueCode = false
  /// Whether it, or a view inside it, is a custom layout, whose code is asked what it would be asked elsewhere too.
  var hasCustomLayout = false
}

/// What a rule is told of its view's children when it says along which axes the view's length depends on no proposal
/// across.
package struct ChildrenAxes {
  let tree: BoundTree
  let view: LayoutTree.Index

  /// The children's places, from 0.
  package var indices: Range<Int> { 0..<tree.childCount(of: view) }

  /// The axes along which the length of the child at a place is the same whatever is proposed across them.
  package subscript(place: Int) -> Axis.Set { tree.separableAxes(of: tree.child(place, of: view)) }

  /// Whether children are aligned by a guide as their lengths along its axis alone would have it.
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
  /// Both axes.
  package static let all: Axis.Set = [.horizontal, .vertical]
}
