import LayoutCore

/// The templates of a session, by the shape of block and by which sides are proposed.
final class TemplateStore<Answer: BlockAnswer> {
  /// What blocks have to have in common for the same templates to apply.
  struct Key: Hashable {
    var shape: Int32
    var pattern: ExactProposal.Pattern
    var isRoot: Bool
  }

  @exclusivity(unchecked) private var shelves: [Key: [BlockTemplate<Answer>]] = [:]
  @exclusivity(unchecked) private var count = 0

  /// How many templates are kept for a key: one more decision made otherwise is one more template.
  static var greatestCount: Int { 24 }
  /// How many templates are kept in all; beyond that the memory begins anew.
  static var greatestTotal: Int { 2_048 }

  /// The templates that may apply, the one that did last first.
  subscript(key: Key) -> [BlockTemplate<Answer>] { shelves[key] ?? [] }

  /// Whether there is room for another template of the key.
  func hasRoom(for key: Key) -> Bool { (shelves[key]?.count ?? 0) < Self.greatestCount }

  /// Adds a template.
  func insert(_ template: BlockTemplate<Answer>, for key: Key) {
    if count >= Self.greatestTotal { (shelves, count) = ([:], 0) }
    shelves[key, default: []].insert(template, at: 0)
    count += 1
  }

  /// Notes that the template at a place applied: the next block is likely to be decided alike.
  func moveToFront(_ place: Int, for key: Key) {
    if place > 0 { shelves[key]?.swapAt(0, place) }
  }

  /// Forgets all.
  func removeAll() { (shelves, count) = ([:], 0) }
}
