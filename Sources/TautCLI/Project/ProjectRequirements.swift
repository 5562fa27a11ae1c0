import LayoutCore
import LayoutRequirements

/// What a project requires of its views: comments beside them, and the requirements of its `taut.yml`.
struct ProjectRequirements {
  /// The comments, in the order of their files and lines.
  var comments: [WrittenRequirements.Comment]
  /// Those of the file, each of every view that has the views that it is about.
  var shared: [Requirement]
  /// The comments, by their number, about a view of a tree that was asked for.
  private(set) var placed: Set<Int> = []
  /// The requirements of the file that a tree was asked for that has their views.
  private(set) var used: Set<Requirement> = []

  init(comments: [WrittenRequirements.Comment], shared: [Requirement]) {
    (self.comments, self.shared) = (comments, shared)
  }

  /// What is required of a tree; `fault` hears of each comment at one of its views that cannot be read, or names a view that it
  /// does not have.
  mutating func required(
    of tree: LayoutTree, fault: (WrittenRequirements.Comment, RequirementError) -> Void
  ) -> [Requirement] {
    var required: [Requirement] = []
    for (number, comment) in comments.enumerated() {
      do throws(RequirementError) {
        guard let requirement = try comment.requirement(in: tree) else { continue }
        placed.insert(number)
        _ = try requirement.claim.rule.instances(in: tree)
        required.append(requirement)
      } catch {
        placed.insert(number)
        fault(comment, error)
      }
    }
    let own = shared.filter { (try? $0.claim.rule.instances(in: tree)) != nil }
    used.formUnion(own)
    return required + own
  }

  /// The comments about no view that was asked for.
  var idle: [WrittenRequirements.Comment] {
    comments.enumerated().filter { !placed.contains($0.offset) }.map(\.element)
  }
}
