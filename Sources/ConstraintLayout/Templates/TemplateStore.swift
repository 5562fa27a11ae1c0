import ElementTree

/// The templates of a session, by the shape of block and by which sides are proposed.
final class TemplateStore<Answer: BlockAnswer> {
  /// What blocks have to have in common for the same templates to apply.
  struct Key: Hashable {
    var shape: Int32
    var pattern: ExactProposal.Pattern
    var isRoot: Bool
  }

  private var shelves: [Key: TemplateShelf<Answer>] = [:]
  /// How many templates there are.
  private(set) var count = 0

  /// The templates that may apply.
  func shelf(for key: Key) -> TemplateShelf<Answer> {
    if let known = shelves[key] { return known }
    let new = TemplateShelf<Answer>()
    shelves[key] = new
    return new
  }

  /// Adds a template.
  func insert(_ template: BlockTemplate<Answer>, for key: Key) {
    if count >= SharingPolicy.mostTemplates { removeAll() }
    if shelf(for: key).insert(template) { count += 1 }
  }

  /// Forgets all.
  func removeAll() { (shelves, count) = ([:], 0) }
}
