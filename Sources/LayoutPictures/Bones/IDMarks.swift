import Foundation

/// The id of a view, at its top left corner.
struct IDMarks: MarkRoom {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard let id = view.node.id else { return [] }
    return MarkInk.label(id, MarkInk.color(of: view.node.element), view) { _ in view.frame.origin }
  }
}
