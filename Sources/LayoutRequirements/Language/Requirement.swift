import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A requirement on a layout: `title is whole`, `badge inside card`, `button.width >= 44`.
///
/// The page *Requirements* has the grammar. Views are named by id, by path, by kind (`Text`), or by a pattern
/// of ids (`cell-*`).
///
/// ```swift
/// let requirement = try Requirement("badge inside card")
/// print(requirement)  // badge inside card
/// ```
public struct Requirement: Hashable, Sendable {
  package var claim: Claim
  /// The requirement as it is written, without surrounding blanks and comments.
  public var text: String
  /// The place where it is written; `nil` for one that was made in a program.
  public var position: SourcePosition?

  /// Parses a requirement; `position` is that of its first character.
  ///
  /// - Throws: `RequirementError`, with the column of the error.
  public init(_ text: String, at position: SourcePosition? = nil) throws(RequirementError) {
    var reader = RequirementReader(try RequirementToken.tokens(of: text, at: position), text, position)
    claim = try reader.claim()
    try reader.end()
    self.text = reader.text
    self.position = position
  }

  /// Creates a requirement from a claim and its usual wording.
  package init(_ claim: Claim, text: String, position: SourcePosition? = nil) {
    (self.claim, self.text, self.position) = (claim, text, position)
  }

  /// The kinds of requirement, each with its rule.
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
  /// The rule of the claim.
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

  /// The rules, in the order in which they try to parse a line.
  package static var rules: [any RequirementRule.Type] {
    [
      Conditional.self, NumberComparison.self, WholeText.self, LineCount.self, Containment.self,
      Separation.self, Neighbours.self, Visibility.self, OneRow.self, Lasting.self, Effective.self,
      UnbrokenWords.self, KeptRatio.self, Showable.self,
    ]
  }
}

extension Requirement: CustomStringConvertible {
  /// The requirement as it is written.
  public var description: String { text }
}

/// One kind of requirement: its syntax and its meaning.
package protocol RequirementRule: Hashable, Sendable {
  /// The forms in which it is written.
  static var forms: [String] { get }
  /// The words after the views that identify the kind, and that are suggested for misspelt ones.
  static var words: [String] { get }
  /// The unit of its shortfalls; `nil` where they are not numbers.
  static var unit: RequirementUnit? { get }

  /// Parses a claim; `nil` where the words are those of another rule.
  ///
  /// - Throws: `RequirementError` once the kind is certain.
  static func read(_ reader: inout RequirementReader) throws(RequirementError) -> Requirement.Claim?

  /// The views that it names, in order.
  var selectors: [ViewSelector] { get }

  /// Finds the views in a tree, and returns the condition on each layout.
  ///
  /// - Throws: `RequirementError` for names that no view has.
  func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance]

  /// Returns the sizes at which the requirement fails, given those at which single layouts do not meet it.
  func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet]

  /// Returns the modifiers that are required to have an effect, which no single layout shows.
  ///
  /// - Throws: `RequirementError` for names that no view has.
  func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index]
  /// Whether a single layout shows that the requirement fails at its size.
  var isSeenInOneLayout: Bool { get }
  /// Returns the lower and upper bounds on lengths of single views.
  ///
  /// - Throws: `RequirementError` for names that no view has.
  func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound]
}

extension RequirementRule {
  /// Returns all of the given sizes, by default.
  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] { found }

  /// Returns no modifiers, by default.
  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] { [] }
  /// A single layout shows it, by default.
  package var isSeenInOneLayout: Bool { true }
  /// Returns no bounds, by default.
  package func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound] { [] }
}

/// The unit of a shortfall.
public enum RequirementUnit: String, Hashable, Sendable {
  /// Lengths, in points.
  case points
  /// Lines of text.
  case lines
  /// Words that are broken across lines.
  case words
}

/// A requirement on certain views of a tree.
package struct RequirementInstance: Sendable {
  /// The views concerned, the likeliest culprits first.
  package var views: [LayoutTree.Index]
  /// The axes of the compared numbers.
  package var axes: [Axis]
  /// Whether the views' positions count, and not only their sizes.
  package var isAboutPlaces = false
  /// Returns the condition on a layout; `nil` where a view is not shown, so that nothing is required.
  package var formula: @Sendable (LayoutMoment) -> Formula?

  package init(
    _ views: [LayoutTree.Index], along axes: [Axis] = Axis.allCases, isAboutPlaces: Bool = false,
    _ formula: @escaping @Sendable (LayoutMoment) -> Formula?
  ) {
    (self.views, self.axes, self.isAboutPlaces, self.formula) = (views, axes, isAboutPlaces, formula)
  }
}

/// A name of views: an id, a path, a pattern of ids, or a kind.
package struct ViewSelector: Sendable {
  /// The name of the container that the root is laid out in.
  package static let container = "container"

  package var name: String
  private var position: SourcePosition?
  private var offset: Int

  package init(_ name: String, at position: SourcePosition? = nil, offset: Int = 0) {
    (self.name, self.position, self.offset) = (name, position, offset)
  }

  /// Whether it names the container, which is not a view.
  package var isContainer: Bool { name == Self.container }

  /// Returns the views of a tree with the name, in preorder.
  ///
  /// The first of these that finds a view: an id, a path, the words of texts, a pattern of ids, a kind, a
  /// line of a file.
  ///
  /// - Throws: `RequirementError.Problem.noSuchView` where there is none.
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

  /// Returns an error at the name.
  package func error(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: position, offset: offset)
  }

  private var isPattern: Bool { name != "*" && name.contains { $0 == "*" || $0 == "?" } }

  /// Returns whether a word matches the pattern, in which `*` matches any letters and `?` a single one.
  private func fits(_ word: String) -> Bool {
    let (pattern, word) = (Array(name), Array(word))
    var (index, letter) = (0, 0)
    var retry: (place: Int, letter: Int)?
    while letter < word.count {
      if index < pattern.count, pattern[index] == "*" {
        retry = (index, letter)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == word[letter] {
        (index, letter) = (index + 1, letter + 1)
      } else if let last = retry {
        // The last star matches one more letter.
        retry = (last.place, last.letter + 1)
        (index, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}

extension ViewSelector: Hashable {
  /// Returns whether both have the same name, wherever it is written.
  package static func == (one: ViewSelector, other: ViewSelector) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
