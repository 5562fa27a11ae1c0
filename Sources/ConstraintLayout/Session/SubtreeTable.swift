import ElementTree
import Foundation
import LinearProgramming

/// The different subtrees that a session has seen, by number: equal ones have the same number, whatever their ids and
/// looks and wherever they stand.
///
/// A tree that changes meets its old subtrees under their old numbers.
struct SubtreeTable {
  /// What is known of a class of equal subtrees.
  private struct Class {
    /// The shape of a block that they are part of; -1 where no other has it.
    var shape: Int32
    /// The first element's own lengths.
    var lengths: [(name: ParameterName, value: Rational)]
    /// Whether more than one view was found to begin such a subtree.
    var isShared = false
  }

  private var classes: [Class] = []
  private var known: [Hashed<SubtreeKey>: Int32] = [:]
  private var shapes: [Hashed<ShapeKey>: Int32] = [:]
  /// The class that was found last: a view beside it is often alike.
  private var latest: (key: Hashed<SubtreeKey>, number: Int32)?
  /// The shape that was found last.
  private var latestShape: (key: Hashed<ShapeKey>, number: Int32)?
  private var pieceShapes: [PieceShape: Int32] = [:]

  /// Looks for equal subtrees; unless told to, every subtree is like no other.
  let isSharing: Bool

  init(isSharing: Bool) { self.isSharing = isSharing }

  /// How many classes there are.
  var count: Int { classes.count }

  /// Whether more than one view was found to begin a subtree of a class.
  func isShared(_ subtree: Int) -> Bool { classes[subtree].isShared }

  /// What blocks have in common that a class of subtrees begins, or is part of: elements that differ in written lengths
  /// alone, and pieces of which rules see the same; `nil` where no other is known to have it.
  func shape(of subtree: Int) -> Int32? {
    let shape = classes[subtree].shape
    return shape < 0 ? nil : shape
  }

  /// What rules see of a view that comes in as a piece, as a number.
  mutating func shape(ofPieceWith traits: ViewTraits, _ axes: ViewAxes) -> Int32 {
    let shape = PieceShape(traits: traits, axes: axes.separable, hasCustomLayout: axes.hasCustomLayout)
    if let known = pieceShapes[shape] { return known }
    let new = Int32(truncatingIfNeeded: -2 - pieceShapes.count)
    pieceShapes[shape] = new
    return new
  }

  /// A length that is written in the first view of a subtree; `nil` where there is none of the name.
  func ownLength(_ name: ParameterName, of subtree: Int) -> Rational? {
    classes[subtree].lengths.first { $0.name == name }?.value
  }

  /// The class of a key that is known; `nil` where it is not, and then it is that of the class that is added next.
  mutating func claim(_ key: SubtreeKey) -> Int32? {
    let key = Hashed(key)
    if let latest, latest.key == key {
      classes[Int(latest.number)].isShared = true
      return latest.number
    }
    let next = Int32(truncatingIfNeeded: classes.count)
    let number = Self.fill(&known[key, default: -1], with: next)
    latest = (key, number)
    if number == next { return nil }
    classes[Int(number)].isShared = true
    return number
  }

  /// Puts a number where there is none yet, and says which one stands there: of a dictionary's place, so that a key is looked
  /// for once.
  private static func fill(_ place: inout Int32, with number: Int32) -> Int32 {
    if place < 0 { place = number }
    return place
  }

  /// Adds the class of a view that is like no other.
  mutating func append(_ element: AnyElementBox) -> Int32 { append(element.layoutShape.lengths, shape: -1) }

  /// Adds the class of a view.
  ///
  /// - Parameters:
  ///   - spacing: how much space it wants around it, which may follow from a length: a padding of zero is no edge.
  ///   - children: the shapes of its children; `nil` where one has none.
  mutating func append(
    _ element: AnyElementBox, isRightToLeft: Bool, spacing: ViewSpacing, shapes children: ChildNumbers?
  ) -> Int32 {
    let shape = element.layoutShape
    guard let children, let identity = shape.identity else { return append(shape.lengths, shape: -1) }
    return append(
      shape.lengths,
      shape: number(
        of: ShapeKey(
          type: ObjectIdentifier(type(of: element)), identity: identity, isRightToLeft: isRightToLeft,
          spacing: spacing, children: children)))
  }

  private mutating func append(_ lengths: [(name: ParameterName, value: CGFloat)], shape: Int32) -> Int32 {
    classes.append(Class(shape: shape, lengths: lengths.map { ($0.name, Rational(finite: $0.value)) }))
    return Int32(truncatingIfNeeded: classes.count - 1)
  }

  private mutating func number(of key: ShapeKey) -> Int32 {
    let key = Hashed(key)
    if let latestShape, latestShape.key == key { return latestShape.number }
    let next = Int32(truncatingIfNeeded: shapes.count)
    let number = Self.fill(&shapes[key, default: -1], with: next)
    latestShape = (key, number)
    return number
  }
}

/// The numbers of a view's children, in order; of one child, as most have that have any, without an array.
struct ChildNumbers: Hashable {
  private var first: Int32?
  private var others: [Int32] = []

  /// Adds the next child's number.
  mutating func append(_ number: Int32) {
    if first == nil { first = number } else { others.append(number) }
  }
}

/// What a subtree is, as far as its layout goes.
struct SubtreeKey: Hashable {
  private let type: ObjectIdentifier
  private let identity: LayoutIdentity
  private let isRightToLeft: Bool
  private let children: ChildNumbers
  /// The length that is left open.
  private let open: ParameterName?

  /// The key of a view with children of known classes; `nil` where it is like no other.
  ///
  /// - Parameter open: the element's length that is left open, if one is.
  init?(of element: AnyElementBox, isRightToLeft: Bool, _ children: ChildNumbers, open: ParameterName?) {
    guard let identity = element.layoutIdentity else { return nil }
    type = ObjectIdentifier(Swift.type(of: element))
    (self.identity, self.isRightToLeft, self.children, self.open) = (identity, isRightToLeft, children, open)
  }
}

/// What a view has in common with others whose blocks are of the same shape.
private struct ShapeKey: Hashable {
  let type: ObjectIdentifier
  let identity: LayoutIdentity
  let isRightToLeft: Bool
  let spacing: ViewSpacing
  let children: ChildNumbers
}

/// What rules see of a view that comes in as a piece.
private struct PieceShape: Hashable {
  let traits: ViewTraits
  let axes: Axis.Set
  let hasCustomLayout: Bool
}

/// A key behind a reference, with its hash: a dictionary that grows asks for it again, and a copy moves one word.
private final class Hashed<Key: Hashable>: Hashable {
  private let key: Key
  private let hash: Int

  init(_ key: Key) { (self.key, hash) = (key, key.hashValue) }

  static func == (one: Hashed, other: Hashed) -> Bool { one.hash == other.hash && one.key == other.key }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
