import ElementTree
import Foundation
import LinearProgramming

/// A custom layout is opaque: its answers are constants that hold at one proposal.
package struct CustomLayoutRule: OpaqueRule {
  package init() {}

  /// What the layout's code answers.
  ///
  /// Throws what its children throw, and `LayoutError.notANumber`.
  package func piece(
    of layout: CustomLayoutElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece {
    view.tell(proposal)
    let size = try view.run(layout) { try $0.size(at: proposal.doubles, cache: &$1) }
    var guides: [AlignmentKey: AffineExtent] = [:]
    // The code is asked once where it puts its children, whichever guides are combined from that.
    var known: [OpaquePlace]?
    for key in view.wantedGuides {
      let value = try view.run(layout) { run, cache in
        try run.explicitGuide(key, at: proposal.doubles, size: size, cache: &cache) { guide in
          // Children of endless bounds have no place: the code is never asked for one.
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

  /// Where the layout's code puts its children.
  package func places(
    of layout: CustomLayoutElement, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlace] {
    view.tell(proposal)
    return try places(layout, at: proposal, size: view.size(at: proposal), view)
  }

  private func places(
    _ layout: CustomLayoutElement, at proposal: ExactProposal, size: CGSize, _ view: OpaqueView
  ) throws -> [OpaquePlace] {
    let places = try view.run(layout) { try $0.places(at: proposal.doubles, size: size, cache: &$1) }
    return try places.enumerated().map { child, place in
      OpaquePlace(
        x: try view.origin(.horizontal, of: child, place), y: try view.origin(.vertical, of: child, place),
        proposal: place.proposal)
    }
  }

  /// The children's explicit values of a guide combined where the layout places them: numbers, as all of a custom
  /// layout is.
  private func combined(
    _ guide: AlignmentKey, _ places: [OpaquePlace], at proposal: ExactProposal, _ view: OpaqueView
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
      // Infinities that cancel are no number: the sum stays what it was.
      return number(values.dropFirst().reduce(first, +)) / CGFloat(values.count)
    }
  }
}

extension OpaqueView {
  /// Runs a custom layout's code on the view's children, with the cache it left behind.
  ///
  /// Where measuring fails, or has to begin anew, the code went on with zeros: what it then remembered is dropped.
  func run<Result>(
    _ layout: CustomLayoutElement, _ work: (CustomLayoutRun, inout LayoutCache) throws -> Result
  ) throws -> Result {
    session.statistics.customLayoutCalls += 1
    let run = CustomLayoutRun(
      index, in: session.boundTree.tree, element: layout, measure: size(of:at:),
      guide: { try self.guide($0, of: $1, at: $2) },
      layOut: { [session, index, container] in
        let asked = session.customLayouts.meant(by: $1, for: index, of: index)
        return try session.layOut($0, at: asked, in: container)
      })
    var cache = session.customLayouts.caches[index] ?? LayoutCache()
    let result = try work(run, &cache)
    session.customLayouts.keep(cache, of: index)
    return result
  }

  /// Notes what the view's own layout is told that it is proposed.
  func tell(_ proposal: ExactProposal) {
    session.customLayouts.tell(proposal.width, proposal.height, of: index)
  }

  /// Where a child begins once its anchor stands at a place.
  func origin(_ axis: Axis, of child: Int, _ place: CustomLayoutRun.Place) throws -> AffineExtent {
    let position = AffineExtent(axis == .horizontal ? place.position.x : place.position.y)
    let share = Rational(finite: place.anchor[axis])
    guard !share.isZero else { return position }
    return position - (try side(axis, of: child, at: place.proposal)) * share
  }
}

extension AffineExtent {
  /// A constant length that is not NaN.
  fileprivate init(_ value: CGFloat) { self = Extended<Rational>(Double(value)).constant }
}
