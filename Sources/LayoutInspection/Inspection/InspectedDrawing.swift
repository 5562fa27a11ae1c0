import Foundation

/// The drawing of a view, as items in its own coordinates; lengths are functions of its own width and height.
public struct InspectedDrawing: Codable, Hashable, Sendable {
  /// The items, from the bottom up.
  public var items: [InspectedItem]
  /// The guides by which the view aligns its children, and the baselines of its text.
  ///
  /// They are indices in the document's guides, which many drawings share.
  public var guides: [Int]
}

/// An item of a drawing.
///
/// In JSON, it is a list that begins with a letter for the kind of item. A paint has the colours for the light
/// and the dark scheme, with a bar between them where they differ.
public enum InspectedItem: Hashable, Sendable {
  /// The filled interior of an outline.
  case fill(InspectedOutline, paint: String)
  /// A line along an outline.
  case stroke(InspectedOutline, paint: String, InspectedStroke)
  /// Letters on their baselines.
  case letters([InspectedLetters], paint: String)
  /// A picture made of pixels: a PNG file in base 64.
  case pixels(String, InspectedBox)
  /// Items with common effects.
  case group([InspectedItem], InspectedEffects)
  /// A placeholder: a box for a view whose appearance cannot be drawn, with its name.
  case placeholder(InspectedBox, InspectedLabel)
  /// The drawing of a view, by the view's index.
  case view(Int)
}

/// The style of a line along an outline.
public struct InspectedStroke: Hashable, Sendable {
  /// The thickness, in points.
  public var width: Double
  /// The lengths of lines and gaps alternately, in points; empty for a line without gaps.
  public var dashes: [Double]
  /// The cap, the join, and the distance into the dashes at which the line begins; `nil` for a plain line.
  ///
  /// The words are SVG's.
  public var ends: [String]?
}

/// A rectangle whose edges are functions of a view's size.
public struct InspectedBox: Codable, Hashable, Sendable {
  /// Its x, y, width and height, in points.
  public var sides: [InspectedLength]
}

/// Letters on one baseline.
///
/// In JSON, it is a list of `x`, `y` and `line`.
public struct InspectedLetters: Hashable, Sendable {
  /// The horizontal position of the first letter's origin, in points.
  public var x: InspectedLength
  /// The vertical position of the baseline, in points.
  public var y: InspectedLength
  /// The index of the letters in the document's lines.
  public var line: Int
}

/// A name in small letters, in a placeholder.
public struct InspectedLabel: Codable, Hashable, Sendable {
  /// The letters at their largest, from the top left corner.
  public var letters: [InspectedLetters]
  /// The width of the name at its largest, in points.
  public var width: Double
  /// The height of the name at its largest, in points.
  public var height: Double
  /// The size of its largest letters, in points.
  public var size: Double
  /// The colours of the box, the lines and the letters.
  public var paints: [String]
}

/// The effects that the items of a group share.
public struct InspectedEffects: Codable, Hashable, Sendable {
  /// The affine map of the items' points, in the order of SVG's `matrix`; `nil` for none.
  public var transform: [InspectedLength]?
  /// The outline to which the items are clipped; `nil` for none.
  public var clip: InspectedOutline?
  /// The opacity, from 0 to 1.
  public var opacity: Double?
  /// The shadow of the items: blur, x and y in points.
  public var shadow: [Double]?
  /// The colour of the shadow.
  public var shadowPaint: String?
  /// The radius of the blur, in points.
  public var blur: Double?
  /// Items whose opacity masks the group: the area that they cover is visible.
  public var mask: [InspectedItem]?
}

/// The outline of a shape.
public enum InspectedOutline: Hashable, Sendable {
  /// A rectangle, with corners of a radius.
  case box(InspectedBox, radius: Double)
  /// An ellipse in a rectangle.
  case ellipse(InspectedBox)
  /// The largest circle in the middle of a rectangle.
  case circle(InspectedBox)
  /// Any other outline: the commands of an SVG path, and the numbers of all commands.
  case path(String, [InspectedLength])
}

extension InspectedItem: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "f":
      let paint = try list.decode(String.self)
      self = .fill(try list.decode(InspectedOutline.self), paint: paint)
    case "s":
      let paint = try list.decode(String.self)
      let (width, dashes) = (try list.decode(Double.self), try list.decode([Double].self))
      let outline = try list.decode(InspectedOutline.self)
      let ends = list.isAtEnd ? nil : try list.decode([String].self)
      self = .stroke(outline, paint: paint, InspectedStroke(width: width, dashes: dashes, ends: ends))
    case "l":
      let paint = try list.decode(String.self)
      self = .letters(try list.decode([InspectedLetters].self), paint: paint)
    case "i":
      let bytes = try list.decode(String.self)
      self = .pixels(bytes, try list.decode(InspectedBox.self))
    case "g":
      let effects = try list.decode(InspectedEffects.self)
      self = .group(try list.decode([InspectedItem].self), effects)
    case "p":
      let box = try list.decode(InspectedBox.self)
      self = .placeholder(box, try list.decode(InspectedLabel.self))
    case "v": self = .view(try list.decode(Int.self))
    case let kind:
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "no kind of item is called \(kind)")
    }
  }

  /// Encodes the form that the type's documentation describes.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .fill(let outline, let paint):
      try list.encode("f")
      try list.encode(paint)
      try list.encode(outline)
    case .stroke(let outline, let paint, let stroke):
      try list.encode("s")
      try list.encode(paint)
      try list.encode(stroke.width)
      try list.encode(stroke.dashes)
      try list.encode(outline)
      if let ends = stroke.ends { try list.encode(ends) }
    case .letters(let lines, let paint):
      try list.encode("l")
      try list.encode(paint)
      try list.encode(lines)
    case .pixels(let bytes, let box):
      try list.encode("i")
      try list.encode(bytes)
      try list.encode(box)
    case .group(let items, let effects):
      try list.encode("g")
      try list.encode(effects)
      try list.encode(items)
    case .placeholder(let box, let label):
      try list.encode("p")
      try list.encode(box)
      try list.encode(label)
    case .view(let index):
      try list.encode("v")
      try list.encode(index)
    }
  }
}

extension InspectedLetters: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(InspectedLength.self)
    y = try list.decode(InspectedLength.self)
    line = try list.decode(Int.self)
  }

  /// Encodes the form that the type's documentation describes.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
    try list.encode(line)
  }
}

extension InspectedOutline: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "r":
      let box = try list.decode(InspectedBox.self)
      self = .box(box, radius: list.isAtEnd ? 0 : try list.decodeIfPresent(Double.self) ?? .infinity)
    case "e": self = .ellipse(try list.decode(InspectedBox.self))
    case "c": self = .circle(try list.decode(InspectedBox.self))
    case "d":
      let commands = try list.decode(String.self)
      self = .path(commands, try list.decode([InspectedLength].self))
    case let kind:
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "no outline is called \(kind)")
    }
  }

  /// Encodes the form that the type's documentation describes.
  ///
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .box(let box, let radius):
      try list.encode("r")
      try list.encode(box)
      // JSON has no infinity: a capsule's radius is null.
      if radius.isInfinite { try list.encodeNil() } else if radius != 0 { try list.encode(radius) }
    case .ellipse(let box):
      try list.encode("e")
      try list.encode(box)
    case .circle(let box):
      try list.encode("c")
      try list.encode(box)
    case .path(let commands, let numbers):
      try list.encode("d")
      try list.encode(commands)
      try list.encode(numbers)
    }
  }
}

/// A part of the range in which every frame is one affine function of the container's size.
public struct InspectedPiece: Codable, Hashable, Sendable {
  /// The area of the piece: the ends of an interval of the varied side, or the corners of a polygon as widths
  /// and heights.
  public var corners: [[Double]]
  /// Whether an interval excludes its first end; `nil` if it includes it.
  public var isOpen: Bool?
  /// The sides of a polygon that do not belong to it, by the corners at which they begin; `nil` for none.
  public var openSides: [Int]?
  /// The index of the piece from which this one's differences are stated; `nil` if everything is stated.
  public var base: Int?
  /// The changes at the first end, or beyond the sides of a polygon, as indices of sentences.
  public var changes: [Int]
  /// Whether only the truncation or the scale of a text changes at the first end; `nil` for other changes.
  public var isMinor: Bool?
  /// The frames that differ from the base's, by view.
  ///
  /// A frame is the indices of its x, y, width and height in the document's lengths; it is empty for a view
  /// that is not placed.
  public var frames: [Int: [Int]]
  /// The proposals that differ from the base's, by view, as indices of their width and height.
  public var offers: [Int: [Int]]
  /// The drawings that differ from the base's, by view, as indices; -1 for none.
  public var drawings: [Int: Int]
  /// The explanations that differ from the base's, by view, as indices of paragraphs.
  public var stories: [Int: [Int]]
  /// The moves of views with written lengths, around some of the piece's sizes; `nil` if they were not
  /// requested.
  public var live: [InspectedMoves]?
}

/// The sizes of an inspection: each side is varied over a range, or fixed as in the scene.
///
/// ```swift
/// let range = InspectedRange(width: 320...1_024)
/// ```
public struct InspectedRange: Hashable, Sendable {
  /// The widths, in points; `nil` if the width is fixed.
  public var width: ClosedRange<Double>?
  /// The heights, in points; `nil` if the height is fixed.
  public var height: ClosedRange<Double>?

  /// Creates a range; at least one side has to be varied.
  public init(width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil) {
    self.width = width
    self.height = height
  }
}
