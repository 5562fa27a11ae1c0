import ElementTree

/// The state that is read and written with every question to a view: pointers alone, so that no reference is
/// counted.
///
/// It owns the answers, and retains the tree, whose arrays it reads in place; its session creates and
/// deallocates it.
struct SessionCore<Number: LayoutNumber> {
  /// The state that the numbers share.
  let context: Number.Context
  /// The session, which outlives every question.
  var session: Unmanaged<ReferenceSession<Number>>!
  /// The views of the tree, in preorder.
  private(set) var views: UnsafeBufferPointer<CompiledTree.View>
  /// The views' priorities, spacing and explicit guides.
  private(set) var traits: UnsafeBufferPointer<ViewTraits>
  private var children: UnsafeBufferPointer<LayoutTree.Index>
  /// The tree that the pointers point into, whose arrays stay in place while they are retained and unchanged.
  private var tree: CompiledTree
  var sizes: AnswerTable<Number, Size<Number>>
  var guides: AnswerTable<Number, Number?>
  var placed: AnswerTable<Number, [Placement<Number>]>
  var orders: AnswerTable<Number, [Int]?>

  /// Creates the tables for a tree's views.
  ///
  /// Two stacks around a view ask for the least, the greatest and the shared length on each axis, which is 9
  /// answers; unused capacity costs nothing.
  init(_ tree: CompiledTree, answersOfEach: Int, context: Number.Context) {
    self.context = context
    let viewCount = tree.views.count
    self.tree = tree
    views = tree.views.withUnsafeBufferPointer { $0 }
    traits = tree.traits.withUnsafeBufferPointer { $0 }
    children = tree.children.withUnsafeBufferPointer { $0 }
    sizes = AnswerTable(viewCount: viewCount, answersOfEach: answersOfEach)
    guides = AnswerTable(viewCount: viewCount, answersOfEach: 0, byKind: false)
    placed = AnswerTable(viewCount: viewCount, answersOfEach: 0, byKind: false)
    orders = AnswerTable(viewCount: viewCount, answersOfEach: 0, byKind: false)
  }

  func deallocate() {
    sizes.deallocate()
    guides.deallocate()
    placed.deallocate()
    orders.deallocate()
  }

  /// Releases the tree, so that its only owner may change it in place; nothing may be asked until `hold`.
  mutating func letGo() { hold(CompiledTree()) }

  /// Retains and reads a tree with as many views as before.
  mutating func hold(_ tree: CompiledTree) {
    self.tree = tree
    views = tree.views.withUnsafeBufferPointer { $0 }
    traits = tree.traits.withUnsafeBufferPointer { $0 }
    children = tree.children.withUnsafeBufferPointer { $0 }
  }

  /// Removes the answers of some views, which are replaced by a number of others.
  mutating func replaceViews(_ range: Range<Int>, count: Int) {
    guard !range.isEmpty || count > 0 else { return }
    sizes.replaceViews(range, count: count)
    guides.replaceViews(range, count: count)
    placed.replaceViews(range, count: count)
    orders.replaceViews(range, count: count)
  }

  mutating func beginLayout() {
    sizes.layout += 1
    guides.layout += 1
    placed.layout += 1
    orders.layout += 1
  }

  mutating func forgetAnswers() {
    for position in views.indices { forget(LayoutTree.Index(position)) }
  }

  /// Removes all answers of a view.
  mutating func forget(_ view: LayoutTree.Index) {
    sizes.forget(view)
    guides.forget(view)
    placed.forget(view)
    orders.forget(view)
  }

  /// Returns the element of a view, which the tree retains.
  @inline(__always)
  func element(of view: LayoutTree.Index) -> Unmanaged<AnyElementBox> {
    Unmanaged.passUnretained(views[view.position].element)
  }

  /// Returns the number of a view's children.
  @inline(__always)
  func childCount(of view: LayoutTree.Index) -> Int { views[view.position].childCount }

  /// Returns the child of a view at an index, from 0.
  @inline(__always)
  func child(_ index: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].firstChild + index]
  }

  /// Returns a proposal as it reaches a view: with its container if an element in the view reads that.
  @inline(__always)
  func reaching(
    _ view: LayoutTree.Index, _ proposal: Proposal<Number>, in container: ContainerSides<Number>?
  ) -> Proposal<Number> {
    var reaching = proposal
    reaching.container = views[view.position].readsContainer ? proposal.container ?? container : nil
    return reaching
  }
}

/// A fixed number of values that live during a closure, on the stack if they are few.
///
/// An array would be allocated each time that a rule is called.
struct Scratch<Element> {
  private let values: UnsafeMutableBufferPointer<Element>

  /// Calls a closure with a number of values, all of them the same at first.
  @inline(__always)
  static func with<Result>(
    repeating value: Element, count: Int, _ work: (Scratch) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { values in
      values.initialize(repeating: value)
      defer { values.deinitialize() }
      return try work(Scratch(values: values))
    }
  }

  @inline(__always)
  func sort(by precedes: (Element, Element) -> Bool) {
    var values = values
    values.sort(by: precedes)
  }

  /// The value at an index, from 0.
  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      precondition(values.indices.contains(place), "a place is one of the values'")
      return values[place]
    }
    nonmutating set {
      precondition(values.indices.contains(place), "a place is one of the values'")
      values[place] = newValue
    }
  }
}
