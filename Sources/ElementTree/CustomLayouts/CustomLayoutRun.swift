import Foundation

/// How a custom layout's calls reach an engine: each call is measured in doubles, and failures are kept.
///
/// Both engines run custom layouts through this: the only difference is who measures.
public final class CustomLayoutRun: SubviewHost {
  /// Where a subview was put: its anchor's place, and what it is proposed.
  public struct Place {
    /// The anchor's place in the layout's coordinates, in points.
    public var position: CGPoint
    /// Which point of the view is put there.
    public var anchor: UnitPoint
    /// What the view is proposed.
    public var proposal: ProposedViewSize

    /// Puts an anchor at a place.
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
  private let layOut: (DelegatedLayout, ProposedViewSize) throws -> SubviewPlaces
  private var failure: (any Error)?
  private var places: [Int: Place] = [:]
  private var combined: (AlignmentKey) -> CGFloat? = { _ in nil }

  /// Runs the layout of one view of a tree; the closures measure its children, by place, and lay some of them
  /// out by an element.
  public init(
    _ view: LayoutTree.Index, in tree: LayoutTree, element: CustomLayoutElement,
    measure: @escaping (Int, ProposedViewSize) throws -> CGSize,
    guide: @escaping (AlignmentKey, Int, ProposedViewSize) throws -> CGFloat?,
    layOut: @escaping (DelegatedLayout, ProposedViewSize) throws -> SubviewPlaces
  ) {
    self.view = view
    node = tree[view]
    self.tree = tree
    self.element = element
    self.measure = measure
    self.guide = guide
    self.layOut = layOut
  }

  /// The layout's size at a proposal.
  ///
  /// Throws what a child's measuring throws, and `LayoutError.notANumber`.
  public func size(at proposal: ProposedViewSize, cache: inout LayoutCache) throws -> CGSize {
    let size = element.size(at: proposal, LayoutSubviews(self), &cache)
    try rethrow()
    guard !size.width.isNaN, !size.height.isNaN else {
      throw LayoutError.notANumber(what: "size", ViewReference(node))
    }
    return CGSize(width: size.width.lengthOrInfinity, height: size.height.lengthOrInfinity)
  }

  /// Where the layout puts each child, by place; one it does not place is centred at the layout's own proposal.
  public func places(
    at proposal: ProposedViewSize, size: CGSize, cache: inout LayoutCache
  ) throws -> [Place] {
    places = [:]
    element.place(in: CGRect(origin: .zero, size: size), proposal: proposal, LayoutSubviews(self), &cache)
    try rethrow()
    let middle = CGPoint(
      x: size.width.isFinite ? size.width / 2 : 0, y: size.height.isFinite ? size.height / 2 : 0)
    return try subviewIndices.map { child in
      var place = places[child] ?? Place(position: middle, anchor: .center, proposal: proposal)
      guard !place.position.x.isNaN, !place.position.y.isNaN, place.anchor.x.lengthOrInfinity.isFinite,
        place.anchor.y.lengthOrInfinity.isFinite
      else { throw LayoutError.notANumber(what: "place of child \(child)", ViewReference(node)) }
      place.position = CGPoint(
        x: place.position.x.lengthOrInfinity, y: place.position.y.lengthOrInfinity)
      place.proposal = try checked(place.proposal)
      return place
    }
  }

  /// The layout's explicit value of a guide, with a way to combine the children's.
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

  /// The places of the children.
  public var subviewIndices: Range<Int> { node.children.indices }
  /// The direction in which the layout runs.
  public var layoutDirection: LayoutDirection { node.direction }

  /// The size of a child; zero after a failure.
  public func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize {
    guard failure == nil else { return .zero }
    do { return try measure(subview, checked(proposal)) } catch {
      failure = error
      return .zero
    }
  }

  /// The explicit value of a guide of a child.
  public func explicitGuide(
    _ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize
  ) -> CGFloat? {
    guard failure == nil else { return nil }
    do { return try self.guide(guide, subview, checked(proposal)) } catch {
      failure = error
      return nil
    }
  }

  /// The children's explicit values of a guide combined.
  public func combinedGuide(_ guide: AlignmentKey) -> CGFloat? { combined(guide) }
  /// What the tree knows of a child.
  public func traits(of subview: Int) -> ViewTraits { tree[node.children[subview]].traits }

  /// The value a child carries for a key.
  public func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)? {
    tree.layoutValue(key, of: node.children[subview])
  }

  /// Lays some children out in a tree of their own; nothing after a failure.
  public func layout(
    _ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize
  ) -> SubviewPlaces {
    guard failure == nil else { return SubviewPlaces(size: .zero, places: []) }
    do {
      let children = subviews.map { node.children[$0] }
      return try layOut(
        DelegatedLayout(view: view, children: children, element: element), checked(proposal))
    } catch {
      failure = error
      return SubviewPlaces(size: .zero, places: [])
    }
  }

  /// Notes where a child is put.
  public func place(_ subview: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    places[subview] = Place(position: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutTree {
  /// The value that a view carries for a key: the outermost one, seen through modifiers.
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

/// What a custom layout hands on to a layout that the engine knows: some of its views, and the element.
public struct DelegatedLayout {
  /// The view whose layout hands them on.
  public let view: LayoutTree.Index
  /// The views that are handed on.
  public let children: [LayoutTree.Index]
  /// The element that is to lay them out.
  public let element: any LayoutElement

  /// What tells a delegation apart from others of the same tree.
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

  /// What tells it apart; `nil` for an element that cannot be told apart from others.
  public var key: Key? { (element as? any Hashable).map { Key(self, $0) } }
}

/// The exact lengths behind the doubles that custom layouts are told.
///
/// A layout that proposes to a view the width that the view has answered means that width, whatever rounding did on the
/// way: a text must not be broken again because the double is a little less.
package struct ToldLengths<Length> {
  private struct Key: Hashable {
    let view: LayoutTree.Index
    let axis: Axis
  }

  private var known: [Key: [(double: Double, exact: Length)]] = [:]

  /// How far a double may lie from the length that it stands for, in points.
  private static var roundingError: Double { 0x1p-30 }
  /// How many lengths of a view are remembered along an axis.
  private static var greatestCount: Int { 8 }

  /// Nobody has been told anything.
  package init() {}

  /// Notes what a view's layout is told of a length.
  package mutating func note(_ exact: Length, as double: Double, along axis: Axis, of view: LayoutTree.Index)
  {
    guard double.isFinite else { return }
    var lengths = known[Key(view: view, axis: axis), default: []]
    lengths.removeAll { $0.double == double }
    if lengths.count == Self.greatestCount { lengths.removeFirst() }
    lengths.append((double, exact))
    known[Key(view: view, axis: axis)] = lengths
  }

  /// The length that a layout means by a double; `nil` where it has not been told of it.
  package func meant(by double: Double, along axis: Axis, for view: LayoutTree.Index) -> Length? {
    known[Key(view: view, axis: axis)]?
      .filter { abs($0.double - double) <= Self.roundingError }
      .min { abs($0.double - double) < abs($1.double - double) }?.exact
  }
}
