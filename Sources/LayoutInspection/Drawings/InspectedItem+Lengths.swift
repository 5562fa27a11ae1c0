extension InspectedItem {
  /// The lengths of an item, in the order in which a converter meets them.
  var lengths: [InspectedLength] {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _, _, _): outline.lengths
    case .letters(let lines, _): lines.flatMap { [$0.x, $0.y] }
    case .pixels(_, let box), .placeholder(let box, _): box.sides
    case .group(let items, let effects):
      (effects.transform?.dropFirst(4).map { $0 } ?? []) + (effects.clip?.lengths ?? [])
        + items.flatMap(\.lengths)
    case .view: []
    }
  }

  /// The item with zeros in place of its lengths.
  var withoutNumbers: InspectedItem {
    switch self {
    case .fill(let outline, let paint): .fill(outline.withoutNumbers, paint: paint)
    case .stroke(let outline, let paint, let width, let dashes):
      .stroke(outline.withoutNumbers, paint: paint, width: width, dashes: dashes)
    case .letters(let lines, let paint):
      .letters(
        lines.map { InspectedLetters(x: .unspecified, y: .unspecified, line: $0.line) }, paint: paint)
    case .pixels(let bytes, let box): .pixels(bytes, box.withoutNumbers)
    case .placeholder(let box, let label): .placeholder(box.withoutNumbers, label)
    case .group(let items, var effects):
      {
        effects.transform = effects.transform.map { $0.prefix(4) + [.unspecified, .unspecified] }
        effects.clip = effects.clip?.withoutNumbers
        return .group(items.map(\.withoutNumbers), effects)
      }()
    case .view: self
    }
  }
}

extension InspectedOutline {
  /// The lengths of an outline.
  var lengths: [InspectedLength] {
    switch self {
    case .box(let box, _), .ellipse(let box), .circle(let box): box.sides
    case .path(_, let numbers): numbers
    }
  }

  /// The outline without its lengths.
  var withoutNumbers: InspectedOutline {
    switch self {
    case .box(let box, let radius): .box(box.withoutNumbers, radius: radius)
    case .ellipse(let box): .ellipse(box.withoutNumbers)
    case .circle(let box): .circle(box.withoutNumbers)
    case .path(let commands, _): .path(commands, [])
    }
  }
}

extension InspectedBox {
  fileprivate var withoutNumbers: InspectedBox { InspectedBox(sides: []) }
}
