import LayoutCore

/// The rules by which documents are read and written, one for each type of element.
package struct DocumentRules: Sendable {
  /// A word, and the rule that reads what stands under it; a group of views has no element and no rule.
  struct Room: Sendable {
    var word: DocumentWord
    var rule: (any DocumentRule)?
  }

  /// All words, in the order of the list.
  let words: [DocumentWord]
  /// The types of view, in the order of the list.
  let viewNames: [String]
  /// The keys of modifiers, in the order of the list.
  let modifierNames: [String]
  private let rules: RuleRegistry<any DocumentRule>
  private let views: [String: Room]
  private let modifiers: [String: [Room]]

  /// Lists rules; of two for the same type of element the later one counts.
  package init(_ list: [any DocumentRule]) {
    let rules = RuleRegistry(list) { $0.elementType }
    let rooms =
      list.flatMap { rule in rule.words.map { Room(word: $0, rule: rule) } }
      + [DocumentWord.emptyView, .group, .gridRow, .forEach, .anyLayout, .safeAreaInset].map {
        Room(word: $0)
      }
    let (views, modifiers) = (rooms.filter { !$0.word.isModifier }, rooms.filter(\.word.isModifier))
    words = rooms.map(\.word)
    viewNames = views.map(\.word.name)
    modifierNames = modifiers.map(\.word.name).withoutRepetition
    self.rules = rules
    self.views = Dictionary(views.map { ($0.word.name, $0) }) { $1 }
    self.modifiers = Dictionary(grouping: modifiers, by: \.word.name)
  }

  /// The types of element that the list has a rule for, by name.
  package var elementTypes: [any LayoutElement.Type] { rules.elementTypes }

  /// The rule for an element; `nil` where the list has none.
  func rule(for element: any LayoutElement) -> (any DocumentRule)? { rules[element] }

  /// The room for a type of view.
  func view(_ name: Field) throws(DocumentError) -> Room {
    let word = try name.string()
    guard let room = views[word] else {
      throw name.error(.unknownWord(word, meaning: "view type", known: viewNames))
    }
    return room
  }

  /// The room for the key of a modifier and its value.
  ///
  /// Of several rules that share a key, the last one wins whose value has a key that no other takes; without such a key,
  /// the first one wins. So a `frame` with any limit is a flexible one.
  func modifier(_ name: String, _ value: Field) throws(DocumentError) -> Room {
    guard let rooms = modifiers[name], let first = rooms.first else {
      throw value.error(.unknownWord(name, meaning: "modifier", known: modifierNames))
    }
    guard rooms.count > 1 else { return first }
    // Keys that the rules share stand last.
    let known = Array(rooms.flatMap(\.word.keys).reversed().withoutRepetition.reversed())
    let keys = try value.object(name, keys: known).keys
    let chosen = rooms.indices.last { index in
      let others = rooms.indices.filter { $0 != index }.flatMap { rooms[$0].word.keys }
      return keys.contains { rooms[index].word.keys.contains($0) && !others.contains($0) }
    }
    return chosen.map { rooms[$0] } ?? first
  }

  /// Every rule of the format.
  package static let standard = DocumentRules([
    StackRule(), ZStackRule(), MeasuredRule(), ImageRule(), ShapeRule(), CircleRule(), SpacerRule(),
    DividerRule(), GeometryReaderRule(), ScrollViewRule(), FlowRule(), CustomLayoutRule(), FrameRule(),
    FlexibleFrameRule(), FixedSizeRule(), PaddingRule(), AspectRatioRule(), PositionRule(), OffsetRule(),
    LayoutPriorityRule(), AlignmentGuideRule(), OverlayRule(), AppearanceRule(), LayoutValueRule(),
    ContainerRelativeFrameRule(), ViewThatFitsRule(), GridRule(), GridCellRule(),
    IgnoresSafeAreaRule(), EffectFrameRule(),
  ])
}

extension Sequence where Element: Hashable {
  /// The elements without later duplicates.
  fileprivate var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
