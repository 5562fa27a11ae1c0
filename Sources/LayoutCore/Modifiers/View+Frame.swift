import Foundation

extension View {
  /// Puts the view in a frame of the given sides in points; a side not given is the view's.
  ///
  /// A negative side counts as 0, infinity and NaN as not given; each of these warns.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: FrameElement(width: width, height: height, alignment: alignment), fileID, line)
  }

  /// Puts the view in a frame whose sides keep to limits in points.
  ///
  /// Limits are raised so that 0 <= minimum <= ideal <= maximum; those out of order warn.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let element = FlexibleFrameElement(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    return wrapped(by: element, fileID, line)
  }

  /// Puts the view in a frame of its own size.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}
