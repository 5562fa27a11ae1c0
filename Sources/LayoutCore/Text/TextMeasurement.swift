import Foundation

/// The answer of a ``TextMeasurer``: how much room a text takes and what its lines are.
public struct TextMeasurement: Hashable, Sendable {
  /// The size, the baselines and the proposals with the same answer and the same ``lines``.
  public var leaf: LeafMeasurement

  /// The strings of the lines as they are drawn, from the top: at least one, without newlines, without the
  /// spaces at which they were wrapped, and with the ellipsis where the text was truncated.
  public var lines: [String]

  /// Whether a part of the text is missing.
  public var isTruncated: Bool

  /// How large the text is set, from its smallest scale to 1.
  public var scale: CGFloat

  /// The size of the text, in points.
  public var size: CGSize { leaf.size }

  /// What a measurer found.
  public init(leaf: LeafMeasurement, lines: [String], isTruncated: Bool, scale: CGFloat = 1) {
    self.leaf = leaf
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }
}
