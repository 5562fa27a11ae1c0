import ElementTree
import Foundation
import LinearProgramming

/// The different subtrees of a session, as numbers: equal subtrees have the same number, whatever their ids,
/// drawing and places.
///
/// After a change of the tree, old subtrees keep their numbers.
struct SubtreeTable {
  /// The record of a class of equal subtrees.
  private struct Class {
    /// The shape of the blocks that they are part of; -1 if no other subtree has it.
    var shape: Int32
    /// The first element's own lengths.
    var lengths: [(name: ParameterName, value: Rational)]
    /// Whether more than one view begins such a subtree.
    var isShared = false
  }

  private var classes: [Class] = []
  private var known: [Hashed<SubtreeKey>: Int32] = [:]
  private var shapes: [Hashed<ShapeKey>: Int32] = [:]
  /// The class that was found last, as neighbouring views are often equal.
  private var latest: (key: Hashed<SubtreeKey>, number: Int32)?
  /// The shape that was found last.
  private var latestShape: (key: Hashed<ShapeKey>, number: Int32)?
  private var pieceShapes: [PieceShape: Int32] = [:]

  /// Whether equal subtrees are found; otherwise, every subtree is like no other.
  let isSharing: Bool

  init(isSharing: Bool) { self.isSharing = isSharing }

  /// The number of classes.
  var count: Int { classes.count }

  /// Returns whether more than one view begins a subtree of a class.
  func isShared(_ subtree: Int) -> Bool { classes[subtree].isShared }

  /// Returns the shape of a class of subtrees; `nil` if no other is known to have it.
  ///
  /// Subtrees of one shape have elements that differ in written lengths alone, and pieces of which rules see
  /// the same.
  func shape(of subtree: Int) -> Int32? {
    let shape = classes[subtree].shape
    return shape < 0 ? nil : shape
  }

  /// Returns the shape of a view taken in as a piece: a number for what rules see of it, and whether it has views
  /// inside that are placed afterwards.
  mutating func shape(ofPieceWith traits: ViewTraits, _ axes: ViewAxes, hasChildren: Bool) -> Int32 {
    let shape = PieceShape(
      traits: traits, axes: axes.separable, hasCustomLayout: axes.hasCustomLayout, hasChildren: hasChildren)
    if let known = pieceShapes[shape] { return known }
    let new = Int32(truncatingIfNeeded: -2 - pieceShapes.count)
    pieceShapes[shape] = new
    return new
  }

  /// Returns a length written in the first view of a subtree; `nil` if there is none of the name.
  func ownLength(_ name: ParameterName, of subtree: Int) -> Rational? {
    classes[subtree].lengths.first { $0.name == name }?.value
  }

  /// Returns the class of a known key; `nil` if it is new, in which case it becomes the key of the next
  /// class.
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

  /// Sets a number unless there is one already, and returns the resulting one, with a single lookup in the
  /// dictionary.
  private static func fill(_ place: inout Int32, with number: Int32) -> Int32 {
    if place < 0 { place = number }
    return place
  }

  /// Appends the class of a view that is like no other.
  mutating func append(_ element: AnyElementBox) -> Int32 { append(element.layoutShape.lengths, shape: -1) }

  /// Appends the class of a view.
  ///
  /// - Parameters:
  ///   - spacing: The space that the view prefers, which may depend on a length: a padding of zero is no
  ///     edge.
  ///   - children: The shapes of its children; `nil` if one has none.
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

/// The numbers of a view's children in order; that of a single child, the usual case, without an array.
struct ChildNumbers: Hashable {
  private var first: Int32?
  private var others: [Int32] = []

  mutating func append(_ number: Int32) {
    if first == nil { first = number } else { others.append(number) }
  }
}

/// The identity of a subtree, as far as its layout goes.
struct SubtreeKey: Hashable {
  private let type: ObjectIdentifier
  private let identity: LayoutIdentity
  private let isRightToLeft: Bool
  private let children: ChildNumbers
  /// The length that is open; `nil` for none.
  private let open: ParameterName?

  /// Creates the key of a view whose children have known classes; `nil` if the view is like no other.
  ///
  /// - Parameter open: The element's open length, if any.
  init?(of element: AnyElementBox, isRightToLeft: Bool, _ children: ChildNumbers, open: ParameterName?) {
    guard let identity = element.layoutIdentity else { return nil }
    type = ObjectIdentifier(Swift.type(of: element))
    (self.identity, self.isRightToLeft, self.children, self.open) = (identity, isRightToLeft, children, open)
  }
}

/// The properties that blocks of one shape have in common.
private struct ShapeKey: Hashable {
  let type: ObjectIdentifier
  let identity: LayoutIdentity
  let isRightToLeft: Bool
  let spacing: ViewSpacing
  let children: ChildNumbers
}

/// The properties of a piece that rules see.
private struct PieceShape: Hashable {
  let traits: ViewTraits
  let axes: Axis.Set
  let hasCustomLayout: Bool
  let hasChildren: Bool
}

/// A key behind a reference with its hash, as a growing dictionary asks for the hash again and a copy moves
/// one word.
private final class Hashed<Key: Hashable>: Hashable {
  private let key: Key
  private let hash: Int

  init(_ key: Key) { (self.key, hash) = (key, key.hashValue) }

  static func == (one: Hashed, other: Hashed) -> Bool { one.hash == other.hash && one.key == other.key }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
