import Foundation

extension View {
  /// Proposes to the view sizes of one ratio, width over height; `nil` is the ratio of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    wrapped(by: AspectRatioElement(ratio: aspectRatio, contentMode: contentMode), fileID, line)
  }

  /// Proposes to the view sizes of the ratio of a size.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
  }

  /// Proposes the largest size of the view's ideal ratio that fits in.
  public func scaledToFit(fileID: String = #fileID, line: Int = #line) -> some View {
    aspectRatio(contentMode: .fit, fileID: fileID, line: line)
  }

  /// Proposes the smallest size of the view's ideal ratio that covers the space.
  public func scaledToFill(fileID: String = #fileID, line: Int = #line) -> some View {
    aspectRatio(contentMode: .fill, fileID: fileID, line: line)
  }
}
