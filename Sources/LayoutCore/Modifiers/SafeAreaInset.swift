/// A view beside another one, which keeps clear of it: the name of `safeAreaInset` around the stack of the two.
struct SafeAreaInset {
  private static let kind = "safeAreaInset"
  private static let edgeName = "edge"
  private static let words: [(edge: Edge, word: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// Where the added view stands.
  let edge: Edge

  init(at edge: Edge) { self.edge = edge }

  /// What a modifier says; `nil` where it is another one.
  init?(_ element: AppearanceElement) {
    guard element.kind == Self.kind,
      let known = Self.words.first(where: { $0.word == element.attributes[Self.edgeName] })
    else { return nil }
    edge = known.edge
  }

  /// Whether the added view stands before the other one.
  var isBefore: Bool { edge == .top || edge == .leading }
  /// The axis along which the two follow each other.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The modifier that names the stack.
  var element: AppearanceElement {
    let word = Self.words.first { $0.edge == edge }?.word ?? ""
    return AppearanceElement(kind: Self.kind, attributes: [Self.edgeName: word])
  }
}
