/// What the value of a variable is due to.
///
/// Rows are named by their numbers.
package struct ActiveEntry: Decodable, Hashable, Sendable {
  /// The kinds of causes.
  package enum State: String, Hashable, Sendable {
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
  package var state: State
  /// The row that blocks, where one does.
  package var by: Int?
  /// The other requirements of the variable that are tight, in rising order.
  package var ties: [Int]

  /// A cause.
  package init(_ state: State, by: Int? = nil, ties: [Int] = []) {
    self.state = state
    self.by = by
    self.ties = ties
  }
}
