import ElementTree
import Foundation

/// The children of a view, as its rule measures them.
public struct Children<Number: LayoutNumber> {
  let core: UnsafeMutablePointer<SessionCore<Number>>
  let parent: LayoutTree.Index
  // A number rather than the container itself, so that this value fits into two registers.
  let containerNumber: Int32

  /// The proposal of the nearest container; `nil` if no element in the parent reads it.
  public var container: ContainerSides<Number>? { session.container(containerNumber) }

  /// The number of children.
  public var count: Int { core.pointee.childCount(of: parent) }
  /// The indices of the children, from 0.
  public var indices: Range<Int> { 0..<count }
  /// The node of the parent in its tree.
  public var parentNode: LayoutTree.Node { session.tree[parent] }

  /// The child at an index.
  @inline(__always)
  public subscript(place: Int) -> Child<Number> {
    Child(core: core, index: core.pointee.child(place, of: parent), containerNumber: containerNumber)
  }

  var session: ReferenceSession<Number> { core.pointee.session.takeUnretainedValue() }

  /// Returns the exact number of a length in points, which may be infinite.
  @inline(__always)
  public func number(_ length: Double) -> Number { Number(length, in: core.pointee.context) }

  /// Whether the children differ in layout priority.
  var differInPriority: Bool { core.pointee.views[parent.position].childrenDifferInPriority }

  /// The indices of the children by layout priority, the highest first.
  public var priorityGroups: [[Int]] { session.priorityGroups(of: parent) }

  /// Returns the order in which the parent measures its children at a proposal; `nil` for their own order.
  ///
  /// - Parameter find: A closure that finds the order, which is called once for a proposal.
  func order(at proposal: Proposal<Number>, _ find: () throws -> [Int]?) throws -> [Int]? {
    try core.pointee.session._withUnsafeGuaranteedRef {
      try $0.order(of: parent, at: proposal, in: containerNumber, find)
    }
  }

  /// The children, in order.
  public var all: [Child<Number>] { indices.map { self[$0] } }

  /// Returns the parent's own size at a proposal, by its rule.
  ///
  /// - Throws: The errors of the rules.
  public func parentSize(at proposal: Proposal<Number>) throws -> Size<Number> {
    try session.size(of: parent, at: proposal)
  }

  /// Returns the parent's own placements at a proposal, by its rule.
  ///
  /// - Throws: The errors of the rules.
  public func placements(at proposal: Proposal<Number>) throws -> [Placement<Number>] {
    try session.placements(of: parent, at: proposal)
  }
}

/// A child of a view, as the parent's rule measures it.
public struct Child<Number: LayoutNumber> {
  let core: UnsafeMutablePointer<SessionCore<Number>>
  let index: LayoutTree.Index
  let containerNumber: Int32

  private var container: ContainerSides<Number>? { session.container(containerNumber) }

  private var context: Number.Context { core.pointee.context }

  /// The child's priority, spacing and explicit guides.
  public var traits: ViewTraits { core.pointee.traits[index.position] }

  var session: ReferenceSession<Number> { core.pointee.session.takeUnretainedValue() }

  /// Returns the child's size at a proposal; a size that was measured before is not measured again.
  ///
  /// - Throws: The errors of the child's rule.
  public func size(at proposal: Proposal<Number>) throws -> Size<Number> {
    guard core.pointee.views[index.position].readsContainer else {
      let question = Question(proposal)
      if let known = core.pointee.sizes.answer(of: index, to: question) { return known }
      return try core.pointee.session._withUnsafeGuaranteedRef {
        try $0.measure(index, question)
      }
    }
    return try session.size(of: index, at: reaching(proposal))
  }

  /// Returns a proposal to the child, with its container if an element in the child reads it.
  private func reaching(_ proposal: Proposal<Number>) -> Proposal<Number> {
    guard core.pointee.views[index.position].readsContainer else {
      return Proposal(proposal.width, proposal.height)
    }
    let container = container
    return core.pointee.reaching(index, proposal, in: container)
  }

  /// Returns the explicit value of a guide; `nil` if there is none.
  ///
  /// - Throws: The errors of the child's rule.
  public func explicitGuide(_ guide: AlignmentKey, at proposal: Proposal<Number>) throws -> Number? {
    guard core.pointee.views[index.position].hasGuides else { return nil }
    return try session.explicitGuide(guide, of: index, at: reaching(proposal))
  }

  /// Returns the value of a guide: the explicit one, or the default.
  ///
  /// - Throws: The errors of the child's rule, and of an opaque default.
  public func guide(_ guide: AlignmentKey, at proposal: Proposal<Number>) throws -> Number {
    if let value = try explicitGuide(guide, at: proposal) { return value }
    if let plain = guide.plainDefault { return plain.value(in: try size(at: proposal), context) }
    return try value(of: guide.defaultValue, at: proposal)
  }

  /// Returns the value of a guide if the child's size at the proposal is already known.
  func guide(_ guide: AlignmentKey, at proposal: Proposal<Number>, of size: Size<Number>) throws -> Number {
    if let value = try explicitGuide(guide, at: proposal) { return value }
    return try guide.plainDefault?.value(in: size, context) ?? value(of: guide.defaultValue, at: proposal)
  }

  /// Returns the value of a guide function for the child's size and guides at a proposal.
  ///
  /// - Throws: The errors of the child's rule, and `LayoutError.notANumber` if a closure returns NaN.
  public func value(of function: GuideFunction, at proposal: Proposal<Number>) throws -> Number {
    let size = try size(at: proposal)
    switch function {
    case .linear(let length):
      return try length.terms.reduce(Number(length.constant, in: context)) { sum, term in
        let dimension: Number =
          switch term.dimension {
          case .width: size.width
          case .height: size.height
          case .guide(let key): try guide(key, at: proposal)
          }
        return sum.adding(Number(term.coefficient, in: context) * dimension)
      }
    case .opaque(let closure):
      return try session.opaqueGuide(closure, of: self, size: size, at: proposal)
    }
  }
}

extension PlainGuide {
  /// Returns the value for a view of a size.
  @inline(__always)
  fileprivate func value<Number: LayoutNumber>(in size: Size<Number>, _ context: Number.Context) -> Number {
    let constant = Number(self.constant, in: context)
    return share == 0 ? constant : constant.adding(Number(share, in: context) * size[side])
  }
}

extension Alignment {
  /// Returns the origin of a child that is aligned to the default guides of a frame of a size.
  func origin<Number: LayoutNumber>(
    of child: Child<Number>, at proposal: Proposal<Number>, inFrameOf size: Size<Number>
  ) throws -> Point<Number> {
    try Point.sides { axis in
      alignedOrigin(
        own: try child.session.defaultLine(self[axis], in: size, of: child.index),
        child: try child.guide(self[axis], at: proposal))
    }
  }
}

/// Returns the origin at which a child's guide meets its parent's; 0 if both guides are infinite.
func alignedOrigin<Number: LayoutNumber>(own: Number, child: Number) -> Number {
  own.isInfinite && child.isInfinite ? .zero : own - child
}

extension ReferenceSession {
  /// Returns the default value of a guide for a frame of a size around a view, without explicit guides.
  func defaultLine(
    _ guide: AlignmentKey, in size: Size<Number>, of view: LayoutTree.Index
  ) throws -> Number {
    let context = core.pointee.context
    if let plain = guide.plainDefault { return plain.value(in: size, context) }
    switch guide.defaultValue {
    case .linear(let length):
      return try length.terms.reduce(Number(length.constant, in: context)) { sum, term in
        let dimension: Number =
          switch term.dimension {
          case .width: size.width
          case .height: size.height
          case .guide(let key): try defaultLine(key, in: size, of: view)
          }
        return sum.adding(Number(term.coefficient, in: context) * dimension)
      }
    case .opaque(let closure):
      let value = closure(
        ViewDimensions(width: size.width.pinned(for: view), height: size.height.pinned(for: view)))
      guard !value.isNaN else {
        throw LayoutError.notANumber(what: "alignment guide \(guide)", ViewReference(tree[view]))
      }
      return Number(value.lengthOrInfinity, in: context)
    }
  }
}
