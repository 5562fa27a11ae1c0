import LayoutCore

/// A modifier that changes what is drawn: those that do have a room each, any other is invisible.
struct AppearanceDrawing: DrawingRule {
  func items(_ element: AppearanceElement, _ view: DrawnView) -> [PictureItem] {
    guard let room = Self.rooms[element.kind] else { return view.childItems }
    return room.items(Attributes(element), view)
  }

  func guides(_ element: AppearanceElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: AppearanceElement) -> DrawingTraits {
    guard let room = Self.rooms[element.kind] else { return DrawingTraits() }
    return room.traits(Attributes(element))
  }

  func change(_ style: inout DrawingStyle, _ element: AppearanceElement) {
    Self.rooms[element.kind]?.change(&style, Attributes(element))
  }

  /// The rooms by the modifiers' names.
  static let rooms: [String: any AppearanceRoom] = [
    "border": BorderRoom(), "shadow": ShadowRoom(), "opacity": OpacityRoom(), "hidden": HiddenRoom(),
    "foregroundColor": ForegroundRoom(), "foregroundStyle": ForegroundRoom(),
    "clipped": ClippedRoom(), "clipShape": ClipShapeRoom(), "cornerRadius": CornerRadiusRoom(),
    "rotationEffect": RotationRoom(), "scaleEffect": ScaleRoom(), "transformEffect": TransformRoom(),
    "italic": ItalicRoom(), "underline": TextLineRoom(line: .under),
    "strikethrough": TextLineRoom(line: .through), "zIndex": DepthRoom(),
  ]
}
