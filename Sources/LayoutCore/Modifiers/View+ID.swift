extension View {
  /// Tells the view apart from others in a picker; the layout stays.
  public func tag(_ tag: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tag", ["tag": "\(tag)"], fileID, line)
  }

  /// Names the view in results and explanations, by the description of `id`.
  public func id(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    modifier(
      ElementModifier(
        element: { _ in AppearanceElement(kind: "id") }, source: SourcePosition(file: fileID, line: line),
        id: "\(id)"))
  }
}
