import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Breakpoints: every function and every border is laid out with the reference engine")
struct BreakpointTests {
  /// The functions of every regime, at its ends and at random points inside.
  @Test("in every scene", arguments: Scenes.names)
  func regimes(_ name: String) throws {
    for axis in Axis.allCases {
      let walk = try Walk(name, axis)
      let breakpoints = walk.breakpoints
      #expect(breakpoints.regimes.first?.lower == walk.lower && breakpoints.regimes.last?.upper == walk.upper)
      for (place, regime) in breakpoints.regimes.enumerated() {
        let length = regime.upper - regime.lower
        #expect(length > 0, "\(name): \(regime.lower)")
        let ends = [
          Rational(numerator: 1, denominator: 4_096), Rational(numerator: 4_095, denominator: 4_096),
        ]
        for share in ends + walk.shares(for: place) {
          try walk.check(place, at: regime.lower + length * share)
        }
        guard place > 0 else { continue }
        #expect(regime.lower == breakpoints.regimes[place - 1].upper)
        try walk.checkBorder(place)
      }
    }
  }

  /// Where the frames bend or leap between samples a quarter of a point apart, there is a breakpoint.
  @Test(
    "none is missed",
    arguments: [
      "badge-ratio.json", "characters-custom.json", "event-short.json", "hstack-priority.json",
      "hstack-two-texts.json", "image-aspect-ratio.json", "text-two-lines.json", "text-in-frame.json",
      "vstack.json", "zstack.json",
    ])
  func density(_ name: String) throws {
    let walk = try Walk(name, .horizontal)
    let sizes = walk.breakpoints.sizes.map(\.doubleValue)
    let samples = stride(from: walk.lower.doubleValue, through: walk.upper.doubleValue, by: 0.25).prefix(400)
    let layouts = try samples.map { try walk.frames(at: $0) }
    for (place, size) in samples.enumerated().dropFirst().dropLast() {
      for index in layouts[place].indices {
        let bend =
          layouts[place - 1][index] - 2 * layouts[place][index] + layouts[place + 1][index]
        guard abs(bend) > 1e-6 else { continue }
        #expect(
          sizes.contains { abs($0 - size) <= 0.25 }, "\(name) at \(size): number \(index) bends by \(bend)")
      }
    }
  }

  /// A range is walked in stretches, whose borders show nowhere: each is a regime's inside, or its end.
  @Test("however many threads walk, and wherever the range is divided", arguments: Scenes.names)
  func threads(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let upper: Rational = tree.nodes.count > 24 ? 330 : 400
    func told(_ workers: Int, from lower: Rational = 290, through upper: Rational) throws -> [String] {
      let found = try Breakpoints(
        of: tree, over: ContainerRange(.horizontal, lengths: lower...upper, of: proposal), workers: workers)
      return found.regimes.indices.map { place in
        let regime = found.regimes[place]
        let frames = tree.indices.map { found.frame(of: $0, in: regime) }
        return "\(regime.lower)...\(regime.upper) \(regime.isOpen) \(found.sentences(at: place)) \(frames)"
      }
    }
    let alone = try told(1, through: upper)
    #expect(try told(3, through: upper) == alone)
    // A range that is as long again is divided elsewhere.
    let longer = try told(2, through: 2 * upper - 290)
    #expect(longer.prefix(alone.count - 1) == alone.dropLast())
  }

  @Test("code that nobody sees into is asked by one thread")
  func opaque() throws {
    let threads = NotedThreads()
    let tree = try LayoutTree(NotingLayout(threads: threads) { Color.red })
    let size = ProposedViewSize(width: 100, height: 50)
    #expect(throws: BreakpointsError.self) {
      try Breakpoints(of: tree, over: ContainerRange(.horizontal, lengths: 0...600, of: size), workers: 4)
    }
    var prover = RangeProver()
    prover.workers = 4
    _ = try prover.prove(tree, over: ContainerRange(widths: 0...60, height: 50))
    #expect(threads.count == 1)
  }

  @Test("a range that is none is refused")
  func ranges() throws {
    let (tree, proposal) = try Scenes.read("hstack.json")
    for (lower, upper) in [(-5, 10), (0, 10_000_000_000_000)] as [(Rational, Rational)] {
      #expect(throws: BreakpointsError.self) {
        try Breakpoints(of: tree, over: ContainerRange(.horizontal, lengths: lower...upper, of: proposal))
      }
    }
    let one = try Breakpoints(of: tree, over: ContainerRange(.horizontal, lengths: 100...100, of: proposal))
    #expect(one.regimes.count == 1)
  }
}

/// The threads on which a layout was asked.
private final class NotedThreads: @unchecked Sendable {
  // Unchecked: the lock guards what changes.
  private let lock = NSLock()
  private var noted: Set<ObjectIdentifier> = []
  // Held, so that no other thread takes the place of one that has ended.
  private var held: [Thread] = []

  var count: Int { lock.withLock { noted.count } }

  func note() {
    lock.withLock { if noted.insert(ObjectIdentifier(Thread.current)).inserted { held.append(.current) } }
  }
}

private struct NotingLayout: Layout {
  let threads: NotedThreads

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    threads.note()
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The breakpoints of a scene in a range, and the reference engine to check them.
private struct Walk {
  var name: String
  var axis: Axis
  var tree: LayoutTree
  var proposal: ProposedViewSize
  var lower: Rational
  var upper: Rational
  var breakpoints: Breakpoints

  init(_ name: String, _ axis: Axis) throws {
    self.name = name
    self.axis = axis
    (tree, proposal) = try Scenes.read(name)
    // A long text breaks its lines every few points; a short stretch of sizes will do.
    let isLarge = tree.nodes.count > 24
    let middle = isLarge ? Rational(Int(proposal[axis].map { $0.isFinite ? $0 : 300 } ?? 300)) : 300
    let half: Rational = isLarge ? 12 : 260
    (lower, upper) = (middle - half, middle + half)
    breakpoints = try Breakpoints(of: tree, over: ContainerRange(axis, lengths: lower...upper, of: proposal))
  }

  /// Three shares of a regime's length, from a seed.
  func shares(for place: Int) -> [Rational] {
    var generator = SeededGenerator(seed: 7_000 + UInt64(place))
    return (0..<3).map { _ in
      let denominator = Int.random(in: 2...97, using: &generator)
      return Rational(numerator: Int.random(in: 1..<denominator, using: &generator), denominator: denominator)
    }
  }

  /// The reference engine's numbers: x, y, width and height of each view.
  func frames(at size: Double) throws -> [Double] {
    var container = proposal
    container[axis] = CGFloat(size)
    return try ReferenceEngine().layout(tree, in: container).views.flatMap { view in
      [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height].map {
        Double($0)
      }
    }
  }

  /// What a regime's functions say.
  private func told(_ place: Int, at size: Rational) -> [Double?] {
    tree.indices.flatMap { index in
      breakpoints.frame(of: index, in: breakpoints.regimes[place]).map { function in
        function.map { ($0.constant + $0.slope * size).doubleValue }
      }
    }
  }

  private func agrees(_ place: Int, at size: Rational) throws -> Bool {
    let frames = try frames(at: size.doubleValue)
    let told = told(place, at: size)
    guard frames.count == told.count else { return false }
    return zip(frames, told).allSatisfy { frame, told in
      told.map { abs($0 - frame) < 1e-6 } ?? !frame.isFinite
    }
  }

  func check(_ place: Int, at size: Rational) throws {
    #expect(try agrees(place, at: size), "\(name), \(axis) \(size) in regime \(place)")
  }

  /// Something differs at a border, something is said about it, and the border belongs to the side that it is said to.
  func checkBorder(_ place: Int) throws {
    let regime = breakpoints.regimes[place]
    #expect(!breakpoints.changes(at: place).isEmpty, "\(name), \(axis) \(regime.lower)")
    func functions(_ place: Int) -> [[AffineLength?]] {
      tree.indices.map { breakpoints.frame(of: $0, in: breakpoints.regimes[place]) }
    }
    let isOfText = breakpoints.changes(at: place).contains { change in
      switch change {
      case .lines, .breaks, .cut, .scale: true
      case .shows, .facet, .bends, .measures: false
      }
    }
    #expect(functions(place - 1) != functions(place) || isOfText, "\(name), \(axis) \(regime.lower)")
    // Only a border that is a double can be laid out at itself.
    guard Rational(exactly: regime.lower.doubleValue) == regime.lower else { return }
    try check(regime.isOpen ? place - 1 : place, at: regime.lower)
  }
}
