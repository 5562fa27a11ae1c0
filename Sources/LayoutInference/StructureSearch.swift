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
  mutating func setFills(_ axis: Axis) {
    if axis == .horizontal { fillsWidth = true } else { fillsHeight = true }
  }
}

/// The room in which a part lives: a box for each example, which is its own along an axis that it shares with siblings.
struct Room {
  var boxes: [CGRect]
  var sharedAxis: Axis?
}

/// Cuts rectangles into rows, columns and layers; where they leave a choice, the choices decide.
struct StructurePlanner {
  let leaves: [InferredLeaf]
  let tolerance: CGFloat
  /// The text styles that each text can have, the likeliest first.
  let styles: [[TextSetting]]
  /// Which option is taken at each choice; 0 where it says nothing.
  let choices: [String: Int]
  /// How many options each choice had.
  private(set) var options: [String: Int] = [:]

  init(_ leaves: [InferredLeaf], _ tolerance: CGFloat, styles: [[TextSetting]], choices: [String: Int]) {
    (self.leaves, self.tolerance, self.styles, self.choices) = (leaves, tolerance, styles, choices)
  }

  /// How keys begin that ask for a layout priority.
  static let priorityKey = "priority"

  /// The whole view in its containers.
  mutating func plan(in containers: [CGRect]) -> InferredView {
    let room = Room(boxes: containers)
    var root = plan(Array(leaves.indices), in: room)
    root = place(root, in: room, key: "root", isRoot: true)
    return root.view
  }

  /// The option that is taken of some, which stay in mind for the search.
  mutating func choose<Option>(_ key: String, _ all: [Option]) -> Option {
    if all.count > 1 { options[key] = all.count }
    return all[min(choices[key] ?? 0, all.count - 1)]
  }

  mutating func plan(_ members: [Int], in room: Room) -> PlannedView {
    if members.count == 1 { return leaf(members[0], in: room) }
    let key = "\(members[0])-\(members.count)"
    var cuts: [(axis: Axis, groups: [[Int]])] = []
    for axis in [Axis.vertical, .horizontal] {
      let groups = groups(members, along: axis)
      if groups.count > 1 { cuts.append((axis, groups)) }
    }
    guard !cuts.isEmpty else { return layers(members, in: room, key: key) }
    let cut = choose("cut " + key, cuts)
    return stack(cut.axis, cut.groups, in: room, key: key)
  }

  /// The boxes around some leaves.
  private func boxes(_ members: [Int]) -> [CGRect] {
    leaves[members[0]].frames.indices.map { example in
      members.dropFirst().reduce(leaves[members[0]].frames[example]) { $0.union(leaves[$1].frames[example]) }
    }
  }

  /// The finest groups that lie one after the other in every example.
  private func groups(_ members: [Int], along axis: Axis) -> [[Int]] {
    let sorted = members.sorted {
      (leaves[$0].frames[0].start(axis), $0) < (leaves[$1].frames[0].start(axis), $1)
    }
    var groups: [[Int]] = [[]]
    for (place, member) in sorted.enumerated() {
      let isCut =
        place > 0
        && leaves[member].frames.indices.allSatisfy { example in
          let before = sorted[..<place].map { leaves[$0].frames[example].end(axis) }.max() ?? 0
          let after = sorted[place...].map { leaves[$0].frames[example].start(axis) }.min() ?? 0
          return before <= after + 2 * tolerance
        }
      if isCut { groups.append([]) }
      groups[groups.count - 1].append(member)
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
      let setting = choose("text \(place)", styles[place])
      if setting.style != .body { planned.view = planned.view.modified(.font(setting.style)) }
      if let limit = setting.lineLimit { planned.view = planned.view.modified(.lineLimit(limit)) }
      // Something keeps it from its words' own width everywhere: its room, or a frame that is not seen.
      if setting.isNarrow, let width = leaf.frames.map(\.size.width).max(),
        constant(leaf.frames.map(\.size.width)) != nil, choose("narrow \(place)", [false, true])
      {
        let step: CGFloat = tolerance < 0.1 ? 0.01 : 1
        planned.view = planned.view.modified(
          .frame(width: (width / step - 1e-6).rounded(.up) * step, height: nil, .center))
      }
      if room.sharedAxis != nil, choose("\(Self.priorityKey) \(place)", [false, true]) {
        planned.view = planned.view.modified(.layoutPriority(1))
      }
    case .shape("Divider", _):
      planned.setFills(leaf.frames[0].size.width > leaf.frames[0].size.height ? .horizontal : .vertical)
    case .image, .shape: size(&planned, in: room, key: "size \(place)")
    }
    return planned
  }

  /// Gives a leaf that takes what it is offered its frame, where its sides are constant.
  private mutating func size(_ planned: inout PlannedView, in room: Room, key: String) {
    let widths = planned.box.map(\.size.width)
    let heights = planned.box.map(\.size.height)
    let ratios = zip(widths, heights).map { $1 > 0 ? $0 / $1 : 0 }
    if constant(widths) == nil, constant(heights) == nil, let ratio = ratios.first, ratio > 0,
      ratios.allSatisfy({ abs($0 - ratio) * (heights.max() ?? 0) <= 4 * tolerance + 1e-6 }),
      choose(key + " ratio", [true, false])
    {
      planned.view = planned.view.modified(.aspectRatio(round(ratio, within: 0.005)))
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
    _ axis: Axis, _ groups: [[Int]], in room: Room, key: String
  ) -> PlannedView {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var children = groups.map { group in
      let own = boxes(group)
      let boxes = zip(own, room.boxes).map { $0.replacing(across, with: $1) }
      return plan(group, in: Room(boxes: boxes, sharedAxis: axis))
    }
    let box = children[0].box.indices.map { example in
      children.dropFirst().reduce(children[0].box[example]) { $0.union($1.box[example]) }
    }
    var planned = PlannedView(view: children[0].view, box: box)
    if children.contains(where: { $0.fills(axis) }) { planned.setFills(axis) }
    if children.contains(where: { $0.fills(across) }) { planned.setFills(across) }
    let alignment = align(&children, across, box, &planned, key: key)
    let (spacing, items, hasSpacer) = spaced(children, axis, room, key: key)
    if hasSpacer { planned.setFills(axis) }
    planned.view = InferredView(
      content: .stack(axis, spacing: spacing, alignment: alignment, items))
    return planned
  }

  /// The children with spacers where a gap changes, and padding where it is another one than the spacing.
  private mutating func spaced(
    _ children: [PlannedView], _ axis: Axis, _ room: Room, key: String
  ) -> (spacing: CGFloat?, [InferredView], hasSpacer: Bool) {
    let gaps = zip(children, children.dropFirst()).map { before, after in
      zip(before.box, after.box).map { $1.start(axis) - $0.end(axis) }
    }
    let fixed = gaps.indices.map { place -> CGFloat? in
      guard let gap = constant(gaps[place]) else { return nil }
      // One example cannot tell a long gap from a spacer.
      guard room.boxes.count == 1, gap >= 24 else { return gap }
      return choose("gap \(key) \(place)", gap > 48 ? [nil, gap] : [gap, nil])
    }
    let least = fixed.compactMap { $0 }.min()
    let shortest = gaps.indices.filter { fixed[$0] == nil }.flatMap { gaps[$0] }.min() ?? .infinity
    // A spacer has the spacing on both sides, and is 8 long at least unless it says otherwise.
    let spacing: CGFloat?
    if let least {
      spacing = min(least, max(0, floor(shortest / 2)))
    } else {
      spacing = shortest < 24 ? 0 : nil
    }
    var items = [children[0].view]
    for (place, child) in children.dropFirst().enumerated() {
      guard let gap = fixed[place] else {
        let room = shortest - 2 * (spacing ?? ViewSpacing.defaultDistance)
        items.append(InferredView(content: .spacer(room < ViewSpacing.defaultDistance ? 0 : nil)))
        items.append(child.view)
        continue
      }
      let more = gap - (spacing ?? 0)
      var insets = Insets()
      insets.set(axis, start: more, end: 0)
      items.append(abs(more) <= 2 * tolerance ? child.view : child.view.modified(.padding(insets)))
    }
    return (spacing, items, items.count > children.count)
  }

  /// The alignment that most children have; the others fill the stack or keep away from its edge.
  private mutating func align(
    _ children: inout [PlannedView], _ axis: Axis, _ box: [CGRect], _ planned: inout PlannedView, key: String
  ) -> CrossAlignment {
    let fits = [CrossAlignment.center, .start, .end].map { alignment in
      (alignment, children.indices.filter { isAligned(children[$0].box, alignment, box, axis) })
    }
    var ranked = fits.enumerated().sorted {
      ($1.element.1.count, $0.offset) < ($0.element.1.count, $1.offset)
    }
    .map(\.element)
    if axis == .vertical { ranked.append((.firstTextBaseline, Array(children.indices))) }
    // Baselines come first where texts of several sizes are on no common edge.
    if axis == .vertical, ranked[0].1.count < children.count { ranked.insert(ranked.removeLast(), at: 0) }
    let chosen = choose("align \(key)", ranked)
    for place in children.indices where !chosen.1.contains(place) {
      let child = children[place]
      if let other = fits.first(where: { $0.1.contains(place) })?.0, other != .firstTextBaseline {
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
      case .firstTextBaseline: return false
      }
    }
  }
}
