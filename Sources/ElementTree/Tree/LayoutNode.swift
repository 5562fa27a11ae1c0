/// A view or modifier of a resolved tree: what both engines lay out.
public struct LayoutNode: Sendable {
  private var body: Body

  // Inlinable, so that the box of an element whose type is known is made without looking up its type.
  /// Makes a node; `place` is what it adds to its parent's path, such as `.0`.
  @inlinable
  public init(
    _ element: some LayoutElement, children: [LayoutNode] = [], id: String? = nil,
    source: SourcePosition? = nil, direction: LayoutDirection = .leftToRight, place: String = ""
  ) {
    self.init(ElementBox(element), children, id, source, direction, ViewPlace(place))
  }

  /// Makes a node of an element whose type is not known.
  @_disfavoredOverload
  public init(
    _ element: any LayoutElement, children: [LayoutNode] = [], id: String? = nil,
    source: SourcePosition? = nil, direction: LayoutDirection = .leftToRight, place: String = ""
  ) {
    self.init(element.boxed, children, id, source, direction, ViewPlace(place))
  }

  @usableFromInline
  package init(
    _ element: AnyElementBox, _ children: [LayoutNode], _ id: String?, _ source: SourcePosition?,
    _ direction: LayoutDirection, _ place: ViewPlace
  ) {
    body = Body(element, children, id, source, direction, place)
  }

  /// What the node is.
  public var element: any LayoutElement {
    get { body.element.value }
    set { own().element = newValue.boxed }
  }
  /// Its children; a modifier's first child is the view it wraps.
  public var children: [LayoutNode] {
    get { body.children }
    _modify { yield &own().children }
  }
  /// Its id, where it has one.
  public var id: String? {
    get { body.id }
    set { own().id = newValue }
  }
  /// Where it was written.
  public var source: SourcePosition? {
    get { body.source }
    set { own().source = newValue }
  }
  /// The direction in which it places its children.
  public var direction: LayoutDirection {
    get { body.direction }
    set { own().direction = newValue }
  }
  /// Where it stands among its siblings, such as `.0` or `.overlay`; empty at the root.
  public var place: String {
    get { body.place.text }
    set { own().place = ViewPlace(newValue) }
  }
}

extension LayoutNode {
  /// What the node is, in its box: nodes that share it are told to be alike without a look at what is in it.
  package var box: AnyElementBox {
    get { body.element }
    set { own().element = newValue }
  }

  /// Where it stands among its siblings, not yet told as a text.
  package var viewPlace: ViewPlace {
    get { body.place }
    _modify { yield &own().place }
  }

  /// How many views the tree has, modifiers included.
  public var viewCount: Int {
    var count = 0
    visit { _, _ in count += 1 }
    return count
  }

  /// How many views the longest chain from the root has.
  public var depth: Int {
    var depth = 0
    visit { depth = max(depth, $1) }
    return depth
  }

  /// Visits every view with its depth, from 1, without recursion.
  private func visit(_ body: (LayoutNode, Int) -> Void) {
    var pending = [(self, 1)]
    while let (node, depth) = pending.popLast() {
      body(node, depth)
      for child in node.children { pending.append((child, depth + 1)) }
    }
  }

  /// How it stands in a row of the grid around it; `nil` where no row knows of it.
  package var gridRow: GridRowPlace? {
    get { body.gridRow }
    set { own().gridRow = newValue }
  }

  private mutating func own() -> Body {
    if !isKnownUniquelyReferenced(&body) { body = Body(copying: body) }
    return body
  }

  /// What a node is made of, shared by its copies; it takes a deep tree apart without recursion: a chain of views may
  /// be longer than a thread's stack.
  ///
  /// It is changed by its only owner.
  private final class Body: @unchecked Sendable {
    @exclusivity(unchecked) var element: AnyElementBox
    @exclusivity(unchecked) var children: [LayoutNode]
    @exclusivity(unchecked) var id: String?
    @exclusivity(unchecked) var source: SourcePosition?
    @exclusivity(unchecked) var direction: LayoutDirection
    @exclusivity(unchecked) var place: ViewPlace
    @exclusivity(unchecked) var gridRow: GridRowPlace?

    init(
      _ element: AnyElementBox, _ children: [LayoutNode], _ id: String?, _ source: SourcePosition?,
      _ direction: LayoutDirection, _ place: ViewPlace
    ) {
      self.element = element
      self.children = children
      self.id = id
      self.source = source
      self.direction = direction
      self.place = place
    }

    convenience init(copying other: Body) {
      self.init(other.element, other.children, other.id, other.source, other.direction, other.place)
      gridRow = other.gridRow
    }

    deinit {
      guard children.contains(where: { !$0.body.children.isEmpty }) else { return }
      var pending = children
      children = []
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node.body) else { continue }
        pending += node.body.children
        node.body.children = []
      }
    }
  }
}

/// Where a node stands among its siblings: most often a number, told as a text only where somebody reads it.
@usableFromInline
package struct ViewPlace: Sendable {
  private var number: Int32 = -1
  private var rest: String

  @usableFromInline
  package init(_ text: String = "") { rest = text }

  /// Such as `.0`, `.overlay` or `.1.0`; empty at the root.
  var text: String { number < 0 ? rest : ".\(number)\(rest)" }

  /// Puts a number before the place.
  package mutating func enter(_ place: Int) {
    if number >= 0 { rest = text }
    number = Int32(place)
  }
}

/// The direction in which text runs and in which children are placed.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Hebrew or Arabic: every child's place is mirrored in its parent.
  case rightToLeft
}

/// What an element has in common with others of its type that lay out alike around the same views.
///
/// A value of any type, as `AnyHashable` holds one; but a layout compares thousands of them, and two of one type are compared
/// without a cast.
///
/// ```swift
/// let ruler = LayoutIdentity([8, 12])
/// print(ruler == LayoutIdentity([8, 12]), ruler == LayoutIdentity("8, 12"))  // true false
/// ```
public struct LayoutIdentity: Hashable, @unchecked Sendable {
  // Only what elements and measured content are made of comes here, and both are sendable.
  private let box: AnyIdentityBox

  /// Makes an identity of a value that elements alike have in common.
  public init(_ value: some Hashable) { box = IdentityBox(value) }

  /// Whether the values are of one type, and equal.
  public static func == (one: LayoutIdentity, other: LayoutIdentity) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// A value of some type behind a reference.
private class AnyIdentityBox {
  func isEqual(to other: AnyIdentityBox) -> Bool { preconditionFailure("every box is of some type") }
  func hash(into hasher: inout Hasher) { preconditionFailure("every box is of some type") }
}

private final class IdentityBox<Value: Hashable>: AnyIdentityBox {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: AnyIdentityBox) -> Bool {
    guard type(of: other) == IdentityBox<Value>.self else { return false }
    return unsafeDowncast(other, to: IdentityBox<Value>.self).value == value
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Where a view or modifier was written: a file and a line, and a column where a document knows it.
public struct SourcePosition: Hashable, Sendable {
  /// The file: `#fileID` for Swift source, the path for a document.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, where it is known.
  public var column: Int?

  /// Lines and columns are counted from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// `file:line` or `file:line:column`.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}

/// How a node stands in a row of the grid around it.
package enum GridRowPlace: Hashable, Sendable {
  /// It is the first cell of a row, which is aligned by a guide.
  case begins(AlignmentKey?)
  /// It follows the cell before it.
  case continues
  /// It is the header or the footer of a section in a lazy grid.
  case title
  /// It is the first view of a section's content in a lazy grid.
  case opensSection
}
