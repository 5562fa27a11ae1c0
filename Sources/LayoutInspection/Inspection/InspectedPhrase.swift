/// The words that sentences have in common, with gaps between them.
///
/// In JSON a list of words and gaps by turns, with words at both ends: `["", "view", " is ", "grouped", " wide"]`.
public struct InspectedPhrase: Hashable, Sendable {
  /// What stands in a gap.
  public enum Gap: String, Codable, Hashable, Sendable {
    /// A view under its own name: its place.
    case view
    /// A view under another name: its place, and that of the name in the fillings.
    case named
    /// A number: its place in the fillings.
    case number
    /// A number with a comma between the thousands: its place in the fillings.
    case grouped
  }

  /// The words around the gaps: one more than there are gaps.
  public var words: [String]
  /// The gaps.
  public var gaps: [Gap]

  /// Makes a phrase.
  public init(words: [String], gaps: [Gap]) {
    self.words = words
    self.gaps = gaps
  }
}

extension InspectedPhrase: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(words: [try list.decode(String.self)], gaps: [])
    while !list.isAtEnd {
      gaps.append(try list.decode(Gap.self))
      words.append(try list.decode(String.self))
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for (place, words) in words.enumerated() {
      try list.encode(words)
      if place < gaps.count { try list.encode(gaps[place]) }
    }
  }
}

/// What stands in the gaps of sentences.
///
/// In JSON a length, or a string for what is the same at all sizes.
public enum InspectedFilling: Hashable, Sendable {
  /// A number that follows the size.
  case length(InspectedLength)
  /// Letters, such as a number that is the same at all sizes, or a name.
  case text(String)
}

extension InspectedFilling: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      self = .length(try InspectedLength(from: decoder))
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .length(let length): try length.encode(to: encoder)
    case .text(let text):
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }
  }
}
