import Foundation

/// The result of a fuzzing run.
public struct FuzzReport: Sendable {
  /// The seed of the run.
  public var seed: UInt64
  /// How many trees were laid out.
  public var trees = 0
  /// How many views they have, modifiers included.
  public var views = 0
  /// How many programs were solved in order to place them, each with its certificate checked.
  public var certificates = 0
  /// How many trees doubles put on the other side of a border, such as a line break, on which exact numbers agree.
  public var rounded = 0
  /// What went wrong, by the trees' numbers.
  public var failures: [FuzzFailure] = []
  /// How long the run took, in seconds.
  public var seconds: TimeInterval = 0

  /// Makes an empty report.
  public init(seed: UInt64) { self.seed = seed }
}
