import LayoutCertificates
import LayoutCore
import LayoutDocuments

// The encoding of an answer is the output of `--format json`, without the scene's name and the certificate,
// which the command adds.

extension LayoutExplanation: Encodable {
  /// Encodes the explanation as `taut explain --format json` prints it for the whole tree.
  public func encode(to encoder: any Encoder) throws {
    try JSONExplanationFormat().whole(self, scene: "").without("scene").encode(to: encoder)
  }
}

extension WhyNot: Encodable {
  /// Encodes the answer as `taut explain --why-not --format json` prints it.
  public func encode(to encoder: any Encoder) throws {
    try json(scene: "").without("scene").encode(to: encoder)
  }
}

extension Breakpoints: Encodable {
  /// Encodes the breakpoints as `taut breakpoints --format json` prints them: exact fractions, every view in
  /// every regime.
  public func encode(to encoder: any Encoder) throws {
    try json(scene: "").without("scene").encode(to: encoder)
  }
}

extension LayoutDifference: Encodable {
  /// Encodes the difference as `taut diff --format json` prints it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Certificate: Encodable {
  /// Encodes the certificate as `taut explain --format json` prints it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension LayoutDifference: CustomStringConvertible {
  /// The edits, then each change with its reasons, as `taut diff` prints them.
  public var description: String { text }
}

extension WhyNot: CustomStringConvertible {
  /// The answer as `taut explain --why-not` prints it.
  public var description: String { text }
}
