/// Finds the valid word that a person most likely meant.
package enum NearestWord {
  /// The word with the fewest edits, the first of several.
  ///
  /// `nil` where that takes more than two edits and more than one for every third letter.
  package static func of(_ word: String, among known: [String]) -> String? {
    // Longer words are no slips of the finger, and the search is quadratic in their length.
    guard !word.isEmpty, word.count <= 64 else { return nil }
    let limit = max(2, word.count / 3)
    let ranked = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit, best.1 < word.count else { return nil }
    return best.0
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
