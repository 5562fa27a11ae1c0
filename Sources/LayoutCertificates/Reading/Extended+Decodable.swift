import enum LinearProgramming.Extended

extension Extended: Decodable where Finite: Decodable {
  /// Reads a finite quantity, `"infinity"` or `"-infinity"`.
  ///
  /// Throws `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try? decoder.singleValueContainer().decode(String.self) {
    case "infinity": self = .infinite
    case "-infinity": self = .negativeInfinite
    default: self = .finite(try Finite(from: decoder))
    }
  }
}
