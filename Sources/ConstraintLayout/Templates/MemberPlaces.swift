import ElementTree

/// The places of the views that a block knows, by view: in the order in which they stand in the tree.
struct MemberPlaces: Sendable {
  private let members: [LayoutTree.Index]

  /// The places of views, each of which stands behind those before it.
  init(_ members: [LayoutTree.Index]) { self.members = members }

  /// The place of a view; `nil` for one that the block does not know.
  subscript(view: LayoutTree.Index) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < view { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == view ? low : nil
  }
}
