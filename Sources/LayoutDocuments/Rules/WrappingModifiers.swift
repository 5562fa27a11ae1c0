import Foundation
import LayoutCore

extension DocumentRules {
  /// The rules of modifiers that wrap a view.
  static let wrappingModifiers: [any DocumentRule] = [
    PaddingRule(), OffsetRule(), PositionRule(), EffectFrameRule(), IgnoresSafeAreaRule(),
    LayoutPriorityRule(),
    LayoutValueRule(), AlignmentGuideRule(),
  ]
}

/// `padding` and `safeAreaPadding`: one length for all edges, true for the scene's default length, or an
/// object of edges; `safeArea`, which a scene may set for its container too, likewise.
struct PaddingRule: DocumentRule {
  let words: [DocumentWord] = PaddingElement.Use.allCases.map {
    .modifier(PaddingElement(EdgeInsets(), use: $0).kind, keys: Self.parameterKeys)
  }

  func read(_ reader: ElementReader) throws(DocumentError) -> PaddingElement {
    let none = PaddingElement.Use.allCases.map { PaddingElement(EdgeInsets(), use: $0) }
      .first { $0.kind == reader.word.name }
    guard var padding = none else { throw reader.notHeld }
    switch reader.field.value.content {
    case .object: return try reader.element(padding)
    case .boolean(true): padding.insets = EdgeInsets(.all, reader.scene.environment.padding)
    case .boolean(false): throw reader.field.wrongType("a number, an object or true")
    default: padding.insets = EdgeInsets(.all, try reader.field.number())
    }
    return padding
  }

  func write(_ padding: PaddingElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard padding.insets == EdgeInsets(.all, padding.insets.top) else {
      return try writer.element(padding, without: PaddingElement(EdgeInsets(), use: padding.use))
    }
    return WrittenElement(padding.kind, .number(padding.insets.top))
  }
}

/// `offset`: a list of x and y.
struct OffsetRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("offset")]

  func read(_ reader: ElementReader) throws(DocumentError) -> OffsetElement {
    let (x, y) = try reader.field.pair()
    return OffsetElement(x: x, y: y)
  }

  func write(_ offset: OffsetElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(offset.kind, .array([.number(offset.x), .number(offset.y)]))
  }
}

/// `position`: a list of x and y.
struct PositionRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("position")]

  func read(_ reader: ElementReader) throws(DocumentError) -> PositionElement {
    let (x, y) = try reader.field.pair()
    return PositionElement(x: x, y: y)
  }

  func write(_ position: PositionElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
  {
    WrittenElement(position.kind, .array([.number(position.x), .number(position.y)]))
  }
}

/// The rule of an effect's frame, which is written under the effect's own word, as `"frame": true`.
struct EffectFrameRule: DocumentRule {
  /// The key by which an effect takes the space in which it draws.
  static let key = "frame"
  private static let (rotationWord, scaleWord) = ("rotationEffect", "scaleEffect")

  /// The words are those of the effects: whether one has a frame is known only after reading it.
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> EffectFrameElement { throw reader.notHeld }

  /// Returns an effect with its frame; `nil` where a modifier's value does not mention one, and for any other
  /// modifier.
  static func framed(
    _ element: any LayoutElement, as value: Field
  ) throws(DocumentError) -> EffectFrameElement? {
    guard case .object = value.value.content, let effect = element as? AppearanceElement else { return nil }
    let object = try FieldObject(value, owner: effect.kind)
    guard let field = object.present(key), try field.boolean() else { return nil }
    func number(_ name: ParameterName) throws(DocumentError) -> CGFloat {
      try object.require(name.rawValue).number()
    }
    guard effect.kind == scaleWord else {
      return EffectFrameElement(.rotation(degrees: try number(.degrees)))
    }
    return EffectFrameElement(.scale(x: try number(.x), y: try number(.y)))
  }

  func write(
    _ frame: EffectFrameElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let word =
      switch frame.effect {
      case .rotation: Self.rotationWord
      case .scale: Self.scaleWord
      }
    return WrittenElement(word, try writer.members(of: frame) + [.init(Self.key, .boolean(true))])
  }
}

/// `ignoresSafeArea`: true, an edge or a list of edges; or an object of `edges` and of the distance by which
/// the view extends beyond them, where that is not determined by a layout.
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
  /// Reads an edge, or a list of them.
  fileprivate func edges() throws(DocumentError) -> Edge.Set {
    guard case .list = value.content else { return try word("edge", EdgeWord.self).edge }
    var edges: Edge.Set = []
    for item in try list() { edges.formUnion(try item.word("edge", EdgeWord.self).edge) }
    return edges
  }
}

/// `layoutPriority`: a number, which may be infinite.
struct LayoutPriorityRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("layoutPriority")]

  func read(_ reader: ElementReader) throws(DocumentError) -> LayoutPriorityElement {
    LayoutPriorityElement(try reader.field.length())
  }

  func write(
    _ priority: LayoutPriorityElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(priority.kind, .number(priority.value))
  }
}

/// A value for a custom layout may be of any type, which no document can hold.
struct LayoutValueRule: DocumentRule {
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> LayoutValueElement { throw reader.notHeld }

  func write(
    _ modifier: LayoutValueElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    throw writer.error(.element(modifier.kind))
  }
}

/// `alignmentGuide`: a guide, and its value as a linear length or an expression.
struct AlignmentGuideRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("alignmentGuide", keys: ["guide", "value"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> AlignmentGuideElement {
    let object = try reader.object()
    let guide = try reader.scene.alignments.anyGuide(object.require("guide"))
    let lengths = LinearReader(alignments: reader.scene.alignments)
    let value = try object.require("value")
    if case .string = value.value.content {
      let expression = try GuideExpressionParser.parse(value, lengths, along: guide.axis)
      return AlignmentGuideElement(guide: guide, value: expression.function)
    }
    return AlignmentGuideElement(guide: guide, value: .linear(try lengths.length(value, along: guide.axis)))
  }

  func write(
    _ guide: AlignmentGuideElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let definitions = writer.definitions
    let name = try definitions.alignments.guide(guide.guide, writer.path, isAmbiguous: true)
    let value = try definitions.alignments.function(guide.value, of: guide.guide, writer.path)
    return WrittenElement(guide.kind, .object(["guide": name, "value": value]))
  }
}
