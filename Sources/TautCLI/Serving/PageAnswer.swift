import Foundation

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
    case "/state": self.init(200, "OK", page.state, type: "application/json")
    default: self.init(404, "Not Found", "there is nothing but the page at /\n")
    }
  }

  /// What came is no request of HTTP/1.
  static let notUnderstood = PageAnswer(400, "Bad Request", "this is no request of HTTP/1\n")
  /// The request has more than `PageRequest.mostBytes` of head.
  static let tooLong = PageAnswer(431, "Request Header Fields Too Large", "the request is too long\n")

  /// The answer as it is sent, after which the connection is closed.
  func message(withBody: Bool = true) -> Data {
    let head = [
      "HTTP/1.1 \(status) \(phrase)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
    ]
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
