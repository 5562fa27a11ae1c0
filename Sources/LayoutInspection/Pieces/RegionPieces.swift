import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The pieces of a plane of widths and heights: the regions of its layouts, in exact numbers.
struct RegionPieces {
  let tree: LayoutTree
  let plane: SizePlane
  /// The greatest number of regions.
  let most: Int

  /// Returns the pieces; `nil` where there are too many.
  ///
  /// A layout that holds only along a line or at one size is not a piece; the pieces around it are neighbours.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`, and `InspectionError.invalidRange`.
  func pieces(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> [FoundPiece]? {
    guard let sizes = SizeSet(widths, heights) else {
      throw InspectionError.invalidRange(from: widths.lowerBound, through: widths.upperBound)
    }
    var walk = RegionWalk(tree, by: RelatedLayouts(engine: ConstraintEngine()), over: sizes)
    var found: [FoundPiece] = []
    var steps = 0
    while let (root, part) = try walk.next() {
      // With opaque code, a region may be a single size: such steps count too.
      steps += 1
      guard found.count < most, steps < 4 * most else { return nil }
      progress(walk.share)
      if part.dimension == sizes.dimension { found.append(piece(part, root)) }
    }
    return walk.isStuck ? nil : found
  }

  private func piece(_ sizes: SizeSet, _ root: RootPiece) -> FoundPiece {
    let (inside, corners) = (sizes.inside, sizes.corners.map(\.size))
    let count = corners.count
    // Besides the middle, sizes near corners that are far from each other.
    let spread = [0, max(count / 3, 1), max(2 * (count / 3), 2)].map { corners[$0 % count] }.map { corner in
      SizePoint(
        width: inside.width + Self.nearness * (corner.width - inside.width),
        height: inside.height + Self.nearness * (corner.height - inside.height))
    }
    let samples = ([inside] + spread).map { size in
      (width: SampleNumber.near(size.width.doubleValue), height: SampleNumber.near(size.height.doubleValue))
    }.filter { SizePoint($0).map(sizes.contains) ?? false }
    let open = sizes.sides.indices.filter { !sizes.sides[$0] }
    return FoundPiece(
      corners: corners.map {
        [InspectedNumber.rounded($0.width.doubleValue), InspectedNumber.rounded($0.height.doubleValue)]
      },
      openSides: open, tree: tree, views: root.views,
      container: ExactProposal(.finite(inside.width), .finite(inside.height)),
      samples: samples.isEmpty ? [(inside.width.doubleValue, inside.height.doubleValue)] : samples,
      changes: facetChanges(of: corners, root).sentences(in: tree))
  }

  /// The fraction of the way to a corner at which a sample lies.
  private static let nearness = Rational(numerator: 49, denominator: 50)

  /// Returns the changes beyond the sides of a polygon: a side is where an inequality of its layout ends.
  private func facetChanges(of corners: [SizePoint], _ root: RootPiece) -> [FacetChange] {
    root.region.halfPlanes.compactMap { halfPlane in
      let form = SizeForm(halfPlane.form)
      return corners.count { form.value(at: $0).isZero } > 1 ? halfPlane.change : nil
    }
  }
}

extension SizeSet {
  /// Creates the set of sizes with both sides in ranges; `nil` where an end is not finite.
  fileprivate init?(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    guard let least = SizePoint((widths.lowerBound, heights.lowerBound)),
      let most = SizePoint((widths.upperBound, heights.upperBound))
    else { return nil }
    self.init(widths: least.width...most.width, heights: least.height...most.height)
  }
}

extension SizePoint {
  /// Creates the exact size of two doubles; `nil` where one of them is not finite.
  fileprivate init?(_ size: (width: Double, height: Double)) {
    guard let width = Rational(exactly: size.width), let height = Rational(exactly: size.height) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
