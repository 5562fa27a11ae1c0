import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// What was edited between two scenes of a page.
public struct InspectedComparison: Codable, Hashable, Sendable {
  /// The place of the first scene on the page.
  public var before: Int
  /// The place of the second scene on the page.
  public var after: Int
  /// What was edited from the first to the second.
  public var edits: [Edit]

  /// An edit.
  public struct Edit: Codable, Hashable, Sendable {
    /// The edit in words, such as `frame of title, line 12: maxWidth 198.7 to 220`.
    public var text: String
    /// The place of the view in the first scene; `nil` for what is no view, and for one that is new.
    public var before: Int?
    /// The place of the view in the second scene; `nil` for what is no view, and for one that is gone.
    public var after: Int?
  }

  /// Finds what was edited; both trees are laid out in one container, of a size in points.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  public init(
    of old: LayoutTree, at before: Int, with new: LayoutTree, at after: Int, in proposal: ProposedViewSize
  ) throws {
    (self.before, self.after) = (before, after)
    let explanations = try [old, new].map { try LayoutExplanation($0, in: proposal, keepsPrices: false) }
    edits = LayoutDifference.edits(before: explanations[0], after: explanations[1]).map { edit in
      Edit(text: edit.text, before: edit.subject.before?.position, after: edit.subject.after?.position)
    }
  }
}
