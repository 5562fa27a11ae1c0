/// The style of texts, symbols and shapes without a fill.
struct ForegroundRoom: StyleRoom {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if let name = attributes["style"] { style.foreground = name }
  }
}

/// Slanted letters.
struct ItalicRoom: StyleRoom {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.isItalic = attributes["isActive"] != "false"
  }
}
