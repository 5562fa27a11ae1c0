import Foundation
import LayoutDocuments
import LayoutServing
import Testing

@testable import TautCLI

/// An editor that talks to a server in the same program, through the bytes of the protocol.
final class TestEditor: @unchecked Sendable {
  // Unchecked: the condition guards what changes.

  private let condition = NSCondition()
  private var toServer: [[UInt8]] = []
  private var isClosed = false
  private var isEnded = false
  private var buffer = RPCBuffer(.headers, mostBytes: 64_000_000)
  private var answers: [RPCIdentifier: Result<JSONValue, RPCError>] = [:]
  private var published: [String: [JSONValue]] = [:]
  private var asked: [(method: String, params: JSONValue)] = []
  private var progress: [JSONValue] = []
  private var lastID = 0

  /// Nobody waits longer than this for anything, in seconds.
  private static let timeout = 120.0

  struct Silence: Error { var about: String }

  /// Starts a server, without a pause after changes.
  init(delay: Double = 0, progressDelay: Double = 0.5) {
    let server = RPCServer(LanguageServer(delay: delay, progressDelay: progressDelay), .languageServer)
    let thread = Thread { [self] in
      server.run {
        condition.lock()
        defer { condition.unlock() }
        while toServer.isEmpty, !isClosed { condition.wait() }
        return toServer.isEmpty ? nil : toServer.removeFirst()
      } output: { [self] bytes in
        take(bytes)
      }
      condition.lock()
      isEnded = true
      condition.broadcast()
      condition.unlock()
    }
    thread.stackSize = 16 * 1024 * 1024
    thread.start()
  }

  private func take(_ bytes: [UInt8]) {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    buffer.add(bytes)
    while case .message(let bytes) = buffer.next() {
      switch try? RPCMessage(bytes: bytes) {
      case .response(let id?, let answer): answers[id] = answer
      case .notification("textDocument/publishDiagnostics", let params):
        published[params["uri"]?.string ?? "", default: []].append(params)
      case .notification("$/progress", let params): progress.append(params)
      case .request(let id, let method, let params):
        asked.append((method, params))
        toServer.append(RPCFraming.headers.framed(.response(id, .success(.null))))
      default: break
      }
    }
  }

  private func wait<Value>(for what: String, _ find: () -> Value?) throws -> Value {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: Self.timeout)
    while true {
      if let found = find() { return found }
      guard condition.wait(until: end) else { throw Silence(about: what) }
    }
  }

  func send(bytes: [UInt8]) {
    condition.lock()
    toServer.append(bytes)
    condition.broadcast()
    condition.unlock()
  }

  func send(_ message: RPCMessage) { send(bytes: RPCFraming.headers.framed(message)) }

  func notify(_ method: String, _ params: JSONValue) { send(.notification(method: method, params: params)) }

  /// Asks, and goes on.
  func begin(_ method: String, _ params: JSONValue) -> RPCIdentifier {
    condition.lock()
    lastID += 1
    let id = RPCIdentifier.number(lastID)
    condition.unlock()
    send(.request(id, method: method, params: params))
    return id
  }

  func answer(to id: RPCIdentifier) throws -> Result<JSONValue, RPCError> {
    try wait(for: "\(id)") { answers[id] }
  }

  /// Asks, and waits for the answer.
  ///
  /// Throws `RPCError` where the answer is one.
  func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
    try answer(to: begin(method, params)).get()
  }

  /// What was said of a file last, once it is said of a version.
  func diagnostics(_ uri: String, version: Int) throws -> [JSONValue] {
    try wait(for: "diagnostics of \(uri)") {
      published[uri]?.last { $0["version"]?.int == version }?["diagnostics"]?.items
    }
  }

  /// What was said of a file last, once it is what is meant.
  func diagnostics(_ uri: String, where isMeant: ([JSONValue]) -> Bool) throws -> [JSONValue] {
    try wait(for: "diagnostics of \(uri)") {
      published[uri]?.last?["diagnostics"]?.items.flatMap { isMeant($0) ? $0 : nil }
    }
  }

  /// The parameters of a request of the server, once it has come.
  func request(_ method: String) throws -> JSONValue {
    try wait(for: method) { asked.last { $0.method == method }?.params }
  }

  /// What was told of the progress of the first look, once it has ended.
  func progressOfLook() throws -> [JSONValue] {
    try wait(for: "the end of a look") {
      progress.contains { $0["value"]?["kind"]?.string == "end" } ? progress : nil
    }
  }

  /// Initializes the server, and opens a text.
  func open(
    _ uri: String, _ text: String, options: JSONValue = .null, capabilities: JSONValue = .object([:]),
    roots: [String] = []
  ) throws {
    _ = try ask(
      "initialize",
      .object([
        "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": .array(roots.map { .object(["uri": .string($0), "name": .string("root")]) }),
      ]))
    notify("initialized", .object([:]))
    show(uri, text)
  }

  func show(_ uri: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": .string(uri), "languageId": .string("swift"), "version": .number(1), "text": .string(text),
        ])
      ]))
  }

  func change(_ uri: String, version: Int, _ changes: [JSONValue]) {
    notify(
      "textDocument/didChange",
      .object([
        "textDocument": .object(["uri": .string(uri), "version": .number(Double(version))]),
        "contentChanges": .array(changes),
      ]))
  }

  /// Ends the server, and sees that it does.
  func leave() throws {
    #expect(try ask("shutdown", .null) == .null)
    notify("exit", .null)
    _ = try wait(for: "the end") { isEnded ? true : nil }
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}

extension TestEditor {
  static func place(_ line: Int, _ character: Int) -> JSONValue {
    .object(["line": .number(Double(line)), "character": .number(Double(character))])
  }

  static func at(_ uri: String, _ line: Int, _ character: Int) -> JSONValue {
    .object([
      "textDocument": .object(["uri": .string(uri)]), "position": place(line, character),
      "range": .object(["start": place(line, character), "end": place(line, character)]),
      "context": .object(["diagnostics": .array([])]),
    ])
  }

  /// A text with the edits of a workspace edit.
  static func applied(_ edit: JSONValue?, to text: String, _ uri: String) throws -> String {
    let edits = try #require(edit?["changes"]?[uri]?.items)
    #expect(edits.count == 1)
    let read = EditorText(text)
    let range = try #require(read.range(edits[0]["range"]))
    return read.replacing(range, with: edits[0]["newText"]?.string ?? "").text
  }
}
