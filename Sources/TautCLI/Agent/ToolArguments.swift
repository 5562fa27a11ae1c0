import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing

/// The arguments of a call, by the names of the tool's parameters.
struct ToolArguments: Sendable {
  private let values: [String: JSONValue]
  private let parameters: [ToolParameter]

  /// The default number of tokens of an answer.
  static let usualTokens = 2_000

  /// Checks arguments.
  ///
  /// - Throws: `ToolFault` for an unknown name, a value of the wrong type, and a missing argument.
  init(_ json: JSONValue, of tool: AgentTool) throws(ToolFault) {
    let members: [JSONValue.Member]
    switch json {
    case .null: members = []
    case .object(let own): members = own
    default: throw .wrongValue("arguments", expected: "an object", found: json)
    }
    for member in members {
      guard let parameter = tool.parameters.first(where: { $0.name == member.key }) else {
        throw .unknownArgument(member.key, tool: tool.name, known: tool.parameters.map(\.name))
      }
      guard member.value == .null || parameter.takes(member.value) else {
        throw .wrongValue(member.key, expected: parameter.expectation, found: member.value)
      }
    }
    values = Dictionary(
      members.filter { $0.value != .null }.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .missing(parameter.name, tool: tool.name, expected: parameter.expectation)
    }
    parameters = tool.parameters
  }

  /// Returns a string; `nil` if none was given.
  func string(_ name: String) -> String? { values[name]?.string }

  /// Returns strings, empty if none were given.
  func strings(_ name: String) -> [String] {
    values[name].map { value in value.string.map { [$0] } ?? value.items?.compactMap(\.string) ?? [] } ?? []
  }

  /// Returns a number; `nil` if none was given.
  func number(_ name: String) -> Double? { values[name]?.double }

  /// Returns a whole number; `nil` if none was given.
  func count(_ name: String) -> Int? { values[name]?.int }

  /// Returns a truth value; `nil` if none was given.
  func flag(_ name: String) -> Bool? { values[name]?.boolean }

  /// Returns a length or a range in the syntax of the command line; `nil` if none was given.
  func range(_ name: String) -> String? {
    values[name].flatMap { value in value.string ?? value.double.map { PointFormat.shortest($0) } }
  }

  /// The token limit of the answer.
  var tokens: Int { count("tokens") ?? Self.usualTokens }

  /// The arguments with an option on the command line, as such options.
  var options: [String] {
    parameters.flatMap { parameter -> [String] in
      guard let option = parameter.option, let value = values[parameter.name] else { return [] }
      switch parameter.kind {
      case .flag: return value.boolean == true ? [option] : []
      case .strings: return strings(parameter.name).map { "\(option)=\($0)" }
      case .string, .choice: return ["\(option)=\(value.string ?? "")"]
      case .number, .count: return ["\(option)=\(PointFormat.shortest(value.double ?? 0))"]
      case .range: return range(parameter.name).map { ["\(option)=\($0)"] } ?? []
      }
    }
  }
}

/// An error of a tool's call.
enum ToolFault: Error {
  case unknownTool(String)
  case unknownArgument(String, tool: String, known: [String])
  case missing(String, tool: String, expected: String)
  case wrongValue(String, expected: String, found: JSONValue)
  /// Arguments that exclude each other, with advice.
  case conflict(String, next: String)
  /// A file outside all roots.
  case outside(String, roots: [String])
  /// A file that does not exist.
  case noFile(String, roots: [String])
  /// The client supports roots and does not list them.
  case noRoots
  /// A scene that this session has not laid out.
  case notSeen
  /// A text that does not occur exactly once in the edited file.
  case noSuchText(count: Int, file: String)
  /// An error of the command line's options, in its words.
  case options(String)
  /// A layout whose certificate was refused.
  case refused(String)
  /// An answer that exceeds a number of tokens.
  case tooLarge(what: String, tokens: Int)
  /// Any other error of reading or laying out.
  case failed(any Error)
}

extension ToolFault: CustomStringConvertible {
  /// The cause and the advice.
  var description: String { "\(cause)\nNext: \(next)" }

  /// The cause.
  var cause: String {
    switch self {
    case .unknownTool(let name):
      "there is no tool \"\(name)\"" + hint(name, AgentTool.all.map(\.name))
    case .unknownArgument(let name, let tool, let known):
      "\(tool) takes no argument \"\(name)\"" + hint(name, known)
    case .missing(let name, let tool, let expected): "\(tool) needs \"\(name)\": \(expected)"
    case .wrongValue(let name, let expected, let found):
      "\"\(name)\" must be \(expected), but is \(OneLine.of(String(found.line.prefix(80))))"
    case .conflict(let text, _): text
    case .outside(let path, _): "\(path) is outside the folders that the client lets this server read"
    case .noFile(let path, _): "\(path): there is no such file or folder"
    case .noRoots: "the client does not say which folders may be read"
    case .notSeen:
      "this session has not laid out this scene before, so there is nothing to compare it with"
    case .noSuchText(let count, let file):
      count == 0 ? "\"old\" does not occur in \(file)" : "\"old\" occurs \(count) times in \(file)"
    case .options(let text): text
    case .refused(let text): "the layout's certificate does not hold, so nothing is reported: \(text)"
    case .tooLarge(let what, let tokens): "\(what) would have \(tokens) tokens"
    case .failed(let error): "\(error)"
    }
  }

  /// The advice.
  var next: String {
    switch self {
    case .unknownTool: "call one of \(AgentTool.all.map(\.name).joined(separator: ", "))"
    case .unknownArgument(_, _, let known): "leave it out; the arguments are \(known.joined(separator: ", "))"
    case .missing(let name, _, _): "call again with \"\(name)\""
    case .wrongValue(let name, let expected, _): "call again with \"\(name)\" as \(expected)"
    case .conflict(_, let next): next
    case .outside(_, let roots), .noFile(_, let roots):
      "name a file or folder below \(roots.joined(separator: " or ")), by an absolute path or one relative to it"
    case .noRoots: "have the client answer roots/list, or start the server with taut mcp --root FOLDER"
    case .notSeen:
      "call layout first, edit, and then diff; or give \"before\", another file; or \"old\" and \"new\", an edit to try"
    case .noSuchText:
      "give as much of the text in \"old\" as occurs exactly once, with its spaces and line breaks"
    case .options: "correct the argument that is named"
    case .refused: "this is a bug in taut: report it with the scene"
    case .tooLarge(_, let tokens): "ask for \"tokens\": \(tokens), or for less: \"focus\" names a part"
    case .failed(let error): Self.next(after: error)
    }
  }

  /// Returns advice for an error of reading or laying out.
  private static func next(after error: any Error) -> String {
    switch error {
    case CommandError.noSuchView: "call layout, whose lines begin with the names of the views"
    case CommandError.noRequirement: "give \"require\", such as [\"title is whole\"], or \"standard\": true"
    default: "correct the place that is named, or ask about another file or view"
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    NearestWord.of(word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
