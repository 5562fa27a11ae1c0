import Foundation

/// A part of a picture.
package indirect enum PictureItem: Sendable {
  /// The inside of a path.
  case fill(PicturePath, Paint)
  /// A line along a path, as thick as given, in points; dashes are lengths of lines and gaps by turns.
  case stroke(PicturePath, Paint, width: CGFloat, dashes: [CGFloat] = [])
  /// A picture made of pixels, in a rectangle.
  case pixels(PNGImage, CGRect)
  /// Items that are moved, cut off or made translucent together.
  case group(PictureGroup)
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
  /// The items, from the bottom up.
  package var items: [PictureItem]
  /// In a sketch, the place of the view that is drawn here; `nil` for any other group.
  package var view: Int?
  /// In a sketch, what the items stand for.
  package var placeholder: PicturePlaceholder?

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
  /// From one colour at the top of the path to another at its bottom.
  case gradient(from: PictureColor, to: PictureColor)
}

/// A colour, with parts from 0 to 1.
package struct PictureColor: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var opacity: CGFloat = 1
}
