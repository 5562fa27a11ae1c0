import Foundation

extension View {
  /// Takes all that is proposed and puts the view's centre at a point of it, in points.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: PositionElement(x: x, y: y), fileID, line)
  }

  /// Takes all that is proposed and puts the view's centre at a point of it, in points.
  public func position(
    _ position: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.position(x: position.x, y: position.y, fileID: fileID, line: line)
  }

  /// Draws the view elsewhere, by a distance in points; the layout stays.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: OffsetElement(x: x, y: y), fileID, line)
  }

  /// Draws the view elsewhere, by a distance in points; the layout stays.
  public func offset(
    _ offset: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.offset(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }
}
