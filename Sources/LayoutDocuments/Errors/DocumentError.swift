import LayoutCore

/// The reason why a document cannot be read, with its place.
///
/// The description is one line: `file:line:column: path: problem; the nearest valid word`.
public struct DocumentError: Error, Hashable, Sendable {
  /// The problem that was found.
  public var problem: Problem
  /// The file, line and column of the problem.
  public var position: SourcePosition
  /// The path of the view or modifier, such as `root.0/1`, or the part of the document, such as `images`.
  public var path: String

  /// Creates an error for a problem at a place of a document.
  public init(_ problem: Problem, at position: SourcePosition, path: String) {
    self.problem = problem
    self.position = position
    self.path = path
  }

  /// A problem with a document.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read as UTF-8 text, in the system's words.
    case unreadable(String)
    /// The document is empty; `beginning` says how one of its kind begins, if that is known.
    case empty(beginning: String?)
    /// The document is neither JSON nor YAML, in the parser's words.
    case syntax(String)
    /// The document is not JSON, in the parser's words.
    case json(String)
    /// Lists and objects are nested deeper than the limit.
    case nestedTooDeep(limit: Int)
    /// The document has an anchor or alias of YAML.
    case anchor
    /// A key is a list or an object.
    case keyIsNotAString
    /// An object has a key twice.
    case duplicateKey(String)
    /// The format version is unknown.
    case unsupportedVersion(String, known: [String])
    /// An object has a key that its owner does not accept.
    case unknownKey(String, owner: String, known: [String])
    /// A required key is missing.
    case missingKey(String, owner: String)
    /// All of these keys are missing, and one of them is required.
    case missingOneOf([String], owner: String)
    /// A word is not one of those that are valid at its place.
    case unknownWord(String, meaning: String, known: [String])
    /// A name is not defined in the document; `known` lists the names that it defines.
    case undefinedName(String, meaning: String, section: String, known: [String])
    /// A value has another type than the one expected.
    case wrongType(expected: String, found: String)
    /// A number is infinite where it must be finite.
    case notFinite
    case notANumber
    /// A number is outside the valid range.
    case outOfRange(String, found: Double)
    /// A document defines a name that is reserved.
    case reservedName(String)
    /// A guide belongs to the other axis.
    case wrongAxis(String, expected: Axis)
    /// A guide exists on both axes.
    case ambiguousGuide(String, choices: [String])
    /// The default of a guide depends on itself.
    case circularDefinition(String)
    /// The defaults of guides depend on each other in more steps than the limit.
    case tooManyReferences(String, limit: Int)
    /// The rows of a table are not in ascending order.
    case rowsOutOfOrder
    /// The root yields no views, or more than one.
    case rootIsNotOneView(count: Int)
    /// The scene yields more views than the limit.
    case tooManyViews(limit: Int)
  }
}

/// The names of the parts of a document in errors.
package enum DocumentPath {
  package static let document = "document"
  package static let root = "root"
}

extension DocumentError: CustomStringConvertible {
  /// The error as `file:line:column: path: problem; the nearest valid word`.
  ///
  /// A file that cannot be read has no lines.
  public var description: String {
    if case .unreadable = problem { return OneLine.of("\(position.file): \(problem)") }
    return OneLine.of("\(position): \(path): \(problem)")
  }
}

extension DocumentError.Problem: CustomStringConvertible {
  /// The problem in words, with the nearest valid word where there is one.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .empty(let beginning): "the document is empty" + (beginning.map { "; \($0)" } ?? "")
    case .syntax(let problem): "neither JSON nor YAML: \(problem)"
    case .json(let problem): "not JSON: \(problem)"
    case .nestedTooDeep(let limit): "nested more than \(limit) levels deep"
    case .anchor: "anchors and aliases are not read; write the value out, or quote the text"
    case .keyIsNotAString: "a key must be a string"
    case .duplicateKey(let key): "the key \"\(key)\" occurs twice; remove one"
    case .unsupportedVersion(let version, let known):
      "version \(version) is not supported; supported: \(known.joined(separator: ", "))"
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
    case .rowsOutOfOrder: "each \"upTo\" must be greater than the one before; only the last row may omit it"
    case .rootIsNotOneView(let count): "the root must be one view, but makes \(count); put them into a stack"
    case .tooManyViews(let limit): "the scene has more than \(limit) views and modifiers"
    }
  }

  /// Returns the nearest valid word, or all of them where none is near.
  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}

/// The writing of a document's text on one line.
///
/// A name must not break a table, or send control sequences to a terminal.
package enum OneLine {
  /// Returns the text with line breaks and other controls written as escapes.
  package static func of(_ text: String) -> String {
    // Most names are plain.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      // Characters that change the writing direction of the rest of the line.
      case .format where turns.contains(where: { $0.contains(scalar) }): line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// Unicode's embeddings, overrides and isolates of writing directions.
  private static let turns: [ClosedRange<Unicode.Scalar>] = [
    "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
  ]
}
