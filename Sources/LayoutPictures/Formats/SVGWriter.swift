import Foundation

/// An SVG document that is being written: elements, after the definitions that they refer to.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0
  private var definitions = 0

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func single(_ name: String, _ attributes: [(String, String)]) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: " ", count: depth) + content + "\n"
  }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  mutating func write(_ item: PictureItem) {
    switch item {
    case .fill(let path, let paint):
      guard !path.isEmpty else { return }
      let attributes = [("d", Self.data(of: path))] + attributes(of: paint, "fill", in: path.bounds)
      single("path", attributes)
    case .stroke(let path, let paint, let stroke):
      guard !path.isEmpty else { return }
      var attributes =
        [("d", Self.data(of: path)), ("fill", "none")] + attributes(of: paint, "stroke", in: path.bounds)
      attributes.append(("stroke-width", SVGNumber.text(stroke.width)))
      if !stroke.dashes.isEmpty {
        attributes.append(("stroke-dasharray", stroke.dashes.map(SVGNumber.text).joined(separator: " ")))
      }
      if stroke.phase != 0 { attributes.append(("stroke-dashoffset", SVGNumber.text(stroke.phase))) }
      if stroke.cap != .butt { attributes.append(("stroke-linecap", stroke.cap.rawValue)) }
      if stroke.join != .miter { attributes.append(("stroke-linejoin", stroke.join.rawValue)) }
      single("path", attributes)
    case .pixels(let image, let frame):
      let data = Data(image.bytes).base64EncodedString()
      single(
        "image",
        [
          ("x", SVGNumber.text(frame.minX)), ("y", SVGNumber.text(frame.minY)),
          ("width", SVGNumber.text(frame.width)), ("height", SVGNumber.text(frame.height)),
          ("preserveAspectRatio", "none"), ("href", "data:image/png;base64,\(data)"),
        ])
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ group: PictureGroup) {
    guard !group.items.isEmpty else { return }
    var outer: [(String, String)] = []
    if group.transform != .identity { outer.append(("transform", Self.matrix(group.transform))) }
    if group.opacity < 1 { outer.append(("opacity", SVGNumber.text(group.opacity))) }
    if let shadow = group.shadow { outer.append(("filter", "url(#\(define(shadow)))")) }
    if group.blur > 0 { outer.append(("filter", "url(#\(define(blur: group.blur)))")) }
    if let mask = group.mask { outer.append(("mask", "url(#\(define(mask: mask)))")) }
    if let clip = group.clip {
      // A shadow lies outside the items that cast it, and a clip must not cut it off.
      if !outer.isEmpty { open("g", outer) }
      open("g", [("clip-path", "url(#\(define(clip)))")])
      for item in group.items { write(item) }
      close("g")
      if !outer.isEmpty { close("g") }
      return
    }
    if outer.isEmpty {
      for item in group.items { write(item) }
    } else {
      open("g", outer)
      for item in group.items { write(item) }
      close("g")
    }
  }

  private mutating func nextName(_ kind: String) -> String {
    definitions += 1
    return "\(kind)\(definitions)"
  }

  private mutating func define(_ clip: PicturePath) -> String {
    let name = nextName("clip")
    open("clipPath", [("id", name)])
    single("path", [("d", Self.data(of: clip))])
    close("clipPath")
    return name
  }

  private mutating func define(blur radius: CGFloat) -> String {
    let name = nextName("blur")
    open(
      "filter", [("id", name), ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")])
    single("feGaussianBlur", [("stdDeviation", SVGNumber.text(radius))])
    close("filter")
    return name
  }

  private mutating func define(mask items: [PictureItem]) -> String {
    let name = nextName("mask")
    open("mask", [("id", name), ("mask-type", "alpha")])
    for item in items { write(item) }
    close("mask")
    return name
  }

  private mutating func define(_ shadow: PictureShadow) -> String {
    let name = nextName("shadow")
    open(
      "filter", [("id", name), ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")])
    single(
      "feDropShadow",
      [
        ("dx", SVGNumber.text(shadow.x)), ("dy", SVGNumber.text(shadow.y)),
        ("stdDeviation", SVGNumber.text(shadow.radius / 2)), ("flood-color", Self.hex(shadow.color)),
        ("flood-opacity", SVGNumber.text(shadow.color.opacity)),
      ])
    close("filter")
    return name
  }

  private mutating func attributes(
    of paint: Paint, _ name: String, in bounds: CGRect
  ) -> [(String, String)] {
    switch paint {
    case .color(let color):
      let opacity = color.opacity < 1 ? [("\(name)-opacity", SVGNumber.text(color.opacity))] : []
      return [(name, Self.hex(color))] + opacity
    case .gradient(let gradient):
      let id = nextName("gradient")
      let kind: String
      switch gradient.form {
      case .linear(let from, let to):
        kind = "linearGradient"
        open(
          kind,
          [
            ("id", id), ("x1", SVGNumber.text(from.x)), ("y1", SVGNumber.text(from.y)),
            ("x2", SVGNumber.text(to.x)), ("y2", SVGNumber.text(to.y)),
          ])
      case .radial(let center, let from, let to):
        kind = "radialGradient"
        let middle = CGPoint(
          x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
        open(
          kind,
          [
            ("id", id), ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumber.text(middle.x)),
            ("cy", SVGNumber.text(middle.y)), ("fr", SVGNumber.text(from)), ("r", SVGNumber.text(to)),
          ])
      case .elliptical, .angular, .mesh:
        // These were converted to plain shapes before.
        return []
      }
      for stop in gradient.stops {
        single(
          "stop",
          [
            ("offset", SVGNumber.text(stop.offset)), ("stop-color", Self.hex(stop.color)),
            ("stop-opacity", SVGNumber.text(stop.color.opacity)),
          ])
      }
      close(kind)
      return [(name, "url(#\(id))")]
    }
  }

  private static func hex(_ color: PictureColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let byte = Int((max(0, min(1, part)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  private static func matrix(_ map: PictureTransform) -> String {
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return "translate(\(SVGNumber.text(map.x)) \(SVGNumber.text(map.y)))"
    }
    // Factors need more digits than lengths, because lengths are multiplied by them.
    let factors = [map.a, map.b, map.c, map.d].map { number in
      let text = String((number * 1e6).rounded() / 1e6)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "matrix(\((factors + [SVGNumber.text(map.x), SVGNumber.text(map.y)]).joined(separator: " ")))"
  }

  private static func data(of path: PicturePath) -> String {
    func point(_ point: CGPoint) -> String { "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))" }
    return path.segments.map { segment in
      switch segment {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .curve(let control1, let control2, let end): "C\(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
