import LayoutCore
import LinearProgramming

/// The different subtrees that a session has seen, by number: equal ones have the same number, whatever their ids and
/// looks and wherever they stand.
///
/// A tree that changes meets its old subtrees under their old numbers.
struct SubtreeTable {
  /// What is known of a class of equal subtrees.
  private struct Class {
    /// The class of subtrees of one shape: those that differ in written lengths alone.
    var shape: Int32
    /// How many lengths are written in it.
    var lengthCount: Int32
    /// The elements' own lengths, then its children's classes: enough to list all lengths in preorder.
    var lengths: [(name: ParameterName, value: Rational)]
    var children: [Int32]
    /// How many views it has.
    var viewCount: Int32
  }

  private var classes: [Class] = []
  private var known: [SubtreeKey: Int32] = [:]
  private var shapes: [SubtreeKey: Int32] = [:]
  private var classCounts: [Int32] = []

  /// Looks for equal subtrees; unless told to, every subtree is like no other.
  let isSharing: Bool

  init(isSharing: Bool) { self.isSharing = isSharing }

  /// How many classes there are.
  var count: Int { classes.count }

  /// The class of subtrees of one shape that a class belongs to.
  func shape(of subtree: Int) -> Int { Int(classes[subtree].shape) }

  /// How many different subtrees are of a class's shape.
  func classCount(ofShapeOf subtree: Int) -> Int { Int(classCounts[shape(of: subtree)]) }

  /// How many lengths are written in a subtree.
  func lengthCount(of subtree: Int) -> Int { Int(classes[subtree].lengthCount) }

  /// A length that is written in the first view of a subtree; `nil` where there is none of the name.
  func ownLength(_ name: ParameterName, of subtree: Int) -> Rational? {
    classes[subtree].lengths.first { $0.name == name }?.value
  }

  /// The lengths that are written in a subtree, in preorder, by how many places behind its first view they stand.
  func lengths(of subtree: Int) -> [(place: Int, name: ParameterName, value: Rational)] {
    var lengths: [(Int, ParameterName, Rational)] = []
    var pending = [(subtree, 0)]
    while let (next, place) = pending.popLast() {
      for length in classes[next].lengths { lengths.append((place, length.name, length.value)) }
      var inside = place + 1
      var children: [(Int, Int)] = []
      for child in classes[next].children {
        children.append((Int(child), inside))
        inside += Int(classes[Int(child)].viewCount)
      }
      pending += children.reversed()
    }
    return lengths
  }

  /// The class of a view with children of known classes, which wants so much space around it.
  mutating func number(
    of element: any LayoutElement, isRightToLeft: Bool, spacing: ViewSpacing, _ children: [Int32]
  ) -> Int32 {
    guard isSharing, let identity = element.layoutIdentity else {
      return append(element, children, shape: nil)
    }
    let type = ObjectIdentifier(type(of: element))
    let key = SubtreeKey(
      type: type, identity: identity, isRightToLeft: isRightToLeft, spacing: nil, children: children)
    if let same = known[key] { return same }
    let shape = element.layoutShape.map {
      SubtreeKey(
        type: type, identity: $0, isRightToLeft: isRightToLeft, spacing: spacing,
        children: children.map { classes[Int($0)].shape })
    }
    let new = append(element, children, shape: shape)
    known[key] = new
    return new
  }

  /// A class of its own for a view whose children do not follow it in preorder: what is shared is found by place.
  mutating func ownNumber(of element: any LayoutElement, _ children: [Int32]) -> Int32 {
    append(element, children, shape: nil)
  }

  private mutating func append(
    _ element: any LayoutElement, _ children: [Int32], shape: SubtreeKey?
  ) -> Int32 {
    let own = Int32(truncatingIfNeeded: classes.count)
    let lengths = element.lengths.map { (name: $0.name, value: Rational(finite: $0.value)) }
    let shapeNumber = shape.flatMap { shapes[$0] } ?? own
    if let shape, shapeNumber == own { shapes[shape] = own }
    classes.append(
      Class(
        shape: shapeNumber,
        lengthCount: children.reduce(Int32(lengths.count)) { $0 + classes[Int($1)].lengthCount },
        lengths: lengths, children: children,
        viewCount: children.reduce(1) { $0 + classes[Int($1)].viewCount }))
    classCounts.append(0)
    classCounts[Int(shapeNumber)] += 1
    return own
  }
}

/// What a subtree is, as far as its layout goes.
private struct SubtreeKey: Hashable {
  let type: ObjectIdentifier
  let identity: AnyHashable
  let isRightToLeft: Bool
  /// What it prefers beside its neighbours, where that may follow from a length: a padding of zero is no edge.
  let spacing: ViewSpacing?
  let children: [Int32]
}
