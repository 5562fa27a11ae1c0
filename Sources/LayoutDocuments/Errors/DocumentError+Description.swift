import LayoutCore

extension DocumentError: CustomStringConvertible {
  /// `file:line:column: path: what is wrong; the nearest valid word`.
  ///
  /// A file that cannot be read has no lines.
  public var description: String {
    if case .unreadable = problem { return OneLine.of("\(position.file): \(problem)") }
    return OneLine.of("\(position): \(path): \(problem)")
  }
}

extension DocumentError.Problem: CustomStringConvertible {
  /// What is wrong, and the nearest valid word where there is one.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty: "there is nothing in it; a scene begins with {\"taut\": 1, \"root\": ...}"
    case .syntax(let problem): "neither JSON nor YAML: \(problem)"
    case .json(let problem): "not JSON: \(problem)"
    case .nestedTooDeep(let limit): "nested more than \(limit) levels deep"
    case .anchor: "anchors and aliases are not read; write the value out, or quote the text"
    case .keyIsNotAString: "a key must be a string"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice"
    case .unsupportedVersion(let version, let known):
      "version \(version) is not known; known: \(known.joined(separator: ", "))"
    case .unknownKey(let key, let owner, let known):
      "unknown key \"\(key)\" of \(owner)\(hint(key, known))"
    case .missingKey(let key, let owner): "\(owner) needs the key \"\(key)\""
    case .missingOneOf(let keys, let owner):
      "\(owner) needs one of the keys \(keys.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .unknownWord(let word, let meaning, let known):
      "unknown \(meaning) \"\(word)\"\(hint(word, known))"
    case .undefinedName(let name, let meaning, let section, let known):
      "no \(meaning) named \"\(name)\" is defined in \"\(section)\"\(hint(name, known))"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .notFinite: "the number must be finite"
    case .notANumber: "NaN is not a length; give a number"
    case .outOfRange(let range, let found): "\(found) is out of range; give \(range)"
    case .reservedName(let name): "\"\(name)\" already has a meaning; choose another name"
    case .wrongAxis(let name, let expected): "the guide \"\(name)\" is not \(expected.rawValue)"
    case .ambiguousGuide(let name, let choices):
      "the guide \"\(name)\" exists on both axes; write \(choices.joined(separator: " or "))"
    case .circularDefinition(let name): "the default of \"\(name)\" depends on itself"
    case .tooManyReferences(let name, let limit):
      "the default of \"\(name)\" takes more than \(limit) steps to work out"
    case .rowsOutOfOrder: "each \"upTo\" must be greater than the one before; only the last row goes without"
    case .rootIsNotOneView(let count): "the root must be one view, and is \(count); put them into a stack"
    case .tooManyViews(let limit): "the scene has more than \(limit) views and modifiers"
    }
  }

  /// The nearest valid word, or all of them where none is near.
  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
