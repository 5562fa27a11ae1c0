import Foundation

/// A length that a person wrote into a view or modifier: what an explanation may ask to change.
public enum LengthParameter: String, Hashable, Sendable, CaseIterable {
  /// A frame's or an image's width.
  case width
  /// A frame's or an image's height.
  case height
  /// A flexible frame's least width.
  case minWidth
  /// A flexible frame's ideal width.
  case idealWidth
  /// A flexible frame's greatest width.
  case maxWidth
  /// A flexible frame's least height.
  case minHeight
  /// A flexible frame's ideal height.
  case idealHeight
  /// A flexible frame's greatest height.
  case maxHeight
  /// Padding at the upper edge.
  case top
  /// Padding at the leading edge.
  case leading
  /// Padding at the lower edge.
  case bottom
  /// Padding at the trailing edge.
  case trailing
  /// A stack's spacing.
  case spacing
  /// A position's or an offset's horizontal coordinate.
  case x
  /// A position's or an offset's vertical coordinate.
  case y
  /// A spacer's least length.
  case minLength
  /// The constant of an alignment guide.
  case guide
}

extension LayoutElement {
  /// The finite lengths that a person wrote, in points.
  public var lengths: [LengthParameter: CGFloat] {
    LengthParameter.allCases.reduce(into: [:]) { lengths, parameter in
      if let value = length(parameter), value.isFinite { lengths[parameter] = value }
    }
  }

  /// A length that a person wrote, in points; `nil` where the element has none of the kind.
  public func length(_ parameter: LengthParameter) -> CGFloat? {
    switch self {
    case let image as ImageElement where !image.isResizable:
      parameter == .width ? image.size?.width : parameter == .height ? image.size?.height : nil
    case let frame as FrameElement:
      parameter == .width ? frame.width : parameter == .height ? frame.height : nil
    case let frame as FlexibleFrameElement: frame.limit(parameter)
    case let padding as PaddingElement: padding.insets.inset(parameter)
    case let stack as StackElement: parameter == .spacing ? stack.spacing : nil
    case let spacer as SpacerElement: parameter == .minLength ? spacer.minimum : nil
    case let position as PositionElement: parameter == .x ? position.x : parameter == .y ? position.y : nil
    case let offset as OffsetElement: parameter == .x ? offset.x : parameter == .y ? offset.y : nil
    case let modifier as AlignmentGuideElement: modifier.constant(parameter)
    default: nil
    }
  }

  /// The same element with another value for a length that it has, in points.
  public func setting(_ parameter: LengthParameter, to value: CGFloat) -> any LayoutElement {
    switch self {
    case var image as ImageElement:
      if parameter == .width { image.size?.width = value } else { image.size?.height = value }
      return image
    case let frame as FrameElement:
      return FrameElement(
        width: parameter == .width ? value : frame.width,
        height: parameter == .height ? value : frame.height, alignment: frame.alignment)
    case let frame as FlexibleFrameElement: return frame.setting(parameter, to: value)
    case var padding as PaddingElement:
      padding.insets.set(parameter, to: value)
      return padding
    case var stack as StackElement:
      stack.spacing = value
      return stack
    case var spacer as SpacerElement:
      spacer.minLength = value
      return spacer
    case var position as PositionElement:
      if parameter == .x { position.x = value } else { position.y = value }
      return position
    case var offset as OffsetElement:
      if parameter == .x { offset.x = value } else { offset.y = value }
      return offset
    case var modifier as AlignmentGuideElement:
      if case .linear(var length) = modifier.value {
        length.constant = value
        modifier.value = .linear(length)
      }
      return modifier
    default: return self
    }
  }
}

extension FlexibleFrameElement {
  fileprivate func limit(_ parameter: LengthParameter) -> CGFloat? {
    switch parameter {
    case .minWidth: width.minimum
    case .idealWidth: width.ideal
    case .maxWidth: width.maximum
    case .minHeight: height.minimum
    case .idealHeight: height.ideal
    case .maxHeight: height.maximum
    default: nil
    }
  }

  fileprivate func setting(_ parameter: LengthParameter, to value: CGFloat) -> FlexibleFrameElement {
    func limit(_ own: LengthParameter) -> CGFloat? { own == parameter ? value : self.limit(own) }
    return FlexibleFrameElement(
      minWidth: limit(.minWidth), idealWidth: limit(.idealWidth), maxWidth: limit(.maxWidth),
      minHeight: limit(.minHeight), idealHeight: limit(.idealHeight), maxHeight: limit(.maxHeight),
      alignment: alignment)
  }
}

extension EdgeInsets {
  fileprivate func inset(_ parameter: LengthParameter) -> CGFloat? {
    switch parameter {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    default: nil
    }
  }

  fileprivate mutating func set(_ parameter: LengthParameter, to value: CGFloat) {
    switch parameter {
    case .top: top = value
    case .leading: leading = value
    case .bottom: bottom = value
    case .trailing: trailing = value
    default: break
    }
  }
}

extension AlignmentGuideElement {
  fileprivate func constant(_ parameter: LengthParameter) -> CGFloat? {
    guard parameter == .guide, case .linear(let length) = value else { return nil }
    return length.constant
  }
}
