import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

extension DecisionCertificate: Decodable {
  private enum Key: String, CodingKey {
    case decision, kind, strict
  }

  /// Creates a decision from a decoder; the keys of its form are next to its own.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try container.decode(Int.self, forKey: .decision),
      kind: try container.decode(String.self, forKey: .kind), form: try LinearForm(from: decoder),
      isStrict: try container.decode(Bool.self, forKey: .strict))
  }
}

extension SizeCertificate: Decodable {
  private enum Key: String, CodingKey {
    case size, view, width, height
  }

  /// Creates the size of a view from a decoder.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      number: try container.decode(Int.self, forKey: .size),
      view: try container.decode(String.self, forKey: .view),
      width: try container.decode(Side.self, forKey: .width),
      height: try container.decode(Side.self, forKey: .height))
  }
}

extension ActiveEntry.State: Decodable {}

extension Extended: Decodable where Finite: Decodable {
  /// Creates a finite quantity, or one of `"infinity"` and `"-infinity"`, from a decoder.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try? decoder.singleValueContainer().decode(String.self) {
    case "infinity": self = .infinite
    case "-infinity": self = .negativeInfinite
    default: self = .finite(try Finite(from: decoder))
    }
  }
}

extension Rational: Decodable {
  /// Creates a number from a decoder of a string such as `"3"` or `"-100/3"`.
  ///
  /// - Throws: `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let number = Rational(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not an exact number, such as \"3\" or \"-100/3\"")
    }
    self = number
  }
}

extension PreferenceRow: Decodable {
  /// Creates a row from a decoder; the keys of its form are next to its own.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RowKey.self)
    self.init(
      number: try container.decode(Int.self, forKey: .row), form: try LinearForm(from: decoder),
      reason: try container.decode(String.self, forKey: .reason))
  }
}

extension RequirementRow: Decodable {
  /// Creates a row from a decoder; the keys of its form are next to its own.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RowKey.self)
    self.init(
      number: try container.decode(Int.self, forKey: .row),
      sense: try container.decode(Sense.self, forKey: .sense),
      bounds: try container.decode(Side.self, forKey: .bounds), form: try LinearForm(from: decoder),
      reason: try container.decode(String.self, forKey: .reason))
  }
}

extension RequirementRow.Sense: Decodable {}
extension RequirementRow.Side: Decodable {}

private enum RowKey: String, CodingKey {
  case row, sense, bounds, reason
}

extension VariableCertificate.Kind: Decodable {}
extension VariableCertificate.Source: Decodable {}

extension VariableCertificate: Decodable {
  private enum CodingKeys: String, CodingKey {
    case index, name, kind, value, source, given, preference, requirements, active
  }

  /// Creates a variable from a decoder; a parameter needs no list of requirements.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    name = try container.decode(String.self, forKey: .name)
    kind = try container.decode(Kind.self, forKey: .kind)
    value = try container.decode(Rational.self, forKey: .value)
    source = try container.decodeIfPresent(Source.self, forKey: .source)
    given = try container.decodeIfPresent(Rational.self, forKey: .given)
    preference = try container.decodeIfPresent(PreferenceRow.self, forKey: .preference)
    requirements = try container.decodeIfPresent([RequirementRow].self, forKey: .requirements) ?? []
    active = try container.decode(ActiveEntry.self, forKey: .active)
  }
}

extension ProposedSides: Decodable {
  private enum CodingKeys: String, CodingKey {
    case width, height
  }

  /// Creates a proposal from a decoder; both sides must be present, and null if unspecified.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func side(_ key: CodingKeys) throws -> Extended<Rational>? {
      if try container.decodeNil(forKey: key) { return nil }
      return try container.decode(Extended<Rational>.self, forKey: key)
    }
    self.init(width: try side(.width), height: try side(.height))
  }
}
