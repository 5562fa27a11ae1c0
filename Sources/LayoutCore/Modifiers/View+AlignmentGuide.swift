import Foundation

extension View {
  /// Sets a horizontal guide to a linear function of the view's dimensions: sums, differences and multiples.
  ///
  /// ```swift
  /// let row = HStack(alignment: .feet) {
  ///   Image("rogue", size: CGSize(width: 50, height: 64)).alignmentGuide(.feet) { $0.height - 4 }
  ///   Image("dragoon", size: CGSize(width: 62, height: 91))
  /// }
  /// ```
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: (HorizontalGuideDimensions) -> LinearLength,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    guide(g.key, .linear(computeValue(HorizontalGuideDimensions())), fileID, line)
  }

  /// Sets a vertical guide to a linear function of the view's dimensions: sums, differences and multiples.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: (VerticalGuideDimensions) -> LinearLength,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    guide(g.key, .linear(computeValue(VerticalGuideDimensions())), fileID, line)
  }

  /// Sets a horizontal guide to any function of the view's dimensions, in points.
  ///
  /// This is taken where the closure is not linear; layout knows its answers only.
  @_disfavoredOverload
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    guide(g.key, .opaque(computeValue), fileID, line)
  }

  /// Sets a vertical guide to any function of the view's dimensions, in points.
  ///
  /// This is taken where the closure is not linear; layout knows its answers only.
  @_disfavoredOverload
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    guide(g.key, .opaque(computeValue), fileID, line)
  }

  private func guide(
    _ key: AlignmentKey, _ value: GuideFunction, _ fileID: String, _ line: Int
  ) -> some View {
    wrapped(by: AlignmentGuideElement(guide: key, value: value), fileID, line)
  }
}
