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

  /// The names of what is hatched, as it cannot be drawn as it looks, from the bottom up.
  public var placeholders: [String] { items.flatMap(\.placeholders) }

  /// A picture of what lies in some bounds.
  package init(bounds: CGRect, items: [PictureItem]) {
    self.bounds = bounds
    self.items = items
  }

  /// Returns the picture in a format, with so many pixels in a point where the format has pixels.
  ///
  /// Throws ``PictureError``.
  public func data(as format: some PictureFormat, scale: CGFloat = 1) throws -> Data {
    try format.data(of: self, scale: scale)
  }
}

/// A part of a picture.
package indirect enum PictureItem: Sendable {
  /// The inside of a path.
  case fill(PicturePath, Paint)
  /// A line along a path.
  case stroke(PicturePath, Paint, PictureStroke)
  /// A picture made of pixels, in a rectangle.
  case pixels(PNGImage, CGRect)
  /// Items that are moved, cut off or made translucent together.
  case group(PictureGroup)
}

extension PictureItem {
  /// Returns a line along a path, as thick as given, in points; dashes are lengths of lines and gaps by
  /// turns.
  static func stroke(
    _ path: PicturePath, _ paint: Paint, width: CGFloat, dashes: [CGFloat] = []
  ) -> PictureItem { .stroke(path, paint, PictureStroke(width: width, dashes: dashes)) }
}

extension PictureItem {
  fileprivate var placeholders: [String] {
    guard case .group(let group) = self else { return [] }
    return group.standsFor.map { [$0] } ?? group.items.flatMap(\.placeholders)
  }
}

/// How a line is drawn along a path.
package struct PictureStroke: Hashable, Sendable {
  /// How lines end; the words are SVG's.
  package enum Cap: String, Sendable { case butt, round, square }
  /// How lines meet.
  package enum Join: String, Sendable { case miter, round, bevel }

  /// How thick it is, in points.
  package var width: CGFloat
  /// The lengths of lines and gaps by turns, in points; none for a line without gaps.
  package var dashes: [CGFloat] = []
  /// How far into the dashes it begins, in points.
  package var phase: CGFloat = 0
  package var cap = Cap.butt
  package var join = Join.miter
}

/// Items that have something in common.
package struct PictureGroup: Sendable {
  /// Where their points are.
  package var transform = PictureTransform.identity
  /// What is cut out of them, before they are moved; `nil` is everything.
  package var clip: PicturePath?
  /// How opaque they are together, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The shadow that they throw together.
  package var shadow: PictureShadow?
  /// How far they are blurred together, in points.
  package var blur: CGFloat = 0
  /// Items of which only the opacity counts: as much as they cover is seen; `nil` is everything.
  package var mask: [PictureItem]?
  /// The items, from the bottom up.
  package var items: [PictureItem]
  /// In a sketch, the place of the view that is drawn here; `nil` for any other group.
  package var view: Int?
  /// In a sketch, what the items stand for.
  package var placeholder: PicturePlaceholder?
  /// What the items stand for, as it cannot be drawn; `nil` for any other group.
  package var standsFor: String?

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

/// A box with a name, for something that cannot be drawn.
package struct PicturePlaceholder: Sendable {
  /// The box.
  package var frame: CGRect
  /// The name in its largest letters, from the top left corner.
  package var label: [PictureItem]
  /// How large the name is then, in points.
  package var labelSize: CGSize
  /// The size of the largest letters, in points.
  package var letterSize: CGFloat
  /// The colour of the box.
  package var ground: PictureColor
  /// The colour of the letters.
  package var ink: PictureColor
}

/// A blurred silhouette under items.
package struct PictureShadow: Sendable {
  package var color: PictureColor
  /// How far it is blurred, in points.
  package var radius: CGFloat
  /// How far it is moved, in points.
  package var x: CGFloat
  package var y: CGFloat
}

/// A picture made of pixels, as the bytes of a PNG file.
package struct PNGImage: Sendable {
  package var bytes: [UInt8]
}

/// What paths are filled with.
package enum Paint: Sendable {
  case color(PictureColor)
  case gradient(PictureGradient)

  /// From one colour at the top of the path to another at its bottom.
  static func gradient(from top: PictureColor, to bottom: PictureColor) -> Paint {
    .gradient(
      PictureGradient(
        stops: [.init(offset: 0, color: top), .init(offset: 1, color: bottom)],
        form: .linear(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 1))))
  }
}

/// Colours that pass over into each other.
package struct PictureGradient: Sendable {
  /// A colour at a place on the way, from 0 to 1.
  package struct Stop: Sendable {
    package var offset: CGFloat
    package var color: PictureColor
  }

  /// Which way the colours pass, between points in shares of the path's sides.
  package enum Form: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    /// From one circle to another around a point; radii are in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// From one ellipse to another around a point; radii are in shares of the sides.
    case elliptical(center: CGPoint, from: CGFloat, to: CGFloat)
    /// Around a point, from one angle to another in degrees, to the right from three o'clock on.
    case angular(center: CGPoint, from: CGFloat, to: CGFloat)
    /// A colour at each point of a grid, row by row, over a ground.
    case mesh(columns: Int, points: [CGPoint], ground: PictureColor)
  }

  package var stops: [Stop]
  package var form: Form
}

/// A colour, with parts from 0 to 1.
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

  /// Leaves every point where it is.
  package static let identity = PictureTransform()

  /// Moves points.
  package static func moved(x: CGFloat, y: CGFloat) -> PictureTransform { PictureTransform(x: x, y: y) }

  /// Returns the map with a point that stays where it is.
  package func around(_ point: CGPoint) -> PictureTransform {
    var map = self
    map.x += point.x - a * point.x - c * point.y
    map.y += point.y - b * point.x - d * point.y
    return map
  }

  /// Returns a turn to the right by an angle in degrees; turns by right angles are exact.
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

/// Where the images come from that views show.
public struct PictureImages: Sendable {
  private let directory: URL?

  /// No images: each one is a placeholder with its name.
  public static let none = PictureImages(directory: nil)

  private init(directory: URL?) { self.directory = directory }

  /// The images in a folder, as PNG files with the images' names; any other is a placeholder.
  public init(directory: URL) { self.init(directory: Optional(directory)) }

  /// Returns the file of an image, of several the one with the most pixels; `nil` where there is none that is
  /// PNG.
  func image(named name: String) -> PNGImage? {
    // A name is no way out of the folder.
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
