import FlyingSocks
import Foundation

/// Serves one page on the loopback address, and nothing else.
struct PageServer {
  /// The port; 0 is any that is free.
  let port: UInt16
  /// What the page is at the moment.
  let page: ServedPage

  /// The most connections at a time; further ones wait until one of these is done.
  private static let mostConnections = 32
  /// How long a request may take to come in, and an answer to be made and fetched, in seconds.
  private static let patience = Duration.seconds(60)

  /// Serves until the program ends; `started` hears the address once it listens.
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

  /// A socket that listens at the port, which the page then knows.
  private func listening(_ pool: some AsyncSocketPool) throws -> AsyncSocket {
    let socket = try Socket(domain: AF_INET, type: .stream)
    do {
      // A page that was served a moment ago can be served there again.
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

  /// Answers the requests of a connection, one after the other, until the other side wants no more or is slow or gone.
  private func answer(_ connection: AsyncSocket) async {
    var received: [UInt8] = []
    while let rest = await answerNext(of: connection, received) { received = rest }
    try? connection.close()
  }

  /// Answers the next request within the time that it has; gives what came in behind it, or `nil` where it was the last.
  private func answerNext(of connection: AsyncSocket, _ received: [UInt8]) async -> [UInt8]? {
    await withTaskGroup(of: [UInt8]?.self) { group in
      // Where the other side is gone nobody is left to be told.
      group.addTask { try? await answerRequest(of: connection, received) }
      group.addTask {
        try? await Task.sleep(for: Self.patience)
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
        // Who may have the page may have it otherwise.
        if request.path == PageAnswer.variantPath, answer.status == 200 {
          answer.body = await page.answer(to: request.query)
        }
        try await connection.write(answer.message(withBody: request.method != "HEAD", isLast: request.isLast))
        return request.isLast ? nil : Array(received[end.upperBound...])
      }
      // What is too long is read all the same, within a bound: an answer before that would be lost with the connection.
      guard received.count <= 16 * PageRequest.mostBytes else { break }
      received += try await connection.read(atMost: 4_096)
    }
    try await connection.write(PageAnswer.tooLong.message(isLast: true))
    return nil
  }
}
