import Foundation
import LayoutDocuments
import LayoutServing
import Synchronization
import Testing

@Suite("Serving JSON-RPC")
struct ServerTests {
  /// What a client reads of a server that it has written lines to.
  private static func answers(
    to lines: [String], _ change: (inout RPCDialect) -> Void = { _ in }, workers: Int = 3
  ) -> [String] {
    var dialect = RPCDialect.languageServer
    dialect.framing = .lines
    change(&dialect)
    let written = Mutex<[String]>([])
    var rest = lines[...]
    RPCServer(TestService(), dialect, workers: workers).run {
      rest.popFirst().map { Array("\($0)\n".utf8) }
    } output: { bytes in
      written.withLock { $0.append(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)) }
    }
    return written.withLock { $0 }
  }

  private static func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
  }

  private static func notice(_ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#
  }

  @Test("What is not a message gets the code for it, and the next one is answered")
  func badMessages() {
    let answers = Self.answers(to: [
      "{", "\"\\ud83d\"", "[]", #"{"id": 1, "method": "echo"}"#, #"{"jsonrpc": "2.0", "id": 2, "method": 3}"#,
      #"{"jsonrpc": "2.0", "id": 1.5, "method": "echo"}"#,
      #"{"jsonrpc": "2.0", "id": 4, "method": "echo", "params": 1}"#,
      #"{"jsonrpc": "2.0", "id": 5}"#, #"{"jsonrpc": "2.0", "id": 6, "error": {}}"#,
      Self.request(7, "nothing"),
      Self.request(8, "fail"), #"{"jsonrpc": "2.0", "id": "none", "result": 1}"#,
      Self.request(9, "echo", #"{"text": "😀"}"#),
    ])
    #expect(
      answers.filter { !$0.contains(#""id": 8"#) } == [
        #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "message:1:2: document: not JSON: expected a key in double quotes, found the end"}}"#,
        #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "message:1:2: document: not JSON: half of a surrogate pair"}}"#,
        #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "a message must be an object"}}"#,
        #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32600, "message": "\"jsonrpc\" is not \"2.0\""}}"#,
        #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32600, "message": "\"method\" is not a string"}}"#,
        #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "message": "\"id\" is neither a whole number nor a string"}}"#,
        #"{"jsonrpc": "2.0", "id": 4, "error": {"code": -32600, "message": "\"params\" is neither an object nor a list"}}"#,
        #"{"jsonrpc": "2.0", "id": 5, "error": {"code": -32600, "message": "there is no \"method\", and no \"result\" with an \"id\""}}"#,
        #"{"jsonrpc": "2.0", "id": 6, "error": {"code": -32600, "message": "\"error\" has no \"code\" and \"message\""}}"#,
        #"{"jsonrpc": "2.0", "id": 7, "error": {"code": -32601, "message": "there is no nothing"}}"#,
        #"{"jsonrpc": "2.0", "id": 9, "result": {"text": "😀"}}"#,
      ])
    // Work that throws anything else says what it was.
    #expect(
      answers.filter { $0.contains(#""id": 8"#) } == [
        #"{"jsonrpc": "2.0", "id": 8, "error": {"code": -32603, "message": "TestFailure()"}}"#
      ])
  }

  @Test("A slow request keeps none that come after it waiting, and can be taken back")
  func cancelling() {
    let lines = [
      Self.request(1, "wait"), Self.request(2, "echo", "[2]"), Self.request(1, "echo"),
      Self.notice("$/cancelRequest", #"{"id": 1}"#), Self.notice("$/cancelRequest", #"{"id": 77}"#),
    ]
    let said = [
      #"{"jsonrpc": "2.0", "id": 2, "result": [2]}"#,
      #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32600, "message": "another request with this id is still open"}}"#,
    ]
    let cancelled =
      #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32800, "message": "the request was cancelled"}}"#
    #expect(Self.answers(to: lines) == said + [cancelled])
    #expect(Self.answers(to: lines) { $0.answersCancelled = false } == said)
  }

  @Test(
    "What waits behind as many as are worked on is taken back before it is begun, and too many are refused")
  func queue() {
    let lines =
      [Self.request(1, "wait"), Self.request(2, "wait"), Self.request(3, "echo")]
      + [2, 1].map { Self.notice("$/cancelRequest", #"{"id": \#($0)}"#) }
    let answers = Self.answers(to: lines, { $0.mostRequests = 2 }, workers: 1)
    func cancelled(_ id: Int) -> String {
      #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": -32800, "message": "the request was cancelled"}}"#
    }
    #expect(
      answers == [
        #"{"jsonrpc": "2.0", "id": 3, "error": {"code": -32000, "message": "2 requests are already waiting"}}"#,
        cancelled(1), cancelled(2),
      ])
  }

  @Test("Notifications are taken in order, before the requests that follow them")
  func order() {
    let lines = (1...50).flatMap { [Self.notice("add", "[\($0)]"), Self.request($0, "sum")] }
    let answers = Self.answers(to: lines)
    #expect(answers.count == 50)
    for number in 1...50 {
      #expect(
        answers.contains(#"{"jsonrpc": "2.0", "id": \#(number), "result": \#(number * (number + 1) / 2)}"#))
    }
  }

  @Test("The client is asked, and its answer is taken")
  func asking() {
    let answers = Self.answers(to: [
      Self.notice("ask"), #"{"jsonrpc": "2.0", "id": "taut-1", "result": {"roots": []}}"#,
      #"{"jsonrpc": "2.0", "id": "taut-2", "error": {"code": 5, "message": "no"}}"#,
      #"{"jsonrpc": "2.0", "id": "taut-2", "result": 3}"#,
    ])
    #expect(
      answers == [
        #"{"jsonrpc": "2.0", "id": "taut-1", "method": "roots"}"#,
        #"{"jsonrpc": "2.0", "id": "taut-2", "method": "settings", "params": {"a": 1}}"#,
        #"{"jsonrpc": "2.0", "method": "heard", "params": {"roots": []}}"#,
        #"{"jsonrpc": "2.0", "method": "heard", "params": "no"}"#,
      ])
  }

  @Test("After the last word nothing is read, and nothing is waited for")
  func leaving() {
    let answers = Self.answers(to: [Self.request(1, "wait"), Self.notice("exit"), Self.request(2, "echo")])
    #expect(!answers.contains { $0.contains("result") })
  }

  @Test("A message that is too long is told, and the next one is read")
  func long() {
    let answers = Self.answers(
      to: [Self.request(1, "echo", "[\"\(String(repeating: "x", count: 300))\"]"), Self.request(2, "echo")]
    ) { $0.mostBytes = 100 }
    #expect(
      answers == [
        #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "a message of 361 bytes or more is not read; the limit is 100"}}"#,
        #"{"jsonrpc": "2.0", "id": 2, "result": {}}"#,
      ])
  }
}

private struct TestFailure: Error {}

/// Echoes, waits until it is not wanted any more, adds up, and asks back.
private final class TestService: RPCService {
  private let sum = Mutex(0.0)
  private let isLeft = Mutex(false)

  var isFinished: Bool { isLeft.withLock { $0 } }

  func work(for method: String, _ params: JSONValue, from client: RPCClient) throws(RPCError) -> RPCWork {
    switch method {
    case "echo": return .now(params)
    case "sum":
      let sum = sum.withLock { $0 }
      return .later { _ in .number(sum) }
    case "fail": return .later { _ in throw TestFailure() }
    case "wait":
      return .later { cancellation in
        while !cancellation.isCancelled { Thread.sleep(forTimeInterval: 0.001) }
        return .null
      }
    default: throw RPCError(.methodNotFound, "there is no \(method)")
    }
  }

  func take(_ method: String, _ params: JSONValue, from client: RPCClient) {
    switch method {
    case "add": sum.withLock { $0 += params.items?.first?.double ?? .nan }
    case "exit": isLeft.withLock { $0 = true }
    default:
      for (method, params) in [("roots", JSONValue.null), ("settings", .object(["a": .number(1)]))] {
        client.request(method, params) { answer in
          switch answer {
          case .success(let value): client.notify("heard", value)
          case .failure(let error): client.notify("heard", .string(error.message))
          }
        }
      }
    }
  }
}
