import LayoutCore

/// A deviation of the drawing from the platform's, because the source lacks something; it does not affect
/// layout.
package struct VisualAssumption: Hashable, Sendable {
  /// The kind of thing that is drawn differently.
  package enum Kind: String, Hashable, Sendable, CaseIterable { case color, image, symbol, font }

  package var kind: Kind
  /// The name.
  package var name: String
  /// The place of its first occurrence.
  package var position: SourcePosition
  /// The number of places.
  package var count: Int
}

extension VisualAssumption: CustomStringConvertible {
  /// One line: the place, the name, and the drawing used.
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
