import Foundation

/// The view, turned.
struct RotationRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let turn = PictureTransform.turned(degrees: attributes.number("degrees") ?? 0)
    return [
      .group(PictureGroup(transform: turn.around(attributes.anchor(in: view.frame)), items: view.childItems))
    ]
  }
}

/// The view, larger or smaller.
struct ScaleRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let scale = PictureTransform(a: attributes.number("x") ?? 1, d: attributes.number("y") ?? 1)
    return [
      .group(PictureGroup(transform: scale.around(attributes.anchor(in: view.frame)), items: view.childItems))
    ]
  }
}

/// The view as an affine map places its points, from its top left corner.
struct TransformRoom: AppearanceRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let map = PictureTransform(
      a: attributes.number("a") ?? 1, b: attributes.number("b") ?? 0, c: attributes.number("c") ?? 0,
      d: attributes.number("d") ?? 1, x: attributes.number("tx") ?? 0, y: attributes.number("ty") ?? 0)
    let corner = CGPoint(x: view.frame.minX, y: view.frame.minY)
    return [.group(PictureGroup(transform: map.around(corner), items: view.childItems))]
  }
}
