/// A part of the range in which every frame is one affine function of the container's size.
public struct InspectedPiece: Codable, Hashable, Sendable {
  /// Where it lies: the ends of an interval of the running side, or the corners of a polygon as widths and heights.
  public var corners: [[Double]]
  /// Whether it begins just above its first end, and not at it.
  public var isOpen: Bool?
  /// The piece of which it states the differences; `nil` where it states everything.
  public var base: Int?
  /// What changes at its beginning, or beyond the edges of a polygon: places of sentences.
  public var changes: [Int]
  /// Whether all that changes is where a text is cut off, or how much it is scaled; `nil` where it is not.
  public var isMinor: Bool?
  /// The frames that are other functions than in the base: the places of x, y, width and height; empty
  /// for a view that is not placed.
  public var frames: [Int: [Int]]
  /// What views are proposed where that is another function than in the base: the places of width and height.
  public var offers: [Int: [Int]]
  /// The drawings that are others than in the base; -1 is none.
  public var drawings: [Int: Int]
  /// The stories that are others than in the base: places of paragraphs.
  public var stories: [Int: [Int]]
}
