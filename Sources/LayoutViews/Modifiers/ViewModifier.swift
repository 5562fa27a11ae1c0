import ElementTree

/// A modification of a view: its content, with other views around it.
///
/// ```swift
/// struct Boxed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(12).frame(maxWidth: .infinity)
///   }
/// }
/// ```
public protocol ViewModifier {
  /// The type of the modified view's body.
  associatedtype Body: View
  /// The view that is modified, as a placeholder.
  typealias Content = ViewModifierContent<Self>
  /// Returns the modified view; `content` is the view to which the modifier is applied.
  @ViewBuilder func body(content: Content) -> Body
  /// Returns the resolved nodes of the modified view; unless implemented, those of the body.
  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode]
}

extension ViewModifier {
  /// Returns the nodes of `body(content:)`.
  public func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    environment.inBody(of: Self.self) { inner in
      inner.at(.body(ObjectIdentifier(Self.self))) {
        inner.connect(self)
        return inner.reading { body(content: content) }.layoutNodes(in: inner)
      }
    }
  }
}

extension ViewModifier where Body == Never {
  /// Not available: the modifier gives its nodes itself, and calling this stops the program.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; implement layoutNodes(of:in:)")
  }
}

/// The placeholder for the modified view in a modifier's body.
public struct ViewModifierContent<Modifier>: View, PassingView {
  private let view: any View

  init(_ view: any View) { self.view = view }

  /// Adds the nodes of the view inside.
  func passLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    view.addLayoutNodes(in: environment, to: &nodes)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view to which the modifier is applied.
  public var content: Content
  /// The modifier that is applied.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {

  /// Returns the nodes that the modifier makes of its content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.oneLevelDeeper {
      modifier.layoutNodes(of: ViewModifierContent(content), in: $0)
    }
  }
}

extension View {
  /// Returns the view with a modifier; a group of views is one content to a modifier with a body.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Wraps every node of a view in a node of its own.
struct ElementModifier: ViewModifier {
  typealias Body = Never
  /// Returns the element of the wrapping nodes.
  let element: (EnvironmentValues) -> any LayoutElement
  /// The position in the source at which the modifier was created.
  let source: SourcePosition
  /// The id of the wrapping nodes.
  var id: String?
  /// Returns the layer over or under the view, for each of its nodes.
  var secondary: (EnvironmentValues) -> LayoutNode? = { _ in nil }
  /// Whether the wrapping nodes create a safe area for the view.
  var entersSafeArea = false

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    let element = element(environment).boxed
    let secondary = environment.at(.layer) { self.secondary(environment) }
    var inside = environment
    if entersSafeArea { inside.isInSafeArea = true }
    var nodes = inside.at(.modified) { content.layoutNodes(in: inside) }
    for index in nodes.indices {
      // The outer node takes the inner one's place.
      let place = nodes[index].viewPlace
      nodes[index].viewPlace = ViewPlace()
      nodes[index] = LayoutNode(
        element, [nodes[index]] + (secondary.map { [$0] } ?? []), id, source, environment.layoutDirection,
        place)
    }
    return nodes
  }
}

extension View {
  /// Returns the view with every node of its content wrapped by an element.
  func wrapped(
    by element: any LayoutElement, _ fileID: String, _ line: Int
  ) -> ModifiedContent<Self, ElementModifier> {
    modifier(ElementModifier(element: { _ in element }, source: SourcePosition(file: fileID, line: line)))
  }

  /// Returns the view with a modifier that changes its drawing and not its layout.
  func appearance(
    _ kind: String, _ parameters: [String: String] = [:], _ fileID: String, _ line: Int
  ) -> ModifiedContent<Self, ElementModifier> {
    wrapped(by: AppearanceElement(kind: kind, attributes: parameters), fileID, line)
  }
}
