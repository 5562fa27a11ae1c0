import Foundation

/// The calls between an engine and one view's custom layout, which are made in doubles.
///
/// Both engines run custom layouts through this type; they differ only in the closures that measure. An error
/// that a closure throws is kept, as a layout cannot throw, and thrown again once the layout returns.
public final class CustomLayoutRun: SubviewHost {
  /// The place of a subview: the position of its anchor, and the size that is proposed to it.
  public struct Placement {
    /// The position of the anchor in the layout's coordinates, in points.
    public var position: CGPoint
    /// The point of the view that is put at the position.
    public var anchor: UnitPoint
    /// The size that is proposed to the view.
    public var proposal: ProposedViewSize

    /// Creates a place, with the position in points.
    public init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
      self.position = position
      self.anchor = anchor
      self.proposal = proposal
    }
  }

  private let view: LayoutTree.Index
  private let node: LayoutTree.Node
  private let tree: LayoutTree
  private let element: CustomLayoutElement
  private let measure: (Int, ProposedViewSize) throws -> CGSize
  private let guide: (AlignmentKey, Int, ProposedViewSize) throws -> CGFloat?
  private let layOut: (DelegatedLayout, ProposedViewSize) throws -> SubviewPlacements
  private var failure: (any Error)?
  private var placements: [Int: Placement] = [:]
  private var combined: (AlignmentKey) -> CGFloat? = { _ in nil }

  /// Creates a run for one view of a tree.
  ///
  /// The closures measure a child, return a child's explicit guide, and lay out some children by another
  /// element.
  public init(
    _ view: LayoutTree.Index, in tree: LayoutTree, element: CustomLayoutElement,
    measure: @escaping (Int, ProposedViewSize) throws -> CGSize,
    guide: @escaping (AlignmentKey, Int, ProposedViewSize) throws -> CGFloat?,
    layOut: @escaping (DelegatedLayout, ProposedViewSize) throws -> SubviewPlacements
  ) {
    self.view = view
    node = tree[view]
    self.tree = tree
    self.element = element
    self.measure = measure
    self.guide = guide
    self.layOut = layOut
  }

  /// Returns the layout's size at a proposal, in points; a side above the greatest length is infinite.
  ///
  /// - Throws: The error of a child that was measured, and `LayoutError.notANumber` for a side that is NaN.
  public func size(at proposal: ProposedViewSize, cache: inout LayoutCache) throws -> CGSize {
    let size = element.size(at: proposal, LayoutSubviews(self), &cache)
    try rethrow()
    guard !size.width.isNaN, !size.height.isNaN else {
      throw LayoutError.notANumber(what: "size", ViewReference(node))
    }
    return CGSize(width: size.width.lengthOrInfinity, height: size.height.lengthOrInfinity)
  }

  /// Returns the place of each child, in order; a child that the layout does not place is centred, and
  /// proposed what the layout was.
  public func placements(
    at proposal: ProposedViewSize, size: CGSize, cache: inout LayoutCache
  ) throws -> [Placement] {
    placements = [:]
    element.place(in: CGRect(origin: .zero, size: size), proposal: proposal, LayoutSubviews(self), &cache)
    try rethrow()
    let middle = CGPoint(
      x: size.width.isFinite ? size.width / 2 : 0, y: size.height.isFinite ? size.height / 2 : 0)
    return try subviewIndices.map { child in
      var place = placements[child] ?? Placement(position: middle, anchor: .center, proposal: proposal)
      guard !place.position.x.isNaN, !place.position.y.isNaN, place.anchor.x.lengthOrInfinity.isFinite,
        place.anchor.y.lengthOrInfinity.isFinite
      else { throw LayoutError.notANumber(what: "place of child \(child)", ViewReference(node)) }
      place.position = CGPoint(
        x: place.position.x.lengthOrInfinity, y: place.position.y.lengthOrInfinity)
      place.proposal = try checked(place.proposal)
      return place
    }
  }

  /// Returns the layout's explicit value of a guide, in points; `combined` combines those of the children.
  public func explicitGuide(
    _ guide: AlignmentKey, at proposal: ProposedViewSize, size: CGSize, cache: inout LayoutCache,
    combined: @escaping (AlignmentKey) throws -> CGFloat?
  ) throws -> CGFloat? {
    self.combined = { [unowned self] key in
      do { return try combined(key) } catch {
        if failure == nil { failure = error }
        return nil
      }
    }
    let bounds = CGRect(origin: .zero, size: size)
    let value = element.guide(guide, in: bounds, proposal: proposal, LayoutSubviews(self), &cache)
    try rethrow()
    guard value?.isNaN != true else {
      throw LayoutError.notANumber(what: "alignment guide \(guide)", ViewReference(node))
    }
    return value?.lengthOrInfinity
  }

  private func checked(_ proposal: ProposedViewSize) throws -> ProposedViewSize {
    guard proposal.width?.isNaN != true, proposal.height?.isNaN != true else {
      throw LayoutError.notANumber(what: "proposal to a child", ViewReference(node))
    }
    return ProposedViewSize(
      width: proposal.width?.lengthOrInfinity, height: proposal.height?.lengthOrInfinity)
  }

  private func rethrow() throws {
    if let failure { throw failure }
  }

  // MARK: SubviewHost

  /// The indices of the children.
  public var subviewIndices: Range<Int> { node.children.indices }
  /// The direction in which the layout runs.
  public var layoutDirection: LayoutDirection { node.direction }

  /// Returns the size of a child, in points; zero after a failure.
  public func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize {
    guard failure == nil else { return .zero }
    do { return try measure(subview, checked(proposal)) } catch {
      failure = error
      return .zero
    }
  }

  /// Returns the explicit value of a guide of a child, in points; `nil` after a failure.
  public func explicitGuide(
    _ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize
  ) -> CGFloat? {
    guard failure == nil else { return nil }
    do { return try self.guide(guide, subview, checked(proposal)) } catch {
      failure = error
      return nil
    }
  }

  /// Returns the combined explicit values of a guide of all children, in points.
  public func combinedGuide(_ guide: AlignmentKey) -> CGFloat? { combined(guide) }
  /// Returns the traits of a child.
  public func traits(of subview: Int) -> ViewTraits { tree[node.children[subview]].traits }

  /// Returns the value that a child carries for a key; `nil` if it carries none.
  public func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)? {
    tree.layoutValue(key, of: node.children[subview])
  }

  /// Lays out some children by an element, in a tree of their own; empty after a failure.
  public func layout(
    _ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize
  ) -> SubviewPlacements {
    guard failure == nil else { return SubviewPlacements(size: .zero, placements: []) }
    do {
      let children = subviews.map { node.children[$0] }
      return try layOut(
        DelegatedLayout(view: view, children: children, element: element), checked(proposal))
    } catch {
      failure = error
      return SubviewPlacements(size: .zero, placements: [])
    }
  }

  /// Records the place of a child; a later call for the same child replaces it.
  public func place(_ subview: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements[subview] = Placement(position: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutTree {
  /// Returns the value that a view carries for a key: the outermost one of its modifiers.
  func layoutValue(_ key: ObjectIdentifier, of view: Index) -> (any Sendable)? {
    var node = self[view]
    while node.element.role == .modifier {
      // A cast, as no other element carries a value that only its key's owner understands.
      if let carrier = node.element as? LayoutValueElement, carrier.key == key { return carrier.value }
      guard let inner = node.children.first else { return nil }
      node = self[inner]
    }
    return nil
  }
}

/// A delegation: some views of a custom layout, and an element of the engine's own that is to lay them out.
public struct DelegatedLayout {
  /// The view whose layout delegates.
  public let view: LayoutTree.Index
  /// The views that are laid out by the element.
  public let children: [LayoutTree.Index]
  /// The element that lays them out.
  public let element: any LayoutElement

  /// The identity of a delegation within a tree.
  public struct Key: Hashable {
    private let view: LayoutTree.Index
    private let children: [LayoutTree.Index]
    private let element: AnyHashable

    fileprivate init(_ delegated: DelegatedLayout, _ element: any Hashable) {
      view = delegated.view
      children = delegated.children
      self.element = AnyHashable(element)
    }
  }

  /// The identity of the delegation; `nil` if its element is not hashable.
  public var key: Key? { (element as? any Hashable).map { Key(self, $0) } }
}

/// The exact lengths behind the doubles that custom layouts were given.
///
/// A layout that proposes to a view the width that this view has answered means exactly that width, however
/// the double was rounded: a text must not be broken again because the double is slightly less.
package struct ExactLengths<Length> {
  private struct Key: Hashable {
    let view: LayoutTree.Index
    let axis: Axis
  }

  private var known: [Key: [(double: Double, exact: Length)]] = [:]

  /// The greatest distance between a double and the length that it was rounded from, in points.
  private static var roundingError: Double { 0x1p-30 }
  /// The number of lengths remembered of a view along an axis.
  private static var greatestCount: Int { 8 }

  package init() {}

  /// Records the double that the layout of a view is given for a length.
  package mutating func note(_ exact: Length, as double: Double, along axis: Axis, of view: LayoutTree.Index)
  {
    guard double.isFinite else { return }
    var lengths = known[Key(view: view, axis: axis), default: []]
    lengths.removeAll { $0.double == double }
    if lengths.count == Self.greatestCount { lengths.removeFirst() }
    lengths.append((double, exact))
    known[Key(view: view, axis: axis)] = lengths
  }

  /// Returns the length that a layout means by a double; `nil` if the layout was not given such a double.
  package func meant(by double: Double, along axis: Axis, for view: LayoutTree.Index) -> Length? {
    known[Key(view: view, axis: axis)]?
      .filter { abs($0.double - double) <= Self.roundingError }
      .min { abs($0.double - double) < abs($1.double - double) }?.exact
  }
}
