import LayoutCore

/// `ignoresSafeArea`: true, an edge or a list of edges; or an object of `edges` and of how far the view reaches beyond
/// them, where that is not left to a layout.
struct IgnoresSafeAreaRule: DocumentRule {
  private static let edgesKey = "edges"

  let words: [DocumentWord] = [.modifier("ignoresSafeArea", keys: [Self.edgesKey] + Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> IgnoresSafeAreaElement {
    switch reader.field.value.content {
    case .boolean(true): return IgnoresSafeAreaElement()
    case .boolean(false): throw reader.field.wrongType("an edge, a list of edges, an object or true")
    case .object:
      let object = try reader.object()
      let edges = try object[Self.edgesKey].map { field throws(DocumentError) in try field.edges() } ?? .all
      let isReaching = Self.parameterKeys.contains { object[$0] != nil }
      return try reader.element(
        IgnoresSafeAreaElement(edges: edges, reach: isReaching ? EdgeInsets() : nil))
    default: return IgnoresSafeAreaElement(edges: try reader.field.edges())
    }
  }

  func write(
    _ ignoring: IgnoresSafeAreaElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let edges = JSONValue.array(
      EdgeWord.allCases.filter { ignoring.edges.contains($0.edge) }.map { .string($0.rawValue) })
    let reach = try writer.members(of: ignoring)
    guard !reach.isEmpty else { return WrittenElement(ignoring.kind, edges) }
    return WrittenElement(ignoring.kind, [.init(Self.edgesKey, edges)] + reach)
  }
}

/// An edge as documents spell it.
private enum EdgeWord: String, CaseIterable {
  case top, leading, bottom, trailing

  var edge: Edge.Set {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension Field {
  /// An edge, or a list of them.
  fileprivate func edges() throws(DocumentError) -> Edge.Set {
    guard case .list = value.content else { return try word("edge", EdgeWord.self).edge }
    var edges: Edge.Set = []
    for item in try list() { edges.formUnion(try item.word("edge", EdgeWord.self).edge) }
    return edges
  }
}
