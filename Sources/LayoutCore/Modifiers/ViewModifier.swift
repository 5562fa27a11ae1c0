/// What is made of a view: its content, with other views around it.
///
/// ```swift
/// struct Boxed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(12).frame(maxWidth: .infinity)
///   }
/// }
/// ```
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View
  /// The view that is modified, as a placeholder.
  typealias Content = ViewModifierContent<Self>
  /// What the modified view is made of; `content` stands for the view that is modified.
  @ViewBuilder func body(content: Content) -> Body
  /// The resolved nodes of the modified view; unless implemented, those of the body.
  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode]
}

extension ViewModifier {
  /// The nodes of `body(content:)`.
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
  /// No body: the modifier gives its nodes itself, and asking for its body stops the program.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; implement layoutNodes(of:in:)")
  }
}

/// The view that a modifier is applied to, where the modifier's body puts it.
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
  /// The view that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {

  /// The nodes that the modifier makes of its content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.oneLevelDeeper {
      modifier.layoutNodes(of: ViewModifierContent(content), in: $0)
    }
  }
}

extension View {
  /// The view with a modifier; a group of views is one content to a modifier with a body.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
