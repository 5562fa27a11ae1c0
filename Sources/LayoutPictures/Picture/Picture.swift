import Foundation

/// A picture as shapes, in points, which a ``PictureFormat`` writes.
///
/// ```swift
/// let row = HStack { Text("A title").font(.title) }
/// let picture = try Picture(of: row, in: ProposedViewSize(width: 200, height: 50))
/// let svg = try picture.data(as: SVGFormat())
/// ```
public struct Picture: Sendable {
  /// The visible part, in points; the top left corner need not be at 0.
  public var bounds: CGRect
  /// The items of the picture, from the bottom up.
  package var items: [PictureItem]

  /// The names of the hatched placeholders, for views whose appearance cannot be drawn, from the bottom up.
  public var placeholders: [String] { items.flatMap(\.placeholders) }

  package init(bounds: CGRect, items: [PictureItem]) {
    self.bounds = bounds
    self.items = items
  }

  /// Returns the picture in a format, with `scale` pixels in a point where the format has pixels.
  ///
  /// - Throws: ``PictureError``.
  public func data(as format: some PictureFormat, scale: CGFloat = 1) throws(PictureError) -> Data {
    try format.data(of: self, scale: scale)
  }
}

package indirect enum PictureItem: Sendable {
  /// The filled inside of a path.
  case fill(PicturePath, Paint)
  /// A line along a path.
  case stroke(PicturePath, Paint, PictureStroke)
  /// A picture made of pixels, in a rectangle.
  case pixels(PNGImage, CGRect)
  /// Items that are moved, clipped or made translucent together.
  case group(PictureGroup)
}

extension PictureItem {
  /// Returns a line along a path, with a width in points.
  ///
  /// - Parameter dashes: The lengths of lines and gaps alternately, in points; empty for a line without
  ///   gaps.
  static func stroke(
    _ path: PicturePath, _ paint: Paint, width: CGFloat, dashes: [CGFloat] = []
  ) -> PictureItem { .stroke(path, paint, PictureStroke(width: width, dashes: dashes)) }
}

extension PictureItem {
  fileprivate var placeholders: [String] {
    guard case .group(let group) = self else { return [] }
    return group.placeholderName.map { [$0] } ?? group.items.flatMap(\.placeholders)
  }
}

/// The style of a line along a path.
package struct PictureStroke: Hashable, Sendable {
  /// The end of a line; the words are SVG's.
  package enum Cap: String, Sendable { case butt, round, square }
  /// The join of two lines; the words are SVG's.
  package enum Join: String, Sendable { case miter, round, bevel }

  /// The thickness, in points.
  package var width: CGFloat
  /// The lengths of lines and gaps alternately, in points; empty for a line without gaps.
  package var dashes: [CGFloat] = []
  /// The distance into the dashes at which the line begins, in points.
  package var phase: CGFloat = 0
  package var cap = Cap.butt
  package var join = Join.miter
}

/// Items with common effects.
package struct PictureGroup: Sendable {
  /// The map from the items' points to the picture's.
  package var transform = PictureTransform.identity
  /// The path to which the items are clipped, before they are moved; `nil` is no clipping.
  package var clip: PicturePath?
  /// The opacity of the items together, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The shadow that the items cast together.
  package var shadow: PictureShadow?
  /// The radius by which the items are blurred together, in points.
  package var blur: CGFloat = 0
  /// Items whose opacity masks the group: the area that they cover is visible; `nil` is no mask.
  package var mask: [PictureItem]?
  /// The items, from the bottom up.
  package var items: [PictureItem]
  /// In a sketch, the place of the view that is drawn here; `nil` for any other group.
  package var view: Int?
  /// In a sketch, the placeholder that the items draw; `nil` for any other group.
  package var placeholder: PicturePlaceholder?
  /// The name of the view that the items are a placeholder for; `nil` for any other group.
  package var placeholderName: String?

  package init(
    transform: PictureTransform = .identity, clip: PicturePath? = nil, opacity: CGFloat = 1,
    shadow: PictureShadow? = nil, items: [PictureItem]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
    self.items = items
  }
}

/// A box with a name, for a view whose appearance cannot be drawn.
package struct PicturePlaceholder: Sendable {
  /// The frame of the box.
  package var frame: CGRect
  /// The name in its largest letters, from the top left corner.
  package var label: [PictureItem]
  /// The size of the name in its largest letters, in points.
  package var labelSize: CGSize
  /// The size of the largest letters, in points.
  package var letterSize: CGFloat
  /// The colour of the box.
  package var background: PictureColor
  /// The colour of the letters.
  package var ink: PictureColor
}

/// A blurred silhouette under items.
package struct PictureShadow: Sendable {
  package var color: PictureColor
  /// The radius of the blur, in points.
  package var radius: CGFloat
  /// The distance to the right, in points.
  package var x: CGFloat
  package var y: CGFloat
}

/// A picture made of pixels, as the bytes of a PNG file.
package struct PNGImage: Sendable {
  package var bytes: [UInt8]
}

/// The paint with which paths are filled.
package enum Paint: Sendable {
  case color(PictureColor)
  case gradient(PictureGradient)

  /// Returns a gradient from one colour at the top of the path to another at its bottom.
  static func gradient(from top: PictureColor, to bottom: PictureColor) -> Paint {
    .gradient(
      PictureGradient(
        stops: [.init(offset: 0, color: top), .init(offset: 1, color: bottom)],
        form: .linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 1))))
  }
}

/// Colours that blend into each other.
package struct PictureGradient: Sendable {
  /// A colour at a place of the gradient, from 0 to 1.
  package struct Stop: Sendable {
    package var offset: CGFloat
    package var color: PictureColor
  }

  /// The geometry of a gradient, between points in fractions of the path's sides.
  package enum Form: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// A gradient from one circle to another around a point; radii are in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// A gradient from one ellipse to another around a point; radii are fractions of the sides.
    case elliptical(center: CGPoint, from: CGFloat, to: CGFloat)
    /// A gradient around a point, from one angle to another in degrees, clockwise from three o'clock.
    case angular(center: CGPoint, from: CGFloat, to: CGFloat)
    /// A gradient with a colour at each point of a grid, row by row, over a background.
    case mesh(columns: Int, points: [CGPoint], background: PictureColor)
  }

  package var stops: [Stop]
  package var form: Form
}

/// A colour, whose components are in the range from 0 to 1.
package struct PictureColor: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var opacity: CGFloat = 1
}

/// An affine map of points: x becomes `a` x + `c` y + `x`, y becomes `b` x + `d` y + `y`.
package struct PictureTransform: Hashable, Sendable {
  package var a: CGFloat = 1
  package var b: CGFloat = 0
  package var c: CGFloat = 0
  package var d: CGFloat = 1
  package var x: CGFloat = 0
  package var y: CGFloat = 0

  /// The map that leaves every point in place.
  package static let identity = PictureTransform()

  /// Returns a translation, in points.
  package static func moved(x: CGFloat, y: CGFloat) -> PictureTransform { PictureTransform(x: x, y: y) }

  /// Returns the map applied around a fixed point.
  package func around(_ point: CGPoint) -> PictureTransform {
    var map = self
    map.x += point.x - a * point.x - c * point.y
    map.y += point.y - b * point.x - d * point.y
    return map
  }

  /// Returns a clockwise rotation by an angle in degrees; rotations by right angles are exact.
  package static func turned(degrees: CGFloat) -> PictureTransform {
    let quarter = degrees / 90
    let (sine, cosine): (CGFloat, CGFloat) =
      if quarter == quarter.rounded() {
        [(0, 1), (1, 0), (0, -1), (-1, 0)][Int(quarter.remainder(dividingBy: 4)) & 3]
      } else {
        (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      }
    return PictureTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }
}

/// The source of the images that views show.
public struct PictureImages: Sendable {
  private let directory: URL?

  /// No images: each one is a placeholder with its name.
  public static let none = PictureImages(directory: nil)

  private init(directory: URL?) { self.directory = directory }

  /// Creates images from the PNG files in a folder, by the images' names; any other image is a placeholder.
  public init(directory: URL) { self.init(directory: Optional(directory)) }

  /// Returns the file of an image, the one with the most pixels if there are several.
  ///
  /// It is `nil` if there is no PNG file.
  func image(named name: String) -> PNGImage? {
    // A name must not lead out of the folder.
    guard let directory, !name.isEmpty, !name.contains("/"), !name.contains("..") else { return nil }
    for ending in ["@3x.png", "@2x.png", ".png", ""] {
      let file = directory.appendingPathComponent(name + ending)
      if let data = try? Data(contentsOf: file), data.starts(with: Self.signature) {
        return PNGImage(bytes: Array(data))
      }
    }
    return nil
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
