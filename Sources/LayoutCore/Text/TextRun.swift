import Foundation

/// A part of a text whose letters are all set alike, or an image in it.
///
/// ```swift
/// let runs = [TextRun("Total ", font: .body), TextRun("12", font: .title, tracking: 1)]
/// let total = MeasurableText(runs)
/// ```
public struct TextRun: Hashable, Sendable {
  /// The letters; for an image what stands for it where lines are told.
  public var string: String

  /// The font of all letters.
  public var font: Font

  /// What is added to the width of each letter, the last one included, in points; may be negative.
  public var tracking: CGFloat

  /// How far the letters stand above the baseline, in points; below it where negative.
  public var baselineOffset: CGFloat

  /// The image that stands in place of the letters; `nil` where there are letters.
  public var image: TextImage?

  /// A run of letters, or of an image.
  public init(
    _ string: String, font: Font, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, image: TextImage? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.image = image
  }

  /// Whether all lengths of the run are numbers.
  var areLengthsFinite: Bool {
    tracking.isFinite && baselineOffset.isFinite
      && (image.map { $0.width.isFinite && $0.height.isFinite } ?? true)
  }

  /// Whether letters of another run would be set in the same way.
  func isSetLike(_ other: TextRun) -> Bool {
    image == nil && other.image == nil && font == other.font && tracking == other.tracking
      && baselineOffset == other.baselineOffset
  }
}

/// An image in a line of text.
public struct TextImage: Hashable, Sendable {
  /// Its name.
  public var name: String

  /// Its width, in points.
  public var width: CGFloat

  /// Its height, in points.
  public var height: CGFloat

  /// Whether it is a symbol, which lies in the middle of its line; any other image stands on the baseline.
  public var isSymbol: Bool

  /// An image of a size in points.
  public init(name: String, width: CGFloat, height: CGFloat, isSymbol: Bool = false) {
    self.name = name
    self.width = width
    self.height = height
    self.isSymbol = isSymbol
  }
}
