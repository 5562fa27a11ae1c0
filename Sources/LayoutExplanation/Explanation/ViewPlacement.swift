import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Why a view lies where it does in what contains it, along one axis.
public struct ViewPlacement: Sendable {
  /// The view that is placed: the one in question, or a modifier around it.
  public var view: LayoutTree.Index
  /// What contains it; `nil` at the root.
  public var parent: LayoutTree.Index?
  /// The distance of its left or upper edge from that of what contains it, in points.
  public var origin: Rational
  /// The distance of its right edge from that of what contains it, where layout runs from right to left.
  public var mirrored: Rational?
  /// Why it lies there.
  public var cause: PlacementReason
}

/// Why a view lies where it does in what contains it.
public enum PlacementReason: Sendable {
  /// The root is centred in its container.
  case centred
  /// It comes first in a stack.
  case first
  /// It follows a neighbour after a gap, in points.
  case follows(LayoutTree.Index, gap: Rational)
  /// Its guide lies on a line.
  case aligned(GuideMeeting)
  /// Padding keeps it from the edge.
  case padding(LengthInput)
  /// It reaches beyond the edge, into the safe area.
  case reach(LengthInput)
  /// `position` puts its centre there.
  case position(LengthInput)
  /// `offset` moves it by that much.
  case offset(LengthInput)
  /// It lies in the middle of the room that it is drawn in.
  case middle
  /// It stands where its container's content begins.
  case begins
  /// A flow puts it in a row, counted from 1, after a neighbour or first, and why not in the row before.
  case row(Int, after: LayoutTree.Index?, instead: RowBreak?)
  /// A grid puts it in some of its columns or rows, counted from 0, and aligns it there.
  case cell(Range<Int>, of: Int, by: GridArrangement.Anchor)
  /// A custom layout's code puts it there.
  case code
}

/// Why a flow begins a row: a decision, with the numbers that it was made from.
public struct RowBreak: Hashable, Sendable {
  /// Where the view would end in the row before, in points.
  public var end: Rational
  /// How wide the flow is, in points.
  public var width: Rational
}

/// How a view's guide meets a line.
public struct GuideMeeting: Hashable, Sendable {
  /// The guide.
  public var guide: AlignmentKey
  /// Where the view's guide is, in points from the view's own edge; `nil` where that is infinite.
  public var own: Rational?
  /// Where the guide's value comes from.
  public var source: Source
  /// Where the line is, in points from the edge of what aligns the view; `nil` where that is infinite.
  public var line: Rational?
  /// What the line is.
  public var target: Target

  /// What the guide of a view meets.
  public enum Target: Hashable, Sendable {
    /// The line of a container, and the children whose guides lie on it because they reach furthest.
    case line(setBy: [LayoutTree.Index])
    /// The same guide of another view.
    case view(LayoutTree.Index)
    /// The same guide of the frame around it.
    case frame
  }

  /// Where the value of a guide comes from.
  public enum Source: Hashable, Sendable {
    /// The guide's default value.
    case standard
    /// An `alignmentGuide` modifier.
    case written(LayoutTree.Index)
    /// The lines of a text.
    case baseline
    /// A container combined it from its children's.
    case combined(LayoutTree.Index)
  }
}
