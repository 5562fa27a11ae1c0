import ElementTree
import Foundation

/// The reasons why parts of the screen are unsafe: a container and its bars, or the keyboard, which never
/// appears here.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits, one for each reason.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The edges that a device or a container reserves.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All reasons.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A horizontal edge: top or bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// A vertical edge: leading or trailing.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing
}

extension View {
  /// Proposes a larger size to the view at those of the edges at which it touches the safe area's edge, and
  /// lets it extend there.
  ///
  /// The size that the views around it see stays the same. The extension is determined where content of
  /// geometry readers is made: see `LayoutEngine.expanded(_:in:)`. Where only the keyboard is ignored,
  /// nothing moves.
  @ViewBuilder
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    if regions.contains(.container) {
      wrapped(by: IgnoresSafeAreaElement(edges: edges), fileID, line)
    } else {
      appearance("ignoresSafeArea", [:], fileID, line)
    }
  }

  /// Lets the view extend beyond some edges of the safe area.
  public func edgesIgnoringSafeArea(
    _ edges: Edge.Set, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    ignoresSafeArea(edges: edges, fileID: fileID, line: line)
  }

  /// Adds safe-area insets around the view, in points, into which views inside that ignore the safe area may
  /// reach.
  public func safeAreaPadding(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    safeAreaPadded(fileID, line) { _ in insets }
  }

  /// Adds safe-area insets at the chosen edges, `length` points each; `nil` is the environment's padding, 16
  /// by default.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    safeAreaPadded(fileID, line) { EdgeInsets(edges, length ?? $0.padding) }
  }

  /// Adds safe-area insets of `length` points at every edge.
  public func safeAreaPadding(
    _ length: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    safeAreaPadding(.all, length, fileID: fileID, line: line)
  }

  /// Shows other content above or below the view, which gets the remaining space.
  ///
  /// Views inside that ignore the safe area may reach under the content. `spacing` lies between the two, in
  /// points; `nil` is the distance that they prefer.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    inset(
      SafeAreaInset(at: edge == .top ? .top : .bottom), alignment.key, spacing, content(), fileID, line)
  }

  /// Shows other content before or after the view, which gets the remaining space.
  ///
  /// Views inside that ignore the safe area may reach under the content. `spacing` lies between the two, in
  /// points; `nil` is the distance that they prefer.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    inset(
      SafeAreaInset(at: edge == .leading ? .leading : .trailing), alignment.key, spacing, content(), fileID,
      line)
  }

  private func safeAreaPadded(
    _ fileID: String, _ line: Int, by insets: @escaping (EnvironmentValues) -> EdgeInsets
  ) -> some View {
    modifier(
      ElementModifier(
        element: { PaddingElement(insets($0), use: .safeArea) },
        source: SourcePosition(file: fileID, line: line), entersSafeArea: true))
  }

  private func inset(
    _ inset: SafeAreaInset, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ content: some View,
    _ fileID: String, _ line: Int
  ) -> some View {
    modifier(
      InsetModifier(
        inset: inset, alignment: alignment, spacing: spacing, content: content,
        source: SourcePosition(file: fileID, line: line)))
  }
}

/// A view with another one beside it that has a higher layout priority: a stack of the two, in which the view
/// gets the remaining length.
private struct InsetModifier<Inset: View>: ViewModifier {
  typealias Body = Never
  let inset: SafeAreaInset
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let content: Inset
  let source: SourcePosition

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    let direction = environment.layoutDirection
    let added = environment.at(.layer) {
      self.content.singleNode(in: environment, combiningAlong: .vertical) {
        StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
      }
    }
    var inside = environment
    inside.isInSafeArea = true
    let nodes = inside.at(.modified) { content.layoutNodes(in: inside) }
    guard let added else { return nodes }
    return nodes.map {
      $0.inset(
        by: added, at: inset.edge, alignment, spacing, defaultSpacing: environment.spacing, source: source,
        direction: direction)
    }
  }
}

extension LayoutNode {
  /// Returns the view with another one at one of its edges, with a higher layout priority; `alignment` lies
  /// across, and `spacing` between the two.
  package func inset(
    by added: LayoutNode, at edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?,
    defaultSpacing: CGFloat, source: SourcePosition?, direction: LayoutDirection
  ) -> LayoutNode {
    let inset = SafeAreaInset(at: edge)
    let stack = StackElement(
      axis: inset.axis, spacing: spacing, alignment: alignment, defaultSpacing: defaultSpacing)
    let served = LayoutNode(
      LayoutPriorityElement(SafeAreaInset.priority), children: [added.standing(at: "")], source: source,
      direction: direction, place: inset.isBefore ? ".0" : ".1")
    let view = standing(at: inset.isBefore ? ".1" : ".0")
    let pair = LayoutNode(
      stack, children: inset.isBefore ? [served, view] : [view, served], source: source,
      direction: direction)
    return LayoutNode(inset.element, children: [pair], source: source, direction: direction, place: place)
  }
}

extension SafeAreaInset {
  /// The layout priority of the added view: higher than any in common use.
  fileprivate static let priority = 1_000.0
}

extension LayoutNode {
  /// Returns the node at another place.
  fileprivate func standing(at place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }
}

extension LayoutNode {
  /// Returns the tree in a container with unsafe edges, in points; the tree itself where there are none.
  public func inSafeArea(_ insets: EdgeInsets) -> LayoutNode {
    guard insets != EdgeInsets() else { return self }
    return LayoutNode(
      // No one wrote it: it has no place in the source.
      PaddingElement(insets, use: .container), children: [standing(at: "")], direction: direction,
      place: place)
  }
}
