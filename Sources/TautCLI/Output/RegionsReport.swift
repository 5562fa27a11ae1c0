import LayoutCore
import LayoutDocuments
import LayoutInspection

/// The regimes of a plane of widths and heights, as text or as JSON.
struct RegionsReport {
  let inspection: Inspection
  /// Whether the text includes each view's frame.
  let showsFrames: Bool

  /// A heading, and for each regime its corners and the changes beyond its sides.
  var text: String {
    let (width, height) = (inspection.width, inspection.height)
    func points(_ length: Double) -> String { PointFormat.hundredths(length) }
    var lines = [
      "\(OneLine.of(inspection.name)): \(inspection.pieces.count) \(inspection.pieces.count == 1 ? "regime" : "regimes"), "
        + "\(points(width.from))...\(points(width.through)) wide, \(points(height.from))...\(points(height.through)) tall"
    ]
    for place in inspection.pieces.indices {
      let corners = corners(of: place).map { "\(points($0[0])) x \(points($0[1]))" }.joined(separator: ", ")
      lines.append("  \(place + 1)  \(corners)")
      for change in changes(at: place) { lines.append("       beyond: \(change)") }
      guard showsFrames else { continue }
      for (view, sides) in frames(at: place) {
        let forms = zip(["x", "y", "width", "height"], sides).map { "\($0) \(words($1))" }
        lines.append("       \(inspection.views[view].path)  \(forms.joined(separator: ", "))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The regimes with all frames: each number as a constant and its coefficients of width and height.
  var json: JSONValue {
    func range(_ side: InspectedSide) -> JSONValue { .array([.number(side.from), .number(side.through)]) }
    return .object([
      "scene": .string(inspection.name), "widths": range(inspection.width),
      "heights": range(inspection.height), "isExact": .boolean(inspection.snappedHeights == nil),
      "regimes": .array(
        inspection.pieces.indices.map { place in
          .object([
            "corners": .array(corners(of: place).map { .array($0.map(JSONValue.number)) }),
            "changes": .array(changes(at: place).map(JSONValue.string)),
            "frames": .array(frames(at: place).map { frame($0.view, $0.sides) }),
          ])
        }),
    ])
  }

  private func frame(_ view: Int, _ sides: [InspectedLength]) -> JSONValue {
    let own = inspection.views[view]
    return .object(
      [
        .init("path", .string(own.path)), .init("id", .string(orNull: own.id)),
        .init("kind", .string(own.kind)),
      ]
        + zip(["x", "y", "width", "height"], sides).map { name, side in
          guard case .affine(let constant, let perWidth, let perHeight) = side else {
            return JSONValue.Member(name, .null)
          }
          return .init(name, .array([.number(constant), .number(perWidth), .number(perHeight)]))
        })
  }

  /// Returns the corners of a regime; where heights are snapped, those of its part of a row.
  private func corners(of place: Int) -> [[Double]] {
    let own = inspection.pieces[place].corners
    guard let row = inspection.snappedHeights?.last(where: { $0.piece <= place }) else { return own }
    return [
      [own[0][0], row.from], [own[1][0], row.from], [own[1][0], row.through], [own[0][0], row.through],
    ]
  }

  private func changes(at place: Int) -> [String] {
    let piece = inspection.pieces[place]
    return piece.changes.map { inspection.text(of: $0, width: piece.corners[0][0], height: 0) }
  }

  /// Returns the frames of placed views.
  private func frames(at place: Int) -> [(view: Int, sides: [InspectedLength])] {
    inspection.views.indices.compactMap { view in
      var current: Int? = place
      while let piece = current {
        if let sides = inspection.pieces[piece].frames[view] {
          return sides.count == 4 ? (view, sides.map { inspection.lengths[$0] }) : nil
        }
        current = inspection.pieces[piece].base
      }
      return nil
    }
  }

  private func words(_ length: InspectedLength) -> String {
    guard case .affine(let constant, let perWidth, let perHeight) = length else { return "no end" }
    var text = PointFormat.hundredths(constant)
    for (factor, side) in [(perWidth, "width"), (perHeight, "height")] where factor != 0 {
      text +=
        " \(factor < 0 ? "-" : "+") \(abs(factor) == 1 ? "" : "\(PointFormat.shortest(abs(factor))) ")\(side)"
    }
    return text
  }
}
