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

/// A line under letters, or through them.
struct TextLineRoom: StyleRoom {
  let line: TextLine

  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.lines[line] = attributes["isActive"] == "false" ? nil : .some(attributes["color"])
  }
}
