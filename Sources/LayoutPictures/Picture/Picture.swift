import Foundation

/// A picture as shapes, in points, which a ``PictureFormat`` writes.
///
/// ```swift
/// let row = HStack { Text("A title").font(.title) }
/// let picture = try draw(row, in: ProposedViewSize(width: 200, height: 50))
/// let svg = try picture.data(as: SVGFormat())
/// ```
public struct Picture: Sendable {
  /// What is seen, in points; the top left corner need not be at 0.
  public var bounds: CGRect
  /// What is drawn, from the bottom up.
  package var items: [PictureItem]

  /// A picture of what lies in some bounds.
  package init(bounds: CGRect, items: [PictureItem]) {
    self.bounds = bounds
    self.items = items
  }

  /// The picture in a format, with so many pixels in a point where the format has pixels.
  ///
  /// Throws ``PictureError``.
  public func data(as format: some PictureFormat, scale: CGFloat = 1) throws -> Data {
    try format.data(of: self, scale: scale)
  }
}
