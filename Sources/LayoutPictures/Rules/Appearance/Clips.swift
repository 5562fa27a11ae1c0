import Foundation

/// What lies inside the edges.
struct ClippedRoom: ClippingRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    [.group(PictureGroup(clip: .rectangle(view.frame), items: view.childItems))]
  }
}

/// What lies inside a shape.
struct ClipShapeRoom: ClippingRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let shape =
      ShapeOutline.own(attributes.outline, view)
      ?? ShapeOutline.path(attributes["shape"] ?? "", radius: attributes.number("radius"), in: view.frame)
    return [.group(PictureGroup(clip: shape ?? .rectangle(view.frame), items: view.childItems))]
  }
}

extension ClipShapeRoom {
  func traits(_ attributes: Attributes) -> DrawingTraits {
    DrawingTraits(cutsOff: true, hasOwnPath: attributes.outline != nil)
  }
}

/// What lies inside round corners.
struct CornerRadiusRoom: ClippingRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let clip = PicturePath.rounded(view.frame, radius: attributes.number("radius") ?? 0)
    return [.group(PictureGroup(clip: clip, items: view.childItems))]
  }
}
