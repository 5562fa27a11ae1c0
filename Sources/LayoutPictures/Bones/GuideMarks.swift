import Foundation
import LayoutCore

/// The line on which a stack aligns its children, and the baselines of a text.
struct GuideMarks: MarkRoom {
  func items(_ view: DrawnView) -> [PictureItem] {
    DrawingRules.standard[view.node.element]?.guides(of: view.node.element, view) ?? []
  }
}

/// Lines across a view on which something is aligned.
enum GuideLines {
  /// The line of a guide that has the same place in every frame; any other is seen at the children's baselines.
  static func line(of stack: StackElement, _ view: DrawnView) -> [PictureItem] {
    let (axis, frame) = (stack.axis.across, view.frame)
    let share: [String: CGFloat] = ["leading": 0, "top": 0, "center": 0.5, "trailing": 1, "bottom": 1]
    guard var part = share[stack.alignment.name] else { return [] }
    if axis == .horizontal, view.isRightToLeft { part = 1 - part }
    let place = axis == .horizontal ? frame.minX + part * frame.width : frame.minY + part * frame.height
    return [line(axis, place, view)]
  }

  /// A line across a view at a place along an axis.
  static func line(_ axis: Axis, _ place: CGFloat, _ view: DrawnView) -> PictureItem {
    let frame = view.frame
    let path: PicturePath =
      axis == .horizontal
      ? .line(CGPoint(x: place, y: frame.minY), CGPoint(x: place, y: frame.maxY))
      : .line(CGPoint(x: frame.minX, y: place), CGPoint(x: frame.maxX, y: place))
    return .stroke(path, .color(MarkInk.guide), width: 0.75, dashes: [3, 1.5])
  }
}
