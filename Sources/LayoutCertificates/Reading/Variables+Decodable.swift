import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

extension VariableCertificate.Kind: Decodable {}
extension VariableCertificate.Source: Decodable {}

extension VariableCertificate: Decodable {
  private enum CodingKeys: String, CodingKey {
    case index, name, kind, value, source, given, preference, requirements, active
  }

  /// Reads a variable; a parameter needs no list of requirements.
  ///
  /// Throws `DecodingError`.
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

  /// Reads a proposal; both sides must be there, null where they are unspecified.
  ///
  /// Throws `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func side(_ key: CodingKeys) throws -> Extended<Rational>? {
      if try container.decodeNil(forKey: key) { return nil }
      return try container.decode(Extended<Rational>.self, forKey: key)
    }
    self.init(width: try side(.width), height: try side(.height))
  }
}
