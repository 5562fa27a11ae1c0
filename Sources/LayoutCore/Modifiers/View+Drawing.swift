import Foundation

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

  /// Does not draw the view, which keeps its place.
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
