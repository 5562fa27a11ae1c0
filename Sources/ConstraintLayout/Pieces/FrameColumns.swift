import ElementTree
import Foundation
import LinearProgramming

/// A root piece as columns of whole numbers: every coordinate is `(a + b * width + c * height) / d`.
///
/// A resize within the region is one pass over the columns, without any allocation.
package struct FrameColumns {
  /// The container sizes for which the columns hold.
  private let region: CriticalRegion
  /// The kinds of the container's sides for which the columns hold.
  private let pattern: ExactProposal.Pattern
  /// Whether each view is placed, by position.
  private let isPlaced: [Bool]
  /// The corner and the size of each view.
  private var frames: AffineColumns
  /// The corner of each view in its parent, and the proposal to it: NaN for an unspecified side.
  private var rest: AffineColumns

  /// Creates the columns of a layout that holds in a region, for containers of one pattern.
  init(_ builder: Builder, _ region: CriticalRegion, _ pattern: ExactProposal.Pattern) {
    (self.region, self.pattern) = (region, pattern)
    isPlaced = builder.isPlaced
    (frames, rest) = (builder.frames.finished, builder.rest.finished)
  }

  /// Columns under construction, filled view by view in any order.
  struct Builder {
    fileprivate var isPlaced: [Bool]
    fileprivate var frames: AffineColumns.Builder
    fileprivate var rest: AffineColumns.Builder

    /// Creates columns without placed views: each has the null rectangle.
    init(viewCount: Int) {
      isPlaced = Array(repeating: false, count: viewCount)
      frames = AffineColumns.Builder(rows: viewCount, of: .infinity, .infinity, .zero, .zero)
      rest = AffineColumns.Builder(rows: viewCount, of: .zero, .zero, .zero, .zero)
    }

    /// Adds a view, unless it is not one of the tree's own; returns whether columns can hold its lengths.
    mutating func place(_ view: PlacedPiece.View) -> Bool {
      let position = view.index.position
      guard position < isPlaced.count else { return true }
      isPlaced[position] = true
      return frames.set(position, to: view.x, view.y, view.width, view.height)
        && rest.set(position, to: view.xInParent, view.yInParent, view.proposedWidth, view.proposedHeight)
    }
  }

  /// Returns whether the columns hold for a container.
  package func contains(_ container: ExactProposal) -> Bool {
    container.pattern == pattern && region.contains(container)
  }

  /// Writes all frames in a container of a size, in points; returns whether doubles are exact enough for
  /// that.
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

  /// Returns all frames in a container of a size, by position; `nil` if doubles are not exact enough.
  package mutating func viewFrames(in container: ProposedViewSize) -> [ViewFrame?]? {
    evaluate(in: container) ? isPlaced.indices.map(viewFrame) : nil
  }

  /// Updates a record of the views' places; returns whether doubles are exact enough for that.
  mutating func update(_ record: inout FrameRecord, in container: ProposedViewSize) -> Bool {
    guard evaluate(in: container) else { return false }
    record.replaceFrames(viewCount: isPlaced.count, by: viewFrame)
    return true
  }

  private mutating func evaluate(in container: ProposedViewSize) -> Bool {
    let (width, height) = (container.width.finite, container.height.finite)
    guard frames.areExact(width, height), rest.areExact(width, height) else { return false }
    frames.evaluate(width, height)
    rest.evaluate(width, height)
    return true
  }

  private func viewFrame(_ position: Int) -> ViewFrame? {
    guard isPlaced[position] else { return nil }
    let (frame, rest) = (frames[position], rest[position])
    return ViewFrame(
      origin: CGPoint(x: frame.x, y: frame.y), originInParent: CGPoint(x: rest.x, y: rest.y),
      size: CGSize(width: frame.z, height: frame.w),
      proposal: ProposedViewSize(
        width: rest.z.isNaN ? nil : rest.z, height: rest.w.isNaN ? nil : rest.w))
  }
}

extension CGFloat? {
  /// The side in a form, 0 if it is not a number, since then no derivative by it is other than zero.
  fileprivate var finite: Double { map { $0.isFinite ? Double($0) : 0 } ?? 0 }
}
