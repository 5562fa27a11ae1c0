import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing
import LayoutSources

/// An editor's question about a file, with the answer in the protocol's JSON.
struct FileQuestion: Sendable {
  let uri: String
  let params: JSONValue
  /// The open text, and the analysis of it or of an earlier one.
  let text: EditorText
  let known: KnownFile
  let watch: WorkWatch

  /// Returns the maps from the open text to the analysed one, and back.
  private func shifts(_ analysis: FileAnalysis) -> (to: TextShift, back: TextShift) {
    (TextShift(from: text, to: analysis.text), TextShift(from: analysis.text, to: text))
  }

  /// Returns the place of the question in the analysed text.
  private func offset(_ analysis: FileAnalysis) throws(RPCError) -> Int {
    guard let place = EditorText.Place(params["position"]) else {
      throw RPCError(.invalidParams, "\"position\" must have a \"line\" and a \"character\"")
    }
    return shifts(analysis).to.moved(text.offset(of: place))
  }

  func hover() throws -> JSONValue {
    guard let analysis = known.analysis, let hover = try analysis.hover(at: offset(analysis)) else {
      return .null
    }
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(hover.text)]),
      "range": text.json(shifts(analysis).back.moved(hover.range)),
    ])
  }

  func definition() throws -> JSONValue {
    guard let analysis = known.analysis else { return .null }
    return .array(
      try analysis.deciding(at: offset(analysis)).compactMap { place in
        if place.file == analysis.name {
          return .object([
            "uri": .string(uri), "range": text.json(shifts(analysis).back.moved(place.range)),
          ])
        }
        return analysis.sources.texts.files.first { $0.name == place.file }.map { file in
          .object([
            "uri": .string(DocumentURI.uri(file.path)), "range": EditorText(file.text).json(place.range),
          ])
        }
      })
  }

  func symbols() throws -> JSONValue {
    guard let analysis = known.analysis else { return .array([]) }
    let back = shifts(analysis).back
    return .array(analysis.symbols.map { $0.json(in: text, back) })
  }

  func lenses() throws -> JSONValue {
    guard let analysis = known.analysis else { return .array([]) }
    let back = shifts(analysis).back
    return .array(
      analysis.views.filter(\.entry.isPreview).map { view in
        let start = back.moved(analysis.text.offset(of: view.entry.position))
        return .object([
          "range": text.json(start..<start),
          "command": .object([
            "title": .string("Open page"), "command": .string(EditorCommand.openPage.rawValue),
            "arguments": .array([.string(uri), .string(view.entry.name)]),
          ]),
        ])
      })
  }

  func hints() throws -> JSONValue {
    guard let analysis = known.analysis, analysis.settings.showsInlayHints else { return .array([]) }
    let (to, back) = shifts(analysis)
    let asked = text.range(params["range"]).map { to.moved($0) } ?? 0..<analysis.text.bytes.count
    return .array(
      try analysis.sizes(in: asked).map { offset, words in
        .object([
          "position": text.place(of: back.moved(offset)).json, "label": .string(words),
          "paddingLeft": .boolean(true),
        ])
      })
  }

  func actions() throws -> JSONValue {
    guard let analysis = known.analysis, let range = text.range(params["range"]) else { return .array([]) }
    let only = params["context"]?["only"]?.items?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix("\($0).") || $0.isEmpty } ?? true
    }
    var actions: [JSONValue] = []
    // An incomplete text gets no repairs: the analysis is of an earlier one.
    if known.fault == nil, isWanted("quickfix") {
      for (place, repair) in try analysis.repairs(in: range, watch).enumerated() {
        actions.append(
          .object([
            "title": .string(repair.title), "kind": .string("quickfix"), "isPreferred": .boolean(place == 0),
            "diagnostics": .array([
              repair.diagnostic.json(in: text) { Self.location(of: $0, analysis) }
            ]),
            "edit": .object([
              "changes": .object([
                .init(
                  repair.path == analysis.path ? uri : DocumentURI.uri(repair.path),
                  .array([
                    .object([
                      "range": repair.before.json(repair.range), "newText": .string(repair.text),
                    ])
                  ]))
              ])
            ]),
          ]))
      }
    }
    let start = shifts(analysis).to.moved(range.lowerBound)
    if only == nil, let shown = analysis.shown(at: start) {
      let name = shown.view.scene.tree.ownName(of: shown.index)
      let title = "Why is \(OneLine.of(name)) not wider?"
      // A command by itself, which is not a kind of change.
      actions.append(
        .object([
          "title": .string(title), "command": .string(EditorCommand.whyNotWider.rawValue),
          "arguments": .array([.string(uri), text.place(of: range.lowerBound).json]),
        ]))
    }
    return .array(actions)
  }

  /// Returns a place in a file that was read, as a location.
  static func location(of position: SourcePosition, _ analysis: FileAnalysis?) -> JSONValue? {
    let file = analysis?.sources.texts.files.first { $0.name == position.file }
    let path = file?.path ?? (position.file.hasPrefix("/") ? position.file : nil)
    guard let path else { return nil }
    // For files that are not source, such as settings, the line is sufficient.
    let text = file.map { EditorText($0.text) }
    let start =
      text.map { $0.place(of: $0.offset(of: position)) }
      ?? EditorText.Place(line: max(0, position.line - 1), character: max(0, (position.column ?? 1) - 1))
    return .object([
      "uri": .string(DocumentURI.uri(path)), "range": .object(["start": start.json, "end": start.json]),
    ])
  }
}

extension LanguageServer {
  /// Answers a question about a file, asynchronously.
  func answer(
    _ params: JSONValue, isExact: Bool = false,
    _ ask: @escaping @Sendable (FileQuestion) -> () throws -> JSONValue
  ) throws(RPCError) -> RPCWork {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParams, "\"textDocument\" has no \"uri\"")
    }
    return .later { [self] cancellation in
      let (document, known) = try known(uri, isExact: isExact, cancellation)
      let watch = WorkWatch(check: { try cancellation.check() })
      return try ask(
        FileQuestion(uri: uri, params: params, text: document.text, known: known, watch: watch))()
    }
  }
}

/// The commands for editors.
enum EditorCommand: String, CaseIterable {
  case whyNotWider = "taut.whyNotWider"
  case openPage = "taut.openPage"
}

extension LanguageServer {
  /// Executes a command; the answer is a document, which is also shown if the client supports it.
  func command(_ params: JSONValue, _ client: RPCClient) throws(RPCError) -> RPCWork {
    let arguments = params["arguments"]?.items ?? []
    guard let name = params["command"]?.string, let command = EditorCommand(rawValue: name) else {
      throw RPCError(
        .invalidParams, "there is no such command; known: \(EditorCommand.allCases.map(\.rawValue))")
    }
    guard let uri = arguments.first?.string, arguments.count == 2 else {
      throw RPCError(
        .invalidParams, "\(name) takes the URI of a file, and a position or the name of a preview in it")
    }
    return .later { [self] cancellation in
      let (document, known) = try known(uri, isExact: true, cancellation)
      let watch = WorkWatch(check: { try cancellation.check() })
      guard let analysis = known.analysis else { throw RPCError(.requestFailed, "the file is not laid out") }
      switch command {
      case .whyNotWider:
        guard let place = EditorText.Place(arguments[1]) else {
          throw RPCError(
            .invalidParams, "the second argument must have a \"line\" and a \"character\"")
        }
        let offset = TextShift(from: document.text, to: analysis.text).moved(document.text.offset(of: place))
        guard let text = try analysis.whyNotWider(at: offset, watch) else {
          throw RPCError(.requestFailed, "there is no view")
        }
        let file = try write(Data((text + "\n").utf8), "why-not.txt")
        show(file, isOutside: false, client)
        return .object(["uri": .string(DocumentURI.uri(file)), "text": .string(text)])
      case .openPage:
        guard let page = try analysis.page(of: arguments[1].string ?? "", watch) else {
          throw RPCError(.requestFailed, "there is no such preview")
        }
        let file = try write(page, "layout.html")
        show(file, isOutside: true, client)
        return .object(["uri": .string(DocumentURI.uri(file))])
      }
    }
  }

  /// Writes a document into a folder in the system's temporary directory.
  private func write(_ data: Data, _ name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "taut-lsp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file.path
  }

  private func show(_ file: String, isOutside: Bool, _ client: RPCClient) {
    guard read({ $0.abilities.showsDocuments }) else { return }
    client.request(
      "window/showDocument",
      .object(["uri": .string(DocumentURI.uri(file)), "external": .boolean(isOutside)]))
  }
}
