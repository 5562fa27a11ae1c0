import Foundation
import LayoutDocuments
import Synchronization

/// A page that is made again when its files change; where that fails, the last valid one is kept.
final class ServedPage: Sendable {
  /// The page at one moment.
  struct Content: Sendable {
    /// The number of times it was made.
    var version = 0
    var html = Data()
    /// The reason why it could not be made again; `nil` if it was.
    var problem: String?

    /// The version and the problem, as JSON.
    var state: Data {
      let value = JSONValue.object([
        .init("version", .number(Double(version))), .init("problem", .string(orNull: problem)),
      ])
      return Data(value.line.utf8)
    }
  }

  /// A query for a variant, with the continuation that waits for the answer.
  struct Question: Sendable {
    var query: String
    var reply: CheckedContinuation<Data, Never>
  }

  private let kept = Mutex(Content())
  private let questions = Mutex([Question]())
  /// The largest number of waiting queries.
  private static let mostAsked = 16
  private let listening = Mutex<UInt16?>(nil)

  /// The port of the server; `nil` until it listens, during which no request is answered.
  var port: UInt16? {
    get { listening.withLock { $0 } }
    set { listening.withLock { $0 = newValue } }
  }

  /// The current page.
  var content: Content { kept.withLock { $0 } }

  /// Returns the answer to a query, once the thread that makes the page has handled it.
  func answer(to query: String) async -> Data {
    await withCheckedContinuation { reply in
      let isTooMany = questions.withLock { asked in
        guard asked.count < Self.mostAsked else { return true }
        asked.append(Question(query: query, reply: reply))
        return false
      }
      if isTooMany { reply.resume(returning: Self.problem("too many questions at a time")) }
    }
  }

  /// Removes and returns the waiting queries, each of which must be answered.
  func takeQuestions() -> [Question] {
    questions.withLock { asked in
      defer { asked = [] }
      return asked
    }
  }

  /// Returns the answer to an invalid query.
  static func problem(_ words: String) -> Data {
    Data(JSONValue.object([.init("problem", .string(words))]).line.utf8)
  }

  /// Makes the page again; on failure the reason is stored and the last page is kept.
  ///
  /// `make` receives the version and returns the bytes; `empty` makes a page without a layout, for a failure
  /// of the first version.
  func update(make: (Int) throws -> Data, empty: (Int) throws -> Data) {
    let next = content.version + 1
    do {
      let html = try make(next)
      kept.withLock { $0 = Content(version: next, html: html, problem: nil) }
    } catch {
      let page = content.html.isEmpty ? try? empty(next) : nil
      kept.withLock { content in
        content.problem = "\(error)"
        if let page { (content.html, content.version) = (page, next) }
      }
    }
  }
}

/// The response to a request.
struct PageAnswer: Equatable {
  var status: Int
  var phrase: String
  var type: String
  var body: Data

  /// Creates the response: the page or its state, for clients at the loopback address and the port itself.
  ///
  /// A page from another server cannot ask, even one on this machine: its origin differs. Nor can a foreign
  /// name that resolves to this machine: the host differs. `port` is that of the server.
  init(
    method: String, path: String, host: String?, origin: String?, port: UInt16?, page: ServedPage.Content
  ) {
    let hosts = port.map(Self.hosts) ?? []
    guard let host = host?.lowercased(), hosts.contains(host),
      origin.map({ origin in hosts.contains { origin.lowercased() == "http://\($0)" } }) ?? true
    else {
      self.init(403, "Forbidden", "this page is served to its own machine only: open it at 127.0.0.1\n")
      return
    }
    guard method == "GET" else {
      self.init(405, "Method Not Allowed", "only GET is answered\n")
      return
    }
    switch path {
    case "/": self.init(200, "OK", page.html, type: "text/html; charset=utf-8")
    case Self.variantPath: self.init(200, "OK", Data(), type: "application/json")
    case "/state": self.init(200, "OK", page.state, type: "application/json")
    default: self.init(404, "Not Found", "there is only the page at /\n")
    }
  }

  /// The path of variants; the maker of the page supplies the body.
  static let variantPath = "/variant"

  /// The request is not HTTP/1.
  static let notUnderstood = PageAnswer(400, "Bad Request", "this is not an HTTP/1 request\n")
  /// The head exceeds `PageRequest.mostBytes`.
  static let tooLong = PageAnswer(431, "Request Header Fields Too Large", "the request is too long\n")

  /// Returns the response as it is sent; after the last one the connection is closed.
  func message(withBody: Bool = true, isLast: Bool = false) -> Data {
    let head =
      [
        "HTTP/1.1 \(status) \(phrase)", "Content-Type: \(type)", "Content-Length: \(body.count)",
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Cross-Origin-Resource-Policy: same-origin",
      ] + (isLast ? ["Connection: close"] : [])
    return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withBody ? body : Data())
  }

  private init(_ status: Int, _ phrase: String, _ text: String) {
    self.init(status, phrase, Data(text.utf8), type: "text/plain; charset=utf-8")
  }

  private init(_ status: Int, _ phrase: String, _ body: Data, type: String) {
    (self.status, self.phrase, self.type, self.body) = (status, phrase, type, body)
  }

  /// Returns the valid host names of a server at a port; port 80 may be omitted.
  private static func hosts(_ port: UInt16) -> [String] {
    ["127.0.0.1", "localhost"].flatMap { name in (port == 80 ? [name] : []) + ["\(name):\(port)"] }
  }
}

/// Files and folders that are watched for changes.
struct WatchedFiles {
  private let paths: [String]
  private var seen: [String: Stamp] = [:]

  /// The state of a file for comparison.
  private struct Stamp: Equatable {
    var date: Date?
    var size: Int?
  }

  /// Watches some paths; for folders, all files in them.
  init(_ paths: [String]) {
    self.paths = paths
    seen = stamps
  }

  /// Returns whether anything changed since the last call.
  mutating func changed() -> Bool {
    let now = stamps
    defer { seen = now }
    return now != seen
  }

  private var stamps: [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in paths {
      stamps[path] = stamp(path)
      for file in FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [] {
        stamps["\(path)/\(file)"] = stamp("\(path)/\(file)")
      }
    }
    return stamps
  }

  private func stamp(_ path: String) -> Stamp {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
  }
}
