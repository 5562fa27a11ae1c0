import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The pieces of a plane of widths and heights: from one region to what it leaves, until nothing is left.
struct RegionPieces {
  let tree: LayoutTree
  let plane: SizePlane
  /// How many regions there may be.
  let most: Int

  /// The pieces; `nil` where there are too many.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  func pieces(
    _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> [FoundPiece]? {
    let layouts = RelatedLayouts(engine: ConstraintEngine())
    let whole = ConvexPolygon(widths, heights)
    var rest = [whole]
    var found: [FoundPiece] = []
    var (done, steps) = (0.0, 0)
    while let part = rest.popLast() {
      // Opaque code may have no region but the size itself: such steps count too.
      steps += 1
      guard found.count < most, steps < 4 * most else { return nil }
      let middle = part.middle
      let (width, height) = (SampleNumber.near(middle.width), SampleNumber.near(middle.height))
      let container = ExactProposal(ProposedViewSize(width: width, height: height))
      let root = try layouts.rootPiece(of: tree, in: container)
      var inside: ConvexPolygon? = part
      for halfPlane in root.region.halfPlanes {
        guard let polygon = inside else { break }
        let (first, second) = polygon.split { value(halfPlane.form, at: $0, container) }
        inside = first
        if let second { rest.append(second) }
      }
      guard let polygon = inside else { continue }
      done += polygon.doubledArea / max(whole.doubledArea, 1e-9)
      progress(min(done, 1))
      found.append(piece(polygon, root, container))
    }
    return found
  }

  private func piece(_ polygon: ConvexPolygon, _ root: RootPiece, _ container: ExactProposal) -> FoundPiece {
    let (middle, corners) = (polygon.middle, polygon.corners)
    let third = corners.count / 3
    let spread = [corners[0], corners[max(third, 1)], corners[max(2 * third, 2)]].map { corner in
      (
        width: SampleNumber.near(middle.width + 0.98 * (corner.width - middle.width)),
        height: SampleNumber.near(middle.height + 0.98 * (corner.height - middle.height))
      )
    }
    return FoundPiece(
      corners: corners.map { [InspectedNumber.rounded($0.width), InspectedNumber.rounded($0.height)] },
      tree: tree, views: root.views, container: container,
      samples: [(SampleNumber.near(middle.width), SampleNumber.near(middle.height))] + spread,
      changes: borders(of: polygon, root, container).sentences(in: tree))
  }

  /// What changes beyond the edges of a polygon: an edge is where an inequality of its layout ends.
  private func borders(
    of polygon: ConvexPolygon, _ root: RootPiece, _ container: ExactProposal
  ) -> [Border] {
    root.region.halfPlanes.compactMap { halfPlane in
      let onEdge = polygon.corners.filter { abs(value(halfPlane.form, at: $0, container)) < 1e-6 }
      return onEdge.count > 1 ? halfPlane.border : nil
    }
  }

  private func value(
    _ form: AffineForm, at point: ConvexPolygon.Point, _ container: ExactProposal
  ) -> Double {
    // A border is met as exactly as doubles go: counted from a point inside, differences stay small.
    let (perWidth, perHeight) = slopes(form, container)
    let (width, height) = (
      container.width?.finite?.doubleValue ?? 0, container.height?.finite?.doubleValue ?? 0
    )
    return form.value(at: container).doubleValue + perWidth * (point.width - width)
      + perHeight * (point.height - height)
  }

  private func slopes(_ form: AffineForm, _ container: ExactProposal) -> (Double, Double) {
    func slope(_ axis: Axis) -> Double {
      LayoutLine(.container(axis), through: container).cut(form).slope.doubleValue
    }
    return (slope(.horizontal), slope(.vertical))
  }
}
