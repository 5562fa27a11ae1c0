import LayoutCore
import LayoutDocuments
import LayoutServing

/// Something that an agent can have done: named, described, with what it takes and what it answers.
struct AgentTool: Sendable {
  /// What it is called by.
  let name: String
  /// What a person reads.
  let title: String
  /// What it is for, in sentences that an agent chooses by.
  let description: String
  /// What it takes.
  let parameters: [ToolParameter]
  /// The members of its structured answer.
  let output: [AnswerField]
  /// Does it.
  let run: @Sendable (ToolCall) throws -> ToolAnswer

  /// All of them, in the order in which an agent needs them.
  static let all: [AgentTool] = [
    .layout, .explain, .whyNot, .check, .fix, .diff, .picture, .breakpoints,
  ]

  /// The tool as `tools/list` names it.
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
      // Nothing is ever written: a patch is handed back.
      "annotations": .object([
        "readOnlyHint": .boolean(true), "openWorldHint": .boolean(false),
      ]),
    ])
  }
}

/// An argument of a tool: what it may be, and which option of the command line it is.
struct ToolParameter: Sendable {
  /// What a value is.
  enum Kind: Sendable {
    case string
    /// A list of strings, or one.
    case strings
    case number
    case count(ClosedRange<Int>)
    case flag
    case choice([String])
    /// A length, or a range of them such as `320...430`.
    case range
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false
  /// The option of the command line that it stands for; `nil` where there is none.
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

  /// What a value has to be, in words.
  var expectation: String {
    switch kind {
    case .string: "a string"
    case .strings: "a list of strings, or one"
    case .number: "a number from 0 on"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .choice(let words): "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .range: "a length in points, or a range of them such as \"320...430\""
    }
  }

  /// Whether a value is what is expected.
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

/// A member of a structured answer, with what it is.
struct AnswerField: Sendable {
  /// The member's name.
  let name: String
  /// Its JSON Schema.
  let schema: JSONValue
  /// Whether every answer has it.
  var isAlways = true

  /// A member of a JSON type.
  init(_ name: String, _ type: String, always: Bool = true) {
    (self.name, isAlways) = (name, always)
    schema = .object(["type": .string(type)])
  }

  /// A member that is null where there is nothing to say.
  init(orNull name: String, _ type: String) {
    self.name = name
    schema = .object(["type": .array([.string(type), .string("null")])])
  }

  /// A list of values of one type.
  init(_ name: String, listOf type: String, always: Bool = true) {
    (self.name, isAlways) = (name, always)
    schema = .object(["type": .string("array"), "items": .object(["type": .string(type)])])
  }

  /// A list of objects.
  init(_ name: String, listOf fields: [AnswerField]) {
    self.name = name
    schema = .object(["type": .string("array"), "items": Self.object(fields)])
  }

  /// An object with members.
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
  /// The arguments, each of which is what its parameter expects.
  let arguments: ToolArguments
  /// What is known from earlier calls.
  let session: AgentSession
  /// Who waits for it.
  let watch: WorkWatch
}
