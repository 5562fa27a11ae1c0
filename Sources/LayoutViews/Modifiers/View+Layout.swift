import ElementTree
import Foundation

extension View {
  /// Puts the view in a frame of a width and a height, in points; on a side that is `nil`, it has the view's
  /// length.
  ///
  /// A negative side counts as 0, and infinity and NaN count as `nil`; each of these is a warning.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: FrameElement(width: width, height: height, alignment: alignment), fileID, line)
  }

  /// Puts the view in a frame whose sides have limits in points.
  ///
  /// Limits are raised so that 0 <= minimum <= ideal <= maximum; limits out of order are a warning.
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

extension View {
  /// Puts the view in a frame as large as the nearest scroll view, or else the root, along the axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    containerRelativeFrame(
      axes, count: 1, span: 1, spacing: 0, alignment: alignment, fileID: fileID, line: line)
  }

  /// Puts the view in a frame that spans some of the equal parts of a container along the axes.
  ///
  /// The container is the nearest scroll view, or else the root. It has `count` equal parts with `spacing`
  /// points between them, and the frame spans `span` of them with the spacing between its own. A container
  /// without a finite length along an axis has no effect on that axis.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let element = ContainerRelativeFrameElement(
      axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)
    return wrapped(by: element, fileID, line)
  }
}

extension View {
  /// Keeps the view at its ideal size on both sides.
  public func fixedSize(fileID: String = #fileID, line: Int = #line) -> some View {
    fixedSize(horizontal: true, vertical: true, fileID: fileID, line: line)
  }

  /// Keeps the view at its ideal size on the chosen sides.
  public func fixedSize(
    horizontal: Bool, vertical: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: FixedSizeElement(horizontal: horizontal, vertical: vertical), fileID, line)
  }
}

extension View {
  /// Proposes sizes of one ratio to the view, width over height; `nil` for the ratio of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    wrapped(by: AspectRatioElement(ratio: aspectRatio, contentMode: contentMode), fileID, line)
  }

  /// Proposes sizes of the ratio of a size to the view.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
  }

  /// Proposes the largest size of the view's ideal ratio that fits into the proposal.
  public func scaledToFit(fileID: String = #fileID, line: Int = #line) -> some View {
    aspectRatio(contentMode: .fit, fileID: fileID, line: line)
  }

  /// Proposes the smallest size of the view's ideal ratio that covers the proposal.
  public func scaledToFill(fileID: String = #fileID, line: Int = #line) -> some View {
    aspectRatio(contentMode: .fill, fileID: fileID, line: line)
  }
}

extension View {
  /// Adds padding of the given insets around the view, in points; they may be negative.
  public func padding(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: PaddingElement(insets), fileID, line)
  }

  /// Adds padding at the chosen edges, in points; `nil` for the environment's padding, which is 16 by
  /// default.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    return modifier(
      ElementModifier(
        element: { PaddingElement(EdgeInsets(edges, length ?? $0.padding)) }, source: source))
  }

  /// Adds padding of `length` points at every edge.
  public func padding(
    _ length: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }
}

extension View {
  /// Takes the whole proposed size and puts the view's centre at a point of it, in points.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: PositionElement(x: x, y: y), fileID, line)
  }

  /// Takes the whole proposed size and puts the view's centre at a point of it, in points.
  public func position(
    _ position: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.position(x: position.x, y: position.y, fileID: fileID, line: line)
  }

  /// Moves the drawing of the view by a distance in points, without affecting layout.
  public func offset(
    x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: OffsetElement(x: x, y: y), fileID, line)
  }

  /// Moves the drawing of the view by a distance in points, without affecting layout.
  public func offset(
    _ offset: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    self.offset(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }
}

extension View {
  /// Sets the layout priority, by which a stack sizes its children: higher priorities first; 0 by default.
  public func layoutPriority(
    _ value: Double, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: LayoutPriorityElement(value), fileID, line)
  }
}

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
  /// This overload is chosen where the closure is not linear; to the layout it is opaque.
  @_disfavoredOverload
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    guide(g.key, .opaque(computeValue), fileID, line)
  }

  /// Sets a vertical guide to any function of the view's dimensions, in points.
  ///
  /// This overload is chosen where the closure is not linear; to the layout it is opaque.
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

/// A view's size and guides as a linear horizontal guide sees them: `d[.center]` is the horizontal centre.
public struct HorizontalGuideDimensions: Sendable {
  private let dimensions = LinearDimensions()
  /// The width as a linear expression.
  public var width: LinearLength { dimensions.width }
  /// The height as a linear expression.
  public var height: LinearLength { dimensions.height }
  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> LinearLength { dimensions[guide] }
  /// The value of a vertical guide; a name that exists on both axes means the horizontal one.
  @_disfavoredOverload
  public subscript(guide: VerticalAlignment) -> LinearLength { dimensions[guide] }
}

/// A view's size and guides as a linear vertical guide sees them: `d[.center]` is the vertical centre.
public struct VerticalGuideDimensions: Sendable {
  private let dimensions = LinearDimensions()
  /// The width as a linear expression.
  public var width: LinearLength { dimensions.width }
  /// The height as a linear expression.
  public var height: LinearLength { dimensions.height }
  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> LinearLength { dimensions[guide] }
  /// The value of a horizontal guide; a name that exists on both axes means the vertical one.
  @_disfavoredOverload
  public subscript(guide: HorizontalAlignment) -> LinearLength { dimensions[guide] }
}
