import LayoutExplanation

/// A sentence about a layout, whose numbers follow the size.
///
/// In JSON a list of parts: a text, `{"n": length}` for a number that depends on the size, and `{"v": place, "t": name}`
/// for the name of a view; or `{"parts": …, "at": [width, height]}` where the sentence is told of one size.
public struct InspectedSentence: Hashable, Sendable {
  /// A part of a sentence.
  public enum Part: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A number, with a comma between the thousands or without.
    case number(InspectedLength, isGrouped: Bool)
    /// The name of a view.
    case view(Int, String)
  }

  /// Its parts, one right after the other.
  public var parts: [Part]
  /// The size that it is told of; `nil` where it holds throughout its piece.
  public var sample: [Double]?

  /// Makes a sentence.
  public init(_ parts: [Part], sample: [Double]? = nil) {
    self.parts = parts
    self.sample = sample
  }
}

extension InspectedSentence: Codable {
  private enum Keys: String, CodingKey { case parts, at }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let parts = try? decoder.singleValueContainer().decode([Part].self) {
      self.init(parts)
    } else {
      let keyed = try decoder.container(keyedBy: Keys.self)
      self.init(
        try keyed.decode([Part].self, forKey: .parts), sample: try keyed.decode([Double].self, forKey: .at))
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    guard let sample else {
      var single = encoder.singleValueContainer()
      return try single.encode(parts)
    }
    var keyed = encoder.container(keyedBy: Keys.self)
    try keyed.encode(parts, forKey: .parts)
    try keyed.encode(sample, forKey: .at)
  }
}

extension InspectedSentence.Part: Codable {
  private enum Keys: String, CodingKey { case n, g, v, t }

  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
      return
    }
    let keyed = try decoder.container(keyedBy: Keys.self)
    if let place = try keyed.decodeIfPresent(Int.self, forKey: .v) {
      self = .view(place, try keyed.decode(String.self, forKey: .t))
    } else if let number = try keyed.decodeIfPresent(InspectedLength.self, forKey: .n) {
      self = .number(number, isGrouped: false)
    } else {
      self = .number(try keyed.decode(InspectedLength.self, forKey: .g), isGrouped: true)
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var single = encoder.singleValueContainer()
      try single.encode(text)
    case .number(let number, let isGrouped):
      var keyed = encoder.container(keyedBy: Keys.self)
      try keyed.encode(number, forKey: isGrouped ? .g : .n)
    case .view(let place, let name):
      var keyed = encoder.container(keyedBy: Keys.self)
      try keyed.encode(place, forKey: .v)
      try keyed.encode(name, forKey: .t)
    }
  }
}

extension InspectedSentence {
  /// The sentence at a size of the container, in points.
  public func text(width: Double, height: Double) -> String {
    parts.map { part in
      switch part {
      case .text(let words): words
      case .number(let number, let isGrouped):
        number.value(width: width, height: height).map { NumberMarks.plain($0, isGrouped: isGrouped) }
          ?? "nil"
      case .view(_, let name): name
      }
    }.joined()
  }
}
