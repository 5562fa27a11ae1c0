import ElementTree
import LinearProgramming

/// Something decided from numbers while a block was written: it holds as long as its expression does not change sign.
package struct Decision: Hashable, Sendable {
  /// What is decided.
  package enum Kind: Hashable, Sendable {
    /// The stack serves one child before another.
    case fittingOrder(stack: LayoutTree.Index, first: LayoutTree.Index, second: LayoutTree.Index)
    /// A flexible frame is, or is not, strictly between its limits.
    case betweenLimits(frame: LayoutTree.Index, Axis)
    /// A view does, or does not, begin a row of its own.
    case lineBreak(flow: LayoutTree.Index, child: LayoutTree.Index)
    /// A closure was asked at these dimensions.
    case opaqueGuide(view: LayoutTree.Index, String)
    /// A candidate does, or does not, fit in what is proposed to a choice.
    case candidate(choice: LayoutTree.Index, child: LayoutTree.Index)
    /// A cell does, or does not, fill its slot as it was measured.
    case slot(grid: LayoutTree.Index, child: LayoutTree.Index)
    /// So many tracks of an adaptive item of a lazy grid do, or do not, fit in its share.
    case trackCount(grid: LayoutTree.Index, item: Int, count: Int)
    /// The ratio of a view's ideal size, which its container decides.
    case idealRatio(view: LayoutTree.Index)
    /// A child's piece holds.
    case piece(view: LayoutTree.Index)
  }

  /// What is decided.
  package var kind: Kind
  /// What is not negative because of it.
  package var expression: LinearExpression
  /// Whether it is not zero either.
  package var isStrict: Bool
}
