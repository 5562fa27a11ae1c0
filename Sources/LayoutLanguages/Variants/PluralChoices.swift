/// In which plural categories the strings of a language are looked at, where nobody knows the numbers in them.
struct PluralChoices {
  /// One way in which strings have categories.
  struct Choice: Hashable {
    /// The category of all; `nil` where none depends on a number, or where they are of different ones.
    var plural: String?
    /// The categories by keys, where they are different.
    var plurals: [String: String] = [:]
  }

  /// The ways, those first in which all strings are of one category.
  let choices: [Choice]
  /// How many ways there would be.
  let count: Int

  /// Up to so many ways are all looked at; of more, those in which all strings are of one category, and as many as this in
  /// which one is of another category than the others.
  static let most = 32

  /// `categories` are those that each key has strings for; keys whose strings depend on no number have none.
  init(_ categories: [(key: String, categories: [String])]) {
    let open = categories.filter { !$0.categories.isEmpty }
    let used = Set(open.flatMap(\.categories))
    let alike = PluralCategory.all.filter(used.contains).map { Choice(plural: $0) }
    guard open.count > 1 else {
      choices = alike.isEmpty ? [Choice()] : alike
      count = choices.count
      return
    }
    // A string that has none for a category is that of all other numbers, and the same in both.
    let same = Set(
      alike.compactMap(\.plural).map { plural in
        Dictionary(
          uniqueKeysWithValues: open.map { ($0.key, $0.categories.contains(plural) ? plural : "other") })
      })
    let (all, isOver) = open.reduce((1, false)) { product, key in
      let (next, isOver) = product.0.multipliedReportingOverflow(by: key.categories.count)
      return (isOver ? Int.max : next, product.1 || isOver)
    }
    count = isOver ? Int.max : all
    let mixed = count <= Self.most ? Self.combinations(open) : Self.exceptions(open)
    choices =
      alike + mixed.filter { !same.contains($0) }.prefix(Self.most).map { Choice(plurals: $0) }
  }

  /// Every category of each key with every category of the others.
  private static func combinations(
    _ keys: [(key: String, categories: [String])]
  ) -> [[String: String]] {
    keys.reduce([[:]]) { combinations, key in
      combinations.flatMap { combination in
        key.categories.map { combination.merging([key.key: $0]) { $1 } }
      }
    }
  }

  /// One key with each of its categories, the others with that of all other numbers.
  private static func exceptions(_ keys: [(key: String, categories: [String])]) -> [[String: String]] {
    let others = Dictionary(uniqueKeysWithValues: keys.map { ($0.key, "other") })
    return keys.flatMap { key in
      key.categories.filter { $0 != "other" }.map { others.merging([key.key: $0]) { $1 } }
    }
  }
}

/// That not every combination of plural categories was looked at.
public struct PluralBound: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// How many combinations were looked at.
  public var looked: Int
  /// How many there are; `Int.max` for more than that.
  public var all: Int

  /// What was left out, in words: `of 81 combinations of plural categories in German, 17 were looked at`.
  public var words: String {
    let all = all == Int.max ? "countless" : "\(all)"
    return "of \(all) combinations of plural categories in \(language.name), \(looked) were looked at"
  }
}
