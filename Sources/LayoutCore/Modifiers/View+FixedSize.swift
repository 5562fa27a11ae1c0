extension View {
  /// Keeps the view at its ideal size on both sides.
  public func fixedSize(fileID: String = #fileID, line: Int = #line) -> some View {
    fixedSize(horizontal: true, vertical: true, fileID: fileID, line: line)
  }

  /// Keeps the view at its ideal size on the chosen sides.
  public func fixedSize(
    horizontal: Bool, vertical: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: FixedSizeElement(horizontal: horizontal, vertical: vertical), fileID, line)
  }
}
