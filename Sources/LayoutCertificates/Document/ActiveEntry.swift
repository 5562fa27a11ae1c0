/// What the value of a variable is due to.
///
/// Rows are named by their numbers.
public struct ActiveEntry: Decodable, Hashable, Sendable {
  /// The kinds of causes.
  public enum State: String, Hashable, Sendable {
    /// The value is given from outside.
    case parameter
    /// The preference is met exactly.
    case met
    /// The preference is below a lower bound, and the value is that bound.
    case blockedBelow
    /// The preference is above an upper bound, and the value is that bound.
    case blockedAbove
  }

  /// The kind of cause.
  public var state: State
  /// The row that blocks, where one does.
  public var by: Int?
  /// The other requirements of the variable that are tight, in rising order.
  public var ties: [Int]

  /// A cause.
  public init(_ state: State, by: Int? = nil, ties: [Int] = []) {
    self.state = state
    self.by = by
    self.ties = ties
  }
}
