import Foundation
import LayoutCore
import PangoText

/// Pictures side by side, each under its title.
///
/// ```swift
/// var sheet = PictureSheet()
/// for width in [80, 120] as [CGFloat] {
///   let size = ProposedViewSize(width: width, height: 60)
///   sheet.add(try draw(Text("Two words"), in: size), title: "\(width) wide")
/// }
/// let picture = try sheet.picture()
/// ```
public struct PictureSheet: Sendable {
  private var entries: [(title: String, picture: Picture)] = []

  /// A sheet without pictures.
  public init() {}

  /// Whether there is no picture on it.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a picture under a title.
  public mutating func add(_ picture: Picture, title: String) { entries.append((title, picture)) }

  /// The distance between pictures and from the edges, in points.
  private static let margin: CGFloat = 16
  /// How wide rows become before the next one begins, in points, unless one picture is wider.
  private static let rowWidth: CGFloat = 1_600

  /// All pictures as one; titles are in the fonts that options name.
  ///
  /// - Throws: `PangoTextError` where there is no font at all.
  public func picture(options: PictureOptions = PictureOptions()) throws -> Picture {
    let palette = Palette(scheme: options.colorScheme)
    let letters = Lettering(fonts: try options.fonts ?? .usualFonts())
    var items: [PictureItem] = []
    var corner = CGPoint(x: Self.margin, y: Self.margin)
    var (rowHeight, width): (CGFloat, CGFloat) = (0, 0)
    for (title, picture) in entries {
      let size = picture.bounds.size
      if corner.x > Self.margin, corner.x + size.width > Self.rowWidth {
        corner = CGPoint(x: Self.margin, y: corner.y + rowHeight + Self.margin)
        rowHeight = 0
      }
      let label = letters.label(
        title, size: 10, in: .color(palette.placeholderInk), maxWidth: max(size.width, 40))
      items.append(.group(PictureGroup(transform: .moved(x: corner.x, y: corner.y), items: label.items)))
      let top = corner.y + label.height + 4
      let place = PictureTransform.moved(x: corner.x - picture.bounds.minX, y: top - picture.bounds.minY)
      items.append(
        .group(PictureGroup(transform: place, clip: .rectangle(picture.bounds), items: picture.items)))
      rowHeight = max(rowHeight, label.height + 4 + size.height)
      corner.x += size.width + Self.margin
      width = max(width, corner.x)
    }
    let bounds = CGRect(x: 0, y: 0, width: width, height: corner.y + rowHeight + Self.margin)
    return Picture(bounds: bounds, items: [.fill(.rectangle(bounds), .color(palette.sheet))] + items)
  }
}
