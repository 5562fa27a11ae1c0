/// A measurer behind a reference that many texts share: a text is then small enough to be copied with a tree.
final class SharedMeasurer: Sendable {
  /// The measurer.
  let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer) { self.measurer = measurer }
}
