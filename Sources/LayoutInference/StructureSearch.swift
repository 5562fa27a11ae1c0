import Foundation
import LayoutCore

/// A part of the view, with the box that it takes in each example.
struct PlannedView {
  var view: InferredView
  var box: [CGRect]
  /// Whether it takes all that is offered.
  var fillsWidth = false
  var fillsHeight = false

  func fills(_ axis: Axis) -> Bool { axis == .horizontal ? fillsWidth : fillsHeight }

  /// Whether a frame gives it its length.
  func isFixed(_ axis: Axis) -> Bool {
    view.modifiers.contains { modifier in
      guard case .frame(let width, let height, _) = modifier else { return false }
      return (axis == .horizontal ? width : height) != nil
    }
  }

  mutating func setFills(_ axis: Axis) {
    if axis == .horizontal { fillsWidth = true } else { fillsHeight = true }
  }
}

/// The room in which a part lives: a box for each example, which is its own along an axis that it shares with siblings.
struct Room {
  var boxes: [CGRect]
  var sharedAxis: Axis?
}

/// Cuts rectangles into rows, columns, grids and layers; where they leave a choice, the choices decide.
struct StructurePlanner {
  let design: Design
  let tolerance: CGFloat
  /// The fonts that each text can have, the likeliest first.
  let settings: [[TextSetting]]
  /// What stands between two views where nothing is written.
  let spacing: DefaultSpacing
  /// Which option is taken at each choice; 0 where it says nothing.
  let choices: [String: Int]
  /// How many options each choice had.
  private(set) var options: [String: Int] = [:]

  init(
    _ design: Design, _ tolerance: CGFloat, settings: [[TextSetting]], spacing: DefaultSpacing,
    choices: [String: Int]
  ) {
    (self.design, self.tolerance, self.settings) = (design, tolerance, settings)
    (self.spacing, self.choices) = (spacing, choices)
  }

  var leaves: [InferredLeaf] { design.leaves }

  /// How keys begin that ask for a layout priority.
  static let priorityKey = "priority"

  /// The whole view in its containers.
  mutating func plan(in containers: [CGRect]) -> InferredView {
    let room = Room(boxes: containers)
    var root = plan(design.parts, in: room)
    root = place(root, in: room, key: "root", isRoot: true)
    return root.view
  }

  /// The option that is taken of some, which stay in mind for the search.
  mutating func choose<Option>(_ key: String, _ all: [Option]) -> Option {
    if all.count > 1 { options[key] = all.count }
    return all[min(choices[key] ?? 0, all.count - 1)]
  }

  mutating func plan(_ parts: [DesignPart], in room: Room) -> PlannedView {
    if parts.count == 1 { return plan(parts[0], in: room) }
    let key = Self.key(parts)
    var cuts: [(axis: Axis, groups: [[DesignPart]])] = []
    for axis in [Axis.vertical, .horizontal] {
      let groups = groups(parts, along: axis)
      if groups.count > 1 { cuts.append((axis, groups)) }
    }
    guard !cuts.isEmpty else { return layers(parts, in: room, key: key) }
    if cuts.count == 2, let cells = cells(cuts[0].groups), choose("grid " + key, [false, true]) {
      return grid(cells, in: room, key: key)
    }
    let cut = choose("cut " + key, cuts)
    return stack(cut.axis, cut.groups, in: room, key: key)
  }

  private mutating func plan(_ part: DesignPart, in room: Room) -> PlannedView {
    switch part {
    case .leaf(let leaf): return self.leaf(leaf, in: room)
    case .group(let group):
      let known = design.groups[group].frames
      guard let known else { return plan(design.groups[group].parts, in: room) }
      let own = Room(boxes: known)
      let inside = plan(design.groups[group].parts, in: own)
      let isAll = zip(inside.box, known).allSatisfy { inside, known in
        [Axis.horizontal, .vertical].allSatisfy {
          abs(inside.start($0) - known.start($0)) <= 2 * tolerance
            && abs(inside.end($0) - known.end($0)) <= 2 * tolerance
        }
      }
      if isAll { return inside }
      return place(inside, in: own, key: "group \(group)")
    }
  }

  /// What names some parts in the keys of choices.
  private static func key(_ parts: [DesignPart]) -> String {
    switch parts[0] {
    case .leaf(let leaf): "\(leaf)-\(parts.count)"
    case .group(let group): "g\(group)-\(parts.count)"
    }
  }

  /// The finest groups that lie one after the other in every example.
  func groups(_ parts: [DesignPart], along axis: Axis) -> [[DesignPart]] {
    let sorted = parts.enumerated().map {
      (place: $0.offset, part: $0.element, boxes: design.boxes($0.element))
    }
    .sorted { ($0.boxes[0].start(axis), $0.place) < ($1.boxes[0].start(axis), $1.place) }
    let count = sorted[0].boxes.count
    // The furthest end before each place, and the nearest start from it on.
    var ends = [[CGFloat]](repeating: [], count: count)
    var starts = ends
    for example in 0..<count {
      ends[example] = sorted.reduce(into: []) { ends, next in
        ends.append(max(ends.last ?? -.infinity, next.boxes[example].end(axis)))
      }
      starts[example] = sorted.reversed().reduce(into: []) { starts, next in
        starts.append(min(starts.last ?? .infinity, next.boxes[example].start(axis)))
      }.reversed()
    }
    var groups: [[DesignPart]] = [[]]
    for place in sorted.indices {
      let isCut =
        place > 0
        && (0..<count).allSatisfy { ends[$0][place - 1] <= starts[$0][place] + 2 * tolerance }
      if isCut { groups.append([]) }
      groups[groups.count - 1].append(sorted[place].part)
    }
    return groups
  }
}

// MARK: - Leaves

extension StructurePlanner {
  mutating func leaf(_ place: Int, in room: Room) -> PlannedView {
    let leaf = leaves[place]
    var planned = PlannedView(view: InferredView(content: .leaf(place)), box: leaf.frames)
    switch leaf.kind {
    case .text:
      let setting = choose("text \(place)", settings[place])
      if !setting.font.isBody { planned.view = planned.view.modified(.font(setting.font)) }
      if let limit = setting.lineLimit { planned.view = planned.view.modified(.lineLimit(limit)) }
      // Something keeps it from its words' own width everywhere: its room, or a frame that is not seen.
      if setting.isNarrow, let width = leaf.frames.map(\.size.width).max(),
        constant(leaf.frames.map(\.size.width)) != nil, choose("narrow \(place)", [false, true])
      {
        let step: CGFloat = tolerance < 0.1 ? 0.01 : 1
        planned.view = planned.view.modified(
          .frame(width: (width / step - 1e-6).rounded(.up) * step, height: nil, .center))
      }
    case .shape("Divider", _):
      let along: Axis = leaf.frames[0].size.width > leaf.frames[0].size.height ? .horizontal : .vertical
      let lengths = leaf.frames.map { $0.length(along) }
      let isWhole = zip(lengths, room.boxes).allSatisfy { abs($0 - $1.length(along)) <= 2 * tolerance }
      if !isWhole, let length = constant(lengths), choose("size \(place) \(along)", [true, false]) {
        planned.view = planned.view.modified(
          .frame(
            width: along == .horizontal ? length : nil, height: along == .vertical ? length : nil, .center))
      } else {
        planned.setFills(along)
      }
    case .image, .shape, .view, .group: size(&planned, in: room, key: "size \(place)")
    }
    return planned
  }

  /// The roundest ratio of width to height that all boxes have, as far as their edges are known; `nil` where they have none.
  private func ratio(_ boxes: [CGRect]) -> CGFloat? {
    let slack = 2 * tolerance + 1e-6
    var (lower, upper): (CGFloat, CGFloat) = (0, .infinity)
    for box in boxes {
      let (width, height) = (box.size.width, box.size.height)
      guard width > slack, height > slack else { return nil }
      lower = max(lower, (width - slack) / (height + slack))
      upper = min(upper, (width + slack) / (height - slack))
    }
    guard lower <= upper else { return nil }
    return round((lower + upper) / 2, within: (upper - lower) / 2)
  }

  /// Gives a leaf that takes what it is offered its frame, where its sides are constant.
  private mutating func size(_ planned: inout PlannedView, in room: Room, key: String) {
    let widths = planned.box.map(\.size.width)
    let heights = planned.box.map(\.size.height)
    if constant(widths) == nil, constant(heights) == nil, let ratio = ratio(planned.box),
      choose(key + " ratio", [true, false])
    {
      planned.view = planned.view.modified(.aspectRatio(ratio))
      planned.setFills(.horizontal)
      return
    }
    var fixed: [Axis: CGFloat] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let lengths = axis == .horizontal ? widths : heights
      guard let length = constant(lengths) else {
        planned.setFills(axis)
        // Where an example reaches a limit, others need not.
        let limits: [(least: CGFloat?, greatest: CGFloat?)] = [
          (nil, nil), (nil, lengths.max().map { round($0, within: tolerance) }),
          (lengths.min().map { round($0, within: tolerance) }, nil),
        ]
        let limit = choose("\(key) \(axis) limits", limits)
        if limit.least != nil || limit.greatest != nil {
          planned.view = planned.view.modified(
            .limits(axis, least: limit.least, greatest: limit.greatest))
        }
        continue
      }
      let isWhole =
        room.sharedAxis != axis
        && zip(lengths, room.boxes).allSatisfy {
          abs($0 - $1.length(axis)) <= 2 * tolerance
        }
      if choose("\(key) \(axis)", isWhole ? [nil, length] : [length, nil]) == nil {
        planned.setFills(axis)
      } else {
        fixed[axis] = length
      }
    }
    guard !fixed.isEmpty else { return }
    planned.view = planned.view.modified(
      .frame(width: fixed[.horizontal], height: fixed[.vertical], .center))
  }
}

// MARK: - Stacks

extension StructurePlanner {
  private mutating func stack(
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
    widenEnds(of: &children, axis, room, key: key)
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

  /// Spacings that are tried where the frames do not say, in points: multiples of 4, a choice and no measurement.
  private static let usualSpacings: [CGFloat?] = [0, 4, 8, 12, 16]

  /// Puts a child at an end of a known group that it does not reach into a frame that does: labels are often in one.
  private mutating func widenEnds(
    of children: inout [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) {
    guard room.sharedAxis == nil else { return }
    for (place, side) in [(0, 1), (children.count - 1, -1)] {
      let child = children[place]
      guard !child.fills(axis) else { continue }
      let isFirst = side == 1
      let lengths = zip(child.box, room.boxes).map {
        isFirst ? $0.end(axis) - $1.start(axis) : $1.end(axis) - $0.start(axis)
      }
      let own = child.box.map { $0.length(axis) }
      guard let length = constant(lengths), zip(lengths, own).allSatisfy({ $0 - $1 > 4 * tolerance }),
        choose("widened \(key) \(place)", [false, true])
      else { continue }
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

  /// How a child claims its length in a stack, where the order in which children are asked matters; `nil` as others do.
  private mutating func claim(of group: [DesignPart], _ axis: Axis) -> InferredView.Modifier? {
    choose(
      "\(Self.priorityKey) \(Self.key(group))",
      [
        nil, .layoutPriority(1),
        .fixedSize(horizontal: axis == .horizontal, vertical: axis == .vertical),
      ])
  }

  /// The children with spacers where a gap changes, and padding where it is another one than the spacing.
  private mutating func spaced(
    _ children: [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) -> (spacing: CGFloat?, [InferredView], fills: Bool) {
    let gaps = zip(children, children.dropFirst()).map { before, after in
      zip(before.box, after.box).map { $1.start(axis) - $0.end(axis) }
    }
    let fixed = gaps.indices.map { place -> CGFloat? in
      guard let gap = constant(gaps[place]) else { return nil }
      // One example cannot tell a long gap from a spacer.
      guard room.boxes.count == 1, gap >= 24 else { return gap }
      return choose("gap \(key) \(place)", gap > 48 ? [nil, gap] : [gap, nil])
    }
    // Gaps that change may be those between children that share the length equally.
    let open = children.map { !$0.fills(axis) && !isDivider($0.view) }
    let free = zip(children, open).map { $1 && !$0.isFixed(axis) }
    // What has a length of its own shares where nothing else does.
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
      // How long the children are is not seen, so the spacing is left to the fitting of numbers.
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
    // A spacer has the spacing on both sides, and is 8 long at least unless it says otherwise.
    let written: CGFloat?
    if let least {
      written = min(least, max(0, floor(shortest / 2)))
    } else {
      written = shortest < 24 ? 0 : nil
    }
    // Padding changes what the default is, so that it is likely where it needs none.
    let spacings: [CGFloat?] =
      written == nil || !areUsual.contains(true)
      ? [written] : areUsual.contains(false) ? [written, nil] : [nil, written]
    // Beside spacers alone the spacing is seen only where a text gets less than it needs.
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
        let room = shortest - 2 * (length ?? ViewSpacing.defaultDistance)
        items.append(InferredView(content: .spacer(room < ViewSpacing.defaultDistance ? 0 : nil)))
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

  /// The alignment that most children have; the others fill the stack or keep away from its edge.
  private mutating func align(
    _ children: inout [PlannedView], _ axis: Axis, _ box: [CGRect], _ planned: inout PlannedView, key: String
  ) -> CrossAlignment {
    let fits = [CrossAlignment.center, .start, .end].map { alignment in
      (alignment, children.indices.filter { isAligned(children[$0].box, alignment, box, axis) })
    }
    /// How many children keep their distance to an edge.
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
    // Baselines come first where texts of several sizes are on no common edge.
    if axis == .vertical, ranked[0].1.count < children.count,
      children.allSatisfy({ child in child.view.hasLeaf { isText($0) } }),
      let baseline = ranked.firstIndex(where: { $0.0 == .firstTextBaseline })
    {
      ranked.insert(ranked.remove(at: baseline), at: 0)
    }
    let chosen = choose("align \(key)", ranked)
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
