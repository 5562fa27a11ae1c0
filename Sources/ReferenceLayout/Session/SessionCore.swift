import LayoutCore

/// What is read and written whenever a view is asked something: pointers alone, so that no reference is counted.
///
/// It owns what it points to; its session makes and deallocates it.
struct SessionCore<Number: LayoutNumber> {
  /// The session, which outlives every question.
  var session: Unmanaged<ReferenceSession<Number>>!
  private(set) var views: UnsafeMutablePointer<CompiledTree.View>
  private var children: UnsafeMutablePointer<LayoutTree.Index>
  private var viewCount: Int
  var sizes: AnswerTable<Number, Size<Number>>
  var guides: AnswerTable<Number, Number?>
  var placed: AnswerTable<Number, [Placement<Number>]>

  /// Makes room for what is asked of a tree's views.
  ///
  /// Two stacks around a view ask for the least, the most and the share on each axis, which is 9 answers: room that is
  /// not used costs nothing.
  init(_ tree: CompiledTree, answersOfEach: Int) {
    viewCount = tree.views.count
    views = .copy(of: tree.views)
    children = .copy(of: tree.children)
    sizes = AnswerTable(viewCount: viewCount, answersOfEach: answersOfEach)
    guides = AnswerTable(viewCount: viewCount, answersOfEach: 0, byKind: false)
    placed = AnswerTable(viewCount: viewCount, answersOfEach: 0, byKind: false)
  }

  func deallocate() {
    deallocateTree()
    sizes.deallocate()
    guides.deallocate()
    placed.deallocate()
  }

  private func deallocateTree() {
    views.deinitialize(count: viewCount)
    views.deallocate()
    children.deallocate()
  }

  /// Takes over a tree in which so many other views stand where some were.
  mutating func replaceViews(_ range: Range<Int>, count: Int, _ tree: CompiledTree) {
    sizes.replaceViews(range, count: count)
    guides.replaceViews(range, count: count)
    placed.replaceViews(range, count: count)
    deallocateTree()
    viewCount = tree.views.count
    views = .copy(of: tree.views)
    children = .copy(of: tree.children)
  }

  mutating func beginLayout() {
    sizes.layout += 1
    guides.layout += 1
    placed.layout += 1
  }

  mutating func forgetAnswers() {
    for position in 0..<viewCount {
      sizes.forget(LayoutTree.Index(position))
      guides.forget(LayoutTree.Index(position))
      placed.forget(LayoutTree.Index(position))
    }
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

extension UnsafeMutablePointer {
  /// Memory with what an array holds.
  fileprivate static func copy(of array: [Pointee]) -> Self {
    let memory = allocate(capacity: Swift.max(1, array.count))
    array.withUnsafeBufferPointer { buffer in
      if let first = buffer.baseAddress { memory.initialize(from: first, count: array.count) }
    }
    return memory
  }
}
