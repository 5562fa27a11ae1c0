import Foundation
import LayoutCore

/// Reads both versions of `frame`.
struct FrameReader {
  static let fixedKeys = ["width", "height"]
  static let flexibleKeys = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]

  var alignments: AlignmentTable

  func element(_ field: Field) throws(DocumentError) -> any LayoutElement {
    let keys = try field.object("frame", keys: Self.fixedKeys + Self.flexibleKeys + ["alignment"])
    let alignment = try alignments.alignment(keys["alignment"])
    func length(_ key: String) throws(DocumentError) -> CGFloat? { try keys[key]?.length() }
    guard keys.keys.contains(where: Self.flexibleKeys.contains) else {
      return FrameElement(width: try length("width"), height: try length("height"), alignment: alignment)
    }
    if let fixed = keys.keys.first(where: Self.fixedKeys.contains) {
      throw FieldObject.mixed(keys, fixed)
    }
    return FlexibleFrameElement(
      minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
      maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
      idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"), alignment: alignment)
  }
}

extension FieldObject {
  /// The two versions of `frame` do not mix: SwiftUI has no such modifier either.
  fileprivate static func mixed(_ keys: FieldObject, _ key: String) -> DocumentError {
    var keys = keys
    keys.owner = "a frame with limits"
    return keys.unknownKey(key, known: FrameReader.flexibleKeys + ["alignment"])
  }
}
