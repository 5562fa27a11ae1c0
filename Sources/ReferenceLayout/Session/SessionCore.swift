import ElementTree

/// What is read and written whenever a view is asked something: pointers alone, so that no reference is counted.
///
/// It owns the answers, and holds the tree, whose arrays it reads in place; its session makes and deallocates it.
struct SessionCore<Number: LayoutNumber> {
  /// What the numbers share.
  let context: Number.Context
  /// The session, which outlives every question.
  var session: Unmanaged<ReferenceSession<Number>>!
  /// The views, in preorder.
  private(set) var views: UnsafeBufferPointer<CompiledTree.View>
  /// The views' priorities, spacing and explicit guides.
  private(set) var traits: UnsafeBufferPointer<ViewTraits>
  private var children: UnsafeBufferPointer<LayoutTree.Index>
  /// What the pointers point into: an array stays where it is as long as somebody holds it and nobody changes it.
  private var tree: CompiledTree
  var sizes: AnswerTable<Number, Size<Number>>
  var guides: AnswerTable<Number, Number?>
  var placed: AnswerTable<Number, [Placement<Number>]>
  var orders: AnswerTable<Number, [Int]?>

  /// Makes room for what is asked of a tree's views.
  ///
  /// Two stacks around a view ask for the least, the most and the share on each axis, which is 9 answers: room that is
  /// not used costs nothing.
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

  /// Lets go of the tree, so that its only owner may change it in place; nothing may be asked until `hold`.
  mutating func letGo() { hold(CompiledTree()) }

  /// Reads a tree with as many views as before.
  mutating func hold(_ tree: CompiledTree) {
    self.tree = tree
    views = tree.views.withUnsafeBufferPointer { $0 }
    traits = tree.traits.withUnsafeBufferPointer { $0 }
    children = tree.children.withUnsafeBufferPointer { $0 }
  }

  /// Forgets what some views answered, in whose place so many others stand now.
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

  /// Forgets what a view answered.
  mutating func forget(_ view: LayoutTree.Index) {
    sizes.forget(view)
    guides.forget(view)
    placed.forget(view)
    orders.forget(view)
  }

  /// The element of a view, which the tree holds.
  @inline(__always)
  func element(of view: LayoutTree.Index) -> Unmanaged<AnyElementBox> {
    Unmanaged.passUnretained(views[view.position].element)
  }

  /// How many children a view has.
  @inline(__always)
  func childCount(of view: LayoutTree.Index) -> Int { views[view.position].childCount }

  /// The child of a view at a place among its children, from 0.
  @inline(__always)
  func child(_ place: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].firstChild + place]
  }

  /// A proposal as it reaches a view.
  @inline(__always)
  func reaching(
    _ view: LayoutTree.Index, _ proposal: Proposal<Number>, in container: ContainerSides<Number>?
  ) -> Proposal<Number> {
    var reaching = proposal
    reaching.container = views[view.position].readsContainer ? proposal.container ?? container : nil
    return reaching
  }
}

/// A fixed number of values that last as long as some work: on the stack where they are few.
///
/// A rule that is asked again and again would else make an array each time.
struct Scratch<Element> {
  private let values: UnsafeMutableBufferPointer<Element>

  /// Does some work with so many values, at first all the same.
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

  /// Sorts the values.
  @inline(__always)
  func sort(by precedes: (Element, Element) -> Bool) {
    var values = values
    values.sort(by: precedes)
  }

  /// The value at a place, from 0.
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
