import struct LinearProgramming.Rational

extension PreferenceRow: Decodable {
  /// Reads a row; its form's keys stand beside its own.
  ///
  /// Throws `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RowKey.self)
    self.init(
      number: try container.decode(Int.self, forKey: .row), form: try LinearForm(from: decoder),
      reason: try container.decode(String.self, forKey: .reason))
  }
}

extension RequirementRow: Decodable {
  /// Reads a row; its form's keys stand beside its own.
  ///
  /// Throws `DecodingError`.
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
