import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

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
    case unbroken(UnbrokenWords)
    case proportional(KeptRatio)
    case showable(Showable)
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
    case .unbroken(let rule): rule
    case .proportional(let rule): rule
    case .showable(let rule): rule
    case .conditional(let rule): rule
    }
  }

  /// The rooms, in the order in which they are asked whether a line is theirs.
  package static var rules: [any RequirementRule.Type] {
    [
      Conditional.self, NumberComparison.self, WholeText.self, LineCount.self, Containment.self,
      Separation.self, Neighbours.self, Visibility.self, OneRow.self, Lasting.self, Effective.self,
      UnbrokenWords.self, KeptRatio.self, Showable.self,
    ]
  }
}

extension Requirement: CustomStringConvertible {
  /// The requirement as it was written.
  public var description: String { text }
}

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
  /// Words that are broken.
  case words
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

/// What names views: an id, a path, a pattern of ids, or a kind.
package struct ViewSelector: Sendable {
  /// What stands for the container that the root lies in.
  package static let container = "container"

  /// The name.
  package var name: String
  private var position: SourcePosition?
  private var offset: Int

  package init(_ name: String, at position: SourcePosition? = nil, offset: Int = 0) {
    (self.name, self.position, self.offset) = (name, position, offset)
  }

  /// Whether it names the container, which is no view.
  package var isContainer: Bool { name == Self.container }

  /// The views of a tree that it names, in preorder: those of an id, or else the one of a path, or else the texts that say
  /// it, or else those whose ids a pattern fits, or else those of a kind, or else those that a line of a file makes.
  ///
  /// Throws `RequirementError.Problem.noSuchView` where there is none.
  package func views(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    let searches: [(LayoutTree.Node) -> Bool] = [
      { $0.id == name }, { $0.path == name },
      { ($0.element as? MeasuredElement)?.text?.string == name },
      { node in isPattern && node.id.map(fits) == true }, { $0.element.kind == name },
      { _ in name == "*" },
      { node in
        node.source.map { "\($0.file):\($0.line)" == name || "\($0.file):\($0.line)".hasSuffix("/\(name)") }
          ?? false
      },
    ]
    for isMeant in searches {
      let found = tree.indices.filter { isMeant(tree[$0]) }
      if !found.isEmpty { return found }
    }
    throw error(
      .noSuchView(name, known: tree.nodes.compactMap(\.id) + tree.nodes.map(\.element.kind)))
  }

  /// What is wrong with the name.
  package func error(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: position, offset: offset)
  }

  private var isPattern: Bool { name != "*" && name.contains { $0 == "*" || $0 == "?" } }

  /// Whether a word fits the pattern, in which `*` stands for any letters and `?` for one.
  private func fits(_ word: String) -> Bool {
    let (pattern, word) = (Array(name), Array(word))
    var (place, letter) = (0, 0)
    var retry: (place: Int, letter: Int)?
    while letter < word.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == word[letter] {
        (place, letter) = (place + 1, letter + 1)
      } else if let last = retry {
        // The last star takes one letter more.
        retry = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

extension ViewSelector: Hashable {
  /// Whether both have the same name, wherever it was written.
  package static func == (one: ViewSelector, other: ViewSelector) -> Bool { one.name == other.name }
  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
