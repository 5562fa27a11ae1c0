import ElementTree

/// What the views of a tree answered in earlier runs of a sweep, each answer with the lengths of the running side for
/// which it holds.
///
/// A run that comes to the same question at such a length takes the answer, and with it what the comparisons behind it
/// said, as if it had made them itself. So a run costs what has changed since the one before.
final class LineMemory: AnswerMemory {
  private let run: UnsafeMutablePointer<LineRun>
  @exclusivity(unchecked) private var sizes: LineAnswers<Size<ShortLine>>
  @exclusivity(unchecked) private var placed: LineAnswers<[Placement<ShortLine>]>
  @exclusivity(unchecked) private var guides: LineAnswers<ShortLine?>
  /// What the place of everything inside a view rested on when it was placed last.
  @exclusivity(unchecked) private var insides: [LineRun.Finding]
  // Containers and guides are told apart by their numbers: there are but a few of each.
  @exclusivity(unchecked) private var containers: [ContainerSides<ShortLine>] = []
  @exclusivity(unchecked) private var guideNumbers: [AlignmentKey: Int32] = [:]

  init(_ run: UnsafeMutablePointer<LineRun>, viewCount: Int) {
    self.run = run
    sizes = LineAnswers(viewCount: viewCount)
    placed = LineAnswers(viewCount: viewCount)
    guides = LineAnswers(viewCount: viewCount)
    insides = Array(repeating: LineRun.Finding(), count: viewCount)
  }

  /// How many containers answers are remembered for.
  private static var greatestContainerCount: Int { 200 }

  /// Begins a run.
  func begin() {
    // Containers that stand for what a custom layout hands on are counted anew in each run.
    sizes.forgetGuests()
    placed.forgetGuests()
    guides.forgetGuests()
    if containers.count > Self.greatestContainerCount { forget() }
  }

  /// Forgets every answer.
  func forget() {
    containers = []
    sizes.forgetAll()
    placed.forgetAll()
    guides.forgetAll()
  }

  func size(
    of view: LayoutTree.Index, at proposal: Proposal<ShortLine>, _ find: () throws -> Size<ShortLine>
  ) throws -> Size<ShortLine> {
    let question = Question(proposal, container: number(of: proposal.container))
    if let known = sizes.answer(of: view, to: question, run) { return known }
    let (size, finding) = try observing(find)
    sizes.note(size, of: view, to: question, finding)
    return size
  }

  func placements(
    of view: LayoutTree.Index, at proposal: Proposal<ShortLine>, _ find: () throws -> [Placement<ShortLine>]
  ) throws -> [Placement<ShortLine>] {
    let question = Question(proposal, container: number(of: proposal.container))
    if let known = placed.answer(of: view, to: question, run) { return known }
    let (places, finding) = try observing(find)
    placed.note(places, of: view, to: question, finding)
    return places
  }

  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: Proposal<ShortLine>,
    _ find: () throws -> ShortLine?
  ) throws -> ShortLine? {
    let question = Question(
      proposal, container: number(of: proposal.container), guide: number(of: guide))
    if let known = guides.answer(of: view, to: question, run) { return known }
    let (value, finding) = try observing(find)
    guides.note(value, of: view, to: question, finding)
    return value
  }

  func place(inside view: LayoutTree.Index, _ work: () throws -> Void) throws {
    let finding = try observing(work).finding
    if view.position < insides.count { insides[view.position] = finding }
  }

  func isStill(inside view: LayoutTree.Index) -> Bool {
    guard view.position < insides.count, run.pointee.holds(insides[view.position]) else { return false }
    run.pointee.take(insides[view.position])
    return true
  }

  /// What comes of some work, and what was found while it was done.
  @inline(__always)
  private func observing<Result>(
    _ work: () throws -> Result
  ) throws -> (result: Result, finding: LineRun.Finding) {
    let outer = run.pointee.finding
    run.pointee.finding = LineRun.Finding()
    let result = try work()
    let inner = run.pointee.finding
    run.pointee.finding = outer
    run.pointee.take(inner)
    return (result, inner)
  }

  @inline(__always)
  private func number(of container: ContainerSides<ShortLine>?) -> Int32 {
    guard let container else { return -1 }
    if let known = containers.lastIndex(of: container) { return Int32(known) }
    containers.append(container)
    return Int32(containers.count - 1)
  }

  private func number(of guide: AlignmentKey) -> Int32 {
    if let known = guideNumbers[guide] { return known }
    guideNumbers[guide] = Int32(guideNumbers.count)
    return Int32(guideNumbers.count - 1)
  }
}

/// The last answers of each view, the latest first.
private struct LineAnswers<Answer> {
  private struct Entry {
    var width: ShortLine
    var height: ShortLine
    var tag: Int32
    var finding: LineRun.Finding
    var answer: Answer
  }

  private var entries: [[Entry]]
  private let viewCount: Int
  /// How many answers of a view are kept at most; where there are more, the older half goes.
  private static var most: Int { 48 }

  init(viewCount: Int) {
    self.viewCount = viewCount
    entries = Array(repeating: [], count: viewCount)
  }

  @inline(__always)
  func answer(
    of view: LayoutTree.Index, to question: Question<ShortLine>, _ run: UnsafeMutablePointer<LineRun>
  ) -> Answer? {
    guard view.position < entries.count else { return nil }
    return entries[view.position].withUnsafeBufferPointer { known -> Answer? in
      var place = known.count - 1
      while place >= 0 {
        let entry = known.baseAddress! + place
        if entry.pointee.tag == question.tag, entry.pointee.width == question.width,
          entry.pointee.height == question.height, run.pointee.holds(entry.pointee.finding)
        {
          run.pointee.take(entry.pointee.finding)
          return entry.pointee.answer
        }
        place -= 1
      }
      return nil
    }
  }

  mutating func note(
    _ answer: Answer, of view: LayoutTree.Index, to question: Question<ShortLine>,
    _ finding: LineRun.Finding
  ) {
    while entries.count <= view.position { entries.append([]) }
    if entries[view.position].count == Self.most { entries[view.position].removeFirst(Self.most / 2) }
    entries[view.position].append(
      Entry(
        width: question.width, height: question.height, tag: question.tag, finding: finding, answer: answer))
  }

  mutating func forgetGuests() {
    if entries.count > viewCount { entries.removeSubrange(viewCount...) }
  }

  mutating func forgetAll() {
    entries = Array(repeating: [], count: viewCount)
  }
}
