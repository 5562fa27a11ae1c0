/// A view or modifier of a resolved tree, together with its children.
public struct LayoutNode: Sendable {
  private var body: Body

  // Inlinable, so that the box of an element whose type is known is created without a lookup of the type.
  /// Creates a node; `place` is its part of the path, such as `.0`.
  @inlinable
  public init(
    _ element: some LayoutElement, children: [LayoutNode] = [], id: String? = nil,
    source: SourcePosition? = nil, direction: LayoutDirection = .leftToRight, place: String = ""
  ) {
    self.init(ElementBox(element), children, id, source, direction, ViewPlace(place))
  }

  /// Creates a node of an element whose type is not known statically.
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
    body = Body(
      Content(
        element: element, children: children, id: id, source: source, direction: direction, place: place))
  }

  /// The element that the node holds.
  public var element: any LayoutElement {
    get { body.content.element.value }
    set { own().content.element = newValue.boxed }
  }
  /// The node's children; the first child of a modifier is the view that it wraps.
  public var children: [LayoutNode] {
    get { body.content.children }
    _modify { yield &own().content.children }
  }
  /// The node's id; `nil` for a view without one.
  public var id: String? {
    get { body.content.id }
    set { own().content.id = newValue }
  }
  /// The position in the source; `nil` if it is not known.
  public var source: SourcePosition? {
    get { body.content.source }
    set { own().content.source = newValue }
  }
  /// The direction in which the node places its children.
  public var direction: LayoutDirection {
    get { body.content.direction }
    set { own().content.direction = newValue }
  }
  /// The node's place among its siblings, such as `.0` or `.overlay`; empty at the root.
  public var place: String {
    get { body.content.place.text }
    set { own().content.place = ViewPlace(newValue) }
  }
}

extension LayoutNode {
  /// The element in its box; nodes that share the box are equal without a comparison of its content.
  package var box: AnyElementBox {
    get { body.content.element }
    set { own().content.element = newValue }
  }

  /// The node's place among its siblings, not yet converted to text.
  package var viewPlace: ViewPlace {
    get { body.content.place }
    _modify { yield &own().content.place }
  }

  /// The number of views in the tree, including modifiers.
  public var viewCount: Int {
    var count = 0
    visit { _, _ in count += 1 }
    return count
  }

  /// The number of views in the longest chain from the root.
  public var depth: Int {
    var depth = 0
    visit { depth = max(depth, $1) }
    return depth
  }

  /// Calls a closure with every view and its depth, from 1, without recursion.
  private func visit(_ body: (LayoutNode, Int) -> Void) {
    var pending = [(self, 1)]
    while let (node, depth) = pending.popLast() {
      body(node, depth)
      for child in node.children { pending.append((child, depth + 1)) }
    }
  }

  /// The node's place in a row of the grid around it; `nil` outside of rows.
  package var gridRow: GridRowPlace? {
    get { body.content.gridRow }
    set { own().content.gridRow = newValue }
  }

  private mutating func own() -> Body {
    if !isKnownUniquelyReferenced(&body) { body = Body(body.content) }
    return body
  }

  private struct Content {
    var element: AnyElementBox
    var children: [LayoutNode]
    var id: String?
    var source: SourcePosition?
    var direction: LayoutDirection
    var place: ViewPlace
    var gridRow: GridRowPlace?
  }

  /// The content of a node, shared by its copies and changed by its only owner.
  ///
  /// It is deallocated without recursion, as a chain of views may be deeper than a thread's stack allows.
  private final class Body: @unchecked Sendable {
    // Unchecked, both: no one else sees the content while its only owner changes it. Checks would take 4 %
    // of the instructions in which a tree of 1,609 views is made and laid out by the reference engine.
    @exclusivity(unchecked) var content: Content

    init(_ content: Content) { self.content = content }

    deinit {
      guard content.children.contains(where: { !$0.body.content.children.isEmpty }) else { return }
      var pending = content.children
      content.children = []
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node.body) else { continue }
        pending += node.body.content.children
        node.body.content.children = []
      }
    }
  }
}

/// A node's place among its siblings: usually a number, converted to text only when read.
@usableFromInline
package struct ViewPlace: Sendable {
  private var number: Int32 = -1
  private var rest: String

  @usableFromInline
  package init(_ text: String = "") { rest = text }

  /// The place as text, such as `.0`, `.overlay` or `.1.0`; empty at the root.
  var text: String { number < 0 ? rest : ".\(number)\(rest)" }

  /// Prefixes the place with a number.
  package mutating func enter(_ index: Int) {
    if number >= 0 { rest = text }
    number = Int32(index)
  }
}

/// The direction in which text runs and children are placed.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of English.
  case leftToRight
  /// The direction of Hebrew and Arabic, in which every child's place is mirrored in its parent.
  case rightToLeft
}

/// The identity of elements of one type that lay out alike around the same views.
///
/// It wraps a value of any type, as `AnyHashable` does; but a layout compares thousands of them, and two
/// values of one type are compared without a cast.
///
/// ```swift
/// let ruler = LayoutIdentity([8, 12])
/// print(ruler == LayoutIdentity([8, 12]), ruler == LayoutIdentity("8, 12"))  // true false
/// ```
public struct LayoutIdentity: Hashable, @unchecked Sendable {
  // Unchecked: only parts of elements and measured content are wrapped, and both are sendable.
  private let box: AnyIdentityBox

  /// Creates an identity of the value that equal elements have in common.
  public init(_ value: some Hashable) { box = IdentityBox(value) }

  /// Returns whether both values have the same type and are equal.
  public static func == (one: LayoutIdentity, other: LayoutIdentity) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  /// Hashes the wrapped value.
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

/// A position in source: a file and a line, with a column for a document that records one.
public struct SourcePosition: Hashable, Sendable {
  /// The file: `#fileID` for Swift source, the path for a document.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1; `nil` if it is not known.
  public var column: Int?

  /// Creates a position, with lines and columns counted from 1.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position in the form `file:line` or `file:line:column`.
  public var description: String {
    column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}

/// A node's place in a row of the grid around it.
package enum GridRowPlace: Hashable, Sendable {
  /// The first cell of a row, with the row's guide; `nil` for that of the grid.
  case begins(AlignmentKey?)
  /// A cell that follows the one before it.
  case continues
  /// The header or the footer of a section in a lazy grid.
  case title
  /// The first view of a section's content in a lazy grid.
  case opensSection
}
