import Foundation
import LayoutCore

extension StructurePlanner {
  /// Returns the largest part with the others over it.
  mutating func layers(_ parts: [DesignPart], in room: Room, key: String) -> PlannedView {
    if let (contents, shapes) = contents(of: parts), choose("contents \(key)", [true, false]) {
      return self.contents(contents, with: shapes, in: room, key: key)
    }
    func area(_ part: DesignPart) -> CGFloat {
      let size = design.boxes(part)[0].size
      return size.width * size.height
    }
    let base = parts.dropFirst().reduce(parts[0]) { area($1) > area($0) ? $1 : $0 }
    let others = parts.filter { $0 != base }
    let inside = plan(others, in: Room(boxes: design.boxes(base), isOfLayer: true))
    var shape = plan([base], in: room)
    let hugged = [Axis.horizontal, .vertical].filter { padding(of: inside, in: shape.box, $0) != nil }
    let isHugged = !hugged.isEmpty
    // A part that surrounds the others would hide them.
    let first = design.leaves(of: base)[0]
    let isInFront = hugged.count < 2 && others.contains { design.leaves(of: $0)[0] < first }
    var isShape = false
    if case .leaf(let leaf) = base {
      if case .text = leaves[leaf].kind {} else { isShape = true }
    }
    let layering: Layering = choose(
      "layer \(key)",
      !isInFront && isShape && isHugged ? [.background, .overlay, .zStack] : [.overlay, .zStack])
    if layering == .zStack { return zStack(shape, inside, isInFront: isInFront) }
    if layering == .background, case .leaf(let leaf) = base {
      var planned = place(inside, in: Room(boxes: shape.box), key: "in \(key)")
      let layer = InferredView(content: .leaf(leaf))
      planned.view = planned.view.modified(.layer(layer, .center, isBackground: true))
      return planned
    }
    let reachesOut = zip(inside.box, shape.box).contains { inside, base in
      [Axis.horizontal, .vertical].contains {
        inside.start($0) < base.start($0) - 2 * tolerance || inside.end($0) > base.end($0) + 2 * tolerance
      }
    }
    // Where one reaches out, what does not touch is a layer each, as a badge and a picture are.
    let apart = reachesOut && !isInFront ? clusters(others) : []
    if apart.count > 1, choose("apart \(key)", [true, false]) {
      for cluster in apart {
        let layer = plan(cluster, in: Room(boxes: design.boxes(base), isOfLayer: true))
        cover(&shape, with: layer, isBackground: false, key: Self.key(cluster))
      }
    } else {
      cover(&shape, with: inside, isBackground: isInFront, key: key)
    }
    return shape
  }

  /// Returns what has a size of its own, and two or more shapes that follow it; `nil` where parts are no such views.
  ///
  /// A shape follows where it keeps its length, or its distances from both ends, and its place on each axis.
  private func contents(of parts: [DesignPart]) -> (contents: [DesignPart], shapes: [DesignPart])? {
    /// The only leaf of a part, where it is a shape.
    func shape(_ part: DesignPart) -> DesignPart? {
      let inside = design.leaves(of: part)
      guard inside.count == 1, case .shape(let shape, _) = leaves[inside[0]].kind, shape != "Divider" else {
        return nil
      }
      return .leaf(inside[0])
    }
    let (contents, shapes) = (parts.filter { shape($0) == nil }, parts.compactMap(shape))
    guard !contents.isEmpty, shapes.count > 1,
      contents.allSatisfy({ part in
        design.leaves(of: part).contains { if case .text = leaves[$0].kind { true } else { false } }
      }),
      contents.count == 1
        || [Axis.horizontal, .vertical].contains(where: { groups(contents, along: $0).count > 1 })
    else { return nil }
    let box = design.boxes(contents)
    let follow = shapes.allSatisfy { shape in
      let own = design.boxes(shape)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        let starts = constant(zip(own, box).map { $0.start(axis) - $1.start(axis) }) != nil
        let ends = constant(zip(own, box).map { $1.end(axis) - $0.end(axis) }) != nil
        let middles = constant(
          zip(own, box).map { $0.start(axis) + $0.end(axis) - $1.start(axis) - $1.end(axis) })
        return starts && ends
          || constant(own.map { $0.length(axis) }) != nil && (starts || ends || middles != nil)
      }
    }
    return follow ? (contents, shapes) : nil
  }

  /// Returns what has a size of its own, with shapes behind it and over it.
  private mutating func contents(
    _ contents: [DesignPart], with shapes: [DesignPart], in room: Room, key: String
  ) -> PlannedView {
    var planned = plan(contents, in: room)
    let first = contents.flatMap(design.leaves).min() ?? 0
    for shape in shapes {
      let layer = plan(shape, in: Room(boxes: planned.box, isOfLayer: true))
      cover(
        &planned, with: layer, isBackground: design.leaves(of: shape)[0] < first, key: Self.key([shape]))
    }
    return planned
  }

  /// Puts a layer over a shape or behind it, at the edges to which it keeps its distance.
  private mutating func cover(
    _ shape: inout PlannedView, with inside: PlannedView, isBackground: Bool, key: String
  ) {
    var position = Place()
    var layer = inside
    var insets = Insets()
    for axis in [Axis.horizontal, .vertical] {
      let (side, start, end) = anchored(inside, in: shape.box, axis)
      position[axis] = side
      insets.set(axis, start: start, end: end)
    }
    if let even = insets.evened, choose("even \(key)", [true, false]) { insets = even }
    if insets != Insets() {
      // A badge that reaches out is moved, and padding would take from what the layer is offered.
      let isMoved = choose("offset \(key)", insets.reachOut ? [true, false] : [false, true])
      layer.view = layer.view.modified(
        isMoved
          ? .offset(x: insets.leading - insets.trailing, y: insets.top - insets.bottom) : .padding(insets))
    }
    shape.view = shape.view.modified(.layer(layer.view, position, isBackground: isBackground))
  }

  /// Parts that overlap each other in some example, directly or by others, in the order of the first of each.
  private func clusters(_ parts: [DesignPart]) -> [[DesignPart]] {
    var clusters: [[DesignPart]] = []
    for part in parts {
      let boxes = design.boxes(part)
      let touching = clusters.indices.filter { cluster in
        clusters[cluster].contains { other in
          zip(boxes, design.boxes(other)).contains { one, other in
            [Axis.horizontal, .vertical].allSatisfy {
              one.start($0) < other.end($0) - 2 * tolerance && other.start($0) < one.end($0) - 2 * tolerance
            }
          }
        }
      }
      guard let first = touching.first else {
        clusters.append([part])
        continue
      }
      for other in touching.dropFirst().reversed() { clusters[first] += clusters.remove(at: other) }
      clusters[first].append(part)
    }
    return clusters
  }

  private enum Layering { case background, overlay, zStack }

  /// Returns two parts, each of its own size.
  private func zStack(_ base: PlannedView, _ part: PlannedView, isInFront: Bool) -> PlannedView {
    let box = zip(base.box, part.box).map { $0.union($1) }
    var planned = PlannedView(view: base.view, box: box)
    var position = Place()
    for axis in [Axis.horizontal, .vertical] {
      if base.fills(axis) || part.fills(axis) { planned.setFills(axis) }
      let fits = [CrossAlignment.center, .start, .end].first { alignment in
        [base, part].allSatisfy { isAligned($0.box, alignment, box, axis) }
      }
      position[axis] = fits == .start ? -1 : fits == .end ? 1 : 0
    }
    planned.view = InferredView(
      content: .zStack(position, isInFront ? [part.view, base.view] : [base.view, part.view]))
    return planned
  }

  /// Returns the edge from which a part has a fixed distance, and the distances that need padding.
  private func anchored(
    _ part: PlannedView, in boxes: [CGRect], _ axis: Axis
  ) -> (side: Int, start: CGFloat, end: CGFloat) {
    let starts = zip(part.box, boxes).map { $0.start(axis) - $1.start(axis) }
    let ends = zip(part.box, boxes).map { $1.end(axis) - $0.end(axis) }
    let (start, end) = (constant(starts), constant(ends))
    if part.fills(axis), let start, let end { return (0, start, end) }
    if constant(zip(starts, ends).map { $0 - $1 }).map({ abs($0) <= 4 * tolerance + 0.01 }) == true {
      return (0, 0, 0)
    }
    switch (start, end) {
    case (let start?, let end?): return abs(start) <= abs(end) ? (-1, start, 0) : (1, 0, end)
    case (let start?, nil): return (-1, start, 0)
    case (nil, let end?): return (1, 0, end)
    case (nil, nil): return (0, 0, 0)
    }
  }

  /// Returns the padding by which a part fills a box on an axis.
  private func padding(of part: PlannedView, in boxes: [CGRect], _ axis: Axis) -> (CGFloat, CGFloat)? {
    guard let start = constant(zip(part.box, boxes).map { $0.start(axis) - $1.start(axis) }),
      let end = constant(zip(part.box, boxes).map { $1.end(axis) - $0.end(axis) }), start >= 0, end >= 0
    else { return nil }
    return (start, end)
  }

  /// Pads a part to its box, or puts it in a frame of that size.
  mutating func place(
    _ part: PlannedView, in room: Room, key: String, isRoot: Bool = false
  ) -> PlannedView {
    var planned = part
    planned.box = room.boxes
    var insets = Insets()
    var fixed: [Axis: CGFloat] = [:]
    var filled: Set<Axis> = []
    var position = Place()
    var limited: [(axis: Axis, length: CGFloat)] = []
    for axis in [Axis.horizontal, .vertical] {
      let lengths = room.boxes.map { $0.length(axis) }
      let whole = padding(of: part, in: room.boxes, axis)
      switch choose("place \(key) \(axis)", ways(part, in: room, axis, isRoot: isRoot)) {
      case .centered:
        let starts = zip(part.box, room.boxes).map { $0.start(axis) - $1.start(axis) }
        let ends = zip(part.box, room.boxes).map { $1.end(axis) - $0.end(axis) }
        let more = constant(zip(starts, ends).map { $0 - $1 }) ?? 0
        if abs(more) > 4 * tolerance + 0.01 {
          insets.set(axis, start: max(0, more), end: max(0, -more))
        } else if isRoot, axis == .horizontal, !part.fills(axis) {
          // Margins that nothing reaches are seen only where a text gets less than it needs.
          let widest = margin(of: part, in: room.boxes, axis)
          let margin = choose(Self.marginKey, [0] + Self.usualMargins.filter { $0 <= widest })
          insets.set(axis, start: margin, end: margin)
        }
      case .limited:
        // A narrow container shows its margins, and a wide one its limit.
        let margin = margin(of: part, in: room.boxes, axis)
        insets.set(axis, start: margin, end: margin)
        limited.append((axis, (part.box.map { $0.length(axis) }.max() ?? 0) + 2 * margin))
      case .padded:
        if let whole { insets.set(axis, start: whole.0, end: whole.1) }
      case .framed:
        let (side, start, end) = anchored(part, in: room.boxes, axis)
        insets.set(axis, start: start, end: end)
        position[axis] = side
        if part.fills(axis) { continue }
        if let length = constant(lengths), !isRoot { fixed[axis] = length } else { filled.insert(axis) }
      }
    }
    if insets != Insets() { planned.view = planned.view.modified(.padding(insets)) }
    for (axis, length) in limited {
      planned.view = planned.view.modified(
        .limits(axis, least: nil, greatest: round(length, within: 2 * tolerance)))
    }
    for axis in [Axis.horizontal, .vertical]
    where part.fills(axis) && !limited.contains(where: { $0.axis == axis }) {
      let lengths = (isRoot ? part.box : room.boxes).map { $0.length(axis) }
      guard constant(lengths) == nil, let greatest = lengths.max() else { continue }
      if choose("limit \(key) \(axis)", [false, true]) {
        planned.view = planned.view.modified(
          .limits(axis, least: nil, greatest: round(greatest, within: tolerance)))
      }
    }
    if !fixed.isEmpty {
      planned.view = planned.view.modified(
        .frame(width: fixed[.horizontal], height: fixed[.vertical], position))
    }
    if !filled.isEmpty {
      planned.view = planned.view.modified(
        .filling(width: filled.contains(.horizontal), height: filled.contains(.vertical), position))
      filled.forEach { planned.setFills($0) }
    }
    return planned
  }

  /// Returns the ways to place a part in its box, the likeliest first; a root is centred in its container.
  private func ways(_ part: PlannedView, in room: Room, _ axis: Axis, isRoot: Bool) -> [Way] {
    let isPadded = padding(of: part, in: room.boxes, axis) != nil
    guard isRoot else { return isPadded ? [.padded, .framed] : [.framed, .padded] }
    if isPadded, part.fills(axis) { return [.padded, .centered, .framed] }
    let starts = zip(part.box, room.boxes).map { $0.start(axis) - $1.start(axis) }
    let ends = zip(part.box, room.boxes).map { $1.end(axis) - $0.end(axis) }
    let isCentered = constant(zip(starts, ends).map { $0 - $1 }).map { abs($0) <= 4 * tolerance + 0.01 }
    if isCentered == true, part.fills(axis), !isPadded, margin(of: part, in: room.boxes, axis) > 2 * tolerance
    {
      return [.limited, .centered, .padded, .framed]
    }
    if isCentered == true { return [.centered, .padded, .framed] }
    return isPadded ? [.framed, .centered, .padded] : [.framed, .centered]
  }

  /// Margins that are tried where the frames do not say, in points: the default padding and multiples of 4, a choice and no
  /// measurement.
  private static let usualMargins: [CGFloat] = [16, 8, 12, 20, 24, 4]

  /// The least distance of a part from the ends of its room.
  private func margin(of part: PlannedView, in boxes: [CGRect], _ axis: Axis) -> CGFloat {
    let least = zip(part.box, boxes).map { min($0.start(axis) - $1.start(axis), $1.end(axis) - $0.end(axis)) }
    return round(max(0, least.min() ?? 0), within: 2 * tolerance)
  }

  /// The way in which a part fills its box.
  private enum Way { case padded, framed, centered, limited }
}
