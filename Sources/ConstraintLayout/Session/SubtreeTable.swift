import LayoutCore
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
  }

  private var classes: [Class] = []
  private var known: [SubtreeKey: Int32] = [:]
  private var shapes: [SubtreeKey: Int32] = [:]
  /// The class that was found last: a view beside it is often alike.
  private var latest: (key: SubtreeKey, number: Int32)?
  /// The shape that was found last.
  private var latestShape: (key: SubtreeKey, number: Int32)?
  private var pieceShapes: [PieceShape: Int32] = [:]

  /// Looks for equal subtrees; unless told to, every subtree is like no other.
  let isSharing: Bool

  init(isSharing: Bool) { self.isSharing = isSharing }

  /// How many classes there are.
  var count: Int { classes.count }

  /// What blocks have in common that a class of subtrees begins, or is part of: elements that differ in written lengths
  /// alone, and pieces of which rules see the same; `nil` where no other is known to have it.
  func shape(of subtree: Int) -> Int32? {
    let shape = classes[subtree].shape
    return shape < 0 ? nil : shape
  }

  /// What rules see of a view that comes in as a piece, as a number.
  mutating func shape(ofPieceWith traits: ViewTraits, _ axes: ViewAxes) -> Int32 {
    let shape = PieceShape(traits: traits, axes: axes.separable)
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
    if let latest, latest.key == key { return latest.number }
    let next = Int32(truncatingIfNeeded: classes.count)
    let number = Self.fill(&known[key, default: -1], with: next)
    if number == next { return nil }
    latest = (key, number)
    return number
  }

  /// Puts a number where there is none yet, and says which one stands there: of a dictionary's place, so that a key is looked
  /// for once.
  private static func fill(_ place: inout Int32, with number: Int32) -> Int32 {
    if place < 0 { place = number }
    return place
  }

  /// Adds the class of a view.
  ///
  /// - Parameters:
  ///   - key: what it is known by, if it is known by anything.
  ///   - spacing: how much space it wants around it, which may follow from a length.
  ///   - shapes: the shapes of its children; `nil` where one has none.
  mutating func append(
    _ element: any LayoutElement, _ key: SubtreeKey? = nil, spacing: ViewSpacing = .ordinary,
    shapes children: [Int32]? = nil
  ) -> Int32 {
    let own = Int32(truncatingIfNeeded: classes.count)
    var shape: Int32 = -1
    if var key, let children, let identity = element.layoutShape {
      (key.identity, key.spacing, key.children, key.open) = (identity, spacing, children, nil)
      shape = number(ofShape: key)
    }
    classes.append(
      Class(
        shape: shape, lengths: element.lengths.map { ($0.name, Rational(finite: $0.value)) }))
    return own
  }

  private mutating func number(ofShape key: SubtreeKey) -> Int32 {
    if let latestShape, latestShape.key == key { return latestShape.number }
    let next = Int32(truncatingIfNeeded: shapes.count)
    let number = Self.fill(&shapes[key, default: -1], with: next)
    latestShape = (key, number)
    return number
  }
}

/// What a subtree is, as far as its layout goes.
struct SubtreeKey: Hashable {
  fileprivate let type: ObjectIdentifier
  fileprivate var identity: LayoutIdentity
  fileprivate let isRightToLeft: Bool
  /// What it prefers beside its neighbours, where that may follow from a length: a padding of zero is no edge.
  fileprivate var spacing: ViewSpacing?
  fileprivate var children: [Int32]
  /// The length that is left open.
  fileprivate var open: ParameterName?

  /// The key of a view with children of known classes; `nil` where it is like no other.
  ///
  /// - Parameter open: the element's length that is left open, if one is.
  init?(of element: AnyElementBox, isRightToLeft: Bool, _ children: [Int32], open: ParameterName?) {
    guard let identity = element.layoutIdentity else { return nil }
    type = ObjectIdentifier(Swift.type(of: element))
    (self.identity, self.isRightToLeft, self.children, self.open) = (identity, isRightToLeft, children, open)
  }
}

/// What rules see of a view that comes in as a piece.
private struct PieceShape: Hashable {
  let traits: ViewTraits
  let axes: Axis.Set
}
