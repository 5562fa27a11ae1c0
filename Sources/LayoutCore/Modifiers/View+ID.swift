extension View {
  /// Names the view in results and explanations, by the description of `id`.
  public func id(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    modifier(
      ElementModifier(
        element: { _ in AppearanceElement(kind: "id") }, source: SourcePosition(file: fileID, line: line),
        id: "\(id)"))
  }
}
