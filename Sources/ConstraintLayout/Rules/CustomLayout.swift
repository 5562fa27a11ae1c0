import ElementTree
import Foundation
import LinearProgramming

/// The rule of a custom layout, which is opaque: its results are constants that hold at one proposal.
package struct CustomLayoutRule: OpaqueRule {
  package init() {}

  /// Returns the size and guides that the layout's code returns.
  ///
  /// - Throws: The errors of its children, and `LayoutError.notANumber`.
  package func piece(
    of layout: CustomLayoutElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece {
    view.record(proposal)
    let size = try view.run(layout) { try $0.size(at: proposal.doubles, cache: &$1) }
    var guides: [AlignmentKey: AffineExtent] = [:]
    // The code is asked to place its children once, however many guides are combined from the places.
    var known: [OpaquePlacement]?
    for key in view.wantedGuides {
      let value = try view.run(layout) { run, cache in
        try run.explicitGuide(key, at: proposal.doubles, size: size, cache: &cache) { guide in
          // Children in infinite bounds have no place, and the layout's code is never asked to place them.
          guard size.width.isFinite, size.height.isFinite else { return nil }
          let places = try known ?? places(layout, at: proposal, size: size, view)
          known = places
          return try combined(guide, places, at: proposal, view)
        }
      }
      if let value { guides[key] = AffineExtent(value) }
    }
    return Piece(
      width: AffineExtent(size.width), height: AffineExtent(size.height), guides: guides,
      region: CriticalRegion(at: proposal, of: view.index), cause: .opaque)
  }

  /// Returns the places at which the layout's code puts its children.
  package func placements(
    of layout: CustomLayoutElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlacement] {
    view.record(proposal)
    return try places(layout, at: proposal, size: view.size(at: proposal), view)
  }

  private func places(
    _ layout: CustomLayoutElement, at proposal: ExactProposal, size: CGSize, _ view: OpaqueView
  ) throws -> [OpaquePlacement] {
    let places = try view.run(layout) { try $0.placements(at: proposal.doubles, size: size, cache: &$1) }
    return try places.enumerated().map { child, place in
      OpaquePlacement(
        x: try view.origin(.horizontal, of: child, place), y: try view.origin(.vertical, of: child, place),
        proposal: place.proposal)
    }
  }

  /// Returns the combined explicit values of a guide where the layout places its children, as a number.
  private func combined(
    _ guide: AlignmentKey, _ places: [OpaquePlacement], at proposal: ExactProposal, _ view: OpaqueView
  ) throws -> CGFloat? {
    let values = try places.enumerated().compactMap { child, place -> AffineExtent? in
      let origin = guide.axis == .horizontal ? place.x : place.y
      return try view.guide(guide, of: child, at: place.proposal).map { AffineExtent($0) + origin }
    }
    func number(_ value: AffineExtent) -> CGFloat { CGFloat(value.doubleValue(at: proposal)) }
    switch guide.combination {
    case .none: return nil
    case .smallest: return values.map(number).min()
    case .largest: return values.map(number).max()
    case .average:
      guard let first = values.first else { return nil }
      // Infinities of opposite sign do not add up to a number: the sum keeps the first one.
      return number(values.dropFirst().reduce(first, +)) / CGFloat(values.count)
    }
  }
}

extension OpaqueView {
  /// Runs a custom layout's code on the view's children, with the cache of its last run.
  ///
  /// If a measurement fails, or has to be repeated, the code went on with zeros, and its cache is dropped.
  func run<Result>(
    _ layout: CustomLayoutElement, _ work: (CustomLayoutRun, inout LayoutCache) throws -> Result
  ) throws -> Result {
    session.statistics.customLayoutCalls += 1
    let run = CustomLayoutRun(
      index, in: session.boundTree.tree, element: layout, measure: size(of:at:),
      guide: { try self.guide($0, of: $1, at: $2) },
      layOut: { [session, index, container] in
        let proposal = session.customLayouts.meant(by: $1, for: index, of: index)
        return try session.layOut($0, at: proposal, in: container)
      })
    var cache = session.customLayouts.caches[index] ?? LayoutCache()
    let result = try work(run, &cache)
    session.customLayouts.keep(cache, of: index)
    return result
  }

  /// Records the lengths that the view's own layout is given as its proposal.
  func record(_ proposal: ExactProposal) {
    session.customLayouts.record(proposal.width, proposal.height, of: index)
  }

  /// Returns the origin of a child whose anchor is at a place.
  func origin(_ axis: Axis, of child: Int, _ place: CustomLayoutRun.Placement) throws -> AffineExtent {
    let position = AffineExtent(axis == .horizontal ? place.position.x : place.position.y)
    let share = Rational(finite: place.anchor[axis])
    guard !share.isZero else { return position }
    return position - (try side(axis, of: child, at: place.proposal)) * share
  }
}

extension AffineExtent {
  /// Creates a constant length from a number that is not NaN.
  fileprivate init(_ value: CGFloat) { self = Extended<Rational>(Double(value)).constant }
}
