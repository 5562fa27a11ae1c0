/// Sentences and what they are made of, each of them once.
struct SentenceTable {
  private(set) var sentences = PlaceTable<InspectedSentence>()
  private(set) var phrases = PlaceTable<InspectedPhrase>()
  private(set) var fillings = PlaceTable<InspectedFilling>()
  private(set) var paragraphs = PlaceTable<[Int]>()
  private var names: ViewNames
  /// What words were taken apart into, as the same ones come again and again.
  private var known: [Wording: TakenApart] = [:]

  init(_ names: ViewNames) { self.names = names }

  /// Takes other names for views from now on.
  mutating func use(_ names: ViewNames) {
    self.names = names
    known = [:]
  }

  /// The place of a sentence.
  ///
  /// Its words come with gaps between them for numbers, `isGrouped` is how these are written; `sample` is the size that it
  /// is told of.
  mutating func place(
    of words: [String], isGrouped: [Bool], filledWith numbers: [InspectedFilling], sample: [Double]?
  ) -> Int {
    let apart = takenApart(Wording(words: words, isGrouped: isGrouped))
    var rest = numbers[...]
    let filled = apart.fillings.flatMap { filling -> [Int] in
      guard let filling else { return [fillings.place(of: rest.removeFirst())] }
      return filling
    }
    return sentences.place(
      of: InspectedSentence(phrase: apart.phrase, fillings: filled, sample: sample))
  }

  /// The place of a paragraph.
  mutating func paragraph(_ sentences: [Int]) -> Int { paragraphs.place(of: sentences) }

  /// Words around numbers, as they come.
  private struct Wording: Hashable {
    var words: [String]
    var isGrouped: [Bool]
  }

  /// A phrase with what fills the gaps for views; `nil` is a gap for a number.
  private struct TakenApart {
    var phrase: Int
    var fillings: [[Int]?]
  }

  private mutating func takenApart(_ wording: Wording) -> TakenApart {
    if let apart = known[wording] { return apart }
    var phrase = InspectedPhrase(words: [""], gaps: [])
    var filled: [[Int]?] = []
    func open(_ gap: InspectedPhrase.Gap, _ filling: [Int]?) {
      phrase.gaps.append(gap)
      phrase.words.append("")
      filled.append(filling)
    }
    for (place, words) in wording.words.enumerated() {
      for part in names.parts(words) {
        switch part {
        case .words(let words):
          // Sentences that differ in their numbers alone have one phrase.
          for piece in words.splitAtNumbers() {
            if piece.isNumber {
              open(.number, [fillings.place(of: .text(String(piece.text)))])
            } else {
              phrase.words[phrase.words.count - 1] += piece.text
            }
          }
        case .view(let view, let name) where name == names.ownName(of: view): open(.view, [view])
        case .view(let view, let name): open(.named, [view, fillings.place(of: .text(name))])
        }
      }
      if place < wording.isGrouped.count { open(wording.isGrouped[place] ? .grouped : .number, nil) }
    }
    let apart = TakenApart(phrase: phrases.place(of: phrase), fillings: filled)
    known[wording] = apart
    return apart
  }
}

extension String {
  /// Numbers, with what is between them.
  fileprivate func splitAtNumbers() -> [(text: Substring, isNumber: Bool)] {
    var (pieces, end) = ([(text: Substring, isNumber: Bool)](), startIndex)
    for match in matches(of: /[0-9](?:[0-9.,]*[0-9])?/) {
      if end < match.range.lowerBound { pieces.append((self[end..<match.range.lowerBound], false)) }
      pieces.append((match.output, true))
      end = match.range.upperBound
    }
    if end < endIndex { pieces.append((self[end...], false)) }
    return pieces
  }
}
