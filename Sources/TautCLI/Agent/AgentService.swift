import LayoutCore
import LayoutDocuments
import LayoutServing
import Synchronization

/// The Model Context Protocol: dispatches a client's requests to tools.
final class AgentService: RPCService {
  private struct State {
    var isInitialized = false
    /// Whether the client provides roots.
    var hasRoots = false
  }

  private let session: AgentSession
  private let state = Mutex(State())
  private let pages = AgentPages()
  /// The folders given when the server was started, which take precedence over the client's.
  private let given: AgentRoots?
  private let defaultRoots: AgentRoots

  /// The supported revisions of the protocol, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Creates a service that reads files below the given folders, or else below the client's roots, or else
  /// below the working folder.
  init(roots: [String], workingFolder: String) {
    given = roots.isEmpty ? nil : AgentRoots(roots)
    defaultRoots = AgentRoots([workingFolder])
    session = AgentSession(roots: given)
  }

  var isFinished: Bool { false }

  func work(for method: String, _ params: JSONValue, from client: RPCClient) throws(RPCError) -> RPCWork {
    switch method {
    case "ping": return .now(.object([]))
    case "initialize": return .now(initialize(params))
    default: break
    }
    let isKnown = [
      "tools/list", "tools/call", "resources/list", "resources/read", "resources/templates/list",
    ]
    .contains(method)
    guard isKnown else { throw RPCError(.methodNotFound, "there is no method \(method)") }
    guard state.withLock({ $0.isInitialized }) else {
      throw RPCError(.invalidRequest, "\(method) was requested before initialize")
    }
    switch method {
    case "tools/list": return .now(.object(["tools": .array(AgentTool.all.map(\.json))]))
    case "resources/list": return .now(pages.list)
    case "resources/templates/list": return .now(pages.templates)
    case "resources/read": return .now(try pages.read(params))
    default: return try call(params, client)
    }
  }

  func take(_ method: String, _ params: JSONValue, from client: RPCClient) {
    switch method {
    case "notifications/initialized": askForRoots(client)
    case "notifications/roots/list_changed": askForRoots(client)
    // Notifications of later revisions are ignored.
    default: break
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    let asked = params["protocolVersion"]?.string
    let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
    state.withLock { state in
      state.isInitialized = true
      state.hasRoots = params["capabilities"]?["roots"] != nil
    }
    if given == nil { session.setRoots(params["capabilities"]?["roots"] == nil ? defaultRoots : nil) }
    return .object([
      "protocolVersion": .string(version),
      "capabilities": .object(["tools": .object([]), "resources": .object([])]),
      "serverInfo": .object([
        "name": .string("taut"), "title": .string("Taut"), "version": .string(TautCommand.version),
      ]),
      "instructions": .string(Self.instructions),
    ])
  }

  private static let instructions = """
    Taut lays out SwiftUI source exactly, without a Mac and without compiling it, and says why every view has its size. Begin \
    with layout (a tree with names and frames) or check (what fails between 320 and 430 points). fix hands back proven patches; \
    diff tries an edit before it is written. Answers have at most 2,000 tokens unless "tokens" says otherwise. Assumptions about \
    the source are reported.
    """

  private func askForRoots(_ client: RPCClient) {
    guard given == nil, state.withLock({ $0.hasRoots }) else { return }
    session.setRoots(nil)
    client.request("roots/list", .null) { [session, defaultRoots] answer in
      switch answer {
      case .success(let result):
        session.setRoots(AgentRoots(uris: result["roots"]?.items?.compactMap { $0["uri"]?.string } ?? []))
      // A client that cannot list its roots has none.
      case .failure: session.setRoots(defaultRoots)
      }
    }
  }

  private func call(_ params: JSONValue, _ client: RPCClient) throws(RPCError) -> RPCWork {
    guard let name = params["name"]?.string else {
      throw RPCError(.invalidParams, #"tools/call needs a "name""#)
    }
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "\(ToolFault.unknownTool(name))")
    }
    let token = params["_meta"]?["progressToken"].flatMap(RPCIdentifier.init)
    return .later { [session] cancellation in
      let progress = token.map { ProgressReport(client, token: $0) }
      let watch = WorkWatch(show: { progress?.show($0, $1) }, check: { try cancellation.check() })
      return try tool.answer(params["arguments"] ?? .null, session, watch)
    }
  }
}

extension AgentTool {
  /// Returns the result of `tools/call`; an error of the tool is a result too, from which an agent can
  /// continue.
  ///
  /// - Throws: `RPCError` where the call was cancelled.
  func answer(_ arguments: JSONValue, _ session: AgentSession, _ watch: WorkWatch) throws(RPCError)
    -> JSONValue
  {
    let result: JSONValue
    do {
      let arguments = try ToolArguments(arguments, of: self)
      let answer = try run(ToolCall(arguments: arguments, session: session, watch: watch))
      try watch.check()
      result = answer.json(in: arguments.tokens)
    } catch let error as RPCError {
      throw error
    } catch let fault as ToolFault {
      result = ToolAnswer.fault(fault)
    } catch {
      result = ToolAnswer.fault(.failed(error))
    }
    // Places are relative to the root.
    guard let roots = try? session.roots() else { return result }
    return result.shortened(by: roots)
  }
}

extension JSONValue {
  /// Returns the value with paths relative to the root.
  fileprivate func shortened(by roots: AgentRoots) -> JSONValue {
    switch self {
    case .string(let text): .string(roots.shortened(text))
    case .array(let items): .array(items.map { $0.shortened(by: roots) })
    case .object(let members): .object(members.map { Member($0.key, $0.value.shortened(by: roots)) })
    default: self
    }
  }
}

/// Reports the progress of a call to the client, in steps of one per cent.
private final class ProgressReport: Sendable {
  private let client: RPCClient
  private let token: RPCIdentifier
  private let shown = Mutex(0)

  init(_ client: RPCClient, token: RPCIdentifier) { (self.client, self.token) = (client, token) }

  func show(_ share: Double, _ text: String) {
    let hundredths = Int(min(max(share, 0), 1) * 100)
    // Sent under the lock, so that two threads report their steps in order.
    shown.withLock { shown in
      guard hundredths > shown else { return }
      shown = hundredths
      client.notify(
        "notifications/progress",
        .object([
          "progressToken": token.json, "progress": .number(Double(hundredths)), "total": .number(100),
          "message": .string(text),
        ]))
    }
  }
}
