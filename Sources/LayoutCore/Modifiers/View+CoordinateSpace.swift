extension View {
  /// Names the view's coordinates, for the geometry readers in it; a name goes by its description.
  public func coordinateSpace(
    name: some Hashable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance(CoordinateSpace.elementKind, [CoordinateSpace.nameParameter: "\(name)"], fileID, line)
  }
}
