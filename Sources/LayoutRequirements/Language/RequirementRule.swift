import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What each kind of requirement says about itself.
package protocol RequirementRule: Hashable, Sendable {
  /// Ways of writing it, one for each form.
  static var forms: [String] { get }
  /// The words after the views by which it is told from the others; suggestions come from them.
  static var words: [String] { get }
  /// What its shortfalls are counted in; `nil` where they are no number.
  static var unit: RequirementUnit? { get }

  /// Reads a claim; `nil` where the words are another room's.
  ///
  /// Throws `RequirementError` once it is clear that they are its own.
  static func read(_ reader: inout RequirementReader) throws(RequirementError) -> Requirement.Claim?

  /// The views that it names, in order.
  var selectors: [ViewSelector] { get }

  /// Finds the views in a tree; what it gives back tells for each layout what has to hold.
  ///
  /// Throws `RequirementError` for names that no view has.
  func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance]

  /// The sizes at which it fails, of those at which layouts do not meet what is required of some views.
  func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet]

  /// The modifiers of which it asks that they change something, which no layout tells by itself.
  ///
  /// Throws `RequirementError` for names that no view has.
  func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index]
  /// Whether one layout tells that it fails at its size.
  var isSeenInOneLayout: Bool { get }
  /// The least and greatest lengths that it asks of single views.
  ///
  /// Throws `RequirementError` for names that no view has.
  func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound]
}

extension RequirementRule {
  /// All of them, unless a room says otherwise.
  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] { found }

  /// None, unless a room says otherwise.
  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] { [] }
  /// It does, unless a room says otherwise.
  package var isSeenInOneLayout: Bool { true }
  /// None, unless a room says otherwise.
  package func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound] { [] }
}

/// What a shortfall is counted in.
public enum RequirementUnit: String, Hashable, Sendable {
  /// Points.
  case points
  /// Lines of text.
  case lines
}

/// A requirement on certain views of a tree.
package struct RequirementInstance: Sendable {
  /// The views that it is about, those to blame first.
  package var views: [LayoutTree.Index]
  /// The axes of the numbers that it is about.
  package var axes: [Axis]
  /// Whether its views' places count, and not their sizes alone.
  package var isAboutPlaces = false
  /// What has to hold in a layout; `nil` where a view is not shown, so that there is nothing to require.
  package var formula: @Sendable (LayoutMoment) -> Formula?

  package init(
    _ views: [LayoutTree.Index], along axes: [Axis] = Axis.allCases, isAboutPlaces: Bool = false,
    _ formula: @escaping @Sendable (LayoutMoment) -> Formula?
  ) {
    (self.views, self.axes, self.isAboutPlaces, self.formula) = (views, axes, isAboutPlaces, formula)
  }
}
