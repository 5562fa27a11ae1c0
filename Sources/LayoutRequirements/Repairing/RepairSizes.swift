import LinearProgramming

/// The sizes at which edits are tried before anything is proven of them.
struct RepairSizes {
  /// Where the requirement fails by the most.
  let worst: SizePoint
  /// Sizes at which it must hold; more are added where an edit turns out not to be enough.
  var all: [SizePoint]
  /// Sizes at which it fails, those that say most first.
  let failing: [SizePoint]
  /// Sizes at which it held: there, nothing should change.
  let sound: [SizePoint]

  /// How many intervals are looked at by themselves.
  private static let mostIntervals = 4
  /// How many sizes of either kind are compared with what was before.
  private static let mostCompared = 3
  /// How many failing intervals or polygons are taken away to find where it held.
  private static let mostTaken = 200

  init(of verdict: RequirementVerdict, worst: SizePoint, over range: RequirementRange) {
    func sizes(of area: SizeSet) -> [SizePoint] {
      area.dimension == 0 ? [area.inside] : [area.inside] + area.corners.filter(\.isIncluded).map(\.size)
    }
    self.worst = worst
    let inFailing = verdict.areas.prefix(Self.mostIntervals).flatMap(sizes)
    failing = Array(([worst] + inFailing).uniqued.prefix(Self.mostCompared))
    all = ([worst] + inFailing + range.sizes.corners.map(\.size)).uniqued
    // Of polygons, whatever a few of them leave is looked at: others may still lie in it.
    let held = verdict.areas.prefix(Self.mostTaken).reduce([range.sizes]) { rest, area in
      rest.flatMap { $0.missing(area.halfPlanes) }
    }
    let inHeld = held.lazy.map(\.inside).filter { size in !verdict.areas.contains { $0.contains(size) } }
    sound = Array(inHeld.prefix(Self.mostCompared))
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
