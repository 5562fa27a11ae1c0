import ConstraintLayout
import ElementTree
import Foundation
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// A view for which two engines find different frames.
public struct Disagreement: Hashable, Sendable {
  /// The path of the view.
  public var path: String
  /// The name of the view's kind.
  public var kind: String
  /// The frame found by the first engine, in points.
  public var first: CGRect
  /// The frame found by the second engine, in points.
  public var second: CGRect

  /// Hashes the path alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Disagreement: CustomStringConvertible {
  /// The path, the kind and both frames as text.
  public var description: String {
    func text(_ frame: CGRect) -> String {
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { "\($0)" }
        .joined(separator: " ")
    }
    return "\(path) (\(kind)): [\(text(first))] and [\(text(second))]"
  }
}

extension LayoutResult {
  /// The greatest difference between coordinates that count as equal, in points.
  ///
  /// For coordinates beyond 1,000 points, it grows in proportion: twice as much at 2,000.
  public static let tolerance: CGFloat = 1e-6

  /// Returns the views whose frames differ from another result's by more than a tolerance in points.
  ///
  /// If the numbers of views differ, there is a single disagreement, about the root.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public func disagreements(with other: LayoutResult, tolerance: CGFloat = Self.tolerance) -> [Disagreement] {
    guard views.count == other.views.count else {
      return [
        Disagreement(
          path: "root", kind: "\(views.count) views and \(other.views.count)", first: .zero, second: .zero)
      ]
    }
    return zip(views, other.views).compactMap { mine, theirs in
      guard mine.index == theirs.index, mine.frame.isClose(to: theirs.frame, tolerance),
        mine.frameInParent.isClose(to: theirs.frameInParent, tolerance)
      else {
        return Disagreement(path: mine.path, kind: mine.kind, first: mine.frame, second: theirs.frame)
      }
      return nil
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    let mine = [origin.x, origin.y, size.width, size.height]
    let theirs = [other.origin.x, other.origin.y, other.size.width, other.size.height]
    return zip(mine, theirs).allSatisfy { a, b in
      a == b || abs(a - b) <= tolerance * max(1, min(abs(a), abs(b)) * 1e-3)
    }
  }
}

extension ConstraintSolution {
  /// Returns whether the reference engine, run on exact numbers, finds exactly the same frames.
  ///
  /// - Throws: `LayoutError` if the reference engine cannot lay out the tree.
  package func isExactly(_ reference: ReferenceEngine, _ tree: LayoutTree) throws -> Bool {
    func side(_ side: Extended<Rational>?) -> AffineNumber? { side.map { AffineNumber($0) } }
    let proposal = Proposal(side(container.width), side(container.height))
    let run = RecordedRun<LargeForm>(at: [])
    let frames = try reference.frames(of: tree, in: proposal, context: run.context)
    guard frames.count == root.views.count else { return false }
    return zip(frames, root.views).allSatisfy { frame, view in
      let pairs = [
        (frame.origin.x, view.x), (frame.origin.y, view.y), (frame.size.width, view.width),
        (frame.size.height, view.height), (frame.originInParent.x, view.xInParent),
        (frame.originInParent.y, view.yInParent),
      ]
      return frame.index == view.index && pairs.allSatisfy { $0 == AffineNumber($1.value(at: container)) }
    }
  }
}
