import ElementTree
import Foundation

/// A layout whose type is erased, so that a view can switch between layouts of its content.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// let pair = layout {
///   Color.red
///   Color.blue
/// }
/// ```
public struct AnyLayout: OrientedLayout {
  /// The element of the layout inside.
  public let element: any LayoutElement
  package let stackOrientation: Axis?
  /// The inner layout's code; that of a built-in layout has the engine lay out its element.
  private let code: CustomLayoutElement

  /// Wraps a layout, whose type is no longer visible.
  public init(_ layout: any Layout) {
    element = layout.element
    code = CustomLayoutElement(layout)
    stackOrientation =
      (layout as? any OrientedLayout)?.stackOrientation ?? type(of: layout).layoutProperties.stackOrientation
  }

  /// The inner layout's cache.
  public typealias Cache = LayoutCache

  /// Returns the inner layout's cache.
  public func makeCache(subviews: Subviews) -> LayoutCache { LayoutCache() }

  /// Returns the inner layout's size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) -> CGSize {
    code.size(at: proposal, subviews, &cache)
  }

  /// Places as the inner layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) {
    code.place(in: bounds, proposal: proposal, subviews, &cache)
  }

  /// Returns the inner layout's explicit value of a horizontal guide, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LayoutCache
  ) -> CGFloat? { code.guide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }

  /// Returns the inner layout's explicit value of a vertical guide, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LayoutCache
  ) -> CGFloat? { code.guide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }

  /// Returns the spacing the inner layout prefers around itself.
  public func spacing(subviews: Subviews, cache: inout LayoutCache) -> ViewSpacing {
    element.traits(of: subviews.map { ViewTraits(priority: $0.priority, spacing: $0.spacing) }).spacing
  }
}

/// The layout of an `HStack`, for `AnyLayout` and for calling on content.
public struct HStackLayout: BuiltInLayout {
  /// The guide by which children are aligned vertically.
  public var alignment: VerticalAlignment
  /// The space between views in points; `nil` is the distance that each pair prefers.
  public var spacing: CGFloat?

  /// Creates a row; without `spacing`, neighbours are as far apart as they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack element.
  public var element: any LayoutElement {
    StackElement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }

  /// Spacers in the layout stretch horizontally.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
}

/// The layout of a `VStack`, for `AnyLayout` and for calling on content.
public struct VStackLayout: BuiltInLayout {
  /// The guide by which children are aligned horizontally.
  public var alignment: HorizontalAlignment
  /// The space between views in points; `nil` is the distance that each pair prefers.
  public var spacing: CGFloat?

  /// Creates a column; without `spacing`, neighbours are as far apart as they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack element.
  public var element: any LayoutElement {
    StackElement(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }

  /// Spacers in the layout stretch vertically.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }
}

/// The layout of a `ZStack`, for `AnyLayout` and for calling on content.
public struct ZStackLayout: BuiltInLayout {
  /// The guides that coincide in all children.
  public var alignment: Alignment

  /// Creates a layout that puts views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// A z-stack element.
  public var element: any LayoutElement { ZStackElement(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// A layout that both engines know by its element: none of its code is called.
///
/// Its `Layout` methods serve a layout that passes its subviews on by hand; of the bounds only the origin
/// matters.
public protocol BuiltInLayout: Layout where Cache == Void {}

extension BuiltInLayout {
  /// Returns the size of a stack of the subviews, as the engine lays it out.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.laidOut(by: element, at: proposal).size
  }

  /// Places the subviews as a stack of them does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(in: bounds, as: element, proposal: proposal)
  }

  /// Returns the spacing of a stack of the subviews.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    element.traits(of: subviews.map { ViewTraits(priority: $0.priority, spacing: $0.spacing) }).spacing
  }
}

/// Views in rows, each at its ideal size: a row ends where the next view would exceed the width.
///
/// The layout of "Creating custom layouts in SwiftUI": no spacing; the size is that of the rows.
///
/// ```swift
/// let tags = FlowLayout() {
///   Text("linear")
///   Text("programming")
/// }
/// ```
public struct FlowLayout: Layout {
  /// Creates a flow with the spacing that its children prefer.
  public init() {}

  /// The same rows as a rule that both engines know: line breaks become decisions with intervals.
  ///
  /// Wrap the layout in a `CustomLayoutElement` to have its code called instead.
  public var element: any LayoutElement { FlowElement() }

  /// Returns the size of the rows in the proposed width, 10 points where none is proposed.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(of: subviews, in: proposal.replacingUnspecifiedDimensions().width).size
  }

  /// Places the rows in the width of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, rows(of: subviews, in: bounds.width).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var size = CGSize.zero
    var next = CGPoint.zero
    var rowHeight: CGFloat = 0
    for ideal in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if next.x + ideal.width > width {
        next = CGPoint(x: 0, y: next.y + rowHeight)
        rowHeight = 0
      }
      origins.append(next)
      next.x += ideal.width
      rowHeight = max(rowHeight, ideal.height)
      size.width = max(size.width, next.x)
      size.height = max(size.height, next.y + rowHeight)
    }
    return (origins, size)
  }
}

/// A view whose content a layout lays out, as calling a layout on content gives it.
public struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
  private let layout: L
  private let content: Content
  private let source: SourcePosition

  init(_ layout: L, _ content: Content, _ source: SourcePosition) {
    self.layout = layout
    self.content = content
    self.source = source
  }

  /// Returns one node with the content's nodes as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let axis = (layout as? any OrientedLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    return [
      LayoutNode(
        layout.element.inheriting(.defaultSpacing, .length(environment.spacing)),
        children: content.layoutNodes(in: environment.inStack(along: axis)), source: source,
        direction: environment.layoutDirection)
    ]
  }
}

extension Layout {
  /// Lays out content with the layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    LaidOut(self, content(), SourcePosition(file: fileID, line: line))
  }
}

extension View {
  /// Sets a value that the custom layout around the view reads; modifiers further out let it through.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: LayoutValueElement(key, value), fileID, line)
  }
}
