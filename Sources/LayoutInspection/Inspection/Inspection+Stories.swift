import LayoutExplanation

extension Inspection {
  /// The story of a view at a size of the container, in points: paragraphs of lines; empty where nothing is told.
  ///
  /// `view` is its place in `views`.
  public func story(of view: Int, width: Double, height: Double) -> [[String]] {
    storySentences(of: view, width: width, height: height).map { paragraph in
      paragraph.map { text(of: $0, width: width, height: height) }
    }
  }

  /// The same as places of sentences.
  public func storySentences(of view: Int, width: Double, height: Double) -> [[Int]] {
    var place = piece(width: width, height: height)
    while let current = place {
      if let story = pieces[current].stories[view] { return story.map { paragraphs[$0] } }
      place = pieces[current].base
    }
    return []
  }

  /// A sentence at a size of the container, in points; it is given by its place in `sentences`.
  public func text(of sentence: Int, width: Double, height: Double) -> String {
    parts(of: sentence).map { part in
      switch part {
      case .text(let words): words
      case .number(let number, let isGrouped):
        number.value(width: width, height: height).map { NumberMarks.plain($0, isGrouped: isGrouped) }
          ?? "nil"
      case .view(_, let name): name
      }
    }.joined()
  }

  /// The parts of a sentence, which is given by its place in `sentences`.
  public func parts(of sentence: Int) -> [InspectedSentence.Part] {
    let sentence = sentences[sentence]
    let phrase = phrases[sentence.phrase]
    var rest = sentence.fillings[...]
    func filled(isGrouped: Bool) -> InspectedSentence.Part {
      switch fillings[rest.removeFirst()] {
      case .length(let length): .number(length, isGrouped: isGrouped)
      case .text(let text): .text(text)
      }
    }
    var parts: [InspectedSentence.Part] = [.text(phrase.words[0])]
    for (gap, words) in zip(phrase.gaps, phrase.words.dropFirst()) {
      switch gap {
      case .view:
        let view = rest.removeFirst()
        parts.append(.view(view, views[view].name))
      case .named:
        let view = rest.removeFirst()
        guard case .text(let name) = fillings[rest.removeFirst()] else { continue }
        parts.append(.view(view, name))
      case .number: parts.append(filled(isGrouped: false))
      case .grouped: parts.append(filled(isGrouped: true))
      }
      parts.append(.text(words))
    }
    return parts.filter { $0 != .text("") }
  }
}
