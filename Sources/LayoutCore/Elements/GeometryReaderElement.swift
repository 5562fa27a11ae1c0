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
