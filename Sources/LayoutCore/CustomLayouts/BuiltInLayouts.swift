import Foundation

/// The layout of an `HStack`, for `AnyLayout` and for calling on content.
public struct HStackLayout: BuiltInLayout {
  /// The guide across.
  public var alignment: VerticalAlignment
  /// The space between views in points; `nil` is what each pair prefers.
  public var spacing: CGFloat?

  /// A row; without spacing, neighbours are as far apart as they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack.
  public var element: any LayoutElement {
    StackElement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }

  /// Spacers lie horizontally.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
}

/// The layout of a `VStack`, for `AnyLayout` and for calling on content.
public struct VStackLayout: BuiltInLayout {
  /// The guide across.
  public var alignment: HorizontalAlignment
  /// The space between views in points; `nil` is what each pair prefers.
  public var spacing: CGFloat?

  /// A column; without spacing, neighbours are as far apart as they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack.
  public var element: any LayoutElement {
    StackElement(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }

  /// Spacers lie vertically.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
}

/// The layout of a `ZStack`, for `AnyLayout` and for calling on content.
public struct ZStackLayout: BuiltInLayout {
  /// The guides that coincide.
  public var alignment: Alignment

  /// A stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// A z-stack.
  public var element: any LayoutElement { ZStackElement(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// A layout that both engines know by its element: no code of it is called.
///
/// Its `Layout` methods serve a layout that hands its subviews on by hand; of the bounds the origin counts.
public protocol BuiltInLayout: Layout where Cache == Void {}

extension BuiltInLayout {
  /// The size of a stack of the subviews, as the engine lays it out.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.laidOut(by: element, at: proposal).size
  }

  /// Places the subviews as a stack of them does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(in: bounds, as: element, proposal: proposal)
  }

  /// The spacing of a stack of the subviews.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    element.traits(of: subviews.map { ViewTraits(priority: $0.priority, spacing: $0.spacing) }).spacing
  }
}
