/// The layouts of a range in sequence, in each of which every frame is an affine function of the container's
/// size.
protocol MomentSequence {
  /// Returns the next layout; `nil` at the end, or where the walk is stuck.
  ///
  /// - Throws: The engine's errors.
  mutating func next() throws -> LayoutMoment?
  /// Whether the walk could not continue.
  var isStuck: Bool { get }
  /// The share of the range that is done, from 0 to 1.
  var share: Double { get }
}
