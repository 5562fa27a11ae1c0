import ElementTree
import Foundation
import LayoutDocuments
import Synchronization

/// The handling of a client's messages by a server.
package protocol RPCService: Sendable {
  /// Handles a request, in the order in which messages come.
  ///
  /// Quick work, and work that has to be done before the next message is handled, is done here; `later` runs
  /// on another thread, concurrently with other requests.
  ///
  /// - Throws: `RPCError`, which is sent as the response.
  func work(for method: String, _ params: JSONValue, from client: RPCClient) throws(RPCError) -> RPCWork
  /// Handles a notification, in the order in which messages come.
  func take(_ method: String, _ params: JSONValue, from client: RPCClient)
  /// Whether the client has ended the session; read after each message.
  var isFinished: Bool { get }
}

/// The way in which a request is answered.
package enum RPCWork: Sendable {
  case now(JSONValue)
  /// Work on another thread; an error other than `RPCError` is reported as an internal one.
  case later(@Sendable (Cancellation) throws -> JSONValue)
}

/// A flag that informs a piece of work that its result is no longer needed.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// Whether the result is no longer needed.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Cancels the work, which ends at its next check.
  package func cancel() { flag.store(true, ordering: .relaxed) }

  /// Checks whether the work was cancelled.
  ///
  /// - Throws: `RPCError` if it was.
  package func check() throws(RPCError) {
    if isCancelled { throw RPCError(.requestCancelled, "the request was cancelled") }
  }
}

/// The conventions of a protocol on top of JSON-RPC.
package struct RPCDialect: Sendable {
  package var framing: RPCFraming
  /// The notification that cancels a request, and the parameter with the request's identifier.
  package var cancelling: (method: String, key: String)
  /// Whether a cancelled request is answered with an error, or not at all.
  package var answersCancelled: Bool
  /// The greatest length of a message that is read, in bytes.
  package var mostBytes = 64 * 1_048_576
  /// The greatest number of unanswered requests; further ones are refused.
  package var mostRequests = 256

  /// The dialect of the Language Server Protocol 3.17.
  package static let languageServer = RPCDialect(
    framing: .headers, cancelling: ("$/cancelRequest", "id"), answersCancelled: true)
  /// The dialect of the Model Context Protocol.
  package static let modelContext = RPCDialect(
    framing: .lines, cancelling: ("notifications/cancelled", "requestId"), answersCancelled: false)
}

/// The client at the other end, to which any thread may send messages.
package final class RPCClient: Sendable {
  private struct State {
    var lastRequest = 0
    var waiting: [RPCIdentifier: @Sendable (Result<JSONValue, RPCError>) -> Void] = [:]
  }

  private let framing: RPCFraming
  private let output: Mutex<@Sendable ([UInt8]) -> Void>
  private let state = Mutex(State())

  /// Creates a client to which a function writes; the function is called by one thread at a time.
  package init(_ framing: RPCFraming, output: @escaping @Sendable ([UInt8]) -> Void) {
    self.framing = framing
    self.output = Mutex(output)
  }

  package func notify(_ method: String, _ params: JSONValue) {
    send(.notification(method: method, params: params))
  }

  /// Sends a request.
  ///
  /// - Parameter then: A closure that receives the response, on the thread that reads messages; never called
  ///   if no response arrives.
  package func request(
    _ method: String, _ params: JSONValue,
    then: @escaping @Sendable (Result<JSONValue, RPCError>) -> Void = { _ in }
  ) {
    let id = state.withLock { state in
      state.lastRequest += 1
      let id = RPCIdentifier.string("taut-\(state.lastRequest)")
      state.waiting[id] = then
      return id
    }
    send(.request(id, method: method, params: params))
  }

  fileprivate func take(_ id: RPCIdentifier?, _ answer: Result<JSONValue, RPCError>) {
    guard let id, let then = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
    then(answer)
  }

  fileprivate func send(_ message: RPCMessage) {
    let bytes = framing.framed(message)
    output.withLock { $0(bytes) }
  }
}

/// A server that reads the messages of one client and answers them.
///
/// Notifications are handled in order, requests concurrently.
package struct RPCServer: Sendable {
  private let service: any RPCService
  private let dialect: RPCDialect
  private let workers: Int

  /// Creates a server that works on `workers` requests at a time.
  package init(_ service: any RPCService, _ dialect: RPCDialect, workers: Int = 4) {
    (self.service, self.dialect, self.workers) = (service, dialect, max(1, workers))
  }

  /// Serves until the input ends, or the client has ended the session.
  ///
  /// At the end of the input, requests that have arrived are still answered; at the end of a session they are
  /// abandoned.
  ///
  /// - Parameters:
  ///   - input: A closure that waits for bytes and returns them; `nil` or no bytes at the end.
  ///   - output: A closure that writes all given bytes; called by one thread at a time.
  package func run(input: () -> [UInt8]?, output: @escaping @Sendable ([UInt8]) -> Void) {
    let client = RPCClient(dialect.framing, output: output)
    let requests = RPCRequests(client, dialect)
    Workers.run(workers) {
      while let work = requests.next() { work() }
    } while: {
      defer { requests.close(abandoning: service.isFinished) }
      var buffer = RPCBuffer(dialect.framing, mostBytes: dialect.mostBytes)
      while let bytes = input(), !bytes.isEmpty {
        buffer.add(bytes)
        while let found = buffer.next() {
          take(found, client, requests)
          if service.isFinished { return }
        }
      }
    }
  }

  private func take(_ found: RPCBuffer.Found, _ client: RPCClient, _ requests: RPCRequests) {
    func refuse(_ text: String) {
      client.send(.response(nil, .failure(RPCError(.parseError, text))))
    }
    switch found {
    case .tooLong(let count):
      refuse("a message of \(count) bytes or more is not read; the limit is \(dialect.mostBytes)")
    case .noLength(let text): refuse(text)
    case .message(let bytes):
      do {
        take(try RPCMessage(bytes: bytes), client, requests)
      } catch {
        client.send(.response(error.id, .failure(error.error)))
      }
    }
  }

  private func take(_ message: RPCMessage, _ client: RPCClient, _ requests: RPCRequests) {
    switch message {
    case .response(let id, let answer): client.take(id, answer)
    case .notification(dialect.cancelling.method, let params):
      if let id = params[dialect.cancelling.key].flatMap(RPCIdentifier.init) { requests.cancel(id) }
    case .notification(let method, let params): service.take(method, params, from: client)
    case .request(let id, let method, let params):
      do {
        try requests.open(id)
      } catch {
        return client.send(.response(id, .failure(error)))
      }
      do {
        switch try service.work(for: method, params, from: client) {
        case .now(let answer): requests.finish(id, .success(answer))
        case .later(let work): requests.add(id, work)
        }
      } catch {
        requests.finish(id, .failure(error))
      }
    }
  }
}

/// The queue of unanswered requests.
private final class RPCRequests: @unchecked Sendable {
  // Unchecked: the condition guards all mutable state.

  private let client: RPCClient
  private let dialect: RPCDialect
  private let condition = NSCondition()
  private var open: [RPCIdentifier: Cancellation] = [:]
  private var waiting: [@Sendable () -> Void] = []
  private var isClosed = false

  init(_ client: RPCClient, _ dialect: RPCDialect) { (self.client, self.dialect) = (client, dialect) }

  private func locked<Value>(_ body: () throws(RPCError) -> Value) throws(RPCError) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  /// Adds a request.
  ///
  /// - Throws: `RPCError` if there are too many, or a request with the same identifier is unanswered.
  func open(_ id: RPCIdentifier) throws(RPCError) {
    try locked { () throws(RPCError) in
      guard open[id] == nil else {
        throw RPCError(.invalidRequest, "another request with this id is still open")
      }
      guard open.count < dialect.mostRequests else {
        throw RPCError(.overloaded, "\(open.count) requests are already waiting")
      }
      open[id] = Cancellation()
    }
  }

  func add(_ id: RPCIdentifier, _ work: @escaping @Sendable (Cancellation) throws -> JSONValue) {
    condition.lock()
    defer { condition.unlock() }
    guard let cancellation = open[id] else { return }
    waiting.append { [self] in
      do {
        try cancellation.check()
        finish(id, .success(try work(cancellation)))
      } catch let error as RPCError {
        finish(id, .failure(error))
      } catch {
        finish(id, .failure(RPCError(.internalError, "\(error)")))
      }
    }
    condition.signal()
  }

  func cancel(_ id: RPCIdentifier) {
    condition.lock()
    open[id]?.cancel()
    condition.unlock()
  }

  func finish(_ id: RPCIdentifier, _ answer: Result<JSONValue, RPCError>) {
    condition.lock()
    let cancellation = open.removeValue(forKey: id)
    condition.unlock()
    guard cancellation?.isCancelled == true else { return client.send(.response(id, answer)) }
    if dialect.answersCancelled {
      client.send(
        .response(id, .failure(RPCError(.requestCancelled, "the request was cancelled"))))
    }
  }

  /// Waits for the next piece of work and returns it; `nil` if there will be none.
  func next() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, !isClosed { condition.wait() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Ends the queue; waiting work is still done, unless it is abandoned.
  func close(abandoning: Bool) {
    condition.lock()
    isClosed = true
    if abandoning {
      for cancellation in open.values { cancellation.cancel() }
      waiting = []
    }
    condition.broadcast()
    condition.unlock()
  }
}
