/// A number for each of a block's views, by its place; -1 where none was given.
///
/// A run of a stack's children is a block that comes upon few of its views: then those alone take room.
struct MemberSlots {
  private var dense: [Int32]
  private var sparse: [Int: Int32] = [:]

  /// How many views a block has at most for each of them to take room.
  private static let mostDense = 4_096

  init(count: Int) { dense = Array(repeating: -1, count: count <= Self.mostDense ? count : 0) }

  subscript(place: Int) -> Int32 {
    get { dense.isEmpty ? sparse[place] ?? -1 : dense[place] }
    set { if dense.isEmpty { sparse[place] = newValue } else { dense[place] = newValue } }
  }
}
