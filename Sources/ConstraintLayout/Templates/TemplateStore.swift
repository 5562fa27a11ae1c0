import ElementTree

/// The templates of a session, by the shape of block and by which sides are proposed.
final class TemplateStore<Answer: BlockAnswer> {
  /// What blocks have to have in common for the same templates to apply.
  struct Key: Hashable {
    var shape: Int32
    var pattern: ExactProposal.Pattern
    var isRoot: Bool
  }

  @exclusivity(unchecked) private var shelves: [Key: TemplateShelf<Answer>] = [:]
  /// The shapes of which templates were of no use at some pattern of sides.
  @exclusivity(unchecked) private var luckless: Set<Int32> = []
  /// How many templates there are.
  @exclusivity(unchecked) private(set) var count = 0

  /// How many templates are kept in all; beyond that the memory begins anew.
  static var greatestTotal: Int { 2_048 }

  /// The templates that may apply.
  func shelf(for key: Key) -> TemplateShelf<Answer> {
    if let known = shelves[key] { return known }
    let new = TemplateShelf<Answer>()
    shelves[key] = new
    return new
  }

  /// Whether the templates of a shelf are neither tried nor added to, among so many blocks of its shape.
  ///
  /// Where children are served in an order of their own in each block, they mostly are so whatever is proposed: at the other
  /// patterns fewer blocks are enough to see it.
  func isOfNoUse(_ shelf: TemplateShelf<Answer>, for key: Key, among blockCount: Int) -> Bool {
    let fewest = luckless.contains(key.shape) ? max(1, blockCount / 24) : max(2, blockCount / 8)
    guard shelf.isOfNoUse(afterMissing: fewest) else { return false }
    luckless.insert(key.shape)
    return true
  }

  /// Adds a template.
  func insert(_ template: BlockTemplate<Answer>, for key: Key) {
    if count >= Self.greatestTotal { removeAll() }
    if shelf(for: key).insert(template) { count += 1 }
  }

  /// Forgets all.
  func removeAll() { (shelves, luckless, count) = ([:], [], 0) }
}
