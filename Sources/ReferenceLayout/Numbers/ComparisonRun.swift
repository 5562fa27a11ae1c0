import ElementTree

/// A run of the rules on numbers that record comparisons: its point, and every comparison made so far.
///
/// A run repeated at any other point within its reach takes the same steps. Its numbers point to it; all of
/// them are used by one thread at a time.
public struct ComparisonRun<Form: RecordableForm> {
  /// The point at which the run computes.
  package private(set) var point: Form.Point
  /// The finding of all comparisons so far.
  package var finding = Finding()
  /// The views whose code took a number as a double, so that the run holds at this point alone.
  package private(set) var opaqueViews: [LayoutTree.Index] = []
  /// Whether a number did not fit the form, which makes the result of the run invalid.
  package private(set) var isLost = false
  /// The number of runs so far.
  private(set) var number: Int32 = 0
  /// The doubles of the tree that represent functions; empty in a sweep, whose tree has ordinary lengths.
  package let written: [Double: Form]

  /// The validity of a run, or of a part of one, at other points.
  package struct Finding {
    /// The points at which the run takes the same steps.
    package var reach = Form.Reach()
    /// The number of the run in which code took a number as a double, beyond which nothing is known; -1 for
    /// none.
    var opaqueRun: Int32 = -1
  }

  /// Creates a run at a point; each double of `written` represents a function wherever a rule reads it.
  package init(at point: Form.Point, written: [Double: Form] = [:]) {
    (self.point, self.written) = (point, written)
  }

  /// Begins another run at a point; numbers of earlier runs belong to it as well.
  package mutating func begin(at point: Form.Point) {
    self.point = point
    finding = Finding()
    opaqueViews.removeAll(keepingCapacity: true)
    isLost = false
    number &+= 1
  }

  /// Records that a number did not fit the form.
  mutating func lose() { isLost = true }

  /// Records that a number was fixed to its value: the run holds only at points with the same value.
  mutating func pin(_ form: Form) { finding.reach.pin(form, at: point) }

  /// Records that the code of a view took a number as a double.
  mutating func pin(_ form: Form, for view: LayoutTree.Index) {
    pin(form)
    finding.opaqueRun = number
    if !opaqueViews.contains(view) { opaqueViews.append(view) }
  }

  /// Returns whether an earlier finding holds at the run's point.
  @inline(__always)
  func holds(_ finding: Finding) -> Bool {
    if finding.opaqueRun >= 0, finding.opaqueRun != number { return false }
    return finding.reach.contains(point)
  }

  /// Restricts the run's finding by that of another part of the run, or of an earlier one.
  @inline(__always)
  mutating func take(_ other: Finding) {
    finding.reach.formIntersection(other.reach)
    if other.opaqueRun >= 0 { finding.opaqueRun = other.opaqueRun }
  }
}

/// A run in memory of its own, to which its numbers point for the lifetime of this object.
package final class RecordedRun<Form: RecordableForm> {
  /// The run that the numbers point to.
  package let context: UnsafeMutablePointer<ComparisonRun<Form>>

  /// Creates a run at a point; each double of `written` represents a function wherever a rule reads it.
  package init(at point: Form.Point, written: [Double: Form] = [:]) {
    context = .allocate(capacity: 1)
    context.initialize(to: ComparisonRun(at: point, written: written))
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
  }
}
