import LayoutCore

/// The elements of the custom layouts that scenes can name.
enum CustomLayouts {
  /// The element of a scene's `FlowLayout`.
  static func flow(_ view: FieldObject) throws(DocumentError) -> any LayoutElement {
    CustomLayoutElement(FlowLayout())
  }
}
