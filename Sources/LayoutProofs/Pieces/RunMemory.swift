import ElementTree
import LinearProgramming
import ReferenceLayout

/// What the views of a tree answered in earlier runs, each answer with the lengths of the running side for which it
/// holds.
///
/// A run that comes to the same question at such a length takes the answer, and with it what the comparisons behind it
/// said, as if it had made them itself. So a run costs what has changed since the one before.
final class RunMemory: AnswerMemory {
  private let path = ComparisonPath(at: [0])
  private let viewCount: Int
  private var sizes = Answers<Proposal<AffineNumber>, Size<AffineNumber>>()
  private var placements = Answers<Proposal<AffineNumber>, [Placement<AffineNumber>]>()
  private var guides = Answers<GuideQuestion, AffineNumber?>()

  private struct GuideQuestion: Equatable {
    var guide: AlignmentKey
    var proposal: Proposal<AffineNumber>
  }

  init(viewCount: Int) { self.viewCount = viewCount }

  /// Begins a run at a length; its path is the same object each time, as remembered numbers refer to it.
  func begin(at length: Rational) -> ComparisonPath {
    path.restart(at: length)
    // Containers that stand for what a custom layout hands on are counted anew in each run.
    sizes.forgetViews(from: viewCount)
    placements.forgetViews(from: viewCount)
    guides.forgetViews(from: viewCount)
    return path
  }

  func size(
    of view: LayoutTree.Index, at proposal: Proposal<AffineNumber>,
    _ find: () throws -> Size<AffineNumber>
  ) throws -> Size<AffineNumber> {
    if let known = sizes.answer(of: view, to: proposal, on: path) { return known }
    let (size, finding) = try path.observing(find)
    sizes.note(size, of: view, to: proposal, finding)
    return size
  }

  func placements(
    of view: LayoutTree.Index, at proposal: Proposal<AffineNumber>,
    _ find: () throws -> [Placement<AffineNumber>]
  ) throws -> [Placement<AffineNumber>] {
    if let known = placements.answer(of: view, to: proposal, on: path) { return known }
    let (places, finding) = try path.observing(find)
    placements.note(places, of: view, to: proposal, finding)
    return places
  }

  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: Proposal<AffineNumber>,
    _ find: () throws -> AffineNumber?
  ) throws -> AffineNumber? {
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides.answer(of: view, to: question, on: path) { return known }
    let (value, finding) = try path.observing(find)
    guides.note(value, of: view, to: question, finding)
    return value
  }

  // Each run places all views: its frames are read at once.

  func place(inside view: LayoutTree.Index, _ work: () throws -> Void) throws { try work() }

  func isStill(inside view: LayoutTree.Index) -> Bool { false }
}

/// The last answers of each view.
private struct Answers<Question: Equatable, Answer> {
  private struct Entry {
    var question: Question
    var answer: Answer
    var finding: ComparisonPath.Finding
  }

  private var entries: [[Entry]] = []
  /// How many answers of a view are kept at most; where there are more, the older half goes.
  private static var most: Int { 48 }

  func answer(of view: LayoutTree.Index, to question: Question, on path: ComparisonPath) -> Answer? {
    guard view.position < entries.count else { return nil }
    let known = entries[view.position].last {
      $0.finding.interval.contains(path.point[0]) && $0.question == question
    }
    guard let known else { return nil }
    path.take(known.finding)
    return known.answer
  }

  mutating func note(
    _ answer: Answer, of view: LayoutTree.Index, to question: Question, _ finding: ComparisonPath.Finding
  ) {
    while entries.count <= view.position { entries.append([]) }
    if entries[view.position].count == Self.most { entries[view.position].removeFirst(Self.most / 2) }
    entries[view.position].append(Entry(question: question, answer: answer, finding: finding))
  }

  mutating func forgetViews(from count: Int) {
    if entries.count > count { entries.removeSubrange(count...) }
  }
}
