import ElementTree
import LinearProgramming

/// The proposals for which a piece holds: those that meet a few linear inequalities.
package struct CriticalRegion: Hashable, Sendable {
  /// One inequality: the form is at least zero, or more than zero.
  package struct HalfPlane: Hashable, Sendable {
    /// What must not be negative.
    package var form: AffineForm
    /// Whether it must not be zero either.
    package var isStrict: Bool
    /// What changes beyond it; `nil` where nobody said.
    package var border: Border?

    /// Makes an inequality.
    package init(_ form: AffineForm, isStrict: Bool = false, border: Border? = nil) {
      self.form = form
      self.isStrict = isStrict
      self.border = border
    }

    /// Whether a proposal meets the inequality.
    package func contains(_ proposal: ExactProposal) -> Bool { contains(proposal, proposal.fractions) }

    fileprivate func contains(_ proposal: ExactProposal, _ sides: FractionSides) -> Bool {
      let sign = form.signum(at: proposal, sides)
      return isStrict ? sign > 0 : sign >= 0
    }
  }

  /// The inequalities, each of which depends on the proposal; no two have the same slopes.
  package private(set) var halfPlanes: [HalfPlane] = []
  /// Where the inequality of some slopes stands, once there are more than a few.
  private var places: [Slopes: Int] = [:]

  /// Up to so many inequalities are looked through one by one.
  private static let few = 16

  /// What parallel inequalities have in common.
  private struct Slopes: Hashable {
    var width: Rational
    var height: Rational
    var container: [Axis: Rational]
    var inputs: [LengthInput: Rational]

    init(_ form: AffineForm) {
      width = form.width
      height = form.height
      container = form.container
      inputs = form.inputs
    }
  }

  /// Every proposal.
  package init() {}

  /// Where inequalities hold, each of which depends on the proposal, is scaled, and has other slopes than the others.
  init(distinct halfPlanes: [HalfPlane]) {
    guard halfPlanes.count <= Self.few else {
      for halfPlane in halfPlanes { append(halfPlane) }
      return
    }
    self.halfPlanes = halfPlanes
  }

  /// Whether two regions have the same inequalities, in the same order.
  package static func == (a: CriticalRegion, b: CriticalRegion) -> Bool { a.halfPlanes == b.halfPlanes }

  /// Hashes the inequalities.
  package func hash(into hasher: inout Hasher) { hasher.combine(halfPlanes) }

  /// Adds an inequality; one that depends on nothing is left out, of two parallel ones the tighter stays.
  package mutating func insert(_ halfPlane: HalfPlane) {
    insert(halfPlane.form, isStrict: halfPlane.isStrict, border: halfPlane.border)
  }

  /// The same of an inequality whose border is put into words only where it stays.
  mutating func insert(_ form: AffineForm, isStrict: Bool, border: @autoclosure () -> Border?) {
    if !form.isConstant { insert(scaled: form.normalised, isStrict: isStrict, border: border) }
  }

  private mutating func insert(scaled form: AffineForm, isStrict: Bool, border: () -> Border?) {
    guard let place = place(of: form) else {
      return append(HalfPlane(form, isStrict: isStrict, border: border()))
    }
    let constant = halfPlanes[place].form.constant
    let isTighter = form.constant == constant ? isStrict : form.constant < constant
    if isTighter { halfPlanes[place] = HalfPlane(form, isStrict: isStrict, border: border()) }
  }

  /// Where the inequality of a form's slopes stands; `nil` where there is none.
  private func place(of form: AffineForm) -> Int? {
    if halfPlanes.count > Self.few { return places[Slopes(form)] }
    return halfPlanes.firstIndex { $0.form.isParallel(to: form) }
  }

  private mutating func append(_ halfPlane: HalfPlane) {
    halfPlanes.append(halfPlane)
    if halfPlanes.count == Self.few + 1 {
      for (place, known) in halfPlanes.enumerated() { places[Slopes(known.form)] = place }
    } else if halfPlanes.count > Self.few {
      places[Slopes(halfPlane.form)] = halfPlanes.count - 1
    }
  }

  /// Adds another region's inequalities, with forms in place of the proposal's sides and its container's, and of views so
  /// many places further in preorder.
  package mutating func formIntersection(
    _ other: CriticalRegion, at proposal: Proposal<AffineForm>, shiftedBy places: Int = 0
  ) {
    for halfPlane in other.halfPlanes {
      insert(
        halfPlane.form.shifted(by: places).composed(proposal), isStrict: halfPlane.isStrict,
        border: halfPlane.border?.shifted(by: places))
    }
  }

  /// Adds another region's inequalities, which are scaled already.
  mutating func formIntersection(_ other: CriticalRegion) {
    for halfPlane in other.halfPlanes {
      insert(scaled: halfPlane.form, isStrict: halfPlane.isStrict) { halfPlane.border }
    }
  }

  /// Adds that a side lies in an interval; beyond it the border is crossed.
  package mutating func insert(_ interval: MeasurementInterval, axis: Axis, border: Border? = nil) {
    let side = axis == .horizontal ? AffineForm(0, width: 1) : AffineForm(0, height: 1)
    if let lower = Rational(exactly: Double(interval.lower)) {
      insert(HalfPlane(side - AffineForm(lower), isStrict: !interval.lowerIsIncluded, border: border))
    }
    if let upper = Rational(exactly: Double(interval.upper)) {
      insert(HalfPlane(AffineForm(upper) - side, isStrict: !interval.upperIsIncluded, border: border))
    }
  }

  /// Whether a proposal meets every inequality.
  package func contains(_ proposal: ExactProposal) -> Bool {
    halfPlanes.isEmpty || contains(proposal, proposal.fractions)
  }

  /// The same, for whoever asks many regions.
  ///
  /// - Parameter sides: the proposal's sides.
  func contains(_ proposal: ExactProposal, _ sides: FractionSides) -> Bool {
    // By place, as a copy of an inequality counts references.
    for place in halfPlanes.indices where !halfPlanes[place].contains(proposal, sides) { return false }
    return true
  }
}

/// What changes where a piece's region ends.
package indirect enum Border: Hashable, Sendable {
  /// A length comes to its bound: from there the bound decides instead of the wish.
  case reaches(wish: Reason, bound: Reason)
  /// A length leaves its bound: from there the wish decides instead of the bound.
  case leaves(bound: Reason, wish: Reason)
  /// Another bound becomes the tighter one.
  case passes(from: Reason, to: Reason)
  /// Something that was decided from numbers would be decided otherwise.
  case decision(Decision.Kind)
  /// A measured leaf would answer otherwise.
  case measured(LayoutTree.Index)
  /// Opaque code would be asked anew.
  case opaque(LayoutTree.Index)
}
