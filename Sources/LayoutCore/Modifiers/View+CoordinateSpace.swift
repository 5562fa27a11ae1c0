extension View {
  /// Names the view's coordinates, for the geometry readers in it; a name goes by its description.
  public func coordinateSpace(
    name: some Hashable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance(CoordinateSpace.elementKind, [CoordinateSpace.nameParameter: "\(name)"], fileID, line)
  }
}

extension LayoutElement {
  /// The name that `coordinateSpace(name:)` gives to the coordinates of the view inside; `nil` for any other element.
  var coordinateSpaceName: String? {
    // A cast, as the name is an attribute of this one modifier and changes no layout.
    guard let modifier = self as? AppearanceElement, modifier.kind == CoordinateSpace.elementKind
    else { return nil }
    return modifier.attributes[CoordinateSpace.nameParameter]
  }
}
