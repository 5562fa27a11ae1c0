import LayoutCore

/// What became of the views, modifiers and decisions of a source: each place counts once.
package struct SourceReport: Hashable, Sendable {
  /// The view, or the preview, that was read.
  package var view = ""
  /// The name by which it was asked for; `nil` where it is the usual one.
  package var chosen: String?
  /// How many times the views were made until their actions set nothing any more.
  package var rounds = 1
  /// The device that it is shown on, as nobody said a size.
  package var device: Device?
  /// What was assumed, in order.
  package private(set) var assumptions: [Assumption] = []
  /// What is not modelled, in order.
  package private(set) var notModelled: [NotModelled] = []
  /// What is drawn otherwise than it would look, each once, in order.
  package private(set) var visual: [VisualAssumption] = []
  private var visualPlaces: [VisualAssumption: Set<SourcePosition>] = [:]
  private var places: Set<SourcePosition> = []
  private var assumedPlaces: Set<SourcePosition> = []
  private var unmodelledPlaces: Set<SourcePosition> = []
  private var said: Set<Assumption> = []

  /// How many places were looked at: the sum of the other three.
  package var total: Int { places.count }
  /// At how many places something was assumed.
  package var assumed: Int { assumedPlaces.subtracting(unmodelledPlaces).count }
  /// How many places are not modelled.
  package var unmodelled: Int { unmodelledPlaces.count }
  /// How many places mean what they say.
  package var read: Int { total - assumed - unmodelled }

  /// Counts a place.
  mutating func visit(_ place: SourcePosition) { places.insert(place) }

  /// Adds an assumption that is needed at a place, unless it is there already.
  mutating func add(_ assumption: Assumption, at place: SourcePosition) {
    places.insert(place)
    assumedPlaces.insert(place)
    // What is said of one sample of a collection is said of all.
    if said.insert(assumption.ofAllSamples).inserted { assumptions.append(assumption) }
  }

  /// Adds something that is drawn otherwise, or counts it once more.
  mutating func addVisual(_ kind: VisualAssumption.Kind, _ name: String, at place: SourcePosition) {
    guard let index = visual.firstIndex(where: { $0.kind == kind && $0.name == name }) else {
      let found = VisualAssumption(kind: kind, name: name, position: place, count: 1)
      visual.append(found)
      visualPlaces[found] = [place]
      return
    }
    var first = visual[index]
    first.count = 1
    visualPlaces[first, default: []].insert(place)
    visual[index].count = visualPlaces[first]?.count ?? 1
  }

  /// Adds a name that is not modelled, unless it is there already.
  mutating func add(_ name: NotModelled) {
    places.insert(name.position)
    unmodelledPlaces.insert(name.position)
    if !notModelled.contains(name) { notModelled.append(name) }
  }

  /// What stands in the way of reading without any assumption about structure; `nil` for nothing.
  package var structuralFault: SourceError? {
    let structural = assumptions.filter(\.kind.isStructural)
    return structural.isEmpty && notModelled.isEmpty
      ? nil : .structureAssumed(structural, notModelled: notModelled)
  }

  /// One line: how many places were read, assumed and not modelled.
  package var summary: String {
    "\(view): \(total) views, modifiers and decisions: \(read) read, \(assumed) assumed, \(unmodelled) not modelled"
      + (visual.isEmpty ? "" : ", \(visual.count) drawn otherwise")
      + (rounds > 1 ? ", settled after \(rounds) layouts" : "")
      + (device.map { "; no size is said: on \($0.title), \(ProposedViewSize($0.size).sides)" } ?? "")
  }
}
