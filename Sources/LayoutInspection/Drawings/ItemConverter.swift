import Foundation
import LayoutPictures

/// A converter of a picture's items to a document's, number by number.
struct ItemConverter {
  var glyphs: GlyphTable
  /// The numbers so far, in order.
  private(set) var values: [Double] = []
  private var darkPaints: ArraySlice<String>
  private var lengths: ArraySlice<InspectedLength>?

  /// Creates a converter that replaces the numbers by lengths; `nil` keeps the numbers.
  init(glyphs: GlyphTable, darkPaints: [String], lengths: [InspectedLength]?) {
    self.glyphs = glyphs
    self.darkPaints = darkPaints[...]
    self.lengths = lengths.map { $0[...] }
  }

  mutating func item(_ item: PictureItem) -> InspectedItem {
    switch item {
    case .fill(let path, let paint):
      let paint = self.paint(paint)
      return path.letterStarts.isEmpty
        ? .fill(outline(path), paint: paint) : .letters(letters(path), paint: paint)
    case .stroke(let path, let paint, let stroke):
      let paint = self.paint(paint)
      let isPlain = stroke.cap == .butt && stroke.join == .miter && stroke.phase == 0
      return .stroke(
        outline(path), paint: paint,
        InspectedStroke(
          width: InspectedNumber.rounded(stroke.width),
          dashes: stroke.dashes.map { InspectedNumber.rounded($0) },
          ends: isPlain
            ? nil : [stroke.cap.rawValue, stroke.join.rawValue, "\(InspectedNumber.rounded(stroke.phase))"]))
    case .pixels(let image, let frame): return .pixels(Data(image.bytes).base64EncodedString(), box(frame))
    case .group(let group): return self.group(group)
    }
  }

  private mutating func group(_ group: PictureGroup) -> InspectedItem {
    if let view = group.view { return .view(view) }
    if let placeholder = group.placeholder { return self.placeholder(placeholder) }
    var effects = InspectedEffects()
    let map = group.transform
    if map != .identity {
      effects.transform =
        [map.a, map.b, map.c, map.d].map { .constant(Double($0)) } + [length(map.x), length(map.y)]
    }
    if let clip = group.clip { effects.clip = outline(clip) }
    if group.opacity < 1 { effects.opacity = InspectedNumber.rounded(group.opacity) }
    if let shadow = group.shadow {
      effects.shadow = [shadow.radius, shadow.x, shadow.y].map { InspectedNumber.rounded($0) }
      effects.shadowPaint = paint(.color(shadow.color))
    }
    if group.blur > 0 { effects.blur = InspectedNumber.rounded(group.blur) }
    effects.mask = group.mask.map { $0.map { item($0) } }
    return .group(group.items.map { item($0) }, effects)
  }

  private mutating func placeholder(_ placeholder: PicturePlaceholder) -> InspectedItem {
    let box = self.box(placeholder.frame)
    var letters: [InspectedLetters] = []
    for case .fill(let path, _) in placeholder.label { letters += self.letters(path, isFixed: true) }
    return .placeholder(
      box,
      InspectedLabel(
        letters: letters, width: InspectedNumber.rounded(placeholder.labelSize.width),
        height: InspectedNumber.rounded(placeholder.labelSize.height), size: placeholder.letterSize,
        paints: [paint(.color(placeholder.background)), paint(.color(placeholder.ink))]))
  }

  private mutating func outline(_ path: PicturePath) -> InspectedOutline {
    switch path.shape {
    case .rounded(let frame, let radius): return .box(box(frame), radius: Double(radius))
    case .ellipse(let frame): return .ellipse(box(frame))
    case .circle(let frame): return .circle(box(frame))
    case nil:
      var (commands, numbers) = ("", [InspectedLength]())
      for segment in path.segments {
        commands += segment.command
        for point in segment.points { numbers += [length(point.x), length(point.y)] }
      }
      return .path(commands, numbers)
    }
  }

  /// Returns the letters of a path, a line for each baseline.
  private mutating func letters(_ path: PicturePath, isFixed: Bool = false) -> [InspectedLetters] {
    var lines: [InspectedLetters] = []
    var line: [(outline: String, x: CGFloat)] = []
    var baseline = CGFloat.nan
    func endLine(_ glyphs: inout GlyphTable) {
      guard !line.isEmpty else { return }
      let nexts = line.dropFirst().map { Optional($0.x) } + [nil]
      lines[lines.count - 1].line = glyphs.line(
        of: zip(line, nexts).map { letter, next in
          (letter.outline, next.map { Double($0 - letter.x) })
        })
      line = []
    }
    for (index, start) in path.letterStarts.enumerated() {
      let end =
        index + 1 < path.letterStarts.count ? path.letterStarts[index + 1].segment : path.segments.count
      guard start.segment < end else { continue }
      if lines.isEmpty || start.origin.y != baseline {
        endLine(&glyphs)
        let first = start.origin.x
        baseline = start.origin.y
        let (x, y) =
          isFixed
          ? (InspectedLength.constant(first), .constant(baseline)) : (length(first), length(baseline))
        lines.append(InspectedLetters(x: x, y: y, line: 0))
      }
      let outline = glyphs.outline(of: start.shape) {
        GlyphOutline.text(path.segments[start.segment..<end], from: start.origin)
      }
      line.append((outline, start.origin.x))
    }
    endLine(&glyphs)
    return lines
  }

  private mutating func box(_ frame: CGRect) -> InspectedBox {
    InspectedBox(
      sides: [length(frame.minX), length(frame.minY), length(frame.width), length(frame.height)])
  }

  private mutating func length(_ value: CGFloat) -> InspectedLength {
    values.append(Double(value))
    return lengths?.popFirst() ?? .constant(Double(value))
  }

  /// Returns a paint in light colours, and in dark ones where these differ.
  private mutating func paint(_ paint: Paint) -> String {
    let light = paint.text
    let dark = darkPaints.popFirst() ?? light
    return light == dark ? light : "\(light)|\(dark)"
  }
}

extension PictureItem {
  /// The paints of an item, in the order in which a converter meets them.
  var paints: [String] {
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): [paint.text]
    case .pixels: []
    case .group(let group):
      if group.view != nil {
        []
      } else if let placeholder = group.placeholder {
        [Paint.color(placeholder.background).text, Paint.color(placeholder.ink).text]
      } else {
        (group.shadow.map { [Paint.color($0.color).text] } ?? []) + (group.mask ?? []).flatMap(\.paints)
          + group.items.flatMap(\.paints)
      }
    }
  }
}

extension Paint {
  /// The colour in CSS's notation; for a gradient its form and its stops, separated by `>`.
  var text: String {
    switch self {
    case .color(let color): color.text
    case .gradient(let gradient):
      ([gradient.form.text] + gradient.stops.map { "\(InspectedNumber.rounded($0.offset)) \($0.color.text)" })
        .joined(separator: ">")
    }
  }
}

extension PictureGradient.Form {
  fileprivate var text: String {
    func written(_ word: String, _ numbers: CGFloat...) -> String {
      ([word] + numbers.map { "\(InspectedNumber.rounded($0))" }).joined(separator: " ")
    }
    return switch self {
    case .linear(let from, let to): written("linear", from.x, from.y, to.x, to.y)
    case .radial(let center, let from, let to): written("radial", center.x, center.y, from, to)
    // `PictureItem.painted` has already converted these to plain shapes.
    case .elliptical, .angular, .mesh: "none"
    }
  }
}

extension PictureColor {
  fileprivate var text: String {
    let parts = [red, green, blue] + (opacity < 1 ? [opacity] : [])
    return "#"
      + parts.map { part in
        let byte = Int((max(0, min(1, part)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension PicturePath.Segment {
  fileprivate var command: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension InspectedItem {
  /// The lengths of an item, in the order in which a converter meets them.
  var lengths: [InspectedLength] {
    switch self {
    case .fill(let outline, _), .stroke(let outline, _, _): outline.lengths
    case .letters(let lines, _): lines.flatMap { [$0.x, $0.y] }
    case .pixels(_, let box), .placeholder(let box, _): box.sides
    case .group(let items, let effects):
      (effects.transform?.dropFirst(4).map { $0 } ?? []) + (effects.clip?.lengths ?? [])
        + (effects.mask ?? []).flatMap(\.lengths) + items.flatMap(\.lengths)
    case .view: []
    }
  }

  /// The item without its lengths.
  var withoutNumbers: InspectedItem {
    switch self {
    case .fill(let outline, let paint): .fill(outline.withoutNumbers, paint: paint)
    case .stroke(let outline, let paint, let stroke): .stroke(outline.withoutNumbers, paint: paint, stroke)
    case .letters(let lines, let paint):
      .letters(
        lines.map { InspectedLetters(x: .unspecified, y: .unspecified, line: $0.line) }, paint: paint)
    case .pixels(let bytes, let box): .pixels(bytes, box.withoutNumbers)
    case .placeholder(let box, let label): .placeholder(box.withoutNumbers, label)
    case .group(let items, var effects):
      {
        effects.transform = effects.transform.map { $0.prefix(4) + [.unspecified, .unspecified] }
        effects.clip = effects.clip?.withoutNumbers
        effects.mask = effects.mask?.map(\.withoutNumbers)
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
