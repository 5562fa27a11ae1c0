import ElementTree
import Foundation

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

  /// Draws a style over the view, and beyond it where it touches the edge of a safe area.
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

  /// Draws a style under the view, and beyond it where it touches the edge of a safe area.
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

  func layered(
    _ content: some View, _ alignment: Alignment, isBackground: Bool, _ fileID: String, _ line: Int
  ) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    var modifier = ElementModifier(
      element: { _ in OverlayElement(alignment: alignment, isBackground: isBackground) }, source: source)
    modifier.secondary = { content.layerNode(in: $0, isBackground: isBackground) }
    return self.modifier(modifier)
  }

  /// Returns the node of the layer that is drawn over or under a view.
  func layerNode(in environment: EnvironmentValues, isBackground: Bool) -> LayoutNode? {
    var node = singleNode(in: environment, combiningAlong: nil) { _ in ZStackElement() }
    node?.place = isBackground ? ".background" : ".overlay"
    return node
  }
}

extension View {
  /// Clips the drawing to the view's edges.
  public func clipped(
    antialiased: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("clipped", [:], fileID, line)
  }

  /// Clips the drawing to a shape of the view's size.
  public func clipShape(
    _ shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: AppearanceElement(kind: "clipShape", of: shape), fileID, line)
  }

  /// Clips the drawing to a rectangle with round corners, of a radius in points.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("cornerRadius", ["radius": PointFormat.shortest(radius)], fileID, line)
  }
}

extension View {
  /// Draws the view turned around a point of itself, without affecting layout.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = ["degrees": PointFormat.shortest(CGFloat(angle.degrees))].with(anchor)
    return appearance("rotationEffect", parameters, fileID, line)
  }

  /// Draws the view larger or smaller on each side, around a point of itself, without affecting layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let parameters = ["x": PointFormat.shortest(x), "y": PointFormat.shortest(y)].with(anchor)
    return appearance("scaleEffect", parameters, fileID, line)
  }

  /// Draws the view larger or smaller on both sides alike, around a point of itself, without affecting
  /// layout.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor, fileID: fileID, line: line)
  }

  /// Draws the view larger or smaller on each side, around a point of itself, without affecting layout.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor, fileID: fileID, line: line)
  }
}

extension View {
  /// Draws the view as an affine map places its points, without affecting layout.
  public func transformEffect(
    _ transform: CGAffineTransform, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let names = ["a", "b", "c", "d", "tx", "ty"]
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let parameters = Dictionary(uniqueKeysWithValues: zip(names, numbers.map { PointFormat.shortest($0) }))
    return appearance("transformEffect", parameters, fileID, line)
  }
}

extension [String: String] {
  /// Returns the parameters with an anchor; the centre, as the default, is left out.
  fileprivate func with(_ anchor: UnitPoint) -> [String: String] {
    guard anchor != .center else { return self }
    var parameters = self
    parameters["anchor"] = "\(PointFormat.shortest(anchor.x)), \(PointFormat.shortest(anchor.y))"
    return parameters
  }
}

extension View {
  /// Draws a frame of a style inside the view's edges, `width` points thick.
  public func border(
    _ content: some ShapeStyle, width: CGFloat = 1, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = ["style": content.paint, "width": PointFormat.shortest(width)]
    return appearance("border", parameters, fileID, line)
  }

  /// Draws a shadow of a radius in points, moved by `x` and `y` points.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = [
      "color": color.paint, "radius": PointFormat.shortest(radius), "x": PointFormat.shortest(x),
      "y": PointFormat.shortest(y),
    ]
    return appearance("shadow", parameters, fileID, line)
  }

  /// Draws the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("opacity", ["opacity": PointFormat.shortest(opacity)], fileID, line)
  }

  /// Hides the view, which keeps its place.
  public func hidden(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("hidden", [:], fileID, line)
  }

  /// Draws the view's foreground in a colour; `nil` is the inherited one.
  public func foregroundColor(
    _ color: Color?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("foregroundColor", color.map { ["style": $0.paint] } ?? [:], fileID, line)
  }

  /// Draws the view's foreground in a style.
  public func foregroundStyle(
    _ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("foregroundStyle", ["style": style.paint], fileID, line)
  }

  /// Draws the view before or behind its siblings; its place stays.
  public func zIndex(_ value: Double, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("zIndex", ["value": "\(value)"], fileID, line)
  }
}

extension AppearanceElement {
  /// Creates a modifier that is drawn with a shape.
  init(kind: String, of shape: some Shape) {
    let element = shape.element(fill: nil)
    var parameters = ["shape": element.kind]
    if let radius = (element as? ShapeElement)?.cornerRadius {
      parameters["radius"] = PointFormat.shortest(radius)
    }
    self.init(kind: kind, attributes: parameters)
    outline = (element as? any OutlinedElement)?.outline
  }
}
