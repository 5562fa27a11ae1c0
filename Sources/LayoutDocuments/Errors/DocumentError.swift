import LayoutCore

/// Why a document cannot be read, and where.
///
/// Its description is one line: `file:line:column: path: what is wrong; the nearest valid word`.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The file, line and column of what is wrong.
  public var position: SourcePosition
  /// The path of the view or modifier, such as `root.0/1`, or the part of the document, such as `images`.
  public var path: String

  /// A problem at a place of a document.
  public init(_ problem: Problem, at position: SourcePosition, path: String) {
    self.problem = problem
    self.position = position
    self.path = path
  }

  /// What can be wrong with a document.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read as UTF-8 text, in the system's words.
    case unreadable(String)
    /// There is nothing in it.
    case empty
    /// It is neither JSON nor YAML, in the parser's words.
    case syntax(String)
    /// It is not JSON, in the parser's words.
    case json(String)
    /// Lists and objects are nested deeper than the limit.
    case nestedTooDeep(limit: Int)
    /// It uses an anchor or alias of YAML.
    case anchor
    /// A key that is a list or an object.
    case keyIsNotAString
    /// A key is there twice.
    case duplicateKey(String)
    /// A format version that is not known.
    case unsupportedVersion(String, known: [String])
    /// A key that its owner does not have.
    case unknownKey(String, owner: String, known: [String])
    /// A key that must be there.
    case missingKey(String, owner: String)
    /// One of these keys must be there.
    case missingOneOf([String], owner: String)
    /// A word that is none of those that can stand there.
    case unknownWord(String, meaning: String, known: [String])
    /// A name that the document would have to define, with the names that it defines.
    case undefinedName(String, meaning: String, section: String, known: [String])
    /// A value of another type than the one expected.
    case wrongType(expected: String, found: String)
    /// A number that is infinite where it must not be.
    case notFinite
    case notANumber
    /// A number outside of what is allowed.
    case outOfRange(String, found: Double)
    /// A name that a document cannot define anew.
    case reservedName(String)
    /// A guide of the wrong axis.
    case wrongAxis(String, expected: Axis)
    /// A guide that exists on both axes.
    case ambiguousGuide(String, choices: [String])
    /// The default of a guide depends on itself.
    case circularDefinition(String)
    /// The defaults of guides depend on each other in more steps than the limit.
    case tooManyReferences(String, limit: Int)
    /// The rows of a table are not in ascending order.
    case rowsOutOfOrder
    /// The root stands for no view or for several.
    case rootIsNotOneView(count: Int)
    /// The scene stands for more views than the limit.
    case tooManyViews(limit: Int)
  }
}

/// Names of the parts of a document in errors.
package enum DocumentPath {
  package static let document = "document"
  package static let root = "root"
}
