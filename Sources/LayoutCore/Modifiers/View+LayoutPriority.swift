extension View {
  /// Says when a stack serves the view: higher priorities first; 0 is the default.
  public func layoutPriority(
    _ value: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: LayoutPriorityElement(value), fileID, line)
  }
}
