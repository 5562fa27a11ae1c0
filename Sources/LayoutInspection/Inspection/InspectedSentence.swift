/// A sentence about a layout: a phrase of the document, and what stands in its gaps.
///
/// In JSON a list: the place of the phrase, then what fills its gaps; where the sentence is told of one size,
/// `{"s": list, "at": [width, height]}`. `Inspection.parts(of:)` puts it together.
public struct InspectedSentence: Hashable, Sendable {
  /// A part of a sentence that was put together.
  public enum Part: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A number, with a comma between the thousands or without.
    case number(InspectedLength, isGrouped: Bool)
    /// The name of a view.
    case view(Int, String)
  }

  /// The place of its phrase in the document.
  public var phrase: Int
  /// What fills the gaps of the phrase, one after the other: places of views and of the document's fillings.
  public var fillings: [Int]
  /// The size that it is told of; `nil` where it holds throughout its piece.
  public var sample: [Double]?

  /// Makes a sentence.
  public init(phrase: Int, fillings: [Int], sample: [Double]? = nil) {
    self.phrase = phrase
    self.fillings = fillings
    self.sample = sample
  }
}

extension InspectedSentence: Codable {
  private enum Keys: String, CodingKey { case s, at }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let places: [Int]
    if let list = try? decoder.singleValueContainer().decode([Int].self) {
      places = list
      sample = nil
    } else {
      let keyed = try decoder.container(keyedBy: Keys.self)
      places = try keyed.decode([Int].self, forKey: .s)
      sample = try keyed.decode([Double].self, forKey: .at)
    }
    guard let phrase = places.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a sentence begins with its phrase"))
    }
    self.phrase = phrase
    fillings = Array(places.dropFirst())
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    guard let sample else {
      var single = encoder.singleValueContainer()
      return try single.encode([phrase] + fillings)
    }
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode([phrase] + fillings, forKey: .s)
    try keyed.encode(sample, forKey: .at)
  }
}
