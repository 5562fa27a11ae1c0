import Foundation

extension View {
  /// Puts the view in a frame as large as the nearest scroll view, or else the root, along the axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    containerRelativeFrame(
      axes, count: 1, span: 1, spacing: 0, alignment: alignment, fileID: fileID, line: line)
  }

  /// Puts the view in a frame that takes `span` of the `count` equal parts into which the nearest scroll view, or else
  /// the root, is divided along the axes.
  ///
  /// `spacing`, in points, lies between the parts, and the frame takes what lies between its own. A container with no
  /// finite length along an axis decides nothing there.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let element = ContainerRelativeFrameElement(
      axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)
    return wrapped(by: element, fileID, line)
  }
}
