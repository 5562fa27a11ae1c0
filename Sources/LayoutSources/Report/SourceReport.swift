import LayoutCore

/// The report on the views, modifiers and decisions of a source: each place counts once.
package struct SourceReport: Hashable, Sendable {
  /// The view, or the preview, that was read.
  package var view = ""
  /// The name that selected it; `nil` for the default.
  package var chosen: String?
  /// The number of times the views were made until their actions changed nothing any more.
  package var rounds = 1
  /// The device that was assumed; `nil` where a size was given.
  package var device: Device?
  /// The assumptions, in order.
  package private(set) var assumptions: [Assumption] = []
  /// The names that are not modelled, in order.
  package private(set) var notModelled: [NotModelled] = []
  /// The deviations of the drawing from the platform's, each once, in order.
  package private(set) var visual: [VisualAssumption] = []
  private var visualPlaces: [VisualAssumption: Set<SourcePosition>] = [:]
  private(set) var positions: Set<SourcePosition> = []
  private(set) var assumedPlaces: Set<SourcePosition> = []
  private(set) var unmodelledPlaces: Set<SourcePosition> = []
  private var said: Set<Assumption> = []

  /// The number of places: the sum of the other three.
  package var total: Int { positions.count }
  /// The number of places with assumptions.
  package var assumed: Int { assumedPlaces.subtracting(unmodelledPlaces).count }
  /// The number of places that are not modelled.
  package var unmodelled: Int { unmodelledPlaces.count }
  /// The number of places that are read as they are written.
  package var read: Int { total - assumed - unmodelled }

  /// Counts a place.
  mutating func visit(_ position: SourcePosition) { positions.insert(position) }

  /// Adds an assumption at a place, unless it is there already.
  mutating func add(_ assumption: Assumption, at position: SourcePosition) {
    positions.insert(position)
    assumedPlaces.insert(position)
    // An assumption about one sample of a collection applies to all.
    if said.insert(assumption.ofAllSamples).inserted { assumptions.append(assumption) }
  }

  /// Adds an assumption about the value of a name; it is reported at its first place, and holds at all places.
  mutating func addByName(_ assumption: Assumption, at position: SourcePosition) {
    let isSaid = assumptions.contains {
      $0.kind == assumption.kind && $0.name == assumption.name && $0.value == assumption.value
    }
    guard isSaid else { return add(assumption, at: position) }
    positions.insert(position)
    assumedPlaces.insert(position)
  }

  /// Adds a deviation of the drawing, or counts it once more.
  mutating func addVisual(_ kind: VisualAssumption.Kind, _ name: String, at position: SourcePosition) {
    guard let index = visual.firstIndex(where: { $0.kind == kind && $0.name == name }) else {
      let found = VisualAssumption(kind: kind, name: name, position: position, count: 1)
      visual.append(found)
      visualPlaces[found] = [position]
      return
    }
    var first = visual[index]
    first.count = 1
    visualPlaces[first, default: []].insert(position)
    visual[index].count = visualPlaces[first]?.count ?? 1
  }

  /// Adds a name that is not modelled, unless it is there already.
  mutating func add(_ name: NotModelled) {
    positions.insert(name.position)
    unmodelledPlaces.insert(name.position)
    if !notModelled.contains(name) { notModelled.append(name) }
  }

  /// The error of reading without assumptions about structure; `nil` for none.
  package var structuralFault: SourceError? {
    let structural = assumptions.filter(\.kind.isStructural)
    return structural.isEmpty && notModelled.isEmpty
      ? nil : .structureAssumed(structural, notModelled: notModelled)
  }

  /// One line: the numbers of places that were read, assumed and not modelled.
  package var summary: String {
    "\(view): \(total) views, modifiers and decisions: \(read) read, \(assumed) assumed, \(unmodelled) not modelled"
      + (visual.isEmpty ? "" : ", \(visual.count) drawn differently")
      + (rounds > 1 ? ", settled after \(rounds) layouts" : "")
      + (device.map { "; no size is given: on \($0.title), \(ProposedViewSize($0.size).sides)" } ?? "")
  }
}
