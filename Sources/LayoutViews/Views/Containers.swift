import ElementTree
import Foundation

/// Views that follow each other from the leading to the trailing edge.
public struct HStack<Content: View>: View, SingleNodeView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Creates a stack whose children are aligned vertically by `alignment`.
  ///
  /// `spacing` is the distance between children in points and may be negative; `nil` is the distance that
  /// each pair of neighbours prefers.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the content's nodes as children.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let element = StackElement(
      axis: .horizontal, spacing: spacing, alignment: alignment.key, defaultSpacing: environment.spacing)
    let children = content.layoutNodes(in: environment.inStack(along: .horizontal))
    return LayoutNode(element, children: children, source: source, direction: environment.layoutDirection)
  }
}

/// Views that follow each other from top to bottom.
public struct VStack<Content: View>: View, SingleNodeView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Creates a stack whose children are aligned horizontally by `alignment`.
  ///
  /// `spacing` is the distance between children in points and may be negative; `nil` is the distance that
  /// each pair of neighbours prefers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the content's nodes as children.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let element = StackElement(
      axis: .vertical, spacing: spacing, alignment: alignment.key, defaultSpacing: environment.spacing)
    let children = content.layoutNodes(in: environment.inStack(along: .vertical))
    return LayoutNode(element, children: children, source: source, direction: environment.layoutDirection)
  }
}

/// Views on top of each other, the first one lowest.
public struct ZStack<Content: View>: View, SingleNodeView {
  private let alignment: Alignment
  private let content: Content
  private let source: SourcePosition

  /// Creates a z-stack whose children's guides of `alignment` coincide.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the content's nodes as children.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let children = content.layoutNodes(in: environment.inStack(along: nil))
    return LayoutNode(
      ZStackElement(alignment: alignment), children: children, source: source,
      direction: environment.layoutDirection)
  }
}

/// A viewport over content that may be larger.
///
/// Several views in it are first a centred `VStack` with the default spacing, whatever the axes.
public struct ScrollView<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  private let source: SourcePosition

  /// Creates a viewport that scrolls along `axes`; indicators do not affect layout.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.axes = axes
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with at most one child.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var child = content.singleNode(in: environment.insideMargins, combiningAlong: .vertical) {
      StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
    }
    child?.place = ".0"
    child = child?.inMargins(environment.contentMargins, source)
    let anchors = environment.scrollAnchors
    let element = ScrollViewElement(axes: axes, shortAnchor: anchors.short, longAnchor: anchors.long)
    return [environment.scrollView(element, around: child, source)]
  }
}

extension StackElement {
  /// Returns the stack of several views where one is needed.
  static func centered(along axis: Axis, defaultSpacing: CGFloat) -> StackElement {
    let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackElement(axis: axis, alignment: guide, defaultSpacing: defaultSpacing)
  }
}

/// The first of several views whose ideal size fits in the proposed size; the last one where none does.
///
/// ```swift
/// let title = ViewThatFits(in: .horizontal) {
///   Text("The annual general meeting").fixedSize()
///   Text("Meeting").fixedSize()
/// }
/// ```
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content
  private let source: SourcePosition

  /// Creates a choice by the sides along some axes, by default by both.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.axes = axes
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the candidates as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      LayoutNode(
        ViewThatFitsElement(axes: axes),
        children: content.layoutNodes(in: environment.inStack(along: nil)), source: source,
        direction: environment.layoutDirection)
    ]
  }
}

/// A view that takes the proposed size and makes its content from its own size and place.
///
/// The content has no influence on the layout around it: each view in it is placed at the top leading corner, with
/// the reader's size as proposal, and is invisible to the reader's parent.
///
/// ```swift
/// let halves = GeometryReader { proxy in
///   Color.red.frame(width: proxy.size.width / 2).id("half")
/// }
/// ```
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Returns the content for a size and place.
  public var content: (GeometryProxy) -> Content
  private let source: SourcePosition

  /// Creates a reader; `content` is called once its size is known, while the view is laid out.
  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.content = content
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node whose children are made when it is laid out.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let inside = environment.inStack(along: nil)
    let path = environment.memory?.path
    let reader = GeometryReaderElement { [content] proxy in
      inside.at(path) { inside.reading { content(proxy) }.layoutNodes(in: inside) }
    }
    return [LayoutNode(reader, source: source, direction: environment.layoutDirection)]
  }
}

/// Several views that are given to the container one by one; a modifier of the group applies to each.
public struct Group<Content: View>: View, PassingView {
  private let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Appends the nodes of the content.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    content.addLayoutNodes(in: environment, to: &nodes)
  }
}

/// A view for each element of a collection, given to the container one by one.
///
/// The place of the views of the i-th element is `.i`, from 0: the elements' ids have no part in
/// layout, but states go with them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PassingView {
  /// The collection of elements.
  public var data: Data
  /// Returns the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  // Where the collection's type is known, its elements are visited by code that is made for it.
  private let visit: (Data, (Data.Element) -> Void) -> Void

  /// Creates a view for each element; `id` is the key path to the value that identifies an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    visit = { $0.forEach($1) }
  }

  /// Creates a view for each element of a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.data = data
    self.content = content
    id = { $0.id }
    visit = { $0.forEach($1) }
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { $0 }
    visit = { for number in $0 { $1(number) } }
  }

  /// Appends the nodes of every element, in order.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    if nodes.isEmpty { nodes.reserveCapacity(data.count) }
    // Taken out of the view once: reading them from it would look up its type at each element.
    let (content, id) = (content, id)
    var index = 0
    visit(data) { element in
      let first = nodes.count
      environment.at(.id(AnyHashable(id(element)))) {
        content(element).addLayoutNodes(in: environment, to: &nodes)
      }
      nodes.enter(index, from: first)
      index += 1
    }
  }
}

/// A flexible space along the axis of the nearest stack, or along both axes outside of stacks.
public struct Spacer: View, PrimitiveView, Sendable {
  private let minLength: CGFloat?
  private let source: SourcePosition

  /// Creates a space of at least `minLength` points; `nil` is the default, 8.
  public init(minLength: CGFloat? = nil, fileID: String = #fileID, line: Int = #line) {
    self.minLength = minLength
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a single leaf node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let element = SpacerElement(minLength: minLength, axis: environment.stackAxis)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}

/// A line across the nearest stack, one point thick, or one pixel on iOS; a horizontal one outside of stacks.
public struct Divider: View, PrimitiveView, Sendable {
  private let source: SourcePosition

  /// Creates a line.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one leaf, in a frame where it is as thin as a pixel.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    if let platform = environment.platform, platform.system == .iOS {
      let grid = PixelGrid(scale: environment.typography?.scale ?? platform.scale)
      let pixel = grid.points(ofPixels: 1)
      let isUpright = environment.stackAxis == .horizontal
      return StandIn("Divider", source) {
        StandInLeaf(
          kind: "Divider", width: isUpright ? pixel : nil, height: isUpright ? nil : pixel, source: source)
      }.layoutNodes(in: environment)
    }
    let element = DividerElement(axis: environment.stackAxis)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}
