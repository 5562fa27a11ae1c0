import ConstraintLayout
import LayoutCore

/// A part of the plane with its layout, before it is explained.
struct FoundPiece {
  /// The ends of an interval, or the corners of a polygon, counterclockwise where heights grow upwards.
  var corners: [[Double]]
  /// Whether it begins just above its first end.
  var isOpen = false
  /// The sides of a polygon that do not belong to it, by the corners at which they begin.
  var openSides: [Int] = []
  /// The tree that was laid out.
  var tree: LayoutTree
  /// The views of the layout, in preorder.
  var views: [PlacedPiece.View]
  /// The size of a container inside it.
  var container: ExactProposal
  /// Sizes inside it, the first in its middle; doubles represent all of them exactly.
  var samples: [(width: Double, height: Double)]
  /// The changes at its beginning, or beyond the edges of a polygon, in sentences.
  var changes: [String] = []
  /// Whether only the truncation or the scale of a text changes at its beginning.
  var isMinor = false
  /// Whether it is the layout of one size, and nothing is known about other sizes.
  var isSampled = false
  /// The trees of the samples and the functions through their layouts; `nil` for one tree at all sizes.
  var fitted: FittedPiece?

  func tree(at sample: Int) -> LayoutTree { fitted?.trees[sample] ?? tree }
}

/// The functions through the layouts of trees that differ in numbers alone.
struct FittedPiece {
  /// The tree of each sample.
  var trees: [LayoutTree]
  /// The x, y, width and height of each view that is placed.
  var frames: [Int: [InspectedLength]]
  /// The proposal of each view.
  var offers: [Int: [InspectedLength]]
}

/// The pieces of a plane, and the heights that were snapped.
struct FoundPieces {
  var pieces: [FoundPiece]
  /// The intervals of heights; `nil` if heights are not snapped.
  var rows: [InspectedInterval]?

  /// Whether most pieces are layouts of one size, so that their ends need not be changes.
  var isSampled: Bool { 2 * pieces.count(where: \.isSampled) > pieces.count }
}

/// The rounding of numbers such that doubles hold them, their sums and their differences exactly.
enum SampleNumber {
  /// Returns the nearest multiple of 2⁻²⁰.
  static func near(_ value: Double) -> Double { (value * 1_048_576).rounded() / 1_048_576 }
}
