import Foundation
import LayoutCore

/// A part of the view, with its box in each example.
struct PlannedView {
  var view: InferredView
  var box: [CGRect]
  /// Whether it fills the proposed width.
  var fillsWidth = false
  var fillsHeight = false
  /// The alignments of a row, each of which puts all its children in their places.
  var alignments: [CrossAlignment] = []

  func fills(_ axis: Axis) -> Bool { axis == .horizontal ? fillsWidth : fillsHeight }

  /// Returns whether a frame sets its length.
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

/// The space of a part: a box for each example, which belongs to it alone along an axis that it shares with
/// siblings.
struct Room {
  var boxes: [CGRect]
  var sharedAxis: Axis?
  /// Whether it is the box of the view whose layer the part is: it has its size without the part.
  var isOfLayer = false
}

/// Cuts rectangles into rows, columns, grids and layers; ambiguities are decided by choices.
struct StructurePlanner {
  private(set) var design: Design
  let tolerance: CGFloat
  /// The possible fonts of each text, the likeliest first.
  let settings: [[TextSetting]]
  /// The default spacing between two views.
  let spacing: DefaultSpacing
  /// The option of each choice; 0 by default.
  let choices: [String: Int]
  /// The end of the keys of choices, which tells those of one alternative from those of another.
  private var suffix = ""
  /// The containers of the whole view.
  private(set) var containers: [CGRect] = []
  /// The number of options of each choice.
  private(set) var options: [String: Int] = [:]

  init(
    _ design: Design, _ tolerance: CGFloat, settings: [[TextSetting]], spacing: DefaultSpacing,
    choices: [String: Int]
  ) {
    (self.design, self.tolerance, self.settings) = (design, tolerance, settings)
    (self.spacing, self.choices) = (spacing, choices)
  }

  var leaves: [InferredLeaf] { design.leaves }

  /// The prefix of keys for layout priorities.
  static let priorityKey = "priority"
  /// The key that asks for margins of the whole view that nothing reaches.
  static let marginKey = "priority margin"
  /// The key that gives all leaves their own lengths that are as long as their rooms.
  static let ownLengthsKey = "own lengths"

  /// Returns the whole view in its containers.
  mutating func plan(in containers: [CGRect]) -> InferredView {
    self.containers = containers
    let room = Room(boxes: containers)
    var root = plan(design.parts, in: room)
    root = place(root, in: room, key: "root", isRoot: true)
    return root.view
  }

  /// Returns the selected option, and records the choice for the search.
  mutating func choose<Option>(_ key: String, _ all: [Option]) -> Option {
    let key = key + suffix
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
    if let grid = adaptiveGrid(parts, in: room) { return grid }
    guard !cuts.isEmpty else {
      if let alternatives = alternatives(among: parts) {
        return self.alternatives(alternatives, in: room) { $0.plan(parts, in: $1) }
      }
      return layers(parts, in: room, key: key)
    }
    if cuts[0].axis == .vertical, let cells = cells(cuts[0].groups), choose("grid " + key, [false, true]) {
      return grid(cells, in: room, key: key)
    }
    let cut = choose("cut " + key, cuts)
    return stack(cut.axis, cut.groups, in: room, key: key)
  }

  mutating func plan(_ part: DesignPart, in room: Room) -> PlannedView {
    switch part {
    case .leaf(let leaf): return self.leaf(leaf, in: room)
    case .group(let group):
      if let alternatives = design.groups[group].alternatives {
        return self.alternatives(alternatives, in: room) { $0.plan(part, in: $1) }
      }
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

  /// Returns the name of some parts in the keys of choices.
  static func key(_ parts: [DesignPart]) -> String {
    switch parts[0] {
    case .leaf(let leaf): "\(leaf)-\(parts.count)"
    case .group(let group): "g\(group)-\(parts.count)"
    }
  }

  /// Returns the smallest groups that follow each other in every example.
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

// MARK: - Alternatives

extension StructurePlanner {
  /// Returns the examples in which parts form a row and those in which they form a column; `nil` where some have neither.
  private func alternatives(among parts: [DesignPart]) -> Alternatives? {
    let axes = containers.indices.compactMap { example -> Axis? in
      let one = restricted(to: [example])
      return [Axis.vertical, .horizontal].first { one.groups(parts, along: $0).count > 1 }
    }
    guard axes.count == containers.count else { return nil }
    return Alternatives(axes, in: containers.map(\.size))
  }

  /// Returns the first view that fits, of those that are planned with the examples of each.
  private mutating func alternatives(
    _ alternatives: Alternatives, in room: Room, _ plan: (inout StructurePlanner, Room) -> PlannedView
  ) -> PlannedView {
    var views: [InferredView] = []
    // It fills its room in all examples only where each of its views does.
    var whole = PlannedView(
      view: InferredView(content: .viewThatFits(alternatives.axis, [])), box: room.boxes, fillsWidth: true,
      fillsHeight: true)
    for examples in alternatives.examples {
      var planner = restricted(to: examples)
      var own = room
      own.boxes = examples.map { room.boxes[$0] }
      let planned = plan(&planner, own)
      options.merge(planner.options) { first, _ in first }
      for (place, example) in examples.enumerated() { whole.box[example] = planned.box[place] }
      whole.fillsWidth = whole.fillsWidth && planned.fillsWidth
      whole.fillsHeight = whole.fillsHeight && planned.fillsHeight
      views.append(planned.view)
    }
    whole.view.content = .viewThatFits(alternatives.axis, views)
    return whole
  }

  /// Returns a planner for some of the examples, with choices of its own.
  private func restricted(to examples: [Int]) -> StructurePlanner {
    var planner = self
    planner.design = design.restricted(to: examples)
    planner.containers = examples.map { containers[$0] }
    planner.options = [:]
    planner.suffix += " in \(examples.map { String($0 + 1) }.joined(separator: ", "))"
    return planner
  }
}

// MARK: - Leaves

extension StructurePlanner {
  mutating func leaf(_ place: Int, in room: Room) -> PlannedView {
    let leaf = leaves[place]
    var planned = PlannedView(view: InferredView(content: .leaf(place)), box: leaf.places)
    switch leaf.kind {
    case .text:
      let setting = choose("text \(place)", settings[place])
      if !setting.font.isBody { planned.view = planned.view.modified(.font(setting.font)) }
      if let limit = setting.lineLimit { planned.view = planned.view.modified(.lineLimit(limit)) }
      // The width is limited everywhere: by the box, or by an invisible frame.
      if setting.isNarrow, let width = leaf.frames.map(\.size.width).max(),
        constant(leaf.frames.map(\.size.width)) != nil, choose("narrow \(place)", [false, true])
      {
        // A whole number in which the text has its width, also where both edges were rounded inwards.
        let (least, steps): (CGFloat, CGFloat) = tolerance < 0.1 ? (width, 100) : (width + 2 * tolerance, 1)
        planned.view = planned.view.modified(
          .frame(width: (least * steps - 1e-6).rounded(.up) / steps, height: nil, .center))
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
    if leaf.offset != .zero {
      planned.view = planned.view.modified(.offset(x: leaf.offset.x, y: leaf.offset.y))
    }
    return planned
  }

  /// Returns the roundest ratio of width to height that all boxes have, within the precision of their edges;
  /// `nil` where there is none.
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

  /// The largest number of columns of a container that is tried: a choice, not a measurement.
  private static let mostColumns = 12

  /// Returns the columns of the container that lengths span in each example, and their spacing; `nil` for
  /// none.
  private func containerPart(
    _ lengths: [CGFloat], _ axis: Axis
  ) -> (count: Int, span: Int, spacing: CGFloat)? {
    let whole = containers.map { $0.length(axis) }
    guard constant(whole) == nil else { return nil }
    for count in 2...Self.mostColumns {
      for span in 1..<count {
        let share = CGFloat(span) / CGFloat(count)
        // length = (whole + spacing) share - spacing
        let spacings = zip(whole, lengths).map { ($0 * share - $1) / (1 - share) }
        if let spacing = constant(spacings), spacing >= 0, spacing == spacing.rounded() {
          // Not the zero that is written "-0".
          return (count, span, abs(spacing))
        }
      }
    }
    return nil
  }

  /// Gives a leaf that fills its proposal a frame, where its sides are constant.
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
        if let part = containerPart(lengths, axis), choose("\(key) \(axis) relative", [false, true]) {
          planned.view = planned.view.modified(
            .relative(axis, count: part.count, span: part.span, spacing: part.spacing))
          continue
        }
        planned.setFills(axis)
        // Where one example reaches a limit, others need not.
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
      // A square of one size is written with both sides, as high as its row or not.
      let isSquare = constant(widths).flatMap { side in
        constant(heights).map { abs(side - $0) <= 4 * tolerance }
      }
      let fillsRoom = isWhole && isSquare != true
      // Something has to give a room its length. Where several leaves fill theirs, none of them does, and one alone that has
      // its own length puts nothing in its place.
      let hasOwn = fillsRoom && !room.isOfLayer && choose(Self.ownLengthsKey, [false, true])
      if choose("\(key) \(axis)", fillsRoom && !hasOwn ? [nil, length] : [length, nil]) == nil {
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
