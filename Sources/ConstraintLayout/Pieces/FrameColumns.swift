import Foundation
import LayoutCore
import LinearProgramming

/// A root piece as columns of whole numbers: every coordinate is `(a + b * width + c * height) / d`.
///
/// A resize inside the region is one pass over the columns, without any allocation.
package struct FrameColumns {
  /// The container sizes for which the columns hold.
  private let region: Region
  /// Which of the container's sides are numbers.
  private let pattern: ExactProposal.Pattern
  /// The views that are placed, by position.
  private let isPlaced: [Bool]
  /// The corner and the size of each view.
  private var frames: AffineColumns
  /// The corner of each view in its parent, and what it is proposed: NaN where that is unspecified.
  private var rest: AffineColumns

  /// Reads the columns off a root piece; `nil` where a fraction is too long, or depends on more than the container.
  ///
  /// - Parameters:
  ///   - root: the root piece.
  ///   - container: a size for which it holds.
  ///   - viewCount: how many views the tree has.
  package init?(_ root: RootPiece, in container: ExactProposal, viewCount: Int) {
    var builder = Builder(viewCount: viewCount)
    guard root.views.allSatisfy({ builder.place($0) }) else { return nil }
    self.init(builder, root.region, container.pattern)
  }

  /// The columns of a layout that holds in a region, for containers of one pattern.
  init(_ builder: Builder, _ region: Region, _ pattern: ExactProposal.Pattern) {
    (self.region, self.pattern) = (region, pattern)
    isPlaced = builder.isPlaced
    (frames, rest) = (builder.frames.finished, builder.rest.finished)
  }

  /// Columns that are being filled, view by view in any order.
  struct Builder {
    fileprivate var isPlaced: [Bool]
    fileprivate var frames: AffineColumns.Builder
    fileprivate var rest: AffineColumns.Builder

    /// Places no view: each has the null rectangle.
    init(viewCount: Int) {
      isPlaced = Array(repeating: false, count: viewCount)
      frames = AffineColumns.Builder(rows: viewCount, of: [.infinity, .infinity, .zero, .zero])
      rest = AffineColumns.Builder(rows: viewCount, of: [.zero, .zero, .zero, .zero])
    }

    /// Places a view, unless it is none of the tree's own; says whether columns hold its lengths.
    mutating func place(_ view: PlacedPiece.View) -> Bool {
      let position = view.index.position
      guard position < isPlaced.count else { return true }
      isPlaced[position] = true
      let first = 4 * position
      return frames.set(first, to: view.x) && frames.set(first + 1, to: view.y)
        && frames.set(first + 2, to: view.width) && frames.set(first + 3, to: view.height)
        && rest.set(first, to: view.xInParent) && rest.set(first + 1, to: view.yInParent)
        && rest.set(first + 2, to: view.proposedWidth) && rest.set(first + 3, to: view.proposedHeight)
    }
  }

  /// Whether the columns hold in a container.
  package func contains(_ container: ExactProposal) -> Bool {
    container.pattern == pattern && region.contains(container)
  }

  /// Writes every view's frame in a container of a size, in points; says whether doubles are exact enough to do so.
  ///
  /// A view that is not placed has the null rectangle.
  package mutating func write(
    in container: ProposedViewSize, into buffer: UnsafeMutableBufferPointer<CGRect>
  ) -> Bool {
    let (width, height) = (container.width.finite, container.height.finite)
    guard buffer.count >= isPlaced.count, frames.areExact(width, height) else { return false }
    frames.evaluate(width, height)
    buffer.withMemoryRebound(to: (Double, Double, Double, Double).self) { rows in
      rows.baseAddress?.withMemoryRebound(to: Double.self, capacity: 4 * isPlaced.count) {
        frames.write(into: $0)
      }
    }
    return true
  }

  /// Every view in a container of a size, by position; `nil` where doubles are not exact enough.
  package mutating func viewFrames(in container: ProposedViewSize) -> [ViewFrame?]? {
    let (width, height) = (container.width.finite, container.height.finite)
    guard frames.areExact(width, height), rest.areExact(width, height) else { return nil }
    frames.evaluate(width, height)
    rest.evaluate(width, height)
    return isPlaced.indices.map { position in
      guard isPlaced[position] else { return nil }
      let first = 4 * position
      func side(_ place: Int) -> CGFloat? { rest[first + place].isNaN ? nil : rest[first + place] }
      return ViewFrame(
        origin: CGPoint(x: frames[first], y: frames[first + 1]),
        originInParent: CGPoint(x: rest[first], y: rest[first + 1]),
        size: CGSize(width: frames[first + 2], height: frames[first + 3]),
        proposal: ProposedViewSize(width: side(2), height: side(3)))
    }
  }
}

extension CGFloat? {
  /// The side in a form that has no slope along it unless it is a number.
  fileprivate var finite: Double { map { $0.isFinite ? Double($0) : 0 } ?? 0 }
}
