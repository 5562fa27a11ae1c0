import Foundation
import LayoutCore

/// How one kind of mark is drawn.
protocol MarkRoom: Sendable {
  /// The marks of one view, without those of the views in it.
  func items(_ view: DrawnView) -> [PictureItem]
}

extension PictureMark {
  /// The room of the mark.
  var room: any MarkRoom {
    switch self {
    case .frames: FrameMarks()
    case .ids: IDMarks()
    case .guides: GuideMarks()
    case .spacing: SpacingMarks()
    case .offers: OfferMarks()
    }
  }
}

/// Colours and labels of marks.
enum MarkInk {
  static let leaf = PictureColor(hex: 0x0A84FF)
  static let container = PictureColor(hex: 0xFF9500)
  static let modifier = PictureColor(hex: 0xAF52DE)
  static let guide = PictureColor(hex: 0x34C759)
  static let space = PictureColor(hex: 0xFF2D55)
  /// The height of labels' letters, in points.
  static let size: CGFloat = 7

  /// The colour of a view's edges.
  static func color(of element: any LayoutElement) -> PictureColor {
    switch element.role {
    case .leaf: leaf
    case .container: container
    case .modifier: modifier
    }
  }

  /// A label on a coloured ground, whose corner `place` finds from its size.
  static func label(
    _ text: String, _ color: PictureColor, _ view: DrawnView, at place: (CGSize) -> CGPoint
  ) -> [PictureItem] {
    let label = view.drawing.letters.label(text, size: size, in: .color(.white))
    guard label.width > 0 else { return [] }
    let ground = CGSize(width: label.width + 4, height: label.height)
    let corner = place(ground)
    return [
      .fill(.rounded(CGRect(origin: corner, size: ground), radius: 2), .color(color.opacity(0.85))),
      .group(PictureGroup(transform: .moved(x: corner.x + 2, y: corner.y), items: label.items)),
    ]
  }
}
