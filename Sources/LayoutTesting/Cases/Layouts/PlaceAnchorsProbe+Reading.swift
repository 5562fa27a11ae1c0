import LayoutCore
import LayoutDocuments

extension PlaceAnchorsProbe {
  /// Reads the size and the list of places.
  init(_ view: FieldObject) throws(DocumentError) {
    size = try view.require("size").caseSize()
    places = []
    for field in try view["places"]?.list() ?? [] {
      let place = try field.object("a place", keys: ["at", "anchor", "proposal"])
      places.append(
        Place(
          point: try place.require("at").casePoint(),
          anchor: try place["anchor"].map { anchor throws(DocumentError) in try anchor.unitPoint() }
            ?? .topLeading,
          proposal: try place["proposal"].map { proposal throws(DocumentError) in try proposal.caseProposal()
          }
            ?? .unspecified))
    }
  }
}

extension Field {
  /// A point of the unit square: its name, or two shares.
  fileprivate func unitPoint() throws(DocumentError) -> UnitPoint {
    guard case .string(let name) = value.content else {
      let (x, y) = try pair()
      return UnitPoint(x: x, y: y)
    }
    if let known = UnitPoint.names.first(where: { $0.key == name }) { return known.value }
    throw error(.unknownWord(name, meaning: "anchor", known: UnitPoint.names.map(\.key)))
  }
}

extension UnitPoint {
  fileprivate static let names: KeyValuePairs<String, UnitPoint> = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
}
