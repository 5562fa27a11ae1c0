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
    var pieces: [(text: Substring, isNumber: Bool)] = []
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    var start = startIndex
    while start < endIndex {
      // Letters end where a digit begins, and a number behind its last digit: what is no digit may stand in it, and not
      // at its end.
      let isNumber = isDigit(utf8[start])
      var (place, end) = (start, start)
      while place < endIndex {
        let byte = utf8[place]
        let goesOn = isNumber ? isDigit(byte) || byte == 0x2C || byte == 0x2E : !isDigit(byte)
        guard goesOn else { break }
        place = utf8.index(after: place)
        if !isNumber || isDigit(byte) { end = place }
      }
      pieces.append((self[start..<end], isNumber))
      start = end
    }
    return pieces
  }
}
