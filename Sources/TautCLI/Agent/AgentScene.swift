import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutSources

/// The scene of a tool's call.
struct AgentScene {
  /// The input that it was read from.
  let input: SceneInput
  let loaded: LoadedScene
  /// The names of its views.
  let names: ViewNames
  /// The key by which the session remembers it.
  let key: String
  /// The names of the other views or previews in the same files.
  let others: [String]
  /// The options with which it was read.
  let options: SceneOptions

  var tree: LayoutTree { loaded.tree }

  /// Returns the views with an agent's name, or with a name of the command line.
  ///
  /// - Throws: `CommandError.noSuchView`.
  func views(named name: String) throws -> [LayoutTree.Index] {
    if let view = names.view(name) { return [view] }
    do { return try loaded.views(named: name) } catch CommandError.noSuchView(let name, let scene, _) {
      let known = tree.indices.filter { tree[$0].element.role != .modifier }.map { names[$0] }
      throw CommandError.noSuchView(name, scene: scene, known: Array(known.prefix(20)))
    }
  }

  /// The assumptions about Swift source, and the names that are not modelled.
  var assumptions: [String] {
    loaded.report.map { report in
      report.assumptions.map { OneLine.of("\($0)") } + report.notModelled.map { "\($0)" }
    } ?? []
  }

  /// The heading, `Card 1, 393 x 852, iphone-16`, and lines about deviations from the source.
  func heading(_ text: String = "") -> [String] {
    var lines = [OneLine.of(loaded.name) + ", \(loaded.proposal.sides)" + text]
    let assumptions = assumptions
    if let report = loaded.report, !assumptions.isEmpty {
      lines.append(report.summary)
      lines += assumptions.prefix(Self.mostAssumptions).map { "  \($0)" }
      let more = assumptions.count - Self.mostAssumptions
      if more > 0 { lines.append("  and \(more) more") }
    }
    if !others.isEmpty { lines.append("other views of these files: \(others.joined(separator: ", "))") }
    return lines
  }

  /// The largest number of assumptions in a heading.
  private static let mostAssumptions = 4

  /// The members of an answer that identify the scene.
  var members: [JSONValue.Member] {
    [
      .init("scene", .string(loaded.name)),
      .init("size", .array([.side(loaded.proposal.width), .side(loaded.proposal.height)])),
      .init("assumed", .number(Double(assumptions.count))),
    ]
  }

  /// The schema of these members.
  static let fields = [
    AnswerField("scene", "string"),
    AnswerField("size", listOf: .init(["number", "null"])), AnswerField("assumed", "integer"),
  ]
}

extension AnswerField {
  /// The types of the items of a list.
  struct Types {
    let names: [String]
    init(_ names: [String]) { self.names = names }
  }

  /// Creates a list of values of one of several types.
  init(_ name: String, listOf types: Types, always: Bool = true) {
    (self.name, isAlways) = (name, always)
    schema = .object([
      "type": .string("array"), "items": .object(["type": .array(types.names.map { .string($0) })]),
    ])
  }
}

extension ToolParameter {
  /// The parameters of all tools that read scenes.
  static let scene: [ToolParameter] = [
    ToolParameter(
      name: "files", kind: .strings,
      description:
        "Swift files and folders of them, which together are one scene; or a scene document (JSON, YAML). Paths are absolute, or "
        + "begin at a root.", isRequired: true),
    ToolParameter(
      name: "view", kind: .string,
      description:
        "Of Swift source: the view or preview, by name, #number or file:line. Otherwise the first preview."),
    ToolParameter(
      name: "device", kind: .choice(Device.all.map(\.name) + ["none"]),
      description: "The device it is shown on. Otherwise iphone-16 for Swift source, and none for documents."),
    ToolParameter(
      name: "landscape", kind: .flag, description: "Turns the device.", option: "--landscape"),
    ToolParameter(
      name: "platform", kind: .choice(Platform.allCases.map(\.name) + ["none"]),
      description: "The platform whose fonts and controls are used. Otherwise the device's.",
      option: "--platform"),
    ToolParameter(
      name: "assume", kind: .strings,
      description: "Values for what Swift source leaves open, as in \"user.name=Ann\".", option: "--assume"),
    ToolParameter(
      name: "tokens", kind: .count(200...100_000),
      description: "The most tokens of the answer; otherwise \(ToolArguments.usualTokens)."),
  ]

  /// The size of a container, and the scene's surroundings in it.
  static let oneSize: [ToolParameter] = [
    ToolParameter(
      name: "width", kind: .number, description: "The container's width in points; otherwise the device's."),
    ToolParameter(
      name: "height", kind: .number, description: "The container's height in points; otherwise the device's."),
    ToolParameter(
      name: "text_size", kind: .choice(DynamicTypeSize.allCases.map(\.name)),
      description: "How large texts are; otherwise large.", option: "--text-size"),
    ToolParameter(
      name: "language", kind: .string, description: "The language, by its code.", option: "--language"),
    ToolParameter(
      name: "direction", kind: .choice(["leftToRight", "rightToLeft"]),
      description: "The direction of reading.", option: "--direction"),
  ]
}

extension ToolCall {
  /// Returns the files as permitted paths.
  ///
  /// - Throws: `ToolFault`.
  func files(_ name: String = "files") throws(ToolFault) -> [String] {
    let paths = try files(orNone: name)
    guard !paths.isEmpty else {
      throw .wrongValue(name, expected: "at least one file or folder", found: .array([]))
    }
    return paths
  }

  /// Returns the files as permitted paths, empty if none were given.
  ///
  /// - Throws: `ToolFault`.
  func files(orNone name: String) throws(ToolFault) -> [String] {
    let roots = try session.roots()
    var paths: [String] = []
    for file in arguments.strings(name) {
      let path = try roots.path(file)
      try checkLinks(in: path, roots)
      paths.append(path)
    }
    return paths
  }

  /// Rejects a folder in which a link leads out of the roots.
  private func checkLinks(in folder: String, _ roots: AgentRoots) throws(ToolFault) {
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isSymbolicLinkKey])
    for case let file as URL in all ?? FileManager.DirectoryEnumerator()
    where (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) == true {
      guard roots.contains(AgentRoots.real(file.path)) else {
        throw .outside(file.path, roots: roots.folders)
      }
    }
  }

  /// Whether the caller names a device, a platform, or none.
  var namesDevice: Bool { arguments.string("device") != nil || arguments.string("platform") != nil }

  /// Returns the device for some files: the named one, or the default one for Swift source.
  private func device(for files: [String]) -> Device? {
    if let name = arguments.string("device") { return Device(named: name) }
    guard files.contains(where: SwiftFiles.isSource), arguments.string("platform") == nil else { return nil }
    return Device(named: Self.defaultDevice)
  }

  private static let defaultDevice = "iphone-16"

  /// Returns the arguments as options of the command line, with the device.
  func options(for files: [String]) -> [String] {
    (device(for: files).map { ["--device=\($0.name)"] } ?? []) + ownOptions(for: files)
  }

  /// Returns the arguments as options of the command line, with the device only where one is named.
  func ownOptions(for files: [String]) -> [String] {
    // A project around the files may be above the roots.
    let folders = files.contains(where: SwiftFiles.isSource) ? (try? session.roots().folders) ?? [] : []
    return arguments.options + folders.map { "--resources=\($0)" }
  }

  /// Returns the requested size; `nil` for that of the device, or the scene's own.
  func proposal(for files: [String]) -> ProposedViewSize? {
    let (width, height) = (arguments.number("width"), arguments.number("height"))
    guard width != nil || height != nil else { return nil }
    let upright = device(for: files)
    let size = arguments.flag("landscape") == true ? upright?.landscape.size : upright?.size
    return ProposedViewSize(
      width: width.map { CGFloat($0) } ?? size?.width, height: height.map { CGFloat($0) } ?? size?.height)
  }

  /// Parses options of the command line.
  ///
  /// - Throws: `ToolFault.options`.
  func parsed<Options: ParsableArguments>(_ type: Options.Type, _ words: [String]) throws(ToolFault)
    -> Options
  {
    do { return try type.parse(words) } catch {
      throw .options(Self.plain(type.message(for: error)))
    }
  }

  /// Returns a message about options in terms of arguments: `'--text-size <name>'` becomes `text_size`.
  private static func plain(_ message: String) -> String {
    message.replacing(#/'?--([a-z-]+)( <[^>]*>|=[^\s']*)?'?/#) { match in
      "\"\(match.1.replacing("-", with: "_"))\""
    }
  }

  /// Returns the key of a scene: its files and its view; with `details`, everything else that its layout
  /// depends on.
  func key(_ files: [String], _ view: String?, details: Bool = false) -> String {
    let words =
      files + [view ?? ""] + (details ? arguments.options + ["\(proposal(for: files)?.sides ?? "")"] : [])
    return words.joined(separator: "\n")
  }

  /// Returns the requested scene, the first of several views.
  ///
  /// `edit` changes the texts of its Swift source, or of its document, before they are read.
  ///
  /// - Throws: The errors of reading.
  func scene(
    of name: String = "files", edited edit: AgentEdit? = nil
  ) throws -> AgentScene {
    let files = try files(name)
    let options = try parsed(SceneOptions.self, self.options(for: files) + ["--"] + files)
    let reading = try options.source.reading(view: arguments.string("view"))
    try watch.check()
    guard let first = SceneInput.all(files).first else { throw ToolFault.notSeen }
    let inputs = try first.views(reading)
    guard var input = inputs.first else { throw ToolFault.notSeen }
    if let edit, case .source(let paths, let view?) = input {
      input = .source(
        paths, view: SceneInput.ParsedView(sources: try edit.made(in: view.sources, reading), name: view.name)
      )
    }
    let loaded: LoadedScene
    if let edit, case .document(let file) = input {
      var stage = try options.surroundings.settled.stage()
      stage.variant = try options.source.variant()
      loaded = try LoadedScene(
        text: edit.made(in: SceneFile.text(file), file), file: file,
        size: AskedSize(proposal: proposal(for: files), isOnDevice: false),
        textSize: options.surroundings.onlyTextSize(), on: stage, show: { _ in })
    } else {
      loaded = try input.scene(
        AskedSize(proposal: proposal(for: files), isOnDevice: false),
        textSize: options.surroundings.onlyTextSize(), options.surroundings, reading,
        in: options.source.variant(), isForAllSizes: true
      )
    }
    // The other file is another state of the same scene.
    let own = name == "files" ? files : try self.files()
    return AgentScene(
      input: input, loaded: loaded,
      names: session.names(of: key(own, input.view), loaded.tree),
      key: key(own, input.view, details: true), others: inputs.dropFirst().compactMap(\.view),
      options: options)
  }
}

/// An edit of a file that is tried and not written.
struct AgentEdit {
  /// The replaced text, which must occur exactly once.
  let old: String
  /// The replacement.
  let new: String

  /// Returns a text with the edit.
  ///
  /// - Throws: `ToolFault.noSuchText`.
  func made(in text: String, _ file: String) throws(ToolFault) -> String {
    let count = text.components(separatedBy: old).count - 1
    guard count == 1 else { throw .noSuchText(count: count, file: file) }
    return text.replacingOccurrences(of: old, with: new)
  }

  /// Returns parsed source with the edit, which must apply to one of its files.
  ///
  /// - Throws: `ToolFault.noSuchText`, and `SourceError` where the edited text is not valid Swift.
  func made(in sources: ParsedSources, _ options: ReadingOptions) throws -> ParsedSources {
    var texts = sources.texts
    let places = texts.files.indices.filter { texts.files[$0].text.contains(old) }
    guard places.count == 1 else {
      throw ToolFault.noSuchText(
        count: places.count,
        file: places.isEmpty ? "the files" : "\(places.count) files, once or more in each")
    }
    texts.files[places[0]].text = try made(in: texts.files[places[0]].text, texts.files[places[0]].path)
    var changed = try SwiftSceneReader(options).parse(texts)
    changed.texts = texts
    changed.resources = sources.resources
    return changed
  }
}
