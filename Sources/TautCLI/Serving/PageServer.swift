import FlyingSocks
import Foundation

/// An HTTP server of one page, on the loopback address only.
struct PageServer {
  /// The port; 0 for any that is free.
  let port: UInt16
  let page: ServedPage

  /// The largest number of simultaneous connections; further ones wait.
  private static let mostConnections = 32
  /// The time limit for a request and its answer, in seconds.
  private static let timeout = Duration.seconds(60)

  /// Serves until the program ends; `started` receives the address once the server listens.
  ///
  /// - Throws: `CommandError.noPort`.
  func run(started: @Sendable @escaping (String) -> Void) async throws {
    do {
      let pool = Self.pool()
      try await pool.prepare()
      let listener = try listening(pool)
      defer { try? listener.close() }
      started("http://127.0.0.1:\(page.port ?? port)/")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask { try await answerAll(listener) }
        try await group.next()
        group.cancelAll()
      }
    } catch SocketError.failed(_, _, let message) {
      throw CommandError.noPort(port, reason: message)
    }
  }

  private static func pool() -> some AsyncSocketPool { .make(maxEvents: mostConnections) }

  /// Returns a socket that listens at the port, and sets the page's port.
  private func listening(_ pool: some AsyncSocketPool) throws -> AsyncSocket {
    let socket = try Socket(domain: AF_INET, type: .stream)
    do {
      // A port that was in use a moment ago can be bound again.
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      if case .ip4(_, let port) = try socket.sockname() { page.port = port }
      return try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
  }

  private func answerAll(_ listener: AsyncSocket) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      var count = 0
      for try await connection in listener.sockets {
        if count == Self.mostConnections { try await group.next() } else { count += 1 }
        group.addTask { await answer(connection) }
      }
    }
  }

  /// Answers the requests of a connection in order, until the client closes it or is too slow.
  private func answer(_ connection: AsyncSocket) async {
    var received: [UInt8] = []
    while let rest = await answerNext(of: connection, received) { received = rest }
    try? connection.close()
  }

  /// Answers the next request within the time limit; returns the bytes received after it, or `nil` if it
  /// was the last.
  private func answerNext(of connection: AsyncSocket, _ received: [UInt8]) async -> [UInt8]? {
    await withTaskGroup(of: [UInt8]?.self) { group in
      // If the client is gone there is no one to report to.
      group.addTask { try? await answerRequest(of: connection, received) }
      group.addTask {
        try? await Task.sleep(for: Self.timeout)
        return nil
      }
      let rest = await group.next() ?? nil
      group.cancelAll()
      return rest
    }
  }

  private func answerRequest(of connection: AsyncSocket, _ earlier: [UInt8]) async throws -> [UInt8]? {
    var received = earlier
    while true {
      if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
        guard end.lowerBound <= PageRequest.mostBytes else { break }
        guard let request = PageRequest(head: String(decoding: received[..<end.lowerBound], as: UTF8.self))
        else {
          try await connection.write(PageAnswer.notUnderstood.message(isLast: true))
          return nil
        }
        var answer = PageAnswer(
          method: request.method, path: request.path, host: request.fields["host"],
          origin: request.fields["origin"], port: page.port, page: page.content)
        // A client that may have the page may ask for its variants.
        if request.path == PageAnswer.variantPath, answer.status == 200 {
          answer.body = await page.answer(to: request.query)
        }
        try await connection.write(answer.message(withBody: request.method != "HEAD", isLast: request.isLast))
        return request.isLast ? nil : Array(received[end.upperBound...])
      }
      // A request that is too long is still read, within a bound: an earlier answer would be lost with the
      // connection.
      guard received.count <= 16 * PageRequest.mostBytes else { break }
      received += try await connection.read(atMost: 4_096)
    }
    try await connection.write(PageAnswer.tooLong.message(isLast: true))
    return nil
  }
}
