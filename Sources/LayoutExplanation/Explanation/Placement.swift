import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Why a view lies where it does in what contains it, along one axis.
public struct Placement: Sendable {
  /// The view that is placed: the one in question, or a modifier around it.
  public var view: LayoutTree.Index
  /// What contains it; `nil` at the root.
  public var parent: LayoutTree.Index?
  /// The distance of its left or upper edge from that of what contains it, in points.
  public var origin: Rational
  /// The distance of its right edge from that of what contains it, where layout runs from right to left.
  public var mirrored: Rational?
  /// Why it lies there.
  public var cause: Cause

  /// Why a view lies somewhere.
  public enum Cause: Sendable {
    /// The root is centred in its container.
    case centred
    /// It comes first in a stack.
    case first
    /// It comes after a neighbour and so much space, in points.
    case follows(LayoutTree.Index, gap: Rational)
    /// Its guide lies on a line.
    case aligned(GuideMeeting)
    /// Padding keeps it from the edge.
    case padding(LengthInput)
    /// Its middle is put there.
    case position(LengthInput)
    /// It is moved by so much.
    case offset(LengthInput)
    /// A reader or a viewport begins with it.
    case begins
    /// A flow has it in a row, from 1, after a neighbour or at the row's begin, and why not in the row before.
    case row(Int, after: LayoutTree.Index?, instead: RowBreak?)
    /// Code of a custom layout put it there.
    case code
  }
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
  /// Where the value comes from.
  public var source: Source
  /// Where the line is, in points from the edge of what aligns the view; `nil` where that is infinite.
  public var line: Rational?
  /// The views whose guides set the line; empty where what contains them does.
  public var setters: [LayoutTree.Index]

  /// Where the value of a guide comes from.
  public enum Source: Hashable, Sendable {
    /// The guide's own definition.
    case standard
    /// An `alignmentGuide` modifier.
    case written(LayoutTree.Index)
    /// The lines of a text.
    case baseline
    /// A container made it from its children's.
    case combined(LayoutTree.Index)
  }
}
