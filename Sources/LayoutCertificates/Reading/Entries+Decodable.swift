import struct LinearProgramming.Rational

extension DecisionCertificate: Decodable {
  private enum Key: String, CodingKey {
    case decision, kind, strict
  }

  /// Reads a decision; its form's keys stand beside its own.
  ///
  /// Throws `DecodingError`.
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

  /// Reads the size of a view.
  ///
  /// Throws `DecodingError`.
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
