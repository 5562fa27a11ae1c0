import ConstraintLayout
import LayoutCore
import LinearProgramming

/// What happens as one input grows, a point at a time: exact, and with the range in which it holds.
public struct Price: Sendable {
  /// What grows.
  public var input: PriceInput
  /// The sides along the axis that grow or shrink with it; no others do.
  ///
  /// None where all that is to say is what happens at the end of the range.
  public var effects: [Effect]
  /// The left or upper edges, in the container's coordinates, that move with it along the axis; no others do.
  public var moves: [Effect]
  /// How far it may grow until something happens that a person sees, in points: a frame is another function, or a view
  /// reaches beyond what contains it; `nil` where that does not happen within 10,000 points of the first border that
  /// nobody sees.
  public var range: Rational?
  /// Whether what is said still holds at the very end of the range.
  public var holdsAtEnd: Bool
  /// What happens there; more than one at once is a tie.
  package var events: [PriceEvent]

  /// A side that grows, or an edge that moves.
  public struct Effect: Hashable, Sendable {
    /// The view.
    public var view: LayoutTree.Index
    /// The axis along which it does.
    public var axis: Axis
    /// By how many points for each point by which the input grows.
    public var slope: Rational
  }
}
