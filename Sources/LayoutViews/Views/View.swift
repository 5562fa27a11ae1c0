import ElementTree

/// A description of a part of the screen, made of other views.
///
/// A custom view gives a `body`. A view that the layout knows by itself has no body (`Never`) and gives
/// its nodes instead.
///
/// ```swift
/// struct Card: View {
///   var title: String
///
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text(title)
///       Divider()
///     }
///   }
/// }
/// ```
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The view's content, made of other views.
  @ViewBuilder var body: Body { get }
  /// Returns the resolved nodes that the view hands to its container: none, one, or several side by side.
  ///
  /// Unless implemented, these are the nodes of `body`.
  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode]
  /// Appends the nodes of `layoutNodes(in:)` to those of the views before it.
  ///
  /// Unless implemented, they are made first, and then appended.
  func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode])
}

/// A view that the layout knows by itself.
protocol PrimitiveView: View where Body == Never {}

extension View {
  /// Makes the nodes, and appends them.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    nodes += layoutNodes(in: environment)
  }

  /// Returns the nodes of `body`.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.inBody(of: Self.self) { inner in
      inner.at(.body(ObjectIdentifier(Self.self))) {
        inner.connect(self)
        return inner.reading { body }.layoutNodes(in: inner)
      }
    }
  }
}

extension View where Body == Never {
  /// Not available: the view gives its nodes itself, and reading its body stops the program.
  public var body: Never { preconditionFailure("\(Self.self) has no body; implement layoutNodes(in:)") }
}

extension Never: View, PrimitiveView {}

/// Builds one view from the statements of a closure.
///
/// There may be any number of views, and `if`, `else`, `switch` and `#available`.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view that is written as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a block of one view, unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns a block of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Returns a view under an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Returns a view under `#available`, whose type is erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension [LayoutNode] {
  /// Puts a number before the places of the nodes from an index on.
  mutating func enter(_ offset: Int, from first: Int) {
    for index in first..<count { self[index].viewPlace.enter(offset) }
  }
}

extension LayoutNode {
  /// Returns the node as it is outside of stacks: a spacer or divider that is wrapped in it has no axis.
  fileprivate func outsideOfStacks() -> LayoutNode {
    var chain = [self]
    while let last = chain.last, last.element.role == .modifier, let inner = last.children.first {
      chain.append(inner)
    }
    // A cast, as a single view is looked at once, and most of it was made for no stack.
    guard var node = chain.popLast(), var element = node.element as? any StackAxisReading else { return self }
    element.axis = nil
    node.element = element
    while var outer = chain.popLast() {
      outer.children[0] = node
      node = outer
    }
    return node
  }
}

extension View {
  /// Returns the content as one node: itself if it is single, the result of `combine` for several, `nil` for
  /// none.
  ///
  /// Several views are put in a stack along `axis` (`nil`: on top of each other); a single one in none. The
  /// content is resolved once: nested content would be resolved twice as often at every level otherwise.
  func singleNode(
    in environment: EnvironmentValues, combiningAlong axis: Axis?,
    combine: (EnvironmentValues) -> any LayoutElement
  ) -> LayoutNode? {
    let nodes = layoutNodes(in: environment.inStack(along: axis))
    if nodes.count < 2 { return nodes.first?.outsideOfStacks() }
    return LayoutNode(
      combine(environment.inStack(along: nil)), children: nodes, direction: environment.layoutDirection)
  }
}

/// A primitive view that appends the nodes of the views in it to those before them: no list is made for each
/// view.
protocol PassingView: PrimitiveView {
  /// Appends the nodes of the views inside.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode])
}

extension PassingView {
  /// Appends the nodes of the views inside.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    passLayoutNodes(in: environment, to: &nodes)
  }

  /// Returns the nodes of the views inside.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    passLayoutNodes(in: environment, to: &nodes)
    return nodes
  }
}

/// A primitive view that is always one node.
protocol SingleNodeView: PrimitiveView {
  /// Returns the node.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode
}

extension SingleNodeView {
  /// Returns the one node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [layoutNode(in: environment)] }

  /// Appends the one node.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    nodes.append(layoutNode(in: environment))
  }
}

/// Several views side by side, as a builder makes them from a block.
///
/// `Elements` is the tuple of the views' types. The place of the k-th view is `.k`, from 0.
public struct TupleView<Elements>: View, PassingView {
  private let elements: [any View]

  /// Creates a tuple of views.
  public init<each Element: View>(_ element: repeat each Element) where Elements == (repeat each Element) {
    var elements: [any View] = []
    repeat elements.append(each element)
    self.elements = elements
  }

  /// Appends the nodes of every element, in order.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    if nodes.isEmpty { nodes.reserveCapacity(elements.count) }
    for index in elements.indices {
      let first = nodes.count
      environment.at(.index(index)) { elements[index].addLayoutNodes(in: environment, to: &nodes) }
      nodes.enter(index, from: first)
    }
  }
}

/// One of two views, as `if` with `else` and `switch` make it; it adds no node of its own.
public enum ConditionalContent<First: View, Second: View>: View, PassingView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Appends the nodes of the branch that is taken.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    switch self {
    case .first(let view):
      environment.at(.branch(isFirst: true)) { view.addLayoutNodes(in: environment, to: &nodes) }
    case .second(let view):
      environment.at(.branch(isFirst: false)) { view.addLayoutNodes(in: environment, to: &nodes) }
    }
  }
}

/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View, PrimitiveView, PassingView where Wrapped: View {

  /// Appends the view's nodes, none where it is missing.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    self?.addLayoutNodes(in: environment, to: &nodes)
  }
}

/// An empty view: its container sees no child.
public struct EmptyView: View, PrimitiveView, Sendable {

  /// Creates no view.
  public init() {}

  /// Returns no node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A view whose type is erased; it adds no node of its own.
public struct AnyView: View, PassingView {
  private let view: any View

  /// Wraps a view, whose type is no longer visible.
  public init(_ view: some View) { self.view = view }
  /// Wraps a view, whose type is no longer visible.
  public init(erasing view: some View) { self.view = view }

  /// Whether the view inside never has nodes.
  var isEmpty: Bool { view is EmptyView || (view as? AnyView)?.isEmpty ?? false }

  /// Appends the nodes of the view inside.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    environment.oneLevelDeeper { inner in
      inner.at(.body(ObjectIdentifier(type(of: view)))) { view.addLayoutNodes(in: inner, to: &nodes) }
    }
  }
}

/// A preview of views in an editor; the reader of Swift source begins with it.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views of the preview.
  @ViewBuilder static var previews: Previews { get }
}
