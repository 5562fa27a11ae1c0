import LayoutCore

/// Answers that outlive a layout: of numbers that are functions, one may hold for the next layout too.
package protocol AnswerMemory<Number>: AnyObject {
  associatedtype Number: LayoutNumber

  /// The size of a view at a proposal: a remembered one that holds, or else what is found now.
  func size(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> Size<Number>
  ) throws -> Size<Number>

  /// Where a view puts its children at a proposal: remembered, or else what is found now.
  func placements(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> [Placement<Number>]
  ) throws -> [Placement<Number>]

  /// The explicit value of a guide of a view at a proposal: a remembered one, or else what is found now.
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: Proposal<Number>,
    _ find: () throws -> Number?
  ) throws -> Number?

  /// Puts what is inside a view in its place; what that rests on is remembered.
  func place(inside view: LayoutTree.Index, _ work: () throws -> Void) throws

  /// Whether what is inside a view, which has the size and the proposal that it was placed with last, lies in it as it
  /// did then.
  func isStill(inside view: LayoutTree.Index) -> Bool
}
