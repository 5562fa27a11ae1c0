import LayoutCore

/// Something that is drawn otherwise than it would look, as the source does not have it: it moves nothing.
package struct VisualAssumption: Hashable, Sendable {
  /// What is drawn otherwise.
  package enum Kind: String, Hashable, Sendable, CaseIterable { case color, image, symbol, font }

  package var kind: Kind
  /// What it is called.
  package var name: String
  /// Where it is met first.
  package var position: SourcePosition
  /// At how many places it is met.
  package var count: Int
}

extension VisualAssumption: CustomStringConvertible {
  /// One line: where, what, and as what it is drawn.
  package var description: String {
    let drawn =
      switch kind {
      case .color: "drawn in grey"
      case .image: "drawn as a box"
      case .symbol: "drawn as a box, and taken to be as large as a star"
      case .font: "drawn in the font of the other texts"
      }
    return "\(position): the \(kind.rawValue) \(name) is not known; \(drawn)"
      + (count > 1 ? ", \(count) times" : "")
  }
}
