/// A description of something on the screen, made of other views.
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
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
  /// The resolved nodes that the view hands to its container: none, one, or several side by side.
  ///
  /// Unless implemented, these are the nodes of `body`.
  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode]
  /// Adds the nodes of `layoutNodes(in:)` to those of the views before it.
  ///
  /// Unless implemented, they are made first, and then added.
  func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode])
}

/// A view that the layout knows by itself.
protocol PrimitiveView: View where Body == Never {}

extension View {
  /// Makes the nodes, and adds them.
  public func addLayoutNodes(in environment: EnvironmentValues, to nodes: inout [LayoutNode]) {
    nodes += layoutNodes(in: environment)
  }

  /// The nodes of `body`.
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
  /// No body: the view gives its nodes itself, and asking for its body stops the program.
  public var body: Never { preconditionFailure("\(Self.self) has no body; implement layoutNodes(in:)") }
}

extension Never: View, PrimitiveView {}
