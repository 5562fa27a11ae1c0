import ElementTree
import LinearProgramming

/// The critical region of a piece: the proposals for which it holds, described by linear inequalities.
package struct CriticalRegion: Hashable, Sendable {
  /// A facet: an inequality that requires its form to be at least zero, or more than zero.
  package struct HalfPlane: Hashable, Sendable {
    /// The form that must not be negative.
    package var form: AffineForm
    /// Whether the form must not be zero either.
    package var isStrict: Bool
    /// The change of the layout beyond the facet; `nil` if it is not known.
    package var change: FacetChange?

    package init(_ form: AffineForm, isStrict: Bool = false, change: FacetChange? = nil) {
      self.form = form
      self.isStrict = isStrict
      self.change = change
    }

    /// Returns whether a proposal meets the inequality.
    package func contains(_ proposal: ExactProposal) -> Bool { contains(proposal, proposal.fractions) }

    fileprivate func contains(_ proposal: ExactProposal, _ sides: FractionSides) -> Bool {
      let sign = form.signum(at: proposal, sides)
      return isStrict ? sign > 0 : sign >= 0
    }
  }

  /// The facets, each of which depends on the proposal; no two have the same gradient.
  package private(set) var halfPlanes: [HalfPlane] = []
  /// The index of the facet of a given gradient, kept for more than a few facets.
  private var facetIndices: [Gradient: Int] = [:]

  /// The number of facets up to which they are searched one by one.
  private static let few = 16

  /// The gradient that parallel facets have in common.
  private struct Gradient: Hashable {
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

  /// Creates the region of all proposals.
  package init() {}

  /// Creates a region from facets, each of which depends on the proposal, is scaled, and has a gradient
  /// unlike the others.
  init(distinct halfPlanes: [HalfPlane]) {
    guard halfPlanes.count <= Self.few else {
      for halfPlane in halfPlanes { append(halfPlane) }
      return
    }
    self.halfPlanes = halfPlanes
  }

  /// Returns whether two regions have the same facets, in the same order.
  package static func == (a: CriticalRegion, b: CriticalRegion) -> Bool { a.halfPlanes == b.halfPlanes }

  package func hash(into hasher: inout Hasher) { hasher.combine(halfPlanes) }

  /// Adds a facet; a constant one is left out, and of two parallel ones the tighter one is kept.
  package mutating func insert(_ halfPlane: HalfPlane) {
    insert(halfPlane.form, isStrict: halfPlane.isStrict, change: halfPlane.change)
  }

  /// Adds a facet whose change is computed only if the facet is kept.
  mutating func insert(_ form: AffineForm, isStrict: Bool, change: @autoclosure () -> FacetChange?) {
    if !form.isConstant { insert(scaled: form.normalised, isStrict: isStrict, change: change) }
  }

  private mutating func insert(scaled form: AffineForm, isStrict: Bool, change: () -> FacetChange?) {
    guard let index = facetIndex(of: form) else {
      return append(HalfPlane(form, isStrict: isStrict, change: change()))
    }
    let constant = halfPlanes[index].form.constant
    let isTighter = form.constant == constant ? isStrict : form.constant < constant
    if isTighter { halfPlanes[index] = HalfPlane(form, isStrict: isStrict, change: change()) }
  }

  /// Returns the index of the facet with a form's gradient; `nil` if there is none.
  private func facetIndex(of form: AffineForm) -> Int? {
    if halfPlanes.count > Self.few { return facetIndices[Gradient(form)] }
    return halfPlanes.firstIndex { $0.form.isParallel(to: form) }
  }

  private mutating func append(_ halfPlane: HalfPlane) {
    halfPlanes.append(halfPlane)
    if halfPlanes.count == Self.few + 1 {
      for (index, known) in halfPlanes.enumerated() { facetIndices[Gradient(known.form)] = index }
    } else if halfPlanes.count > Self.few {
      facetIndices[Gradient(halfPlane.form)] = halfPlanes.count - 1
    }
  }

  /// Adds another region's facets, with forms in place of the proposal's sides and its container's, and with
  /// views shifted by a number of places in preorder.
  package mutating func formIntersection(
    _ other: CriticalRegion, at proposal: Proposal<AffineForm>, shiftedBy places: Int = 0
  ) {
    for halfPlane in other.halfPlanes {
      insert(
        halfPlane.form.shifted(by: places).composed(proposal), isStrict: halfPlane.isStrict,
        change: halfPlane.change?.shifted(by: places))
    }
  }

  /// Adds another region's facets, which are already scaled.
  mutating func formIntersection(_ other: CriticalRegion) {
    for halfPlane in other.halfPlanes {
      insert(scaled: halfPlane.form, isStrict: halfPlane.isStrict) { halfPlane.change }
    }
  }

  /// Restricts a side to an interval, beyond whose ends the change happens.
  package mutating func insert(_ interval: MeasurementInterval, axis: Axis, change: FacetChange? = nil) {
    let side = axis == .horizontal ? AffineForm(0, width: 1) : AffineForm(0, height: 1)
    if let lower = Rational(exactly: Double(interval.lower)) {
      insert(HalfPlane(side - AffineForm(lower), isStrict: !interval.lowerIsIncluded, change: change))
    }
    if let upper = Rational(exactly: Double(interval.upper)) {
      insert(HalfPlane(AffineForm(upper) - side, isStrict: !interval.upperIsIncluded, change: change))
    }
  }

  /// Returns whether the region contains a proposal.
  package func contains(_ proposal: ExactProposal) -> Bool {
    halfPlanes.isEmpty || contains(proposal, proposal.fractions)
  }

  /// Returns whether the region contains a proposal, with its fractions computed once for many regions.
  ///
  /// - Parameter sides: The proposal's sides as fractions.
  func contains(_ proposal: ExactProposal, _ sides: FractionSides) -> Bool {
    // By index, as a copy of a facet counts references.
    for index in halfPlanes.indices where !halfPlanes[index].contains(proposal, sides) { return false }
    return true
  }
}

/// The change of a layout at a facet of its critical region.
package indirect enum FacetChange: Hashable, Sendable {
  /// A length reaches its bound, which determines it from there on.
  case reaches(wish: Reason, bound: Reason)
  /// A length leaves its bound, and its wish determines it from there on.
  case leaves(bound: Reason, wish: Reason)
  /// Another bound becomes the active one.
  case passes(from: Reason, to: Reason)
  /// A decision made from numbers changes.
  case decision(Decision.Kind)
  /// A measured leaf has another size.
  case measured(LayoutTree.Index)
  /// Opaque code has to be called again.
  case opaque(LayoutTree.Index)
}
