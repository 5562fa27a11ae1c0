import ElementTree

/// A run of the rules on numbers that record comparisons: where it is, and every comparison it made on the way.
///
/// A run that is repeated at any other point that it holds for takes the same steps. Its numbers point to it; all of them
/// are on one thread at a time.
public struct ComparisonRun<Form: RecordableForm> {
  /// Where it is.
  package private(set) var point: Form.Point
  /// What the comparisons said so far.
  package var finding = Finding()
  /// The views whose code took a number as it is at this point: the run says nothing of any other point.
  package private(set) var opaqueViews: [LayoutTree.Index] = []
  /// Whether there was a number that the form does not hold: what came out of the run counts for nothing.
  package private(set) var isLost = false
  /// How many runs there have been.
  private(set) var number: Int32 = 0
  /// Doubles in the tree that stand for functions; none in a sweep, whose tree says what it means.
  package let written: [Double: Form]

  /// What a run, or a part of one, says of other points.
  package struct Finding {
    /// The points that take the same steps.
    package var reach = Form.Reach()
    /// The number of the run that took a number as it is; in any other run, nothing is known.
    var opaqueRun: Int32 = -1
  }

  /// Begins a run at a point; each double of `written` stands for a function wherever a rule meets it.
  package init(at point: Form.Point, written: [Double: Form] = [:]) {
    (self.point, self.written) = (point, written)
  }

  /// Begins another run; numbers of earlier runs belong to it too.
  package mutating func begin(at point: Form.Point) {
    self.point = point
    finding = Finding()
    opaqueViews.removeAll(keepingCapacity: true)
    isLost = false
    number &+= 1
  }

  /// Notes that the form does not hold a number.
  mutating func lose() { isLost = true }

  /// Notes that a number is fixed to its value: the run holds for the points alone at which it has that.
  mutating func pin(_ form: Form) { finding.reach.pin(form, at: point) }

  /// Notes that the code of a view took a number as it is.
  mutating func pin(_ form: Form, for view: LayoutTree.Index) {
    pin(form)
    finding.opaqueRun = number
    if !opaqueViews.contains(view) { opaqueViews.append(view) }
  }

  /// Whether what was found once holds here.
  @inline(__always)
  func holds(_ finding: Finding) -> Bool {
    if finding.opaqueRun >= 0, finding.opaqueRun != number { return false }
    return finding.reach.contains(point)
  }

  /// Takes over what was found in another part of the run, or in an earlier one.
  @inline(__always)
  mutating func take(_ other: Finding) {
    finding.reach.formIntersection(other.reach)
    if other.opaqueRun >= 0 { finding.opaqueRun = other.opaqueRun }
  }
}

/// A run in a place of its own, to which its numbers point for as long as somebody holds this.
package final class RecordedRun<Form: RecordableForm> {
  /// Where the run is.
  package let context: UnsafeMutablePointer<ComparisonRun<Form>>

  /// Begins a run at a point; each double of `written` stands for a function wherever a rule meets it.
  package init(at point: Form.Point, written: [Double: Form] = [:]) {
    context = .allocate(capacity: 1)
    context.initialize(to: ComparisonRun(at: point, written: written))
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
  }
}
