/// Layouts of a range one after the other, in each of which every frame is an affine function of the container's size.
protocol MomentSequence {
  /// The next layout; `nil` at the end, or where the walk is stuck.
  ///
  /// Throws what the engine throws.
  mutating func next() throws -> LayoutMoment?
  /// Whether the layouts could not be followed.
  var isStuck: Bool { get }
  /// Which share of the range is done.
  var share: Double { get }
}
