/// How a view is drawn, as items in its own coordinates; lengths are functions of its own width and height.
public struct InspectedDrawing: Codable, Hashable, Sendable {
  /// What is drawn, from the bottom up.
  public var items: [InspectedItem]
  /// The lines on which it aligns what is in it, and the baselines of its text: places in the document's guides, which
  /// many drawings have in common.
  public var guides: [Int]
}

/// A part of a drawing.
///
/// In JSON a list that begins with the kind of item. Colours are light and dark, with a bar between them where they differ.
public enum InspectedItem: Hashable, Sendable {
  /// The inside of an outline.
  case fill(InspectedOutline, paint: String)
  /// A line along an outline.
  case stroke(InspectedOutline, paint: String, width: Double, dashes: [Double])
  /// Letters on baselines.
  case letters([InspectedLetters], paint: String)
  /// A picture made of pixels: a PNG file in base 64.
  case pixels(String, InspectedBox)
  /// Items with something in common.
  case group([InspectedItem], InspectedEffects)
  /// A box that stands for something that cannot be drawn, with its name.
  case placeholder(InspectedBox, InspectedLabel)
  /// A view that is drawn here, by its place.
  case view(Int)
}

/// A rectangle whose edges are functions of a view's size.
public struct InspectedBox: Codable, Hashable, Sendable {
  /// Its x, y, width and height, in points.
  public var sides: [InspectedLength]
}

/// Letters on one baseline.
///
/// In JSON a list of the three.
public struct InspectedLetters: Hashable, Sendable {
  /// Where the first letter begins.
  public var x: InspectedLength
  /// The baseline.
  public var y: InspectedLength
  /// Which letters, by the place of their line in the document's list.
  public var line: Int
}

/// A name in small letters.
public struct InspectedLabel: Codable, Hashable, Sendable {
  /// The letters at their largest, from the top left corner.
  public var letters: [InspectedLetters]
  /// How wide it is at its largest, in points.
  public var width: Double
  /// How tall it is at its largest, in points.
  public var height: Double
  /// The size of its largest letters, in points.
  public var size: Double
  /// The colours of the box, the lines and the letters.
  public var paints: [String]
}

/// What items in a group have in common.
public struct InspectedEffects: Codable, Hashable, Sendable {
  /// Where their points are: an affine map as SVG has it.
  public var transform: [InspectedLength]?
  /// What is cut out of them.
  public var clip: InspectedOutline?
  /// How opaque they are, from 0 to 1.
  public var opacity: Double?
  /// The shadow that they throw: blur, x and y in points.
  public var shadow: [Double]?
  /// The colour of the shadow.
  public var shadowPaint: String?
}

/// The outline of a shape.
public enum InspectedOutline: Hashable, Sendable {
  /// A rectangle, with corners of a radius.
  case box(InspectedBox, radius: Double)
  /// An ellipse in a rectangle.
  case ellipse(InspectedBox)
  /// The largest circle in the middle of a rectangle.
  case circle(InspectedBox)
  /// Any other: commands of an SVG path, and the numbers that follow them.
  case path(String, [InspectedLength])
}
