/// Sentences, each of them once.
struct SentenceTable {
  private(set) var sentences: [InspectedSentence] = []
  private var places: [InspectedSentence: Int] = [:]

  /// The place of a sentence, which is added where it is new.
  mutating func place(of sentence: InspectedSentence) -> Int {
    if let place = places[sentence] { return place }
    places[sentence] = sentences.count
    sentences.append(sentence)
    return sentences.count - 1
  }
}
