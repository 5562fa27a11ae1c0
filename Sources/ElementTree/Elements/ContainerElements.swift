import Foundation

extension LayoutElements {
  static let containers: [any LayoutElement.Type] = [
    StackElement.self, ZStackElement.self, GeometryReaderElement.self, ScrollViewElement.self,
    FlowElement.self, ViewThatFitsElement.self, OverlayElement.self,
  ]
}

/// An `HStack` or a `VStack`, by its axis.
public struct StackElement: ContainerElement, Hashable {
  /// The axis along which the children follow each other.
  public var axis: Axis
  /// The space between children, in points; `nil` for the distance that each pair of neighbours prefers.
  public var spacing: CGFloat?
  /// The default distance between ordinary views, in points, if no spacing is given.
  public var defaultSpacing: CGFloat
  /// The guide across the axis by which the children are aligned.
  public var alignment: AlignmentKey

  /// Creates a stack; without `spacing`, neighbours are `defaultSpacing` apart unless they prefer another
  /// distance.
  public init(
    axis: Axis, spacing: CGFloat? = nil, alignment: AlignmentKey,
    defaultSpacing: CGFloat = ViewSpacing.defaultDistance
  ) {
    precondition(alignment.axis == axis.across, "a stack aligns across its axis")
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.defaultSpacing = defaultSpacing
  }

  /// The parameters: the alignment and the spacing.
  public static let parameters: [Parameter<Self>] = [
    .alignment(.alignment) {
      [$0.alignment]
    } set: { stack, keys in
      if let key = keys.first, key.axis == stack.axis.across { stack.alignment = key }
    },
    .length(.spacing, alongAxisOf: { $0.axis }, .finite.optional) {
      $0.spacing
    } set: {
      $0.spacing = $1
    }
    .implying { stack, children in
      let gaps = Set(stack.gaps(between: children.map(\.spacing)))
      return gaps.count == 1 ? gaps.first : nil
    },
    .length(.defaultSpacing, alongAxisOf: { $0.axis }, isInherited: true) {
      $0.spacing == nil ? $0.defaultSpacing : nil
    } set: {
      $0.defaultSpacing = $1 ?? ViewSpacing.defaultDistance
    },
  ]

  /// The name of the kind: `HStack` or `VStack`.
  public var kind: String { axis == .horizontal ? "HStack" : "VStack" }

  /// Returns the space before each child but the first, in points.
  public func gaps(between children: [ViewSpacing]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { gap(between: $0, and: $1) }
  }

  /// Returns the space between two neighbours, in points.
  public func gap(between before: ViewSpacing, and after: ViewSpacing) -> CGFloat {
    spacing ?? before.distance(to: after, along: axis, ordinary: defaultSpacing)
  }

  /// Returns the spacing of the first child, of the last one, and of all edges across the axis, with combined
  /// guides.
  ///
  /// The priority is that of a single child, and otherwise 0.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0,
      spacing: stackSpacing(children),
      explicitGuides: Self.combinedGuides(children))
  }

  private func stackSpacing(_ children: [ViewTraits]) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    spacing.formUnion(first, edges: start)
    spacing.formUnion(last, edges: end)
    for index in children.indices {
      spacing.formUnion(children[index].spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}

extension ParameterName {
  /// The distance between ordinary views in a stack without spacing.
  public static let defaultSpacing = Self("default spacing")
}

/// A `ZStack`, whose children lie on top of each other.
public struct ZStackElement: ContainerElement, Hashable {
  /// The guides by which the children are aligned.
  public var alignment: Alignment

  /// Creates a stack in depth, centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The parameters: the alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// The name of the kind: `ZStack`.
  public var kind: String { "ZStack" }

  /// Returns which children determine the size: those of the highest priority.
  public static func counts(_ priorities: [Double]) -> [Bool] {
    let highest = priorities.max()
    return priorities.map { $0 == highest }
  }

  /// Returns the spacing of the children of the highest priority, with combined guides.
  ///
  /// The priority is that of a single child, and otherwise 0.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var spacing = children.isEmpty ? ViewSpacing.zero : ViewSpacing()
    for (child, counts) in zip(children, Self.counts(children.map(\.priority))) where counts {
      spacing.formUnion(child.spacing)
    }
    return ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0, spacing: spacing,
      explicitGuides: Self.combinedGuides(children))
  }
}

/// A flow of views in rows, each at its ideal size: `FlowLayout` as an element whose rule both engines have.
public struct FlowElement: ContainerElement, Hashable {
  /// Creates a flow, which has no parameters.
  public init() {}

  /// Empty: the layout depends on nothing that is written into the element.
  public static let parameters: [Parameter<Self>] = []

  /// The name of the kind: `FlowLayout`.
  public var kind: String { "FlowLayout" }

  /// Returns the union of the children's spacing and their combined guides, with priority 0.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      spacing: children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) },
      explicitGuides: Self.combinedGuides(children))
  }
}

/// A reader that fills its proposal and places its content at its top leading corner.
public struct GeometryReaderElement: ContainerElement {
  /// The origin of a reader's children.
  public enum Content: Sendable {
    /// Children that were given with the node.
    case known
    /// Children that are yet to be made from the reader's size and place.
    case pending(ReaderContent)
    /// Children that were made for one size and place of the reader, and hold for no other.
    case made
  }

  /// The origin of the reader's children.
  public var content: Content

  /// Creates a reader whose content is known beforehand: the node's children.
  public init() { content = .known }

  /// Creates a reader whose content is made once its size is known.
  ///
  /// The closure is called by `LayoutEngine.expanded(_:in:)` on the calling thread.
  public init(making nodes: @escaping (GeometryProxy) -> [LayoutNode]) {
    content = .pending(ReaderContent(nodes))
  }

  /// Creates a reader whose content is made once its size is known, from a written form.
  package init(written: any Sendable, making nodes: @escaping (GeometryProxy) -> [LayoutNode]) {
    content = .pending(ReaderContent(nodes, written: written))
  }

  /// A reader whose content, the node's children, has been made.
  static let made = {
    var reader = GeometryReaderElement()
    reader.content = .made
    return reader
  }()

  /// Empty: the layout depends on nothing that is written into the element.
  public static let parameters: [Parameter<Self>] = []

  /// The name of the kind: `GeometryReader`.
  public var kind: String { "GeometryReader" }
  /// Returns the default traits, as a reader passes on none of its content's.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}

/// A view's own code that makes a reader's content.
///
/// Views need not be sendable, but trees are. A tree with such content may be sent to any thread; the content
/// is made on the thread that lays out the views, and must not be made on two threads at once if the views
/// share state.
public struct ReaderContent: @unchecked Sendable {
  private let nodes: (GeometryProxy) -> [LayoutNode]

  /// The written form that the content is made from; `nil` for code.
  package let written: (any Sendable)?

  init(_ nodes: @escaping (GeometryProxy) -> [LayoutNode], written: (any Sendable)? = nil) {
    self.nodes = nodes
    self.written = written
  }

  /// Returns the content for a size and place of the reader.
  func made(for proxy: GeometryProxy) -> [LayoutNode] { nodes(proxy) }
}

/// A viewport over content that may be larger.
public struct ScrollViewElement: ContainerElement, Hashable {
  /// The axes along which the view scrolls.
  public var axes: Axis.Set
  /// The point of content shorter than the viewport: this share of the free space lies before it.
  ///
  /// `nil` is the corner, or the middle of a scroll view with two axes.
  public var shortAnchor: UnitPoint?
  /// The point of longer content that is shown first: this share of the hidden length lies before it; `nil`
  /// is its beginning.
  public var longAnchor: UnitPoint?

  /// Creates a scroll view, vertical by default.
  public init(axes: Axis.Set = .vertical, shortAnchor: UnitPoint? = nil, longAnchor: UnitPoint? = nil) {
    (self.axes, self.shortAnchor, self.longAnchor) = (axes, shortAnchor, longAnchor)
  }

  /// Returns the share of the free space along an axis that lies before short content.
  public func shortShare(along axis: Axis) -> CGFloat {
    let standard: CGFloat = axes == [.horizontal, .vertical] ? 0.5 : 0
    return axes.contains(axis) ? shortAnchor?[axis] ?? standard : 0
  }

  /// Returns the share of the hidden length along an axis that lies before the visible part of long content.
  public func longShare(along axis: Axis) -> CGFloat { axes.contains(axis) ? longAnchor?[axis] ?? 0 : 0 }

  /// Its proposal is the container of the views inside it.
  public var containerUse: ContainerUse { .provides }

  /// The parameters: the axes.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    },
    share(.shortX, \.shortAnchor, \.x), share(.shortY, \.shortAnchor, \.y),
    share(.longX, \.longAnchor, \.x), share(.longY, \.longAnchor, \.y),
  ]

  private static func share(
    _ name: ParameterName, _ anchor: WritableKeyPath<Self, UnitPoint?> & Sendable,
    _ side: WritableKeyPath<UnitPoint, CGFloat> & Sendable
  ) -> Parameter<Self> {
    .other(name, along: side == \.x ? .horizontal : .vertical) {
      $0[keyPath: anchor].map { .ratio($0[keyPath: side]) }
    } set: {
      if case .ratio(let share?) = $1, $0[keyPath: anchor] != nil {
        $0[keyPath: anchor]?[keyPath: side] = share
      }
    }
  }

  /// The name of the kind: `ScrollView`.
  public var kind: String { "ScrollView" }
  /// Returns the default traits, as a scroll view passes on no guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}

extension ParameterName {
  /// The share of the free width that lies before short content.
  public static let shortX = Self("shortAnchorX")
  /// The share of the free height that lies above short content.
  public static let shortY = Self("shortAnchorY")
  /// The share of the hidden width that lies before the visible part of long content.
  public static let longX = Self("longAnchorX")
  /// The share of the hidden height that lies above the visible part of long content.
  public static let longY = Self("longAnchorY")
}

/// `ViewThatFits(in:)`: the first of several candidates whose ideal size fits in the proposal.
///
/// The node's children are the candidates. One of them is placed, and the others have no frame.
public struct ViewThatFitsElement: ContainerElement, Hashable {
  /// The axes along which a candidate has to fit.
  public var axes: Axis.Set

  /// Creates a choice that compares the sides along some axes, both by default.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The parameters: the axes.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      $0.axes.isEmpty ? nil : .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    }
  ]

  /// The name of the kind: `ViewThatFits`.
  public var kind: String { "ViewThatFits" }
  /// False: one candidate is placed.
  public var placesAllChildren: Bool { false }
  /// Returns the union of the candidates' spacing and of their guides, as it is not yet known which one is
  /// placed.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var spacing = ViewSpacing()
    var guides: GuideSet = []
    for child in children {
      spacing.formUnion(child.spacing)
      guides.formUnion(child.explicitGuides)
    }
    return ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0,
      spacing: children.isEmpty ? .zero : spacing, explicitGuides: guides)
  }
}

/// `overlay` and `background`: content over or under a view, which the layout outside does not see.
///
/// The node's first child is the primary view, its second the secondary one, if any.
public struct OverlayElement: ModifierElement, Hashable {
  /// The guides of the two views that are made to coincide.
  public var alignment: Alignment
  /// Whether the content is drawn under the view.
  public var isBackground: Bool

  /// Creates an overlay, or a background.
  public init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  /// The parameters: the alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// The name of the kind: `background` or `overlay`.
  public var kind: String { isBackground ? "background" : "overlay" }
}
