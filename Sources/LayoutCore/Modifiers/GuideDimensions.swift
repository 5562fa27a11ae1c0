/// A view's size and guides as a linear horizontal guide sees them: `d[.center]` is the horizontal centre.
public struct HorizontalGuideDimensions: Sendable {
  private let dimensions = LinearDimensions()
  /// The width.
  public var width: LinearLength { dimensions.width }
  /// The height.
  public var height: LinearLength { dimensions.height }
  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> LinearLength { dimensions[guide] }
  /// The value of a vertical guide; a name that both axes have means the horizontal one.
  @_disfavoredOverload
  public subscript(guide: VerticalAlignment) -> LinearLength { dimensions[guide] }
}

/// A view's size and guides as a linear vertical guide sees them: `d[.center]` is the vertical centre.
public struct VerticalGuideDimensions: Sendable {
  private let dimensions = LinearDimensions()
  /// The width.
  public var width: LinearLength { dimensions.width }
  /// The height.
  public var height: LinearLength { dimensions.height }
  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> LinearLength { dimensions[guide] }
  /// The value of a horizontal guide; a name that both axes have means the vertical one.
  @_disfavoredOverload
  public subscript(guide: HorizontalAlignment) -> LinearLength { dimensions[guide] }
}
