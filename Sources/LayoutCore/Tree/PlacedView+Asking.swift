import Foundation

/// What tests ask of a view in its place.
///
/// ```swift
/// let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
/// let title = try result.view("title")
/// print(title.isTruncated, title.lines, title.isInside(try result.view("card")))
/// ```
extension PlacedView {
  /// The text as it is set in what was proposed; `nil` where the view is no text.
  public var text: TextMeasurement? {
    (node.element as? MeasuredElement)?.text?.measurement(proposal)
  }

  /// The lines of its text as they are drawn; none where the view is no text.
  public var lines: [String] { text?.lines ?? [] }

  /// Whether a part of its text is missing.
  public var isTruncated: Bool { text?.isTruncated ?? false }

  /// Whether no edge lies beyond that of another view by more than a tolerance, in points.
  public func isInside(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (inner, outer) = (frame, other.frame)
    return outer.minX <= inner.minX + tolerance && inner.maxX <= outer.maxX + tolerance
      && outer.minY <= inner.minY + tolerance && inner.maxY <= outer.maxY + tolerance
  }

  /// Whether it shares more with another view than a strip as wide as a tolerance, in points.
  public func overlaps(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (one, two) = (frame, other.frame)
    return min(one.maxX, two.maxX) - max(one.minX, two.minX) > tolerance
      && min(one.maxY, two.maxY) - max(one.minY, two.minY) > tolerance
  }

  /// Whether its frame is another one up to a tolerance at each edge and in each length, in points.
  public func isAt(_ frame: CGRect, tolerance: CGFloat = 0.001) -> Bool {
    let pairs = [
      (self.frame.minX, frame.minX), (self.frame.minY, frame.minY), (self.frame.width, frame.width),
      (self.frame.height, frame.height),
    ]
    return pairs.allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
}
