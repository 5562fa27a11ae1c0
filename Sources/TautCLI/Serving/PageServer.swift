import FlyingFox
import FlyingSocks
import Foundation

/// Serves one page on the loopback address, and nothing else.
struct PageServer {
  /// The port; 0 is any that is free.
  let port: UInt16
  /// What the page is at the moment.
  let page: ServedPage

  /// Serves until the program ends; `started` hears the address once it listens.
  ///
  /// Throws `CommandError.noPort`.
  func run(started: @Sendable @escaping (String) -> Void) async throws {
    let guarding = GuardedPage(page: page)
    let server: HTTPServer
    do {
      server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: 15, logger: SilentLog(), handler: guarding)
      async let serving: Void = server.run()
      try await server.waitUntilListening(timeout: 5)
      if case .ip4(_, let port)? = await server.listeningAddress {
        page.port = port
        started("http://127.0.0.1:\(port)/")
      }
      try await serving
    } catch {
      throw CommandError.noPort(port, reason: "\(error)")
    }
  }
}

/// Answers requests of the page's own address alone.
struct GuardedPage: HTTPHandler {
  let page: ServedPage

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = PageAnswer(
      method: request.method.rawValue, path: request.path, host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")], port: page.port, page: page.content)
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: answer.phrase),
      headers: [
        .contentType: answer.type, .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ], body: answer.body)
  }
}

/// Keeps what the server has to say to itself: what matters is thrown.
struct SilentLog: Logging {
  func logDebug(_ debug: @autoclosure () -> String) {}
  func logInfo(_ info: @autoclosure () -> String) {}
  func logWarning(_ warning: @autoclosure () -> String) {}
  func logError(_ error: @autoclosure () -> String) {}
  func logCritical(_ critical: @autoclosure () -> String) {}
}
