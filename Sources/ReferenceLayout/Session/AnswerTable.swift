import ElementTree

/// What a view is asked: a proposal, and what else the answer depends on, as numbers that are compared one by one.
struct Question<Number: LayoutNumber> {
  /// The proposed sides; zero where a side is unspecified.
  let width: Number
  let height: Number
  /// Which sides are unspecified, which container views inside read, and which guide is asked for.
  let tag: Int32
  /// The number of the container which views inside read; -1 where none does.
  let container: Int32
  /// The kind of the proposal: each side zero, a length, or else unspecified or infinite.
  let kind: Int

  /// The bit of the tag for a width that is unspecified.
  static var noWidth: Int32 { 1 }
  /// The bit of the tag for a height that is unspecified.
  static var noHeight: Int32 { 2 }
  /// The kinds of proposal that there are.
  static var kindCount: Int { 9 }

  /// Asks at a proposal; containers and guides are counted from 0.
  @inline(__always)
  init(_ proposal: Proposal<Number>, container: Int32 = -1, guide: Int32 = 0) {
    width = proposal.width ?? .zero
    height = proposal.height ?? .zero
    self.container = container
    let unspecified =
      (proposal.width == nil ? Self.noWidth : 0) | (proposal.height == nil ? Self.noHeight : 0)
    tag = unspecified | (container + 1) << 2 | guide << 18
    kind = Self.kind(proposal.width) &* 3 &+ Self.kind(proposal.height)
  }

  /// The proposal that was put in numbers.
  @inline(__always)
  func proposal(in container: ContainerSides<Number>?) -> Proposal<Number> {
    var proposal = Proposal(
      tag & Self.noWidth == 0 ? width : nil, tag & Self.noHeight == 0 ? height : nil)
    proposal.container = container
    return proposal
  }

  @inline(__always)
  private static func kind(_ side: Number?) -> Int {
    guard let side else { return 0 }
    return side == .zero ? 1 : side.isInfinite ? 0 : 2
  }
}

/// What views answered: a chain of answers for each view and each kind of proposal.
///
/// Nothing is hashed, and a chain has hardly ever more than one or two links: most views are asked once for each kind.
/// It owns what it points to; whoever made it deallocates it.
struct AnswerTable<Number: LayoutNumber, Answer> {
  private struct Entry {
    var width: Number
    var height: Number
    var answer: Answer
    var tag: Int32
    /// The answer before, by its place, and as the lowest bit whether the latest layout that asked for this one has an
    /// odd number.
    private var link: Int32

    init(_ answer: Answer, to question: Question<Number>, after previous: Int32, in layout: Int32) {
      (width, height, tag) = (question.width, question.height, question.tag)
      self.answer = answer
      link = previous << 1 | layout & 1
    }

    /// The place of the answer before; -1 where there is none.
    @inline(__always)
    var previous: Int32 {
      get { link >> 1 }
      set { link = newValue << 1 | link & 1 }
    }

    /// Notes that a layout asked for it.
    @inline(__always)
    mutating func note(_ layout: Int32) { link = link & ~1 | layout & 1 }

    /// Whether a layout has asked for it: for sure if it has, and of those before it perhaps the last but one.
    @inline(__always)
    func isAsked(in layout: Int32) -> Bool { link & 1 == layout & 1 }

    @inline(__always)
    func answers(_ question: Question<Number>) -> Bool {
      width == question.width && height == question.height && tag == question.tag
    }
  }

  private var heads: UnsafeMutablePointer<Int32>
  private var entries: UnsafeMutablePointer<Entry>
  private var viewCount: Int
  private var count = 0
  private var capacity: Int
  private var firstFree: Int32 = -1
  private let kinds: Int
  /// The number of the layout under way.
  var layout: Int32 = 1

  /// Makes a table for so many views, with room for so many answers of each; few answers need no chains by kind.
  init(viewCount: Int, answersOfEach: Int, byKind: Bool = true) {
    self.viewCount = viewCount
    kinds = byKind ? Question<Number>.kindCount : 1
    heads = .allocate(capacity: max(1, viewCount * kinds))
    heads.initialize(repeating: -1, count: viewCount * kinds)
    capacity = viewCount * answersOfEach
    entries = .allocate(capacity: max(1, capacity))
  }

  func deallocate() {
    entries.deinitialize(count: count)
    entries.deallocate()
    heads.deallocate()
  }

  @inline(__always)
  private func chain(of view: LayoutTree.Index, _ question: Question<Number>) -> Int {
    kinds == 1 ? view.position : view.position &* kinds &+ question.kind
  }

  /// What a view answered to a question; `nil` where it was not asked.
  @inline(__always)
  func answer(of view: LayoutTree.Index, to question: Question<Number>) -> Answer? {
    var next = heads[chain(of: view, question)]
    while next >= 0 {
      let entry = entries + Int(next)
      if entry.pointee.answers(question) {
        entry.pointee.note(layout)
        return entry.pointee.answer
      }
      next = entry.pointee.previous
    }
    return nil
  }

  /// Notes what a view answered to a question that it was not asked before.
  ///
  /// It takes the place of the latest answer of its kind that this layout has not asked for: while a window is resized,
  /// that is what the view answered one size before.
  mutating func note(_ answer: Answer, of view: LayoutTree.Index, to question: Question<Number>) {
    let chain = chain(of: view, question)
    var entry = Entry(answer, to: question, after: heads[chain], in: layout)
    var next = heads[chain]
    while layout > 1, next >= 0 {
      let old = entries + Int(next)
      next = old.pointee.previous
      if old.pointee.isAsked(in: layout) { continue }
      entry.previous = next
      old.pointee = entry
      return
    }
    if firstFree >= 0 {
      heads[chain] = firstFree
      firstFree = entries[Int(firstFree)].previous
      entries[Int(heads[chain])] = entry
    } else {
      if count == capacity { grow() }
      heads[chain] = Int32(count)
      (entries + count).initialize(to: entry)
      count += 1
    }
  }

  private mutating func grow() {
    capacity = max(64, capacity + capacity / 2)
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
  }

  /// Forgets what a view answered.
  mutating func forget(_ view: LayoutTree.Index) {
    for chain in view.position * kinds..<(view.position + 1) * kinds { free(chain) }
  }

  private mutating func free(_ chain: Int) {
    while heads[chain] >= 0 {
      let entry = heads[chain]
      heads[chain] = entries[Int(entry)].previous
      entries[Int(entry)].previous = firstFree
      firstFree = entry
    }
  }

  /// Puts new views in the place of others; what was answered by the others is forgotten.
  mutating func replaceViews(_ range: Range<Int>, count added: Int) {
    for chain in range.lowerBound * kinds..<range.upperBound * kinds { free(chain) }
    guard added != range.count else { return }
    let newCount = viewCount + added - range.count
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, newCount * kinds))
    larger.update(from: heads, count: range.lowerBound * kinds)
    (larger + range.lowerBound * kinds).update(repeating: -1, count: added * kinds)
    (larger + (range.lowerBound + added) * kinds).update(
      from: heads + range.upperBound * kinds, count: (viewCount - range.upperBound) * kinds)
    heads.deallocate()
    heads = larger
    viewCount = newCount
  }
}

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
