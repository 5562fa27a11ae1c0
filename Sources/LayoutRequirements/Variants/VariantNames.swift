import LayoutCore
import LayoutLanguages

/// Names variants as people do: `accessibility3 to accessibility5, German and Finnish`.
struct VariantNames {
  private let sizes: [DynamicTypeSize]
  private let tongues: [Tongue]

  /// A language and a direction.
  private struct Tongue: Hashable {
    var language: LanguageForm?
    var direction: LayoutDirection?
  }

  /// Names among these variants.
  init(_ all: [LayoutVariant]) {
    sizes = Self.unique(all.compactMap(\.textSize)).sorted()
    tongues = Self.unique(all.map(Self.tongue))
  }

  /// What variants are called; `nil` where there is only one way, so that nothing is to be said.
  func name(_ variants: [LayoutVariant]) -> String? {
    guard sizes.count > 1 || tongues.count > 1 || !(sizes.isEmpty && tongues == [Tongue()]) else {
      return nil
    }
    // Languages in which the same sizes count are named together.
    var groups: [(sizes: [DynamicTypeSize], tongues: [Tongue])] = []
    for tongue in tongues {
      let own = variants.filter { Self.tongue($0) == tongue }
      guard !own.isEmpty else { continue }
      let ownSizes = Self.unique(own.compactMap(\.textSize)).sorted()
      if let place = groups.firstIndex(where: { $0.sizes == ownSizes }) {
        groups[place].tongues.append(tongue)
      } else {
        groups.append((ownSizes, [tongue]))
      }
    }
    return groups.map { group in
      [sizeWords(group.sizes), tongueWords(group.tongues)].compactMap { $0 }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private func sizeWords(_ some: [DynamicTypeSize]) -> String? {
    guard let first = some.first else { return nil }
    if some.count == sizes.count, sizes.count > 2 { return "every text size" }
    // Three and more in a row are a range.
    var runs: [[DynamicTypeSize]] = [[first]]
    for size in some.dropFirst() {
      let last = runs[runs.count - 1]
      if let place = sizes.firstIndex(of: last[last.count - 1]), place + 1 < sizes.count,
        sizes[place + 1] == size
      {
        runs[runs.count - 1].append(size)
      } else {
        runs.append([size])
      }
    }
    let words = runs.flatMap { run in
      run.count > 2 ? ["\(run[0].name) to \(run[run.count - 1].name)"] : run.map(\.name)
    }
    return ListFormat.and(words)
  }

  private func tongueWords(_ some: [Tongue]) -> String? {
    if some.count == tongues.count, tongues.count > 2 { return "every language" }
    let words = some.map { tongue in
      let direction = directionWords(tongue)
      guard let language = tongue.language else { return direction ?? "" }
      return direction.map { "\(language.name) (\($0))" } ?? language.name
    }
    return words.allSatisfy(\.isEmpty) ? nil : ListFormat.and(words)
  }

  /// The direction, where it is not that of the language.
  private func directionWords(_ tongue: Tongue) -> String? {
    guard let direction = tongue.direction, direction != tongue.language?.language.layoutDirection else {
      return nil
    }
    return direction == .rightToLeft ? "right to left" : "left to right"
  }

  private static func tongue(_ variant: LayoutVariant) -> Tongue {
    Tongue(language: variant.language, direction: variant.direction)
  }

  private static func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
    var known: Set<Item> = []
    return items.filter { known.insert($0).inserted }
  }
}
