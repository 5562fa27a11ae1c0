import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A walk through the regions of a range of both sides: what no region covers yet is kept as convex sets, and the region
/// around a size of one of them is taken from all, until nothing is left.
struct RegionWalk {
  private let source: MomentSource
  /// What is not covered; the part that is looked at next comes last.
  private var rest: [Bounded]
  private let area: Double
  private var singles = 0
  /// Whether the layouts could not be followed, as far as it can be told because a new region begins at every size.
  private(set) var isStuck = false

  /// How many regions in a row may be a point or a segment where a polygon is left.
  private static let mostSingles = 8

  init(_ source: MomentSource) {
    self.source = source
    let whole = Bounded(source.range.sizes)
    rest = [whole]
    area = whole.area
  }

  /// The next region within the range, with the layout that holds there; `nil` at the end, or where the walk is stuck.
  ///
  /// Throws what the engine throws.
  mutating func next() throws -> (RootPiece, SizeSet)? {
    guard let next = rest.last, !isStuck else { return nil }
    let root = try source.root(at: next.sizes.inside)
    let halfPlanes = root.region.halfPlanes.map {
      SizeSet.HalfPlane(SizeForm($0.form), isStrict: $0.isStrict)
    }
    guard let part = source.range.sizes.clipped(halfPlanes), part.contains(next.sizes.inside) else {
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

  /// Which share of the sizes is covered.
  var share: Double { area > 0 ? max(0, 1 - rest.reduce(0) { $0 + $1.area } / area) : rest.isEmpty ? 1 : 0 }

  /// A set with what is quickly known of it.
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
