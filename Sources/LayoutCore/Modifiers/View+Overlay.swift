extension View {
  /// Draws content over the view, aligned to it; several views are first a centred `ZStack`.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    layered(content(), alignment, isBackground: false, fileID, line)
  }

  /// Draws a view over this one, aligned to it.
  @_disfavoredOverload
  public func overlay(
    _ overlay: some View, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    layered(overlay, alignment, isBackground: false, fileID, line)
  }

  /// Draws a style over the view, and beyond it where it touches one of the edges of a safe area.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let content = StyleView(
      style: style, source: SourcePosition(file: fileID, line: line), ignoredEdges: edges)
    return layered(content, .center, isBackground: false, fileID, line)
  }

  /// Draws content under the view, aligned to it; several views are first a centred `ZStack`.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    layered(content(), alignment, isBackground: true, fileID, line)
  }

  /// Draws a view under this one, aligned to it.
  @_disfavoredOverload
  public func background(
    _ background: some View, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    layered(background, alignment, isBackground: true, fileID, line)
  }

  /// Draws a style under the view, and beyond it where it touches one of the edges of a safe area.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let content = StyleView(
      style: style, source: SourcePosition(file: fileID, line: line), ignoredEdges: edges)
    return layered(content, .center, isBackground: true, fileID, line)
  }

  /// Draws a shape filled with a style under the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    layered(shape.fill(style, fileID: fileID, line: line), .center, isBackground: true, fileID, line)
  }

  /// Draws a shape filled with a style over the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    layered(shape.fill(style, fileID: fileID, line: line), .center, isBackground: false, fileID, line)
  }

  private func layered(
    _ content: some View, _ alignment: Alignment, isBackground: Bool, _ fileID: String, _ line: Int
  ) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    var modifier = ElementModifier(
      element: { _ in OverlayElement(alignment: alignment, isBackground: isBackground) }, source: source)
    modifier.secondary = { content.layerNode(in: $0, isBackground: isBackground) }
    return self.modifier(modifier)
  }

  /// The node of what is drawn over or under a view.
  func layerNode(in environment: EnvironmentValues, isBackground: Bool) -> LayoutNode? {
    var node = singleNode(in: environment, combiningAlong: nil) { _ in ZStackElement() }
    node?.place = isBackground ? ".background" : ".overlay"
    return node
  }
}
