import ElementTree

/// The answers of a tree's views in earlier runs of a sweep, each with the lengths of the varied side for
/// which it holds.
///
/// A run that asks the same question at such a length takes the answer together with the finding of its
/// comparisons, as if it had made them itself. The cost of a run thus depends on the changes since the
/// previous one.
final class SweepMemory<Form: RecordableForm>: AnswerMemory {
  typealias Number = RecordingNumber<Form>
  private typealias Finding = ComparisonRun<Form>.Finding

  private let run: UnsafeMutablePointer<ComparisonRun<Form>>
  private var sizes: SweepAnswers<Form, Size<Number>>
  private var placed: SweepAnswers<Form, [Placement<Number>]>
  private var guides: SweepAnswers<Form, Number?>
  /// The findings that the places of a view's content depended on when it was last placed.
  private var insides: [Finding]
  // Containers and guides are identified by numbers, as there are only a few of each.
  private var containers: [ContainerSides<Number>] = []
  private var guideNumbers: [AlignmentKey: Int32] = [:]

  // Specialised by name, as a session asks it through a protocol.
  @_specialize(where Form == ShortForm)
  init(_ run: UnsafeMutablePointer<ComparisonRun<Form>>, viewCount: Int) {
    self.run = run
    sizes = SweepAnswers(viewCount: viewCount)
    placed = SweepAnswers(viewCount: viewCount)
    guides = SweepAnswers(viewCount: viewCount)
    insides = Array(repeating: Finding(), count: viewCount)
  }

  /// The greatest number of containers for which answers are kept.
  private static var greatestContainerCount: Int { 200 }

  @_specialize(where Form == ShortForm)
  func begin() {
    // Containers that custom layouts delegate to are numbered anew in each run.
    sizes.forgetGuests()
    placed.forgetGuests()
    guides.forgetGuests()
    if containers.count > Self.greatestContainerCount { forget() }
  }

  /// Removes all answers.
  func forget() {
    containers = []
    sizes.forgetAll()
    placed.forgetAll()
    guides.forgetAll()
  }

  // What a session asks of each view are entries without a body: a generic body looks up the metadata of all its types
  // before it finds that it is specialised, which took an eighth of a proof's instructions.

  @_specialize(where Form == ShortForm)
  func size(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> Size<Number>
  ) throws -> Size<Number> {
    try rememberedSize(of: view, at: proposal, find)
  }

  @_specialize(where Form == ShortForm)
  func placements(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> [Placement<Number>]
  ) throws -> [Placement<Number>] {
    try rememberedPlacements(of: view, at: proposal, find)
  }

  @_specialize(where Form == ShortForm)
  func isStill(inside view: LayoutTree.Index) -> Bool { holds(inside: view) }

  @inline(never)
  private func rememberedSize(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> Size<Number>
  ) throws -> Size<Number> {
    let question = Question(proposal, container: number(of: proposal.container))
    if let known = sizes.answer(of: view, to: question, run) { return known }
    let (size, finding) = try observing(find)
    sizes.note(size, of: view, to: question, finding)
    return size
  }

  @inline(never)
  private func rememberedPlacements(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> [Placement<Number>]
  ) throws -> [Placement<Number>] {
    let question = Question(proposal, container: number(of: proposal.container))
    if let known = placed.answer(of: view, to: question, run) { return known }
    let (places, finding) = try observing(find)
    placed.note(places, of: view, to: question, finding)
    return places
  }

  @_specialize(where Form == ShortForm)
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: Proposal<Number>,
    _ find: () throws -> Number?
  ) throws -> Number? {
    let question = Question(
      proposal, container: number(of: proposal.container), guide: number(of: guide))
    if let known = guides.answer(of: view, to: question, run) { return known }
    let (value, finding) = try observing(find)
    guides.note(value, of: view, to: question, finding)
    return value
  }

  @_specialize(where Form == ShortForm)
  func place(inside view: LayoutTree.Index, _ work: () throws -> Void) throws {
    let finding = try observing(work).finding
    if view.position < insides.count { insides[view.position] = finding }
  }

  @inline(never)
  private func holds(inside view: LayoutTree.Index) -> Bool {
    guard view.position < insides.count, run.pointee.holds(insides[view.position]) else { return false }
    run.pointee.take(insides[view.position])
    return true
  }

  /// Calls a closure, and returns its result with the finding of its comparisons.
  @inline(__always)
  private func observing<Result>(
    _ work: () throws -> Result
  ) throws -> (result: Result, finding: Finding) {
    let outer = run.pointee.finding
    run.pointee.finding = Finding()
    let result = try work()
    let inner = run.pointee.finding
    run.pointee.finding = outer
    run.pointee.take(inner)
    return (result, inner)
  }

  @inline(__always)
  private func number(of container: ContainerSides<Number>?) -> Int32 {
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
private struct SweepAnswers<Form: RecordableForm, Answer> {
  typealias Number = RecordingNumber<Form>

  private struct Entry {
    var width: Number
    var height: Number
    var tag: Int32
    var finding: ComparisonRun<Form>.Finding
    var answer: Answer
  }

  private var entries: [[Entry]]
  private let viewCount: Int
  /// The greatest number of answers of a view; beyond it, the older half is removed.
  private static var most: Int { 48 }

  init(viewCount: Int) {
    self.viewCount = viewCount
    entries = Array(repeating: [], count: viewCount)
  }

  @inline(__always)
  func answer(
    of view: LayoutTree.Index, to question: Question<Number>, _ run: UnsafeMutablePointer<ComparisonRun<Form>>
  ) -> Answer? {
    guard view.position < entries.count else { return nil }
    return entries[view.position].withUnsafeBufferPointer { known -> Answer? in
      var index = known.count - 1
      while index >= 0 {
        let entry = known.baseAddress! + index
        if entry.pointee.tag == question.tag, entry.pointee.width == question.width,
          entry.pointee.height == question.height, run.pointee.holds(entry.pointee.finding)
        {
          run.pointee.take(entry.pointee.finding)
          return entry.pointee.answer
        }
        index -= 1
      }
      return nil
    }
  }

  mutating func note(
    _ answer: Answer, of view: LayoutTree.Index, to question: Question<Number>,
    _ finding: ComparisonRun<Form>.Finding
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
