import Foundation

/// A blurred silhouette under the view.
struct ShadowRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    guard case .color(let color) = view.drawing.palette.paint(attributes["color"] ?? "black").paint else {
      return view.childItems
    }
    let shadow = PictureShadow(
      color: color, radius: max(0, attributes.number("radius") ?? 0), x: attributes.number("x") ?? 0,
      y: attributes.number("y") ?? 0)
    return [.group(PictureGroup(shadow: shadow, items: view.childItems))]
  }
}

/// The view, translucent as a whole.
struct OpacityRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let opacity = max(0, min(1, attributes.number("opacity") ?? 1))
    return opacity == 0 ? [] : [.group(PictureGroup(opacity: opacity, items: view.childItems))]
  }
}

/// Nothing.
struct HiddenRoom: ClippingRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] { [] }
}
