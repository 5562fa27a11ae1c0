import Foundation
import LayoutCore

/// The rectangles of all examples, as leaves and groups.
struct Design: Sendable {
  var leaves: [InferredLeaf] = []
  private(set) var groups: [InferredGroup] = []
  private(set) var parts: [DesignPart] = []
  /// The group of each leaf and of each group, by name.
  private var parents: [String: String] = [:]
  private var groupFrames: [(name: String, frames: [CGRect]?)] = []
  private var alternatives: [String: Alternatives] = [:]

  /// Creates the design of examples; a rectangle that is not in all of them, nor part of an alternative, is left out, with the
  /// reason.
  ///
  /// - Throws: `InferenceError.nothingInCommon`, or `.contradiction` where that is why no rectangle remains.
  init(_ examples: FrameExamples, leftOut: inout [String: String]) throws(InferenceError) {
    let rectangles = NamedRectangles(examples)
    alternatives = rectangles.alternatives
    var contradicted: InferenceError?
    for name in rectangles.names {
      let shown = rectangles.all.compactMap { $0[name] }
      let first = shown[0]
      let isEverywhere = shown.count == rectangles.all.count
      let isKnown = isEverywhere || rectangles.isAlternative(name)
      // A rectangle in different groups belongs to none.
      if isKnown, let group = first.group, shown.allSatisfy({ $0.group == group }) { parents[name] = group }
      let frames = rectangles.all.map { $0[name]?.frame ?? .null }
      if first.kind == .group {
        guard isKnown, shown.allSatisfy({ $0.kind == .group }) else { continue }
        // A group without a size is as large as its contents.
        groupFrames.append((name, shown.allSatisfy { $0.frame.size != .zero } ? frames : nil))
      } else if !isKnown {
        leftOut[name] = rectangles.whyMissing(name)
      } else if shown.contains(where: { $0.kind != first.kind }) {
        leftOut[name] = "its kind or its text differs between examples"
      } else if let (one, other) = examples.contradiction(among: frames) {
        contradicted = contradicted ?? .contradiction(name, one, other)
        leftOut[name] =
          "examples \(one) and \(other) have containers of the same size, and it is not in the same place in both"
      } else {
        leaves.append(InferredLeaf(name: name, kind: first.kind, frames: frames))
      }
    }
    group()
    let dependents = self.dependents(of: [])
    for name in dependents { leftOut[name] = Self.dependentReason }
    leaves.removeAll { dependents.contains($0.name) }
    guard !leaves.isEmpty else { throw contradicted ?? .nothingInCommon }
    group()
    for parts in [parts] + groups.map(\.parts) {
      if let (leaf, offset) = moved(among: parts, slack: 2 * examples.tolerance) {
        leaves[leaf].offset = offset
      }
    }
    replaceWrapped(leftOut: &leftOut, slack: 2 * examples.tolerance)
  }

  /// Returns the one of equal views side by side that is moved from the middle between its neighbours, over one of them, and by
  /// what distance; `nil` for none.
  private func moved(among parts: [DesignPart], slack: CGFloat) -> (leaf: Int, offset: CGPoint)? {
    let inside = parts.compactMap { if case .leaf(let leaf) = $0 { leaf } else { nil } }
    guard inside.count > 2, inside.count == parts.count else { return nil }
    func constant(_ lengths: [CGFloat]) -> CGFloat? {
      guard let least = lengths.min(), let greatest = lengths.max(), greatest - least <= 2 * slack else {
        return nil
      }
      let middle = Double(least + greatest) / 2
      return CGFloat(
        RoundNumbers.roundest(middle - Double(slack)...middle + Double(slack), RoundNumbers.digits))
    }
    let frames = inside.map { leaves[$0].frames }
    func areEqual(_ one: Int, _ other: Int, _ length: (CGRect) -> CGFloat) -> Bool {
      zip(frames[one], frames[other]).allSatisfy { abs(length($0) - length($1)) <= slack }
    }
    guard inside.indices.allSatisfy({ areEqual(0, $0, \.width) && areEqual(0, $0, \.height) }) else {
      return nil
    }
    for axis in [Axis.horizontal, .vertical] {
      let across: Axis = axis == .horizontal ? .vertical : .horizontal
      for place in inside.indices.dropFirst().dropLast() {
        let others = inside.indices.filter { $0 != place }
        guard others.allSatisfy({ areEqual(others[0], $0) { $0.start(across) } }),
          let down = constant(
            zip(frames[place], frames[place - 1]).map { $0.start(across) - $1.start(across) }),
          let along = constant(
            frames[place].indices.map { example in
              let free = frames[place - 1][example].end(axis) + frames[place + 1][example].start(axis)
              return frames[place][example].start(axis) + frames[place][example].end(axis) - free
            }), abs(down) > slack,
          frames[place].indices.allSatisfy({ example in
            let gap = frames[place + 1][example].start(axis) - frames[place - 1][example].end(axis)
            return gap >= frames[place][example].length(axis) - slack
              && others.contains { frames[$0][example].intersects(frames[place][example]) }
          })
        else { continue }
        let offset = axis == .horizontal ? CGPoint(x: along / 2, y: down) : CGPoint(x: down, y: along / 2)
        return (inside[place], offset)
      }
    }
    return nil
  }

  /// Puts a view of its size in the place of a group whose parts wrap, which no container of SwiftUI does.
  private mutating func replaceWrapped(leftOut: inout [String: String], slack: CGFloat) {
    var inside: [Int: String] = [:]
    var wrapped: [InferredLeaf] = []
    let planner = StructurePlanner(
      self, slack / 2, settings: [], spacing: DefaultSpacing(EnvironmentValues()), choices: [:])
    for (place, group) in groups.enumerated() {
      guard group.alternatives == nil, let counts = wrappedRows(of: group.parts, slack: slack),
        group.frames.map({ AdaptiveColumns(group.parts.map(boxes), in: $0, planner) == nil }) ?? true
      else { continue }
      let own = leaves(of: .group(place))
      for leaf in own {
        inside[leaf] = group.name
        leftOut[leaves[leaf].name] =
          "it wraps in \(group.name), which has \(Self.rows(counts)): only a custom layout does that, and frames do not say its source"
      }
      let kind = FrameKind.view("layout of \(group.parts.count) views that wrap")
      wrapped.append(InferredLeaf(name: group.name, kind: kind, frames: boxes(.group(place))))
    }
    guard !wrapped.isEmpty else { return }
    let first = wrapped.map { leaf in leaves.indices.first { inside[$0] == leaf.name } ?? 0 }
    leaves = leaves.indices.flatMap { place -> [InferredLeaf] in
      let own = first.indices.filter { first[$0] == place }.map { wrapped[$0] }
      return inside[place] == nil ? [leaves[place]] : own
    }
    group()
  }

  /// The numbers of rows by example, in words.
  private static func rows(_ counts: [Int]) -> String {
    counts.map(String.init).joined(separator: ", ") + " rows in the examples"
  }

  /// Returns the number of rows that parts have in each example, where they follow each other like words in different rows;
  /// `nil` where they do not.
  private func wrappedRows(of parts: [DesignPart], slack: CGFloat) -> [Int]? {
    guard parts.count > 2 else { return nil }
    let all = parts.map(boxes)
    let rows = all[0].indices.compactMap { example in Self.rows(of: all.map { $0[example] }, slack: slack) }
    guard rows.count == all[0].count, Set(rows).count > 1 else { return nil }
    let counts = rows.map { ($0.last ?? 0) + 1 }
    // A row in some examples and a column in others is no layout that wraps.
    return counts.allSatisfy { $0 == 1 || $0 == parts.count } ? nil : counts
  }

  /// Returns the row of each box, where all are in the order of reading; `nil` where they are not.
  static func rows(of boxes: [CGRect], slack: CGFloat) -> [Int]? {
    var rows: [Int] = []
    var (bottom, end): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for box in boxes {
      if box.minY < bottom - slack, box.minX >= end - slack {
        rows.append(rows.last ?? 0)
      } else if box.minY >= bottom - slack {
        rows.append((rows.last ?? -1) + 1)
        bottom = box.maxY
      } else {
        return nil
      }
      (bottom, end) = (max(bottom, box.maxY), box.maxX)
    }
    return rows
  }

  /// Why a rectangle is left out with those that other examples show in its place.
  static let dependentReason = "it is not in every example, and what others show in its place is left out"

  /// Returns the leaves that go with some: where nothing is left of what a group shows in an example, what it shows in others.
  func dependents(of out: Set<String>) -> Set<String> {
    var dependents: Set<String> = []
    for (place, group) in groups.enumerated() {
      guard let alternatives = group.alternatives else { continue }
      let rest = leaves(of: .group(place)).filter { !out.contains(leaves[$0].name) }
      let isAnyEmpty = alternatives.examples.contains { examples in
        !rest.contains { !leaves[$0].frames[examples[0]].isNull }
      }
      guard isAnyEmpty else { continue }
      dependents.formUnion(
        rest.filter { leaves[$0].frames.contains(where: \.isNull) }.map { leaves[$0].name })
    }
    return dependents
  }

  /// Returns the design without some leaves.
  func without(_ names: Set<String>) -> Design {
    var rest = self
    rest.leaves.removeAll { names.contains($0.name) }
    rest.group()
    return rest
  }

  /// Returns the design of some of the examples, with the same leaves: those that none of them shows are in no group.
  func restricted(to examples: [Int]) -> Design {
    var rest = self
    for leaf in leaves.indices { rest.leaves[leaf].frames = examples.map { leaves[leaf].frames[$0] } }
    for group in groups.indices {
      rest.groups[group].frames = groups[group].frames.map { frames in examples.map { frames[$0] } }
      rest.groups[group].parts = groups[group].parts.filter { part in
        leaves(of: part).contains { !rest.leaves[$0].shownFrames.isEmpty }
      }
      rest.groups[group].alternatives = groups[group].alternatives?.restricted(to: examples)
    }
    return rest
  }

  /// Returns the boxes around a part, by example.
  func boxes(_ part: DesignPart) -> [CGRect] {
    switch part {
    case .leaf(let leaf): return leaves[leaf].places
    case .group(let group):
      let own = boxes(groups[group].parts)
      // A part that extends beyond its group counts too.
      return groups[group].frames.map { zip($0, own).map { $0.union($1) } } ?? own
    }
  }

  /// Returns the boxes around some parts, by example.
  func boxes(_ parts: [DesignPart]) -> [CGRect] {
    let all = parts.map(boxes)
    return all[0].indices.map { example in
      all.dropFirst().reduce(all[0][example]) { $0.union($1[example]) }
    }
  }

  /// Returns the leaves of a part, from back to front.
  func leaves(of part: DesignPart) -> [Int] {
    switch part {
    case .leaf(let leaf): [leaf]
    case .group(let group): groups[group].parts.flatMap(leaves).sorted()
    }
  }

  /// Puts leaves into their groups; a group of one part with the group's frame is replaced by the part.
  private mutating func group() {
    (groups, parts) = ([], [])
    let known = Set(groupFrames.map(\.name))
    func parent(of name: String) -> String? {
      var next = parents[name]
      while let name = next, !known.contains(name) { next = parents[name] }
      return next
    }
    let frames = Dictionary(groupFrames.map { ($0.name, $0.frames) }, uniquingKeysWith: { first, _ in first })
    var members: [String?: [(first: Int, part: DesignPart)]] = [:]
    for place in leaves.indices {
      members[parent(of: leaves[place].name), default: []].append((place, .leaf(place)))
    }
    // Inner groups first: a group is complete when all in it are.
    var open = groupFrames.map(\.name)
    while !open.isEmpty {
      let inner = open.filter { name in !open.contains { parent(of: $0) == name } }
      // No group contains itself, so one is always innermost.
      precondition(!inner.isEmpty, "groups hold each other")
      for name in inner {
        guard let held = members[name]?.sorted(by: { $0.first < $1.first }) else { continue }
        let part: DesignPart
        let own = frames[name] ?? nil
        let differs = held.flatMap { leaves(of: $0.part) }.contains {
          leaves[$0].frames.contains(where: \.isNull)
        }
        let alternatives = differs ? alternatives[name] : nil
        if held.count == 1, alternatives == nil, own.map({ $0 == boxes(held[0].part) }) ?? true {
          part = held[0].part
        } else {
          groups.append(
            InferredGroup(
              name: name, parts: held.map(\.part), frames: own, alternatives: alternatives))
          part = .group(groups.count - 1)
        }
        members[parent(of: name), default: []].append((held[0].first, part))
      }
      open.removeAll(where: inner.contains)
    }
    parts = members[nil, default: []].sorted { $0.first < $1.first }.map(\.part)
  }
}
