import ConstraintLayout
import LayoutCore
import LinearProgramming

extension Breakpoints {
  /// What is looked at in each regime: most views are neither texts nor candidates.
  struct Watched {
    private let tree: LayoutTree
    /// By the views' places: whether a view is a text, and whether it is a candidate of a choice.
    private let isText: [Bool]
    private let isCandidate: [Bool]
    /// By the views' places: each text that the latest regime places, and its lines.
    private var latest: [(view: PlacedPiece.View, lines: TextLines?)?]
    /// How many texts the latest regime places.
    private var count = 0

    init(_ tree: LayoutTree) {
      self.tree = tree
      let names = Names(tree: tree)
      isText = tree.indices.map { names.room($0).lines(at: .unspecified) != nil }
      let isChoice = tree.indices.map { !tree[$0].element.placesAllChildren }
      isCandidate = tree.indices.map { tree.parent(of: $0).map { isChoice[$0.position] } ?? false }
      latest = Array(repeating: nil, count: isText.count)
    }

    /// The texts that have other lines inside a regime than in the one before.
    mutating func changes(_ root: RootPiece, in container: ExactProposal) -> [TextHistory.Change] {
      let names = Names(tree: tree)
      var changes: [TextHistory.Change] = []
      var placed = 0
      for view in root.views where isText[view.index.position] {
        placed += 1
        let before = latest[view.index.position]
        // What is the same of it is taken from the same answer of the text.
        if let before, before.view.isIdentical(butForPlaceTo: view) { continue }
        let proposal = view.proposal(at: container).doubles
        let lines = names.room(view.index).lines(at: proposal).map {
          TextLines(lines: $0.lines, isTruncated: $0.isTruncated, scale: $0.scale)
        }
        if before == nil { count += 1 }
        latest[view.index.position] = (view, lines)
        if before?.lines != lines { changes.append(TextHistory.Change(view: view.index, lines: lines)) }
      }
      if count != placed { changes += gone(from: root) }
      return changes.sorted { $0.view < $1.view }
    }

    /// The texts that a regime does not place any more.
    private mutating func gone(from root: RootPiece) -> [TextHistory.Change] {
      let placed = Set(root.views.map(\.index.position))
      let gone = latest.indices.filter { latest[$0] != nil && !placed.contains($0) }
      for position in gone { latest[position] = nil }
      count -= gone.count
      return gone.map { TextHistory.Change(view: LayoutTree.Index($0), lines: nil) }
    }

    /// The candidate of each choice that a layout places.
    func shown(_ root: RootPiece) -> [LayoutTree.Index: LayoutTree.Index] {
      var shown: [LayoutTree.Index: LayoutTree.Index] = [:]
      for view in root.views where isCandidate[view.index.position] {
        if let choice = tree.parent(of: view.index) { shown[choice] = view.index }
      }
      return shown
    }
  }
}
