import LayoutCore
import LayoutDocuments

// What `--format json` prints of an answer is its encoding; the scene's name and the certificate, which the command adds, are
// left out.

extension LayoutExplanation: Encodable {
  /// Writes what `taut explain --format json` prints of the whole tree.
  public func encode(to encoder: any Encoder) throws {
    try JSONExplanationFormat().whole(self, scene: "").without("scene").encode(to: encoder)
  }
}

extension WhyNot: Encodable {
  /// Writes what `taut explain --why-not --format json` prints.
  public func encode(to encoder: any Encoder) throws {
    try json(scene: "").without("scene").encode(to: encoder)
  }
}

extension Breakpoints: Encodable {
  /// Writes what `taut breakpoints --format json` prints: exact fractions, every view in every regime.
  public func encode(to encoder: any Encoder) throws {
    try json(scene: "").without("scene").encode(to: encoder)
  }
}

extension LayoutDifference: Encodable {
  /// Writes what `taut diff --format json` prints.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension LayoutDifference: CustomStringConvertible {
  /// What `taut diff` prints: the edits, then each change with its reasons.
  public var description: String { text }
}

extension WhyNot: CustomStringConvertible {
  /// What `taut explain --why-not` prints.
  public var description: String { text }
}
