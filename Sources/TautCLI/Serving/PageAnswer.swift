import Foundation

/// What a request gets.
struct PageAnswer: Equatable {
  var status: Int
  var phrase: String
  var type: String
  var body: Data

  /// The answer to a request: the page, or how it is, for those who ask at the loopback address itself.
  ///
  /// A page from elsewhere cannot ask: its origin is another. Nor can a name that somebody points at this machine: the
  /// host is another.
  init(method: String, path: String, host: String?, origin: String?, page: ServedPage.Content) {
    guard let host, Self.isLoopback(host), origin == nil || origin == "http://\(host)" else {
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

  private init(_ status: Int, _ phrase: String, _ text: String) {
    self.init(status, phrase, Data(text.utf8), type: "text/plain; charset=utf-8")
  }

  private init(_ status: Int, _ phrase: String, _ body: Data, type: String) {
    (self.status, self.phrase, self.type, self.body) = (status, phrase, type, body)
  }

  /// Whether a host is this machine's loopback address, with any port.
  static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, ["127.0.0.1", "localhost"].contains(name) else {
      return false
    }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }
}
