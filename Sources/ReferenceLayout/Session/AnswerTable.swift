import LayoutCore

/// What views answered: the first few answers of each view in a chain, compared as values, the others in a dictionary.
///
/// So nothing is found twice, and hardly anything is hashed: most views are asked at proposals of few kinds.
struct AnswerTable<Question: Hashable, Answer> {
  private struct Entry {
    let question: Question
    let answer: Answer
    let previous: Int32
  }

  private struct Key: Hashable {
    let view: LayoutTree.Index
    let question: Question
  }

  private struct Chain {
    var latest: Int32 = -1
    var count: Int32 = 0
  }

  private var chains: [Chain]
  private var entries: [Entry] = []
  private var others: [Key: Answer] = [:]

  /// The most answers in a view's chain.
  private static var greatestCount: Int32 { 12 }

  /// Makes a table for so many views, with room for so many answers of each.
  init(viewCount: Int, answersOfEach: Int) {
    chains = Array(repeating: Chain(), count: viewCount)
    entries.reserveCapacity(viewCount * answersOfEach)
  }

  /// Makes room for one more view.
  mutating func addView() { chains.append(Chain()) }

  /// What a view answered to a question; `nil` where it was not asked.
  func answer(of view: LayoutTree.Index, to question: Question) -> Answer? {
    let chain = chains[view.position]
    var next = Int(chain.latest)
    while next >= 0 {
      if entries[next].question == question { return entries[next].answer }
      next = Int(entries[next].previous)
    }
    return chain.count < Self.greatestCount ? nil : others[Key(view: view, question: question)]
  }

  /// Notes what a view answered to a question that it was not asked before.
  mutating func note(_ answer: Answer, of view: LayoutTree.Index, to question: Question) {
    let chain = chains[view.position]
    guard chain.count < Self.greatestCount else {
      others[Key(view: view, question: question)] = answer
      return
    }
    chains[view.position] = Chain(latest: Int32(entries.count), count: chain.count + 1)
    entries.append(Entry(question: question, answer: answer, previous: chain.latest))
  }
}
