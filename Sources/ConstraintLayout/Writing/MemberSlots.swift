/// A number for each of a block's views, by index; -1 for none.
///
/// A run of a stack's children is a block that reaches few of its views; only those are then stored.
struct MemberSlots {
  private var dense: [Int32]
  private var sparse: [Int: Int32] = [:]

  /// The greatest number of views of a block for which each has a slot.
  private static let mostDense = 4_096

  init(count: Int) { dense = Array(repeating: -1, count: count <= Self.mostDense ? count : 0) }

  subscript(place: Int) -> Int32 {
    get { dense.isEmpty ? sparse[place] ?? -1 : dense[place] }
    set { if dense.isEmpty { sparse[place] = newValue } else { dense[place] = newValue } }
  }
}
