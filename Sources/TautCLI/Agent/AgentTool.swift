import LayoutCore
import LayoutDocuments
import LayoutServing

/// A tool for agents, with its name, description, parameters and output schema.
struct AgentTool: Sendable {
  let name: String
  /// The title for people.
  let title: String
  /// The purpose, in sentences by which an agent chooses.
  let description: String
  let parameters: [ToolParameter]
  /// The members of its structured answer.
  let output: [AnswerField]
  /// Runs the tool.
  let run: @Sendable (ToolCall) throws -> ToolAnswer

  /// All tools, in the order in which an agent needs them.
  static let all: [AgentTool] = [
    .layout, .explain, .whyNot, .check, .fix, .diff, .picture, .breakpoints,
  ]

  /// The tool as `tools/list` lists it.
  var json: JSONValue {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object([
        "type": .string("object"),
        "properties": .object(parameters.map { .init($0.name, $0.schema) }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .boolean(false),
      ]),
      "outputSchema": AnswerField.object(output + ToolAnswer.commonFields),
      // No tool writes files: a patch is returned.
      "annotations": .object([
        "readOnlyHint": .boolean(true), "openWorldHint": .boolean(false),
      ]),
    ])
  }
}

/// A parameter of a tool: its type, and the corresponding option of the command line.
struct ToolParameter: Sendable {
  /// The type of a value.
  enum Kind: Sendable {
    case string
    /// A list of strings, or a single one.
    case strings
    case number
    case count(ClosedRange<Int>)
    case flag
    case choice([String])
    /// A length, or a range of lengths such as `320...430`.
    case range
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false
  /// The corresponding option of the command line; `nil` where there is none.
  var option: String?

  /// The value's JSON Schema.
  var schema: JSONValue {
    var members: [JSONValue.Member] = []
    switch kind {
    case .string: members = [.init("type", .string("string"))]
    case .strings:
      members = [
        .init("type", .array([.string("array"), .string("string")])),
        .init("items", .object(["type": .string("string")])),
      ]
    case .number: members = [.init("type", .string("number")), .init("minimum", .number(0))]
    case .count(let range):
      members = [
        .init("type", .string("integer")), .init("minimum", .number(Double(range.lowerBound))),
        .init("maximum", .number(Double(range.upperBound))),
      ]
    case .flag: members = [.init("type", .string("boolean"))]
    case .choice(let words):
      members = [.init("type", .string("string")), .init("enum", .array(words.map { .string($0) }))]
    case .range: members = [.init("type", .array([.string("string"), .string("number")]))]
    }
    return .object(members + [.init("description", .string(description))])
  }

  /// The expected type, in words.
  var expectation: String {
    switch kind {
    case .string: "a string"
    case .strings: "a list of strings, or one"
    case .number: "a number of at least 0"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let words): "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .range: "a length in points, or a range of them such as \"320...430\""
    }
  }

  /// Returns whether a value has the expected type.
  func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .string: value.string != nil
    case .strings: value.string != nil || value.items?.allSatisfy { $0.string != nil } == true
    case .number: value.double.map { $0 >= 0 && $0.isFinite } ?? false
    case .count(let range): value.int.map(range.contains) ?? false
    case .flag: value.boolean != nil
    case .choice(let words): value.string.map(words.contains) ?? false
    case .range: value.string != nil || value.double.map { $0 >= 0 && $0.isFinite } ?? false
    }
  }
}

/// A member of a structured answer, with its schema.
struct AnswerField: Sendable {
  let name: String
  let schema: JSONValue
  /// Whether every answer has the member.
  var isAlways = true

  /// Creates a member of a JSON type.
  init(_ name: String, _ type: String, always: Bool = true) {
    (self.name, isAlways) = (name, always)
    schema = .object(["type": .string(type)])
  }

  /// Creates a member that may be null.
  init(orNull name: String, _ type: String) {
    self.name = name
    schema = .object(["type": .array([.string(type), .string("null")])])
  }

  /// Creates a list of values of one type.
  init(_ name: String, listOf type: String, always: Bool = true) {
    (self.name, isAlways) = (name, always)
    schema = .object(["type": .string("array"), "items": .object(["type": .string(type)])])
  }

  /// Creates a list of objects.
  init(_ name: String, listOf fields: [AnswerField]) {
    self.name = name
    schema = .object(["type": .string("array"), "items": Self.object(fields)])
  }

  /// Returns the schema of an object.
  static func object(_ fields: [AnswerField]) -> JSONValue {
    .object([
      "type": .string("object"), "properties": .object(fields.map { .init($0.name, $0.schema) }),
      "required": .array(fields.filter(\.isAlways).map { .string($0.name) }),
      "additionalProperties": .boolean(false),
    ])
  }
}

/// One call of a tool.
struct ToolCall: Sendable {
  /// The arguments, whose types were checked.
  let arguments: ToolArguments
  /// The state from earlier calls.
  let session: AgentSession
  /// The progress and cancellation of the call.
  let watch: WorkWatch
}
