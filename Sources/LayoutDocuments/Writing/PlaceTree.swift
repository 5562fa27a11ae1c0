/// The places of a container's children, such as `.0`, `.2.0` and `.2.1`, as the groups that they came from.
struct PlaceTree {
  /// What stands at a number.
  enum Member {
    /// No view: the number belongs to one that is missing.
    case none
    /// A child, by its position among all.
    case view(Int)
    case group(PlaceTree)
  }

  /// What stands at 0, 1 and so on.
  private(set) var members: [Member] = []

  /// The most views that may be missing in a row: a place further on is no builder's.
  private static let mostMissing = 64

  /// Reads places; where they do not ascend as a builder's do, each child stands by itself.
  init(places: [String]) {
    let numbers = places.map { place in place.split(separator: ".").map { Int($0) ?? -1 } }
    let isBuilt =
      numbers.allSatisfy { !$0.isEmpty && !$0.contains { $0 < 0 } }
      && zip(numbers, numbers.dropFirst()).allSatisfy {
        $0.lexicographicallyPrecedes($1) && !$1.starts(with: $0)
      }
    if isBuilt, let tree = PlaceTree(numbers, numbers.indices, level: 0) {
      self = tree
    } else {
      members = places.indices.map { .view($0) }
    }
  }

  /// Reads the numbers of some children from a level on; `nil` where too many are missing.
  private init?(_ numbers: [[Int]], _ range: Range<Int>, level: Int) {
    var position = range.lowerBound
    while position < range.upperBound {
      let number = numbers[position][level]
      guard number >= members.count, number - members.count <= Self.mostMissing else { return nil }
      while members.count < number { members.append(.none) }
      var end = position + 1
      while end < range.upperBound, numbers[end][level] == number { end += 1 }
      if numbers[position].count == level + 1 {
        members.append(.view(position))
      } else {
        guard let group = PlaceTree(numbers, position..<end, level: level + 1) else { return nil }
        members.append(.group(group))
      }
      position = end
    }
  }
}
