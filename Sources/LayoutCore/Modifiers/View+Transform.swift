import Foundation

extension View {
  /// Draws the view turned around a point of itself; the layout stays.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = ["degrees": PointFormat.shortest(CGFloat(angle.degrees))].with(anchor)
    return appearance("rotationEffect", parameters, fileID, line)
  }

  /// Draws the view larger or smaller on each side, around a point of itself; the layout stays.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let parameters = ["x": PointFormat.shortest(x), "y": PointFormat.shortest(y)].with(anchor)
    return appearance("scaleEffect", parameters, fileID, line)
  }

  /// Draws the view larger or smaller on both sides alike, around a point of itself; the layout stays.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor, fileID: fileID, line: line)
  }

  /// Draws the view larger or smaller on each side, around a point of itself; the layout stays.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor, fileID: fileID, line: line)
  }
}

extension View {
  /// Draws the view as an affine map places its points; the layout stays.
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
  /// The parameters with an anchor, which the centre need not be told.
  fileprivate func with(_ anchor: UnitPoint) -> [String: String] {
    guard anchor != .center else { return self }
    var parameters = self
    parameters["anchor"] = "\(PointFormat.shortest(anchor.x)), \(PointFormat.shortest(anchor.y))"
    return parameters
  }
}
