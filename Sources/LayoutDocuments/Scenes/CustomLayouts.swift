import LayoutCore

/// The elements of custom layouts, for both kinds of documents.
///
/// The one place to fill in when there is an element for them.
enum CustomLayouts {
  /// The element of a scene's `FlowLayout`.
  static func flow(_ view: FieldObject) throws(DocumentError) -> any LayoutElement {
    FlowLayout().element
  }
}

extension CustomLayouts {
  /// Why a custom layout of a case cannot be built; `nil` where it can, and `element` builds it.
  static func unsupportedReason(_ type: CaseType, _ view: FieldObject) -> String? {
    guard type == .custom, let name = try? view["name"]?.string() else {
      return "there is no element for AnyLayout yet"
    }
    return "there is no element for the custom layout \(name) yet"
  }

  /// The element of a case's custom layout.
  static func element(_ type: CaseType, _ view: FieldObject) throws(DocumentError) -> any LayoutElement {
    throw view.field.error(.notSupportedYet(type.rawValue))
  }
}
