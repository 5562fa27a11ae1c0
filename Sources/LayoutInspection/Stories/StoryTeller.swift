import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Tells stories whose numbers follow the size.
///
/// A story is told at a few sizes of a piece, in exact numbers. Where the words are the same at all of them and each
/// number lies on one affine function, that function stands in the sentence: offers and lengths are affine throughout a
/// piece, and how far a price reaches is the least of such functions, which is affine between sizes at which it is. Where
/// the words change inside the piece, the sentence is told of the size in its middle, and says so.
struct StoryTeller {
  let tree: LayoutTree
  var plane: SizePlane
  let detail: InspectionOptions.Detail
  var sentences = SentenceTable()
  private let names: ViewNames

  init(_ tree: LayoutTree, _ plane: SizePlane, _ detail: InspectionOptions.Detail) {
    self.tree = tree
    self.plane = plane
    self.detail = detail
    names = ViewNames(tree)
  }

  /// A sentence without numbers that depend on the size.
  mutating func place(of sentence: String) -> Int {
    sentences.place(of: InspectedSentence(names.parts(sentence)))
  }

  /// The stories of all views in a piece; views that are not placed have none.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  mutating func stories(of piece: FoundPiece) throws -> [[[Int]]] {
    guard detail != .frames else { return [] }
    let samples = try piece.samples.map { size in
      try StorySample(tree, in: plane.container(size.width, size.height), at: size, detail: detail)
    }
    let suggestions = try suggestions(in: samples[0].size)
    return tree.indices.map { view in
      let told = samples.map { $0.paragraphs[view.position] }
      return told[0].indices.map { paragraph in
        told[0][paragraph].indices.map { line in
          let versions = told.map { story -> MarkedSentence? in
            guard story.map(\.count) == told[0].map(\.count) else { return nil }
            return story[paragraph][line]
          }
          return place(of: versions, samples)
        }
      } + (told[0].isEmpty ? [] : suggestions[view.position])
    }
  }

  /// What makes views larger, told of one size; nothing where nobody asked.
  private mutating func suggestions(in size: (width: Double, height: Double)) throws -> [[[Int]]] {
    guard detail == .suggestions else { return Array(repeating: [], count: tree.nodes.count) }
    let teller = SuggestionTeller(
      explanation: try LayoutExplanation(tree, in: plane.container(size.width, size.height)))
    return tree.indices.map { view in
      teller.paragraphs(of: view).map { lines in
        lines.map {
          sentences.place(of: InspectedSentence(names.parts($0), sample: [size.width, size.height]))
        }
      }
    }
  }

  /// The sentence that the versions at some sizes are, with forms in place of numbers.
  private mutating func place(of versions: [MarkedSentence?], _ samples: [StorySample]) -> Int {
    guard let first = versions[0] else { return 0 }
    let like = versions.compactMap { $0 }.filter { $0.isLike(first) }
    let forms: [InspectedLength]? =
      like.count < versions.count
      ? nil
      : first.numbers.indices.reduce(into: [] as [InspectedLength]?) { forms, number in
        let values = like.map { $0.numbers[number].value }
        guard let form = AffineFit.form(values, samples.map(\.size)) else {
          forms = nil
          return
        }
        forms?.append(form)
      }
    var parts: [InspectedSentence.Part] = []
    for (place, words) in first.words.enumerated() {
      parts += names.parts(words)
      guard place < first.numbers.count else { continue }
      let (value, isGrouped) = first.numbers[place]
      if case .affine(_, let perWidth, let perHeight)? = forms?[place], perWidth != 0 || perHeight != 0 {
        parts.append(.number(forms?[place] ?? .unspecified, isGrouped: isGrouped))
      } else {
        parts.append(.text(NumberMarks.plain(value, isGrouped: isGrouped)))
      }
    }
    let sample = forms == nil ? [samples[0].size.width, samples[0].size.height] : nil
    return sentences.place(of: InspectedSentence(parts.joined, sample: sample))
  }
}

extension [InspectedSentence.Part] {
  /// The parts with neighbouring words as one.
  var joined: [InspectedSentence.Part] {
    reduce(into: []) { joined, part in
      if case .text(let words) = part, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + words)
      } else if part != .text("") {
        joined.append(part)
      }
    }
  }
}
