import Foundation

/// The edges of a view.
struct FrameMarks: MarkRoom {
  func items(_ view: DrawnView) -> [PictureItem] {
    let element = view.node.element
    let isModifier = element.role == .modifier
    return [
      .stroke(
        .rectangle(view.frame), .color(MarkInk.color(of: element).opacity(isModifier ? 0.6 : 0.9)),
        width: isModifier ? 0.5 : 0.75, dashes: isModifier ? [2, 2] : [])
    ]
  }
}
