import Foundation
import LayoutCore

extension StructurePlanner {
  mutating func stack(
    _ axis: Axis, _ groups: [[DesignPart]], in room: Room, key: String
  ) -> PlannedView {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var children = groups.map { group in
      let own = design.boxes(group)
      let boxes = zip(own, room.boxes).map { $0.replacing(across, with: $1) }
      var child = plan(group, in: Room(boxes: boxes, sharedAxis: axis))
      if let claim = claim(of: group, axis) { child.view = child.view.modified(claim) }
      return child
    }
    if !putInCells(&children, axis, room, key: key) { widenEnds(of: &children, axis, room, key: key) }
    if axis == .vertical { alignAlike(&children, key: key) }
    let box = children[0].box.indices.map { example in
      children.dropFirst().reduce(children[0].box[example]) { $0.union($1.box[example]) }
    }
    var planned = PlannedView(view: children[0].view, box: box)
    if children.contains(where: { $0.fills(axis) }) { planned.setFills(axis) }
    if children.contains(where: { $0.fills(across) }) { planned.setFills(across) }
    let alignment = align(&children, across, box, &planned, key: key)
    let (spacing, items, fills) = spaced(children, axis, room, key: key)
    if fills { planned.setFills(axis) }
    planned.view = InferredView(
      content: .stack(axis, spacing: spacing, alignment: alignment, items))
    return planned
  }

  /// The spacings that are tried where the frames do not determine one, in points.
  ///
  /// Multiples of 4 are a choice, not a measurement.
  private static let usualSpacings: [CGFloat?] = [0, 4, 8, 12, 16]

  /// Puts children with unlike gaps and equally distant middles into frames of one length, and returns whether it does.
  ///
  /// People write columns and lists so, with dividers between the cells or without.
  private mutating func putInCells(
    _ children: inout [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) -> Bool {
    guard children.count > 2, !children.contains(where: { $0.fills(axis) }) else { return false }
    let dividers = children.indices.filter { isDivider(children[$0].view) }
    let between = children.indices.filter { $0 % 2 == 1 }
    guard dividers.isEmpty || dividers == between && children.count % 2 == 1 else { return false }
    let pairs = zip(children, children.dropFirst())
    let gaps = pairs.flatMap { zip($0.box, $1.box).map { $1.start(axis) - $0.end(axis) } }
    func middle(_ box: CGRect) -> CGFloat { (box.start(axis) + box.end(axis)) / 2 }
    guard constant(gaps) == nil,
      let pitch = constant(pairs.flatMap { zip($0.box, $1.box).map { middle($1) - middle($0) } })
    else { return false }
    // As long as a cell may be, where there is no spacing.
    var longest = pitch
    if !dividers.isEmpty {
      guard let divider = constant(dividers.flatMap { children[$0].box.map { $0.length(axis) } })
      else { return false }
      longest = 2 * pitch - divider
    }
    var length = longest
    if room.sharedAxis == nil, room.boxes != containers {
      // A known group has its own length, and begins where its first cell does.
      let lengths = room.boxes.map { $0.length(axis) - pitch * CGFloat(children.count - 1) }
      guard let own = constant(lengths),
        zip(children[0].box, room.boxes).allSatisfy({
          abs(middle($0) - own / 2 - $1.start(axis)) <= 2 * tolerance
        })
      else { return false }
      length = own
    } else if tolerance >= 0.1 {
      // Of frames that are rounded to pixels, some have equally distant middles by chance.
      return false
    }
    let cells = children.indices.filter { !dividers.contains($0) }
    guard length <= longest + 2 * tolerance,
      cells.allSatisfy({ children[$0].box.allSatisfy { $0.length(axis) <= length + 2 * tolerance } }),
      choose("cells \(key)", [true, false])
    else { return false }
    for place in cells {
      // The one that gives all cells their length needs no frame.
      let isLongest = children[place].box.allSatisfy { length - $0.length(axis) <= 2 * tolerance }
      guard !isLongest else { continue }
      children[place].view = children[place].view.modified(
        .frame(
          width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil, .center))
      children[place].box = children[place].box.map { box in
        let start = middle(box) - length / 2
        return axis == .horizontal
          ? CGRect(x: start, y: box.origin.y, width: length, height: box.size.height)
          : CGRect(x: box.origin.x, y: start, width: box.size.width, height: length)
      }
    }
    return true
  }

  /// Puts a child that does not reach the end of a known group into a frame that does, as labels often are.
  private mutating func widenEnds(
    of children: inout [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) {
    guard room.sharedAxis == nil else { return }
    // Containers of one length do not show that anything keeps its distance from their ends.
    guard room.boxes != containers || constant(containers.map { $0.length(axis) }) == nil else { return }
    for (place, side) in [(0, 1), (children.count - 1, -1)] {
      let child = children[place]
      guard !child.fills(axis) else { continue }
      let isFirst = side == 1
      let lengths = zip(child.box, room.boxes).map {
        isFirst ? $0.end(axis) - $1.start(axis) : $1.end(axis) - $0.start(axis)
      }
      let own = child.box.map { $0.length(axis) }
      guard let length = constant(lengths), zip(lengths, own).allSatisfy({ $0 - $1 > 4 * tolerance })
      else { continue }
      // A person writes the frame's length or the distance to its end: the one of fewer digits is likelier. A text that is
      // narrower everywhere than on one line has a frame in any case.
      let isWritten =
        axis == .horizontal && isNarrow(child.view)
        || constant(zip(lengths, own).map { $0 - $1 }).map { RoundNumbers.isRounder(length, than: $0) }
          ?? true
      guard choose("widened \(key) \(place)", isWritten ? [true, false] : [false, true]) else { continue }
      var position = Place()
      position[axis] = side
      children[place].view = child.view.modified(
        .frame(
          width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil, position))
      children[place].box = zip(child.box, room.boxes).map { child, room in
        let start = isFirst ? room.start(axis) : child.start(axis)
        return axis == .horizontal
          ? CGRect(x: start, y: child.origin.y, width: length, height: child.size.height)
          : CGRect(x: child.origin.x, y: start, width: child.size.width, height: length)
      }
    }
  }

  /// Whether it is a text that is narrower in each example than it is on one line.
  private func isNarrow(_ view: InferredView) -> Bool {
    if case .leaf(let leaf) = view.content { settings[leaf].contains(where: \.isNarrow) } else { false }
  }

  /// Gives rows of a column that have the same kinds of children an alignment that fits all of them, where one does.
  ///
  /// A row whose children are equally high fits each alignment. Its neighbours show which one is written.
  private mutating func alignAlike(_ children: inout [PlannedView], key: String) {
    var alike: [[RowKind]: [Int]] = [:]
    for (place, child) in children.enumerated() where !child.alignments.isEmpty {
      guard case .stack(.horizontal, _, _, let items) = child.view.content else { continue }
      alike[items.map(rowKind), default: []].append(place)
    }
    for places in alike.values.sorted(by: { $0[0] < $1[0] }) where places.count > 1 {
      let common = places.dropFirst().reduce(children[places[0]].alignments) { common, place in
        common.filter(children[place].alignments.contains)
      }
      guard let alignment = common.first else { continue }
      for place in places {
        guard case .stack(let axis, let spacing, let own, let items) = children[place].view.content,
          own != alignment, choose("alike \(key) \(place)", [true, false])
        else { continue }
        children[place].view.content = .stack(axis, spacing: spacing, alignment: alignment, items)
      }
    }
  }

  /// The kind of a row's child, by which rows are alike.
  private enum RowKind: Hashable { case text, leaf, spacer, stack(Axis), other }

  private func rowKind(_ view: InferredView) -> RowKind {
    switch view.content {
    case .leaf(let leaf): isText(leaf) ? .text : .leaf
    case .spacer: .spacer
    case .stack(let axis, _, _, _): .stack(axis)
    case .zStack, .grid, .lazyGrid, .viewThatFits: .other
    }
  }

  /// Returns the modifier that secures a child's length in a stack; `nil` for none.
  ///
  /// It matters where the stack's length does not suffice for all children.
  private mutating func claim(of group: [DesignPart], _ axis: Axis) -> InferredView.Modifier? {
    choose(
      "\(Self.priorityKey) \(Self.key(group))",
      [
        nil, .layoutPriority(1),
        .fixedSize(horizontal: axis == .horizontal, vertical: axis == .vertical),
      ])
  }

  /// Returns the children with spacers where a gap changes, and padding where it differs from the spacing.
  private mutating func spaced(
    _ children: [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) -> (spacing: CGFloat?, [InferredView], fills: Bool) {
    let gaps = zip(children, children.dropFirst()).map { before, after in
      zip(before.box, after.box).map { $1.start(axis) - $0.end(axis) }
    }
    let fixed = gaps.indices.map { place -> CGFloat? in
      guard let gap = constant(gaps[place]) else { return nil }
      // One example cannot distinguish a long gap from a spacer.
      guard room.boxes.count == 1, gap >= 24 else { return gap }
      return choose("gap \(key) \(place)", gap > 48 ? [nil, gap] : [gap, nil])
    }
    // Gaps that change may be those between children that share the length equally.
    let open = children.map { !$0.fills(axis) && !isDivider($0.view) }
    let free = zip(children, open).map { $1 && !$0.isFixed(axis) }
    // A child of fixed length shares where no other does.
    let sharing = free.count(where: { $0 }) > 1 ? free : open
    if fixed.contains(where: { $0 == nil }), sharing.count(where: { $0 }) > 1,
      let side = choose("share \(key)", [nil, 0, -1, 1] as [Int?])
    {
      var position = Place()
      position[axis] = side
      let items = zip(children, sharing).map { child, isSharing in
        isSharing
          ? child.view.modified(
            .filling(width: axis == .horizontal, height: axis == .vertical, position)) : child.view
      }
      // The lengths of the children are not visible, so the spacing is left to the fitting of numbers.
      return (choose("shared spacing \(key)", [0, nil]), items, true)
    }
    let usual = zip(children, children.dropFirst()).map {
      spacing.distance(from: $0.view, to: $1.view, axis, leaves)
    }
    let areUsual = fixed.indices.compactMap { place in
      fixed[place].map { abs($0 - usual[place]) <= 2 * tolerance }
    }
    let least = fixed.compactMap { $0 }.min()
    let shortest = gaps.indices.filter { fixed[$0] == nil }.flatMap { gaps[$0] }.min() ?? .infinity
    // A spacer has the spacing on both sides, and is at least 8 long by default.
    let written: CGFloat?
    if let least {
      written = min(least, max(0, floor(shortest / 2)))
    } else {
      written = shortest < 24 ? 0 : nil
    }
    // Padding changes the default, which is therefore likely where it needs none.
    let spacings: [CGFloat?] =
      written == nil || !areUsual.contains(true)
      ? [written] : areUsual.contains(false) ? [written, nil] : [nil, written]
    // With spacers alone, the spacing is visible only where a text gets less than it needs.
    let length =
      areUsual.isEmpty
      ? choose(
        "\(Self.priorityKey) spacing \(key)",
        [written] + Self.usualSpacings.filter { 2 * ($0 ?? 0) <= shortest })
      : choose("spacing \(key)", spacings)
    var items = [children[0].view]
    for (place, child) in children.dropFirst().enumerated() {
      let own = length ?? usual[place]
      guard let gap = fixed[place] else {
        // Without a written spacing, a spacer has none; a least length is a multiple of 4 where the default is too long.
        let room = shortest - 2 * (length ?? 0)
        let isShort = room < ViewSpacing.defaultDistance - 2 * tolerance
        items.append(InferredView(content: .spacer(isShort ? max(0, floor(room / 4) * 4) : nil)))
        items.append(child.view)
        continue
      }
      let more = gap - own
      var insets = Insets()
      insets.set(axis, start: more, end: 0)
      items.append(abs(more) <= 2 * tolerance ? child.view : child.view.modified(.padding(insets)))
    }
    return (length, items, items.count > children.count)
  }

  /// Returns the alignment that most children have, and gives the others a frame that fills, or padding.
  private mutating func align(
    _ children: inout [PlannedView], _ axis: Axis, _ box: [CGRect], _ planned: inout PlannedView, key: String
  ) -> CrossAlignment {
    let fits = [CrossAlignment.center, .start, .end].map { alignment in
      (alignment, children.indices.filter { isAligned(children[$0].box, alignment, box, axis) })
    }
    /// Returns the number of children with a fixed distance from an edge.
    func anchored(_ alignment: CrossAlignment) -> Int {
      children.count { child in
        constant(
          zip(child.box, box).map {
            switch alignment {
            case .start: $0.start(axis) - $1.start(axis)
            case .end: $1.end(axis) - $0.end(axis)
            default: $0.start(axis) - $1.start(axis) - $1.end(axis) + $0.end(axis)
            }
          }) != nil
      }
    }
    var ranked = fits.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (second.1.count, anchored(second.0), one.offset) < (
        first.1.count, anchored(first.0), other.offset
      )
    }
    .map(\.element)
    if axis == .vertical {
      ranked.append((.firstTextBaseline, Array(children.indices)))
      ranked.append((.lastTextBaseline, Array(children.indices)))
    }
    // Baselines come first where texts of several sizes have no common edge.
    if axis == .vertical, ranked[0].1.count < children.count,
      children.allSatisfy({ child in child.view.hasLeaf { isText($0) } }),
      let baseline = ranked.firstIndex(where: { $0.0 == .firstTextBaseline })
    {
      ranked.insert(ranked.remove(at: baseline), at: 0)
    }
    let chosen = choose("align \(key)", ranked)
    if fits.contains(where: { $0.0 == chosen.0 }), chosen.1.count == children.count {
      planned.alignments = fits.filter { $0.1.count == children.count }.map(\.0)
    }
    for place in chosen.1 where children[place].fills(axis) {
      inset(&children[place], axis, box, key: "\(key) \(place)")
    }
    for place in children.indices where !chosen.1.contains(place) {
      let child = children[place]
      if let other = fits.first(where: { $0.1.contains(place) })?.0 {
        var position = Place()
        position[axis] = other == .start ? -1 : other == .end ? 1 : 0
        children[place].view = child.view.modified(
          .filling(width: axis == .horizontal, height: axis == .vertical, position))
        planned.setFills(axis)
      } else {
        var insets = Insets()
        let starts = zip(child.box, box).map { $0.start(axis) - $1.start(axis) }
        let ends = zip(child.box, box).map { $1.end(axis) - $0.end(axis) }
        insets.set(
          axis, start: chosen.0 == .end ? 0 : constant(starts) ?? 0,
          end: chosen.0 == .start ? 0 : constant(ends) ?? 0)
        if insets != Insets() { children[place].view = child.view.modified(.padding(insets)) }
      }
    }
    return chosen.0
  }

  /// Pads a child that fills its proposal and is shorter than the box of its stack, whose length another child has.
  private mutating func inset(_ child: inout PlannedView, _ axis: Axis, _ box: [CGRect], key: String) {
    guard let start = constant(zip(child.box, box).map { $0.start(axis) - $1.start(axis) }),
      let end = constant(zip(child.box, box).map { $1.end(axis) - $0.end(axis) }),
      max(start, end) > 2 * tolerance, choose("inset \(key) \(axis)", [true, false])
    else { return }
    var insets = Insets()
    insets.set(axis, start: start, end: end)
    child.view = child.view.modified(.padding(insets))
  }

  private func isDivider(_ view: InferredView) -> Bool {
    if case .leaf(let leaf) = view.content, leaves[leaf].kind == .shape("Divider") { true } else { false }
  }

  private func isText(_ leaf: Int) -> Bool {
    if case .text = leaves[leaf].kind { true } else { false }
  }

  func isAligned(
    _ child: [CGRect], _ alignment: CrossAlignment, _ box: [CGRect], _ axis: Axis
  ) -> Bool {
    zip(child, box).allSatisfy { child, box in
      let (start, end) = (child.start(axis) - box.start(axis), box.end(axis) - child.end(axis))
      switch alignment {
      case .start: return abs(start) <= 2 * tolerance
      case .end: return abs(end) <= 2 * tolerance
      // The middle may lie between two pixels.
      case .center: return abs(start - end) <= 4 * tolerance + 0.01
      case .firstTextBaseline, .lastTextBaseline: return false
      }
    }
  }
}
