import Foundation

/// A sentence about a layout: a phrase of the document, and the fillings of its gaps.
///
/// In JSON, it is a list of the phrase's index and the fillings of its gaps. A sentence that holds at one size
/// is `{"s": list, "at": [width, height]}`, with `"inf"` for an infinite side. `Inspection.parts(of:)` composes
/// the sentence.
public struct InspectedSentence: Hashable, Sendable {
  /// A part of a composed sentence.
  public enum Part: Hashable, Sendable {
    /// Words that are not links.
    case text(String)
    /// A number, with a comma between the thousands or without.
    case number(InspectedLength, isGrouped: Bool)
    /// The name of a view.
    case view(Int, String)
  }

  /// The index of its phrase in the document.
  public var phrase: Int
  /// The fillings of the phrase's gaps, as indices of views and of the document's fillings.
  public var fillings: [Int]
  /// The width and height at which it holds, in points; `nil` where it holds throughout its piece.
  public var sample: [Double]?

  /// Creates a sentence.
  public init(phrase: Int, fillings: [Int], sample: [Double]? = nil) {
    self.phrase = phrase
    self.fillings = fillings
    self.sample = sample
  }
}

extension InspectedSentence: Codable {
  private enum Keys: String, CodingKey { case s, at }

  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    let indices: [Int]
    if let list = try? decoder.singleValueContainer().decode([Int].self) {
      indices = list
      sample = nil
    } else {
      let keyed = try decoder.container(keyedBy: Keys.self)
      indices = try keyed.decode([Int].self, forKey: .s)
      sample = try keyed.decode([Side].self, forKey: .at).map(\.length)
    }
    guard let phrase = indices.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a sentence begins with its phrase"))
    }
    self.phrase = phrase
    fillings = Array(indices.dropFirst())
  }

  /// Encodes the form that the type's documentation describes.
  public func encode(to encoder: any Encoder) throws {
    guard let sample else {
      var single = encoder.singleValueContainer()
      return try single.encode([phrase] + fillings)
    }
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode([phrase] + fillings, forKey: .s)
    try keyed.encode(sample.map(Side.init), forKey: .at)
  }

  /// A side of a size: a number, or `"inf"`, as JSON has no infinity.
  private struct Side: Codable {
    static let endless = "inf"
    var length: Double

    init(_ length: Double) { self.length = length }

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      length = (try? single.decode(Double.self)) ?? .infinity
    }

    func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      if length.isFinite { try single.encode(length) } else { try single.encode(Self.endless) }
    }
  }
}

/// The paragraphs of explanations, each a list of indices of sentences.
///
/// In JSON, a paragraph may be its difference from an earlier one, as the explanations of one size resemble
/// those of the next. It is a list of sentences, or `[-back, head, tail, sentences ...]`: the first `head`
/// sentences of the paragraph that is `back` places before it, the given sentences, and that paragraph's last
/// `tail` ones.
public struct InspectedParagraphs: Hashable, Sendable {
  /// The indices of the sentences of each paragraph.
  public var sentences: [[Int]]

  /// Creates paragraphs from the indices of their sentences.
  public init(sentences: [[Int]]) { self.sentences = sentences }

  /// The indices of a paragraph's sentences.
  public subscript(place: Int) -> [Int] { sentences[place] }
}

extension InspectedParagraphs: Codable {
  /// The number of earlier paragraphs that are searched for a similar one.
  private static let reach = 200

  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
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

  /// Encodes the form that the type's documentation describes.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for index in sentences.indices { try list.encode(difference(of: index)) }
  }

  /// Returns a paragraph as the difference that keeps most sentences of an earlier one, or in full.
  private func difference(of index: Int) -> [Int] {
    let own = sentences[index]
    var (best, kept) = (own, 3)
    for base in sentences[max(0, index - Self.reach)..<index].indices.reversed() {
      let other = sentences[base]
      let most = min(own.count, other.count)
      var (head, tail) = (0, 0)
      while head < most, own[head] == other[head] { head += 1 }
      while tail < most - head, own[own.count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
      guard head + tail > kept else { continue }
      kept = head + tail
      best = [base - index, head, tail] + own[head..<(own.count - tail)]
    }
    return best
  }
}

/// The words that sentences have in common, with gaps between them.
///
/// In JSON, it is a list of words and gaps in turn, with words at both ends: `["", "view", " is ", "grouped", "
/// wide"]`.
public struct InspectedPhrase: Hashable, Sendable {
  /// The kind of a gap's filling.
  public enum Gap: String, Codable, Hashable, Sendable {
    /// A view under its own name, filled by the view's index.
    case view
    /// A view under another name, filled by the view's index and the name's in the fillings.
    case named
    /// A number, filled by its index in the fillings.
    case number
    /// A number with commas between the thousands, filled by its index in the fillings.
    case grouped
  }

  /// The words around the gaps: one more than there are gaps.
  public var words: [String]
  /// The gaps of the phrase, in order.
  public var gaps: [Gap]

  /// Creates a phrase.
  public init(words: [String], gaps: [Gap]) {
    self.words = words
    self.gaps = gaps
  }
}

extension InspectedPhrase: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(words: [try list.decode(String.self)], gaps: [])
    while !list.isAtEnd {
      gaps.append(try list.decode(Gap.self))
      words.append(try list.decode(String.self))
    }
  }

  /// Encodes the form that the type's documentation describes.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for (index, text) in words.enumerated() {
      try list.encode(text)
      if index < gaps.count { try list.encode(gaps[index]) }
    }
  }
}

/// The filling of a gap in sentences.
///
/// In JSON, it is a length, or a string for a filling that is the same at all sizes.
public enum InspectedFilling: Hashable, Sendable {
  /// A number that follows the size.
  case length(InspectedLength)
  /// Text, such as a number that is the same at all sizes, or a name.
  case text(String)
}

extension InspectedFilling: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .length(try InspectedLength(from: decoder))
    }
  }

  /// Encodes the form that the type's documentation describes.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .length(let length): try length.encode(to: encoder)
    case .text(let text):
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }
  }
}

/// A length as an affine function of two others, in points: of the container's sides, or of a view's.
///
/// In JSON, it is a number, `[constant, perWidth]`, `[constant, perWidth, perHeight]`, `"inf"`, or `null` if
/// unspecified.
public enum InspectedLength: Hashable, Sendable {
  /// `constant + perWidth * width + perHeight * height`
  case affine(constant: Double, perWidth: Double, perHeight: Double)
  /// An infinite length.
  case infinite
  /// An unspecified length.
  case unspecified

  /// Returns the length at a size, in points; `nil` if it is unspecified.
  public func value(width: Double, height: Double) -> Double? {
    switch self {
    case .affine(let constant, let perWidth, let perHeight):
      constant + (perWidth == 0 ? 0 : perWidth * width) + (perHeight == 0 ? 0 : perHeight * height)
    case .infinite: .infinity
    case .unspecified: nil
    }
  }

  /// Returns a constant, rounded to the precision that a viewer can see.
  static func constant(_ value: Double) -> InspectedLength {
    .affine(constant: InspectedNumber.rounded(value), perWidth: 0, perHeight: 0)
  }
}

/// The rounding of numbers in documents.
enum InspectedNumber {
  /// Returns a length, rounded to a millionth of a point.
  static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// Returns a factor with more digits than a length, as it is multiplied with thousands of points.
  static func roundedFactor(_ value: Double) -> Double {
    let rounded = (value * 1e10).rounded() / 1e10
    return rounded == 0 ? 0 : rounded
  }
}

extension InspectedLength: Codable {
  /// Decodes the form that `encode(to:)` writes.
  ///
  /// - Throws: `DecodingError` for any other form.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .unspecified
    } else if let number = try? single.decode(Double.self) {
      self = .affine(constant: number, perWidth: 0, perHeight: 0)
    } else if let parts = try? single.decode([Double].self), parts.count == 2 || parts.count == 3 {
      self = .affine(constant: parts[0], perWidth: parts[1], perHeight: parts.count > 2 ? parts[2] : 0)
    } else {
      guard try single.decode(String.self) == "inf" else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "a length is a number, a list of numbers, null or \"inf\"")
      }
      self = .infinite
    }
  }

  /// Encodes the form that the type's documentation describes.
  public func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .affine(let constant, 0, 0): try single.encode(constant)
    case .affine(let constant, let perWidth, 0): try single.encode([constant, perWidth])
    case .affine(let constant, let perWidth, let perHeight):
      try single.encode([constant, perWidth, perHeight])
    case .infinite: try single.encode("inf")
    case .unspecified: try single.encodeNil()
    }
  }
}
