import Foundation

/// A line inside the edges.
struct BorderRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let width = attributes.number("width") ?? 1
    let line = view.frame.insetBy(dx: width / 2, dy: width / 2)
    guard width > 0, line.width >= 0, line.height >= 0, !line.isNull else { return view.childItems }
    let paint = view.drawing.palette.paint(attributes["style"] ?? "primary").paint
    return view.childItems + [.stroke(.rectangle(line), paint, width: width)]
  }
}
