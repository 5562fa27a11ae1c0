/// The paragraphs of stories, each a list of places of sentences.
///
/// In JSON each is what differs from an earlier one, as the stories of one size resemble those of the next: a list of
/// sentences, or a list that begins with a number below zero: `[-back, head, tail, sentences ...]` is the paragraph that is
/// `back` places before it, of whose sentences the first `head` and the last `tail` stay around the given ones.
public struct InspectedParagraphs: Hashable, Sendable {
  /// The places of the sentences of each.
  public var sentences: [[Int]]

  /// Makes paragraphs of the places of their sentences.
  public init(sentences: [[Int]]) { self.sentences = sentences }

  /// The sentences of a paragraph.
  public subscript(place: Int) -> [Int] { sentences[place] }
}

extension InspectedParagraphs: Codable {
  /// How many paragraphs back one is looked for that resembles another.
  private static let reach = 200

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    sentences = []
    while !list.isAtEnd {
      let numbers = try list.decode([Int].self)
      guard let first = numbers.first, first < 0 else {
        sentences.append(numbers)
        continue
      }
      let base = sentences.count + first
      guard numbers.count >= 3, sentences.indices.contains(base), numbers[1] >= 0, numbers[2] >= 0,
        numbers[1] <= sentences[base].count, numbers[2] <= sentences[base].count - numbers[1]
      else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "a paragraph differs from one that is not there")
      }
      sentences.append(
        sentences[base].prefix(numbers[1]) + numbers.dropFirst(3) + sentences[base].suffix(numbers[2]))
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for place in sentences.indices { try list.encode(difference(of: place)) }
  }

  /// The shortest of the forms that a paragraph can have.
  private func difference(of place: Int) -> [Int] {
    let own = sentences[place]
    var (best, kept) = (own, 3)
    for base in sentences[max(0, place - Self.reach)..<place].indices.reversed() {
      let other = sentences[base]
      let most = min(own.count, other.count)
      var (head, tail) = (0, 0)
      while head < most, own[head] == other[head] { head += 1 }
      while tail < most - head, own[own.count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
      guard head + tail > kept else { continue }
      kept = head + tail
      best = [base - place, head, tail] + own[head..<(own.count - tail)]
    }
    return best
  }
}
