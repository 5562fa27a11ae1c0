extension InspectedItem: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "f":
      let paint = try list.decode(String.self)
      self = .fill(try list.decode(InspectedOutline.self), paint: paint)
    case "s":
      let paint = try list.decode(String.self)
      let (width, dashes) = (try list.decode(Double.self), try list.decode([Double].self))
      self = .stroke(try list.decode(InspectedOutline.self), paint: paint, width: width, dashes: dashes)
    case "l":
      let paint = try list.decode(String.self)
      self = .letters(try list.decode([InspectedLetters].self), paint: paint)
    case "i":
      let bytes = try list.decode(String.self)
      self = .pixels(bytes, try list.decode(InspectedBox.self))
    case "g":
      let effects = try list.decode(InspectedEffects.self)
      self = .group(try list.decode([InspectedItem].self), effects)
    case "p":
      let box = try list.decode(InspectedBox.self)
      self = .placeholder(box, try list.decode(InspectedLabel.self))
    case "v": self = .view(try list.decode(Int.self))
    case let kind:
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "no kind of item is called \(kind)")
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .fill(let outline, let paint):
      try list.encode("f")
      try list.encode(paint)
      try list.encode(outline)
    case .stroke(let outline, let paint, let width, let dashes):
      try list.encode("s")
      try list.encode(paint)
      try list.encode(width)
      try list.encode(dashes)
      try list.encode(outline)
    case .letters(let lines, let paint):
      try list.encode("l")
      try list.encode(paint)
      try list.encode(lines)
    case .pixels(let bytes, let box):
      try list.encode("i")
      try list.encode(bytes)
      try list.encode(box)
    case .group(let items, let effects):
      try list.encode("g")
      try list.encode(effects)
      try list.encode(items)
    case .placeholder(let box, let label):
      try list.encode("p")
      try list.encode(box)
      try list.encode(label)
    case .view(let place):
      try list.encode("v")
      try list.encode(place)
    }
  }
}

extension InspectedLetters: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(InspectedLength.self)
    y = try list.decode(InspectedLength.self)
    line = try list.decode(Int.self)
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
    try list.encode(line)
  }
}

extension InspectedOutline: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "r":
      let box = try list.decode(InspectedBox.self)
      self = .box(box, radius: list.isAtEnd ? 0 : try list.decodeIfPresent(Double.self) ?? .infinity)
    case "e": self = .ellipse(try list.decode(InspectedBox.self))
    case "c": self = .circle(try list.decode(InspectedBox.self))
    case "d":
      let commands = try list.decode(String.self)
      self = .path(commands, try list.decode([InspectedLength].self))
    case let kind:
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "no outline is called \(kind)")
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .box(let box, let radius):
      try list.encode("r")
      try list.encode(box)
      // JSON has no infinity: a capsule's radius is null.
      if radius.isInfinite { try list.encodeNil() } else if radius != 0 { try list.encode(radius) }
    case .ellipse(let box):
      try list.encode("e")
      try list.encode(box)
    case .circle(let box):
      try list.encode("c")
      try list.encode(box)
    case .path(let commands, let numbers):
      try list.encode("d")
      try list.encode(commands)
      try list.encode(numbers)
    }
  }
}
