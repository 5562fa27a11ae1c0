import LayoutCore
import LayoutRequirements

/// A project's requirements of its views, in comments beside them and in its `taut.yml`.
struct ProjectRequirements {
  /// The comments, in the order of their files and lines.
  var comments: [WrittenRequirements.Comment]
  /// The requirements of the file, each of which concerns every layout that has its views.
  var shared: [Requirement]
  /// The numbers of the comments about a view of a tree that was checked.
  private(set) var placed: Set<Int> = []
  /// The requirements of the file whose views a checked tree has.
  private(set) var used: Set<Requirement> = []

  init(comments: [WrittenRequirements.Comment], shared: [Requirement]) {
    (self.comments, self.shared) = (comments, shared)
  }

  /// Returns the requirements of a tree.
  ///
  /// `fault` is called with each comment at one of its views that cannot be read, or names a view that is not in it.
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

  /// The comments about views of which no checked tree has any.
  var idle: [WrittenRequirements.Comment] {
    comments.enumerated().filter { !placed.contains($0.offset) }.map(\.element)
  }
}
