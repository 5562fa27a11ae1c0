/// Selects the files that a view needs: those that declare what it mentions, and so on transitively.
///
/// A folder of more than a thousand files takes seconds to parse, of which one view needs a few.
enum NeededFiles {
  /// Returns the files that an entry needs, in their order; all of them where that is unknown.
  static func among(
    _ files: [SourceTexts.File], for options: ReadingOptions,
    declared names: (SourceTexts.File) -> DeclaredNames = { DeclaredNames($0.text) }
  ) -> [SourceTexts.File] {
    guard files.count > fewest else { return files }
    let declared = files.map(names)
    guard let seeds = seeds(files, declared, options), !seeds.isEmpty else { return files }
    let needed = closure(of: seeds, files, declared)
    return files.indices.filter { needed.contains($0) }.map { files[$0] }
  }

  /// The number of files up to which all are parsed.
  private static let fewest = 24

  /// Returns the files of the entry; `nil` where all have to be parsed.
  private static func seeds(
    _ files: [SourceTexts.File], _ declared: [DeclaredNames], _ options: ReadingOptions
  ) -> [Int]? {
    func all(_ isMeant: (Int) -> Bool) -> [Int] { files.indices.filter(isMeant) }
    func named(_ name: String) -> [Int] {
      // `Card_Previews 2` is one of a provider's previews.
      let plain = name.replacing(#/ \d+$/#, with: "")
      let last = plain.split(separator: ".").last.map(String.init) ?? plain
      let types = all { declared[$0].names.contains(last) }
      if !types.isEmpty { return types }
      return all { declared[$0].hasPreviews && files[$0].text.contains("\"\(name)\"") }
    }
    if let name = options.view {
      let found = named(name)
      if !found.isEmpty { return found }
      let parts = name.split(separator: ":")
      guard parts.count >= 2, Int(parts[1]) != nil else { return nil }
      return all { index in
        let file = files[index].name
        return file == parts[0] || file.hasSuffix("/\(parts[0])") || parts[0].hasSuffix("/\(file)")
      }
    }
    for name in options.candidates {
      let found = named(name)
      if !found.isEmpty { return found }
      // The number of a preview counts all of them.
      if Int(name.hasPrefix("#") ? String(name.dropFirst()) : name) != nil { return nil }
    }
    let previews = all { declared[$0].hasPreviews }
    if !previews.isEmpty { return previews }
    let apps = all { declared[$0].hasMain }
    return apps.isEmpty ? nil : apps
  }

  /// Returns the seeds, and all that they need.
  private static func closure(
    of seeds: [Int], _ files: [SourceTexts.File], _ declared: [DeclaredNames]
  ) -> Set<Int> {
    var declaring: [String: [Int]] = [:]
    var extending: [String: [(file: Int, place: Int)]] = [:]
    let own = declared.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var needed = Set(seeds)
    for (file, facts) in declared.enumerated() {
      if !facts.isReliable { needed.insert(file) }
      for name in facts.names { declaring[name, default: []].append(file) }
      for (index, addition) in facts.extensions.enumerated() {
        // An extension of a declared type is needed with it; one of the system's types where its members are
        // mentioned.
        if own.contains(addition.type) || addition.isUsedUnnamed {
          extending[addition.type, default: []].append((file, index))
        }
        if !own.contains(addition.type) {
          for member in addition.members { declaring[member, default: []].append(file) }
        }
      }
    }
    var pending = Array(needed)
    var seen: Set<String> = [
      "String", "Int", "Double", "Bool", "Array", "Optional", "View", "Float", "CGFloat",
    ]
    // Literals have these types without naming them.
    for name in seen {
      for addition in extending[name] ?? [] where needed.insert(addition.file).inserted {
        pending.append(addition.file)
      }
    }
    seen = []
    while let file = pending.popLast() {
      for word in DeclaredNames.words(of: files[file].text) where seen.insert(word).inserted {
        for other in declaring[word] ?? [] where needed.insert(other).inserted { pending.append(other) }
        for addition in extending[word] ?? [] where needed.insert(addition.file).inserted {
          pending.append(addition.file)
        }
      }
    }
    return needed
  }
}
