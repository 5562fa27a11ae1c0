import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A walk through the critical regions of a tree's layouts over both sides of its container, in exact
/// arithmetic.
///
/// The uncovered sizes are kept as convex sets. The region around a size of one of them is subtracted from
/// all of them, until nothing is left.
package struct RegionWalk {
  private let tree: LayoutTree
  private let layouts: RelatedLayouts
  private let sizes: SizeSet
  /// The uncovered sets; the next one to be taken comes last.
  private var rest: [Bounded]
  private let area: Double
  private var singles = 0
  /// Whether the walk has stopped because a new region begins at every size.
  package private(set) var isStuck = false

  /// The largest number of consecutive regions that are a point or a segment while a polygon is left.
  private static let mostSingles = 8

  /// Prepares a walk through the given sizes.
  package init(_ tree: LayoutTree, by layouts: RelatedLayouts, over sizes: SizeSet) {
    (self.tree, self.layouts, self.sizes) = (tree, layouts, sizes)
    let whole = Bounded(sizes)
    rest = [whole]
    area = whole.area
  }

  /// Returns the next region within the sizes, with the layout that holds there; `nil` at the end, or where
  /// the walk is stuck.
  ///
  /// - Throws: The engine's errors.
  package mutating func next() throws -> (root: RootPiece, sizes: SizeSet)? {
    guard let next = rest.last, !isStuck else { return nil }
    let inside = next.sizes.inside
    let root = try layouts.rootPiece(
      of: tree, in: ExactProposal(.finite(inside.width), .finite(inside.height)))
    let halfPlanes = root.region.halfPlanes.map {
      SizeSet.HalfPlane(SizeForm($0.form), isStrict: $0.isStrict)
    }
    guard let part = sizes.clipped(halfPlanes), part.contains(inside) else {
      isStuck = true
      return nil
    }
    singles = part.dimension < next.sizes.dimension ? singles + 1 : 0
    guard singles < Self.mostSingles else {
      isStuck = true
      return nil
    }
    let box = SizeBox(part)
    rest = rest.flatMap { other in
      other.box.meets(box) ? other.sizes.missing(halfPlanes).map(Bounded.init) : [other]
    }
    return (root, part)
  }

  /// The share of the sizes that is covered, from 0 to 1.
  package var share: Double {
    area > 0 ? max(0, 1 - rest.reduce(0) { $0 + $1.area } / area) : rest.isEmpty ? 1 : 0
  }

  /// A set with its bounding box.
  private struct Bounded {
    let sizes: SizeSet
    let box: SizeBox
    let area: Double

    init(_ sizes: SizeSet) {
      (self.sizes, box) = (sizes, SizeBox(sizes))
      let corners = sizes.corners.map { ($0.size.width.doubleValue, $0.size.height.doubleValue) }
      area =
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, side in
          sum + side.0.0 * side.1.1 - side.1.0 * side.0.1
        } / 2
    }
  }
}
