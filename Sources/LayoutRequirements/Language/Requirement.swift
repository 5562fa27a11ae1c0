import LayoutCore

/// Something that a layout has to meet: `title is whole`, `badge inside card`, `button.width >= 44`.
///
/// The page *Requirements* has the grammar. Views are named by id, by path, by kind (`Text`), or by a pattern of ids
/// (`cell-*`).
///
/// ```swift
/// let requirement = try Requirement("badge inside card")
/// print(requirement)  // badge inside card
/// ```
public struct Requirement: Hashable, Sendable {
  /// What is required.
  package var claim: Claim
  /// The requirement as it was written, without what surrounds it.
  public var text: String
  /// Where it was written; `nil` for one that was made in a program.
  public var position: SourcePosition?

  /// Reads a requirement; `position` is where its first character stands.
  ///
  /// Throws `RequirementError`, with the column of what is wrong.
  public init(_ text: String, at position: SourcePosition? = nil) throws(RequirementError) {
    var reader = RequirementReader(try RequirementToken.tokens(of: text, at: position), text, position)
    claim = try reader.claim()
    try reader.end()
    self.text = reader.text
    self.position = position
  }

  /// A claim under the words that people know it by.
  package init(_ claim: Claim, text: String, position: SourcePosition? = nil) {
    (self.claim, self.text, self.position) = (claim, text, position)
  }

  /// What can be required: a case for each room.
  package indirect enum Claim: Hashable, Sendable {
    case whole(WholeText)
    case lines(LineCount)
    case inside(Containment)
    case apart(Separation)
    case beside(Neighbours)
    case compared(NumberComparison)
    case visible(Visibility)
    case row(OneRow)
    case lasting(Lasting)
    case effective(Effective)
    case conditional(Conditional)
  }
}

extension Requirement.Claim {
  /// The room of the claim.
  package var rule: any RequirementRule {
    switch self {
    case .whole(let rule): rule
    case .lines(let rule): rule
    case .inside(let rule): rule
    case .apart(let rule): rule
    case .beside(let rule): rule
    case .compared(let rule): rule
    case .visible(let rule): rule
    case .row(let rule): rule
    case .lasting(let rule): rule
    case .effective(let rule): rule
    case .conditional(let rule): rule
    }
  }

  /// The rooms, in the order in which they are asked whether a line is theirs.
  package static var rules: [any RequirementRule.Type] {
    [
      Conditional.self, NumberComparison.self, WholeText.self, LineCount.self, Containment.self,
      Separation.self, Neighbours.self, Visibility.self, OneRow.self, Lasting.self, Effective.self,
    ]
  }
}

extension Requirement: CustomStringConvertible {
  /// The requirement as it was written.
  public var description: String { text }
}
