import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing
import LayoutSources

/// A server of the Language Server Protocol 3.17: one session for one editor.
final class LanguageServer: RPCService, @unchecked Sendable {
  // Unchecked: the condition guards the state.

  /// An open document.
  struct Document: Sendable {
    var path: String
    var version: Int?
    var text: EditorText
    /// The analysis, and its version.
    var known: KnownFile?
    var knownVersion: Int?
    /// Counts the changes: an analysis of an earlier count is out of date.
    var changes = 0
    var knownChanges = -1
  }

  struct State {
    var documents: [String: Document] = [:]
    var abilities = ClientAbilities()
    var isInitialized = false
    var isShutDown = false
    var isFinished = false
    /// Settings files with published diagnostics.
    var toldSettings: Set<String> = []
    var lastProgress = 0
  }

  let session = EditorSession()
  let condition = NSCondition()
  private var state = State()
  let delay: Double
  private let progressDelay: Double
  private let lookerLock = NSLock()
  private var looker: (queue: LookQueue, client: RPCClient)?

  /// Creates a server that analyses a file a delay after its last change, and shows the progress of an
  /// analysis that takes longer than `progressDelay`, both in seconds.
  init(delay: Double = 0.2, progressDelay: Double = 0.5) {
    (self.delay, self.progressDelay) = (delay, progressDelay)
  }

  var isFinished: Bool { read { $0.isFinished } }

  func read<Value>(_ body: (inout State) -> Value) -> Value {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body(&state)
  }

  // MARK: - Requests

  func work(for method: String, _ params: JSONValue, from client: RPCClient) throws(RPCError) -> RPCWork {
    if method == "initialize" { return .now(try initialize(params, client)) }
    let (isInitialized, isShutDown) = read { ($0.isInitialized, $0.isShutDown) }
    guard isInitialized else { throw RPCError(.serverNotInitialized, "the first request must be initialize") }
    guard !isShutDown else { throw RPCError(.invalidRequest, "the server was shut down") }
    switch method {
    case "shutdown":
      read { $0.isShutDown = true }
      return .now(.null)
    case "textDocument/hover": return try answer(params, FileQuestion.hover)
    case "textDocument/definition": return try answer(params, FileQuestion.definition)
    case "textDocument/documentSymbol": return try answer(params, FileQuestion.symbols)
    case "textDocument/codeLens": return try answer(params, FileQuestion.lenses)
    case "textDocument/inlayHint": return try answer(params, FileQuestion.hints)
    case "textDocument/codeAction": return try answer(params, isExact: true, FileQuestion.actions)
    case "workspace/executeCommand": return try command(params, client)
    default: throw RPCError(.methodNotFound, "there is no method \(method)")
    }
  }

  private func initialize(_ params: JSONValue, _ client: RPCClient) throws(RPCError) -> JSONValue {
    let isFirst = read { state in
      defer { state.isInitialized = true }
      return !state.isInitialized
    }
    guard isFirst else { throw RPCError(.invalidRequest, "initialize may be requested only once") }
    var roots = (params["workspaceFolders"]?.items ?? []).compactMap { $0["uri"]?.string }
    if roots.isEmpty, let root = params["rootUri"]?.string { roots = [root] }
    read { $0.abilities = ClientAbilities(params["capabilities"]) }
    let options = params["initializationOptions"] ?? .null
    session.configure(roots: roots.map(DocumentURI.path), client: options["taut"] ?? options)
    let queue = LookQueue { [weak self] path, cancellation in self?.look(at: path, cancellation, client) }
    lookerLock.withLock { looker = (queue, client) }
    let thread = Thread { queue.run() }
    // Rules recurse to the depth of trees.
    thread.stackSize = 64 * 1024 * 1024
    thread.start()
    return .object([
      "capabilities": .object([
        "positionEncoding": .string("utf-16"),
        "textDocumentSync": .object([
          "openClose": .boolean(true), "change": .number(2),
          "save": .object(["includeText": .boolean(false)]),
        ]),
        "hoverProvider": .boolean(true), "definitionProvider": .boolean(true),
        "documentSymbolProvider": .boolean(true), "inlayHintProvider": .boolean(true),
        "codeLensProvider": .object(["resolveProvider": .boolean(false)]),
        "codeActionProvider": .object([
          "codeActionKinds": .array([.string("quickfix")])
        ]),
        "executeCommandProvider": .object([
          "commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })
        ]),
        "workspace": .object([
          "workspaceFolders": .object([
            "supported": .boolean(true), "changeNotifications": .boolean(true),
          ])
        ]),
      ]),
      "serverInfo": .object(["name": .string("taut"), "version": .string(TautCommand.version)]),
    ])
  }

  // MARK: - Notifications

  func take(_ method: String, _ params: JSONValue, from client: RPCClient) {
    if method == "exit" {
      read { $0.isFinished = true }
      lookerLock.withLock { looker?.queue.stop() }
      return
    }
    guard read({ $0.isInitialized && !$0.isShutDown }) else { return }
    let uri = params["textDocument"]?["uri"]?.string
    switch method {
    case "initialized": register(client)
    case "textDocument/didOpen":
      guard let uri, let text = params["textDocument"]?["text"]?.string else { return }
      open(uri, EditorText(text), params["textDocument"]?["version"]?.int)
    case "textDocument/didChange":
      guard let uri else { return }
      change(uri, params["contentChanges"]?.items ?? [], params["textDocument"]?["version"]?.int)
    case "textDocument/didClose":
      guard let uri else { return }
      close(uri, client)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      session.filesChanged()
      askForAll(after: 0)
    case "workspace/didChangeConfiguration":
      configure(params["settings"] ?? .null, client)
    case "workspace/didChangeWorkspaceFolders":
      func folders(_ key: String) -> [String] {
        (params["event"]?[key]?.items ?? []).compactMap { $0["uri"]?.string }.map(DocumentURI.path)
      }
      session.changeRoots(adding: folders("added"), removing: folders("removed"))
      askForAll(after: 0)
    // Unknown notifications are ignored; those that begin with a dollar sign are optional.
    default: return
    }
  }

  private func register(_ client: RPCClient) {
    let abilities = read { $0.abilities }
    if abilities.watchesFiles {
      let watchers = ["**/\(ProjectSettings.fileName)", "**/*.swift", "**/*.xcstrings"].map {
        JSONValue.object(["globPattern": .string($0)])
      }
      client.request(
        "client/registerCapability",
        .object([
          "registrations": .array([
            .object([
              "id": .string("files"), "method": .string("workspace/didChangeWatchedFiles"),
              "registerOptions": .object(["watchers": .array(watchers)]),
            ])
          ])
        ]))
    }
    if abilities.pullsSettings { pull(client) }
  }

  private func pull(_ client: RPCClient) {
    let items = JSONValue.object(["items": .array([.object(["section": .string("taut")])])])
    client.request("workspace/configuration", items) { [weak self] answer in
      guard let self, case .success(let value) = answer, let settings = value.items?.first,
        case .object = settings
      else { return }
      session.configure(client: settings)
      askForAll(after: 0)
    }
  }

  private func configure(_ settings: JSONValue, _ client: RPCClient) {
    if case .object = settings {
      session.configure(client: settings["taut"] ?? settings)
      askForAll(after: 0)
    } else if read({ $0.abilities.pullsSettings }) {
      pull(client)
    }
  }

  private func open(_ uri: String, _ text: EditorText, _ version: Int?) {
    let path = DocumentURI.path(uri)
    read { $0.documents[uri] = Document(path: path, version: version, text: text) }
    session.setText(path, text)
    session.filesChanged()
    ask(path, after: 0)
    if path.hasSuffix("/\(ProjectSettings.fileName)") { askForAll(after: 0) }
  }

  private func change(_ uri: String, _ changes: [JSONValue], _ version: Int?) {
    guard var document = read({ $0.documents[uri] }) else { return }
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if change["range"] == nil {
        document.text = EditorText(text)
      } else if let range = document.text.range(change["range"]) {
        document.text = document.text.replacing(range, with: text)
      }
    }
    document.version = version ?? document.version
    document.changes += 1
    let (path, text) = (document.path, document.text)
    read { $0.documents[uri] = document }
    session.setText(path, text)
    // The file itself first; others may show its declarations.
    ask(path, after: delay)
    for other in session.open where other != path { ask(other, after: delay) }
  }

  private func close(_ uri: String, _ client: RPCClient) {
    guard let document = read({ $0.documents.removeValue(forKey: uri) }) else { return }
    session.setText(document.path, nil)
    session.filesChanged()
    lookerLock.withLock { looker?.queue.forget(document.path) }
    client.notify(
      "textDocument/publishDiagnostics", .object(["uri": .string(uri), "diagnostics": .array([])]))
  }

  private func ask(_ path: String, after delay: Double) {
    guard path.hasSuffix(".swift") else { return }
    lookerLock.withLock { looker?.queue.ask(path, after: delay) }
  }

  private func askForAll(after delay: Double) { for path in session.open { ask(path, after: delay) } }

  // MARK: - Analysis

  /// Analyses a file, stores the result, and publishes it.
  private func look(at path: String, _ cancellation: Cancellation, _ client: RPCClient) {
    guard let (uri, before) = read({ $0.documents.first { $0.value.path == path } }) else { return }
    let progress = LookProgress(client, read { $0.abilities.showsProgress }, progressDelay) { [weak self] in
      self?.read { state in
        state.lastProgress += 1
        return state.lastProgress
      } ?? 0
    }
    defer { progress.end() }
    let watch = WorkWatch(
      show: { share, detail in progress.show(share, detail) }, check: { try cancellation.check() })
    let found: KnownFile?
    do {
      found = try session.look(at: path, watch)
    } catch is RPCError {
      // The file has changed since, and is analysed again.
      return
    } catch {
      StandardError.write("\(path): \(error)")
      found = KnownFile(
        text: before.text,
        fault: EditorDiagnostic(
          range: before.text.line(0), severity: .error, code: .source, message: OneLine.of("\(error)")))
    }
    let isPresent = read { state in
      guard let found, var document = state.documents[uri], document.changes == before.changes else {
        return false
      }
      (document.known, document.knownVersion) = (found, document.version)
      document.knownChanges = document.changes
      state.documents[uri] = document
      return true
    }
    guard isPresent, let found else { return }
    var members: [JSONValue.Member] = [.init("uri", .string(uri))]
    if let version = before.version { members.append(.init("version", .number(Double(version)))) }
    let diagnostics = found.diagnostics.map { diagnostic in
      diagnostic.json(in: found.text) { position in
        FileQuestion.location(of: position, found.analysis)
      }
    }
    members.append(.init("diagnostics", .array(diagnostics)))
    client.notify("textDocument/publishDiagnostics", .object(members))
    tellSettings(of: path, client)
    // A hover is likely to follow a pause in typing.
    for view in found.analysis?.views ?? [] where !cancellation.isCancelled { view.prepare() }
  }

  /// Publishes the problems of a settings file, and clears those that are solved.
  private func tellSettings(of path: String, _ client: RPCClient) {
    guard let (file, problems) = session.settingsProblems(of: path) else { return }
    let isNews = read { state in
      if problems.isEmpty { return state.toldSettings.remove(file) != nil }
      state.toldSettings.insert(file)
      return true
    }
    guard isNews else { return }
    let text = EditorText((try? SceneFile.text(file)) ?? "")
    client.notify(
      "textDocument/publishDiagnostics",
      .object([
        "uri": .string(DocumentURI.uri(file)),
        "diagnostics": .array(problems.map { $0.json(in: text) { _ in nil } }),
      ]))
  }

  /// Returns the analysis of a file: of the present text if `isExact`, or else the latest at once.
  ///
  /// - Throws: `RPCError` where the request was cancelled, or the file is closed.
  func known(_ uri: String, isExact: Bool, _ cancellation: Cancellation) throws(RPCError) -> (
    document: Document, known: KnownFile
  ) {
    condition.lock()
    defer { condition.unlock() }
    var isHurried = false
    while true {
      try cancellation.check()
      guard let document = state.documents[uri] else {
        throw RPCError(.invalidParams, "\(uri) is not open")
      }
      guard document.path.hasSuffix(".swift") else {
        throw RPCError(.invalidParams, "\(uri) is not Swift")
      }
      guard !state.isFinished else { throw RPCError(.requestCancelled, "the server is shutting down") }
      if let known = document.known, !isExact || document.knownChanges == document.changes {
        return (document, known)
      }
      if !isHurried, isExact || document.known == nil {
        isHurried = true
        let path = document.path
        if document.knownChanges != document.changes {
          lookerLock.withLock { looker?.queue.hurry(path) }
        }
      }
      // The cancellation of a request is not signalled here.
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
    }
  }
}

/// Reports the progress of an analysis that takes a while.
private final class LookProgress: Sendable {
  private let client: RPCClient
  private let isShown: Bool
  private let number: @Sendable () -> Int
  private let began = Date()
  private let state = ProgressState()

  /// The duration after which progress is reported, in seconds.
  private let progressDelay: Double
  private static let pause = 0.1

  private final class ProgressState: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    let lock = NSLock()
    var token: String?
    var last = Date.distantPast
  }

  init(
    _ client: RPCClient, _ isShown: Bool, _ progressDelay: Double, _ number: @escaping @Sendable () -> Int
  ) {
    (self.client, self.isShown, self.progressDelay, self.number) = (client, isShown, progressDelay, number)
  }

  func show(_ share: Double, _ detail: String) {
    let now = Date()
    guard isShown, now.timeIntervalSince(began) >= progressDelay else { return }
    state.lock.withLock {
      guard now.timeIntervalSince(state.last) > Self.pause else { return }
      state.last = now
      let token = state.token ?? "taut/look/\(number())"
      if state.token == nil {
        client.request("window/workDoneProgress/create", .object(["token": .string(token)]))
        send(token, ["kind": .string("begin"), "title": .string("Laying out"), "percentage": .number(0)])
      }
      state.token = token
      send(
        token,
        [
          "kind": .string("report"), "message": .string(detail),
          "percentage": .number((min(max(share, 0), 1) * 100).rounded(.down)),
        ])
    }
  }

  func end() {
    state.lock.withLock {
      guard let token = state.token else { return }
      send(token, ["kind": .string("end")])
    }
  }

  private func send(_ token: String, _ value: KeyValuePairs<String, JSONValue>) {
    client.notify("$/progress", .object(["token": .string(token), "value": .object(value)]))
  }
}
