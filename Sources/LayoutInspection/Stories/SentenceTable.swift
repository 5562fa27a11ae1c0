import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A table of sentences and their parts, each of which occurs once.
struct SentenceTable {
  private(set) var sentences = PlaceTable<InspectedSentence>()
  private(set) var phrases = PlaceTable<InspectedPhrase>()
  private(set) var fillings = PlaceTable<InspectedFilling>()
  private(set) var paragraphs = PlaceTable<[Int]>()
  private var names: ViewNames
  /// A cache of the wordings that were split before, as the same ones recur often.
  private var known: [Wording: TakenApart] = [:]

  init(_ names: ViewNames) { self.names = names }

  /// Uses other names for views from now on.
  mutating func use(_ names: ViewNames) {
    self.names = names
    known = [:]
  }

  /// Returns the place of a sentence.
  ///
  /// - Parameters:
  ///   - words: The words of the sentence, with gaps between them for numbers.
  ///   - isGrouped: Whether each number has grouping separators.
  ///   - numbers: The fillings of the gaps.
  ///   - sample: The size at which the sentence holds; `nil` for one without sizes.
  mutating func place(
    of words: [String], isGrouped: [Bool], filledWith numbers: [InspectedFilling], sample: [Double]?
  ) -> Int {
    let apart = takenApart(Wording(words: words, isGrouped: isGrouped))
    var rest = numbers[...]
    let filled = apart.fillings.flatMap { filling -> [Int] in
      guard let filling else { return [fillings.index(of: rest.removeFirst())] }
      return filling
    }
    return sentences.index(
      of: InspectedSentence(phrase: apart.phrase, fillings: filled, sample: sample))
  }

  mutating func paragraph(_ sentences: [Int]) -> Int { paragraphs.index(of: sentences) }

  /// The words around numbers, before they are split.
  private struct Wording: Hashable {
    var words: [String]
    var isGrouped: [Bool]
  }

  /// A phrase with the fillings of its gaps for views; `nil` is a gap for a number.
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
    for (index, text) in wording.words.enumerated() {
      for part in names.parts(text) {
        switch part {
        case .words(let text):
          // Sentences that differ in their numbers alone have one phrase.
          for piece in text.splitAtNumbers() {
            if piece.isNumber {
              open(.number, [fillings.index(of: .text(String(piece.text)))])
            } else {
              phrase.words[phrase.words.count - 1] += piece.text
            }
          }
        case .view(let view, let name) where name == names.ownName(of: view): open(.view, [view])
        case .view(let view, let name): open(.named, [view, fillings.index(of: .text(name))])
        }
      }
      if index < wording.isGrouped.count { open(wording.isGrouped[index] ? .grouped : .number, nil) }
    }
    let apart = TakenApart(phrase: phrases.index(of: phrase), fillings: filled)
    known[wording] = apart
    return apart
  }
}

extension String {
  /// Returns the numbers, with the text between them.
  fileprivate func splitAtNumbers() -> [(text: Substring, isNumber: Bool)] {
    var pieces: [(text: Substring, isNumber: Bool)] = []
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    var start = startIndex
    while start < endIndex {
      // Text ends where a digit begins, and a number ends after its last digit: it may contain separators,
      // but does not end with one.
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

/// The affine function through exact values at a few sizes.
enum AffineFit {
  /// Returns the function; `nil` if the values do not lie on one.
  ///
  /// The first size is in the middle, and tests the function that the others determine.
  static func form(_ values: [Rational], _ sizes: [(width: Double, height: Double)]) -> InspectedLength? {
    guard values.contains(where: { $0 != values[0] }) else { return .constant(values[0].doubleValue) }
    let points = sizes.map { (Rational(exactly: $0.width) ?? 0, Rational(exactly: $0.height) ?? 0) }
    let hasHeights = points.contains { $0.1 != points[0].1 }
    let hasWidths = points.contains { $0.0 != points[0].0 }
    let (perWidth, perHeight): (Rational, Rational)
    if hasWidths && hasHeights {
      guard values.count > 3 else { return nil }
      let (a, b) = (difference(points, 1, 2), difference(points, 1, 3))
      let determinant = a.0 * b.1 - a.1 * b.0
      guard !determinant.isZero else { return nil }
      let (da, db) = (values[2] - values[1], values[3] - values[1])
      perWidth = (da * b.1 - a.1 * db) / determinant
      perHeight = (a.0 * db - da * b.0) / determinant
    } else {
      guard values.count > 2 else { return nil }
      let step = difference(points, 1, 2)
      perWidth = hasWidths ? (values[2] - values[1]) / step.0 : 0
      perHeight = hasWidths ? 0 : (values[2] - values[1]) / step.1
    }
    let constant = values[1] - perWidth * points[1].0 - perHeight * points[1].1
    let isAffine = zip(values, points).allSatisfy { constant + perWidth * $1.0 + perHeight * $1.1 == $0 }
    return isAffine
      ? .affine(
        constant: InspectedNumber.rounded(constant.doubleValue),
        perWidth: InspectedNumber.roundedFactor(perWidth.doubleValue),
        perHeight: InspectedNumber.roundedFactor(perHeight.doubleValue)) : nil
  }

  private static func difference(
    _ points: [(Rational, Rational)], _ from: Int, _ to: Int
  ) -> (Rational, Rational) {
    (points[to].0 - points[from].0, points[to].1 - points[from].1)
  }
}

/// A list of values without duplicates.
struct PlaceTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the place of a value, which is added if it is new.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// The names by which sentences refer to views.
struct ViewNames {
  /// The names of views in sentences, the longest first; a name that several views share refers to the
  /// innermost.
  private let names: [(name: [Character], view: Int)]
  private let ownNames: [String]

  /// A part of a sentence: words, or a view under one of its names.
  enum Part {
    case words(String)
    case view(Int, String)
  }

  /// Finds the names of a tree's views.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - places: The places of the tree's views in a list.
  ///   - ownNames: The views' own names, by their places in the list.
  init(_ tree: LayoutTree, _ indices: [Int], _ ownNames: [String]) {
    self.ownNames = ownNames
    var found: [String: Int] = [:]
    for view in tree.indices {
      // A modifier has the name of the view that it wraps; the view itself comes later in preorder.
      for name in [tree.nameInSentences(of: view), tree.ownName(of: view)] where !name.isEmpty {
        found[name] = indices[view.position]
      }
    }
    names = found.map { (Array($0.key), $0.value) }
      .sorted { ($1.name.count, String($0.name)) < ($0.name.count, String($1.name)) }
  }

  /// Returns the name of a view of the list by itself.
  func ownName(of view: Int) -> String { ownNames[view] }

  /// Returns the words of a sentence, with the names of views taken apart.
  func parts(_ text: String) -> [Part] {
    let letters = Array(text)
    var parts: [Part] = []
    var (start, index) = (0, 0)
    while index < letters.count {
      if isBorder(letters, index), let found = name(at: index, letters) {
        if start < index { parts.append(.words(String(letters[start..<index]))) }
        parts.append(.view(found.view, String(found.name)))
        index += found.name.count
        start = index
      } else if letters[index] == "\"", let end = letters[(index + 1)...].firstIndex(of: "\"") {
        // The content of a text is not the name of a view.
        index = end + 1
      } else {
        index += 1
      }
    }
    if start < letters.count { parts.append(.words(String(letters[start...]))) }
    return parts
  }

  private func name(at index: Int, _ letters: [Character]) -> (name: [Character], view: Int)? {
    names.first { name, _ in
      index + name.count <= letters.count && letters[index] == name[0]
        && letters[index..<(index + name.count)].elementsEqual(name) && isBorder(letters, index + name.count)
    }
  }

  /// Returns whether a place is not inside a word.
  private func isBorder(_ letters: [Character], _ index: Int) -> Bool {
    guard index > 0, index < letters.count else { return true }
    return !(isWord(letters[index - 1]) && isWord(letters[index]))
  }

  private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
