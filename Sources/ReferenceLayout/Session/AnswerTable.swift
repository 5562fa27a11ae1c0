import ElementTree

/// A question to a view: a proposal, and everything else that the answer depends on, as numbers compared one
/// by one.
struct Question<Number: LayoutNumber> {
  /// The proposed sides; zero for an unspecified one.
  let width: Number
  let height: Number
  /// A code of the unspecified sides, of the container that views inside read, and of the guide that is asked
  /// for.
  let tag: Int32
  /// The number of the container that views inside read; -1 if none does.
  let container: Int32
  /// The kind of the proposal: each side is zero, a length, or else unspecified or infinite.
  let kind: Int

  /// The bit of the tag for an unspecified width.
  static var noWidth: Int32 { 1 }
  /// The bit of the tag for an unspecified height.
  static var noHeight: Int32 { 2 }
  /// The number of kinds of proposals.
  static var kindCount: Int { 9 }

  /// Creates a question; containers and guides are numbered from 0.
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

  /// Returns the proposal of the question.
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

/// The answers of views: a list of answers for each view and each kind of proposal.
///
/// Nothing is hashed, and a list rarely has more than one or two entries, as most views are asked once for
/// each kind. The table owns its memory, which its creator has to deallocate.
struct AnswerTable<Number: LayoutNumber, Answer> {
  private struct Entry {
    var width: Number
    var height: Number
    var answer: Answer
    var tag: Int32
    /// The index of the previous answer, with the parity of the latest layout that used this one as the
    /// lowest bit.
    private var link: Int32

    init(_ answer: Answer, to question: Question<Number>, after previous: Int32, in layout: Int32) {
      (width, height, tag) = (question.width, question.height, question.tag)
      self.answer = answer
      link = previous << 1 | layout & 1
    }

    /// The index of the previous answer; -1 for none.
    @inline(__always)
    var previous: Int32 {
      get { link >> 1 }
      set { link = newValue << 1 | link & 1 }
    }

    /// Records that a layout used the answer.
    @inline(__always)
    mutating func note(_ layout: Int32) { link = link & ~1 | layout & 1 }

    /// Returns whether a layout used the answer: certainly if it did, and possibly if an earlier one of the
    /// same parity did.
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
  /// The number of the layout in progress.
  var layout: Int32 = 1

  /// Creates a table for some views, with capacity for a number of answers of each; few answers need no lists
  /// by kind.
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

  /// Returns a view's recorded answer to a question; `nil` if there is none.
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

  /// Records a view's answer to a question that has no recorded answer yet.
  ///
  /// It replaces the latest answer of its kind that this layout has not used: while a window is resized, that
  /// is the answer at the previous size.
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

  /// Removes all answers of a view.
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

  /// Replaces some views by others, and removes the answers of the replaced ones.
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

/// A store of answers that outlives a layout: an answer whose numbers are functions may hold for the next
/// layout as well.
package protocol AnswerMemory<Number>: AnyObject {
  associatedtype Number: LayoutNumber

  /// Returns the size of a view at a proposal: a recorded one that holds, or else the one that is found now.
  func size(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> Size<Number>
  ) throws -> Size<Number>

  /// Returns a view's placements at a proposal: recorded ones that hold, or else those that are found now.
  func placements(
    of view: LayoutTree.Index, at proposal: Proposal<Number>, _ find: () throws -> [Placement<Number>]
  ) throws -> [Placement<Number>]

  /// Returns the explicit value of a guide of a view at a proposal: a recorded one, or else the one that is
  /// found now.
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: Proposal<Number>,
    _ find: () throws -> Number?
  ) throws -> Number?

  /// Places the views inside a view, and records the finding that their places depend on.
  func place(inside view: LayoutTree.Index, _ work: () throws -> Void) throws

  /// Returns whether the views inside a view are placed as before, if its size and proposal have not changed.
  func isStill(inside view: LayoutTree.Index) -> Bool
}
