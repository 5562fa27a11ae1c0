import Foundation

extension View {
  /// Draws only what lies inside the view's edges.
  public func clipped(
    antialiased: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("clipped", [:], fileID, line)
  }

  /// Draws only what lies inside a shape of the view's size.
  public func clipShape(
    _ shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let element = shape.element(fill: nil)
    var parameters = ["shape": element.kind]
    if let radius = (element as? ShapeElement)?.cornerRadius {
      parameters["radius"] = PointFormat.shortest(radius)
    }
    var clip = AppearanceElement(kind: "clipShape", attributes: parameters)
    clip.outline = (element as? any OutlinedElement)?.outline
    return wrapped(by: clip, fileID, line)
  }

  /// Draws only what lies inside a rectangle with round corners, of a radius in points.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("cornerRadius", ["radius": PointFormat.shortest(radius)], fileID, line)
  }
}
