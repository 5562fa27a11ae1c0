/// Sentences that say the same of two things, told once.
enum TwinSentences {
  /// The sentences, of which neighbours that differ in their condition alone are told as one:
  /// `if row's leading or trailing padding 16 is 1 pt more: row -1`.
  static func folded(_ sentences: [String]) -> [String] {
    sentences.reduce(into: []) { folded, sentence in
      if let last = folded.last, let both = both(last, sentence) {
        folded[folded.count - 1] = both
      } else {
        folded.append(sentence)
      }
    }
  }

  /// Two sentences as one; `nil` where they say different things, or the conditions have too little in common.
  private static func both(_ first: String, _ second: String) -> String? {
    guard let a = split(first), let b = split(second), a.effect == b.effect else { return nil }
    let (one, other) = (a.condition.split(separator: " "), b.condition.split(separator: " "))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    // One word each, such as `leading` and `trailing`, in front of the same noun.
    guard one.count == other.count, start + end + 1 == one.count, end > 0,
      Self.edges.contains(String(one[start])),
      Self.edges.contains(String(other[start]))
    else { return nil }
    let words = one[...start] + ["or"] + other[start...]
    return "\(words.joined(separator: " "))\(Self.separator)\(a.effect)"
  }

  private static func split(_ sentence: String) -> (condition: String, effect: String)? {
    guard let range = sentence.range(of: separator) else { return nil }
    return (String(sentence[..<range.lowerBound]), String(sentence[range.upperBound...]))
  }

  private static let separator = " is 1 pt more: "
  /// The words that tell twins apart.
  private static let edges: Set<String> = ["top", "leading", "bottom", "trailing"]
}
