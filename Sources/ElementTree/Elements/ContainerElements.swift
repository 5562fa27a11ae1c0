import Foundation

extension LayoutElements {
  /// The types of containers.
  static let containers: [any LayoutElement.Type] = [
    StackElement.self, ZStackElement.self, GeometryReaderElement.self, ScrollViewElement.self,
    FlowElement.self, ViewThatFitsElement.self, OverlayElement.self,
  ]
}

/// An HStack or a VStack.
public struct StackElement: ContainerElement, Hashable {
  /// The axis along which children follow each other.
  public var axis: Axis
  /// The space between children in points; `nil` is what each pair of neighbours prefers.
  public var spacing: CGFloat?
  /// The default distance between ordinary views, in points, where no spacing is given.
  public var defaultSpacing: CGFloat
  /// The guide across the axis by which children are aligned.
  public var alignment: AlignmentKey

  /// A stack; without `spacing`, neighbours are `defaultSpacing` apart unless they prefer another distance.
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

  /// The alignment and the spacing.
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

  /// `HStack` or `VStack`.
  public var kind: String { axis == .horizontal ? "HStack" : "VStack" }

  /// The space before each child but the first, in points.
  public func gaps(between children: [ViewSpacing]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { gap(between: $0, and: $1) }
  }

  /// The space between two neighbours, in points.
  public func gap(between before: ViewSpacing, and after: ViewSpacing) -> CGFloat {
    spacing ?? before.distance(to: after, along: axis, ordinary: defaultSpacing)
  }

  /// A single child's priority shows through; spacing comes from the first and last child and from every breadth edge.
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
    for place in children.indices {
      spacing.formUnion(children[place].spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return spacing
  }
}

extension ParameterName {
  /// The distance between ordinary views where a stack is given no spacing.
  public static let defaultSpacing = Self("default spacing")
}

/// A ZStack: children on top of each other.
public struct ZStackElement: ContainerElement, Hashable {
  /// The guides that coincide.
  public var alignment: Alignment

  /// A stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// `ZStack`.
  public var kind: String { "ZStack" }

  /// Whether each child counts for the size: those of the highest priority do.
  public static func counts(_ priorities: [Double]) -> [Bool] {
    let highest = priorities.max()
    return priorities.map { $0 == highest }
  }

  /// A single child's priority shows through; of the spacing only children of the highest priority count.
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

/// Views in rows, each at its ideal size: what `FlowLayout` does, as an element of which both engines know the rule.
public struct FlowElement: ContainerElement, Hashable {
  /// A flow; its spacing is the layout's own.
  public init() {}

  /// Nothing that its layout depends on is written into it.
  public static let parameters: [Parameter<Self>] = []

  /// `FlowLayout`.
  public var kind: String { "FlowLayout" }

  /// The children's spacing together, and their guides combined; a child's priority does not show through.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      spacing: children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) },
      explicitGuides: Self.combinedGuides(children))
  }
}

/// A reader that takes what is proposed and lays out its content top leading.
public struct GeometryReaderElement: ContainerElement {
  /// How a reader came by its children.
  public enum Content: Sendable {
    /// They were there from the beginning.
    case known
    /// There are none yet: they are made from the reader's size and place.
    case pending(ReaderContent)
    /// They were made for one size and place of the reader, and hold for these alone.
    case made
  }

  /// How the reader came by its children.
  public var content: Content

  /// Makes a reader of content that is known beforehand: the node's children.
  public init() { content = .known }

  /// Makes a reader of content that is made once its size is known.
  ///
  /// The closure is called by `LayoutEngine.expanded(_:in:)` on the thread that calls that.
  public init(making nodes: @escaping (GeometryProxy) -> [LayoutNode]) {
    content = .pending(ReaderContent(nodes))
  }

  /// The same of content that is written down somewhere.
  package init(written: any Sendable, making nodes: @escaping (GeometryProxy) -> [LayoutNode]) {
    content = .pending(ReaderContent(nodes, written: written))
  }

  /// A reader whose content, the node's children, was made.
  static let made = {
    var reader = GeometryReaderElement()
    reader.content = .made
    return reader
  }()

  /// Nothing that its layout depends on is written into it.
  public static let parameters: [Parameter<Self>] = []

  /// `GeometryReader`.
  public var kind: String { "GeometryReader" }
  /// It shows nothing of its content.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}

/// What makes a reader's content: a view's own code.
///
/// Views need not be sendable, but trees are. A tree with such content may be sent anywhere; its content is made
/// by whoever lays the views out, and must not be made in two places at once if the views share state.
public struct ReaderContent: @unchecked Sendable {
  private let nodes: (GeometryProxy) -> [LayoutNode]

  /// What the content is made from, where that is no code.
  package let written: (any Sendable)?

  init(_ nodes: @escaping (GeometryProxy) -> [LayoutNode], written: (any Sendable)? = nil) {
    self.nodes = nodes
    self.written = written
  }

  /// The content for a size and place.
  func made(for proxy: GeometryProxy) -> [LayoutNode] { nodes(proxy) }
}

/// A viewport over content that may be larger.
public struct ScrollViewElement: ContainerElement, Hashable {
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Where content lies that is shorter than the viewport: this share of what is free lies before it; `nil` is the corner,
  /// or the middle of a scroll view with two axes.
  public var shortAnchor: UnitPoint?
  /// Which point of longer content is shown first: this share of what is hidden lies before it; `nil` is its beginning.
  public var longAnchor: UnitPoint?

  /// A scroll view along axes.
  public init(axes: Axis.Set = .vertical, shortAnchor: UnitPoint? = nil, longAnchor: UnitPoint? = nil) {
    (self.axes, self.shortAnchor, self.longAnchor) = (axes, shortAnchor, longAnchor)
  }

  /// Which share of what short content leaves free along an axis lies before it.
  public func shortShare(along axis: Axis) -> CGFloat {
    let usual: CGFloat = axes == [.horizontal, .vertical] ? 0.5 : 0
    return axes.contains(axis) ? shortAnchor?[axis] ?? usual : 0
  }

  /// Which share of what is hidden of long content along an axis lies before what is shown.
  public func longShare(along axis: Axis) -> CGFloat { axes.contains(axis) ? longAnchor?[axis] ?? 0 : 0 }

  /// What it is proposed sizes views inside it.
  public var containerUse: ContainerUse { .provides }

  /// The axes.
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

  /// `ScrollView`.
  public var kind: String { "ScrollView" }
  /// It shows no guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits { ViewTraits() }
}

extension ParameterName {
  /// The share of what short content leaves free sideways that lies before it.
  public static let shortX = Self("shortAnchorX")
  /// The share of what short content leaves free that lies above it.
  public static let shortY = Self("shortAnchorY")
  /// The share of what is hidden of long content sideways that lies before what is shown.
  public static let longX = Self("longAnchorX")
  /// The share of what is hidden of long content that lies above what is shown.
  public static let longY = Self("longAnchorY")
}

/// `ViewThatFits(in:)`: of several candidates the first whose ideal size fits in the proposal.
///
/// The node's children are the candidates. One of them is placed, and the others have no frame.
public struct ViewThatFitsElement: ContainerElement, Hashable {
  /// The axes along which a candidate has to fit.
  public var axes: Axis.Set

  /// A choice by the sides along some axes.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The axes.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      $0.axes.isEmpty ? nil : .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    }
  ]

  /// `ViewThatFits`.
  public var kind: String { "ViewThatFits" }
  /// One candidate is placed.
  public var placesAllChildren: Bool { false }
  /// Which candidate it will be is not known yet: every guide that one of them has may be explicit.
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

/// `overlay` and `background`: content over or under a view, invisible to the layout outside.
///
/// The node's first child is the primary view, its second the secondary one, if there is any.
public struct OverlayElement: ModifierElement, Hashable {
  /// The guides of the two views that coincide.
  public var alignment: Alignment
  /// Whether the content is drawn under the view.
  public var isBackground: Bool

  /// An overlay, or a background.
  public init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  /// The alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// `background` or `overlay`.
  public var kind: String { isBackground ? "background" : "overlay" }
}
