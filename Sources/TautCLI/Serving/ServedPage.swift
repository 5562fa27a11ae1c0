import Foundation
import LayoutDocuments
import Synchronization

/// A page that is made anew where its files change; of one that cannot be made the last good one stays.
final class ServedPage: Sendable {
  /// The page at one moment.
  struct Content: Sendable {
    /// How many times it was made.
    var version = 0
    /// The page.
    var html = Data()
    /// Why it could not be made anew; `nil` where it was.
    var problem: String?

    /// The version and the problem, as JSON.
    var state: Data {
      let value = JSONValue.object([
        .init("version", .number(Double(version))), .init("problem", .string(orNull: problem)),
      ])
      return Data(value.line.utf8)
    }
  }

  /// Somebody who asked how a scene is otherwise, and waits.
  struct Question: Sendable {
    var query: String
    var reply: CheckedContinuation<Data, Never>
  }

  private let kept = Mutex(Content())
  private let asked = Mutex([Question]())
  /// How many may wait at a time.
  private static let mostAsked = 16
  private let listening = Mutex<UInt16?>(nil)

  /// The port at which it is served; `nil` until it is, and nobody is answered.
  var port: UInt16? {
    get { listening.withLock { $0 } }
    set { listening.withLock { $0 = newValue } }
  }

  /// The page as it is now.
  var content: Content { kept.withLock { $0 } }

  /// What is answered to a query, once whoever makes the page has time for it.
  func answer(to query: String) async -> Data {
    await withCheckedContinuation { reply in
      let isTooMany = asked.withLock { asked in
        guard asked.count < Self.mostAsked else { return true }
        asked.append(Question(query: query, reply: reply))
        return false
      }
      if isTooMany { reply.resume(returning: Self.problem("too much is asked at a time")) }
    }
  }

  /// Those who wait, who have to be answered.
  func takeQuestions() -> [Question] {
    asked.withLock { asked in
      defer { asked = [] }
      return asked
    }
  }

  /// What is said of a query that has no answer.
  static func problem(_ words: String) -> Data {
    Data(JSONValue.object([.init("problem", .string(words))]).line.utf8)
  }

  /// Makes the page anew; where that fails, the reason is kept and the last page stays.
  ///
  /// `make` is given the version and makes the bytes; `empty` makes a page without a layout, for the first failure.
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

/// What a request gets.
struct PageAnswer: Equatable {
  var status: Int
  var phrase: String
  var type: String
  var body: Data

  /// The answer to a request: the page, or how it is, for those who ask at the loopback address and the port itself.
  ///
  /// A page from elsewhere cannot ask, be it one of another server on this machine: its origin is another. Nor can a name
  /// that somebody points at this machine: the host is another. `port` is where the server listens.
  init(
    method: String, path: String, host: String?, origin: String?, port: UInt16?, page: ServedPage.Content
  ) {
    let hosts = port.map(Self.hosts) ?? []
    guard let host = host?.lowercased(), hosts.contains(host),
      origin.map({ origin in hosts.contains { origin.lowercased() == "http://\($0)" } }) ?? true
    else {
      self.init(403, "Forbidden", "this page is for its own machine alone: open it at 127.0.0.1\n")
      return
    }
    guard method == "GET" else {
      self.init(405, "Method Not Allowed", "there is only a page to get\n")
      return
    }
    switch path {
    case "/": self.init(200, "OK", page.html, type: "text/html; charset=utf-8")
    case Self.variantPath: self.init(200, "OK", Data(), type: "application/json")
    case "/state": self.init(200, "OK", page.state, type: "application/json")
    default: self.init(404, "Not Found", "there is nothing but the page at /\n")
    }
  }

  /// Where a scene is had otherwise; whoever serves the page makes the body.
  static let variantPath = "/variant"

  /// What came is no request of HTTP/1.
  static let notUnderstood = PageAnswer(400, "Bad Request", "this is no request of HTTP/1\n")
  /// The request has more than `PageRequest.mostBytes` of head.
  static let tooLong = PageAnswer(431, "Request Header Fields Too Large", "the request is too long\n")

  /// The answer as it is sent; after the last one the connection is closed.
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

  /// What a request may call the server that listens at a port; the port of all web servers may be left out.
  private static func hosts(_ port: UInt16) -> [String] {
    ["127.0.0.1", "localhost"].flatMap { name in (port == 80 ? [name] : []) + ["\(name):\(port)"] }
  }
}

/// Files and folders, and whether they changed since somebody looked.
struct WatchedFiles {
  private let paths: [String]
  private var seen: [String: Stamp] = [:]

  /// What tells two states of a file apart.
  private struct Stamp: Equatable {
    var date: Date?
    var size: Int?
  }

  /// Watches some paths; of folders all files in them.
  init(_ paths: [String]) {
    self.paths = paths
    seen = stamps
  }

  /// Whether anything changed since the last call.
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
