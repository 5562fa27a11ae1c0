import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutSources
import LinearProgramming

/// A scene with its tree.
struct LoadedScene {
  /// The name of the scene, or the file's.
  var name: String
  /// The environment with which it was read.
  var environment: SceneEnvironment
  /// The tree, whose parameters are checked.
  var tree: LayoutTree
  /// The proposal to the root.
  var proposal: ProposedViewSize
  /// The text that proofs of the scene are about: the given one, or else the document written anew.
  ///
  /// Writing takes longer than a layout, so the text is made on demand.
  var text: String {
    switch wording {
    case .given(let text): text
    case .document: (try? SceneWriter().text(of: document)) ?? ""
    }
  }
  private var wording = Wording.document

  /// Where the text comes from.
  private enum Wording {
    case given(String)
    /// The document written anew; empty where a document cannot express the whole scene.
    case document
  }

  /// The text of the document as it was written; empty for Swift source.
  var written: String
  /// The times to read it, and to make the tree.
  var phases: [TimedLayout.Phase]
  /// The report on the reading of Swift source; `nil` for a document.
  var report: SourceReport?
  /// The scene as it was read, before its tree was flattened.
  var document: SceneDocument
  /// The dependence of the tree on the container's size.
  var dependence: SizeDependence
  /// Whether content depends on the places of views, so that the tree is valid only at its proposal.
  var isMadeForOneSize: Bool { dependence != .none }
  /// Whether only the extent of views into the safe area depends on their places.
  var isReachAlone: Bool { dependence == .reach }
  /// The surroundings.
  var stage: Stage
  /// Whether a project of Swift source shows its screens only in the dark colour scheme.
  private(set) var isDark = false
  /// The colour of controls in a project of Swift source; `nil` where it states none.
  private(set) var tint: String?
  /// Makes the tree of another size.
  private let remake: (ProposedViewSize) throws -> LayoutTree
  /// The parsed Swift source, and the options of its reader; `nil` for a document.
  private var source: (parsed: ParsedSources, options: ReadingOptions)?

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `DocumentError` and `LayoutError`.
  init(
    file: String, size: AskedSize, textSize: DynamicTypeSize? = nil, environment: SceneEnvironment? = nil,
    on stage: Stage = Stage(), show: (String) -> Void = StandardError.show
  ) throws {
    try self.init(
      text: SceneFile.text(file), file: file, size: size, textSize: textSize, environment: environment,
      on: stage,
      show: show)
  }

  /// Reads a text; `file` is its name in errors.
  ///
  /// - Throws: `DocumentError` and `LayoutError`.
  init(
    text: String, file: String, size asked: AskedSize = AskedSize(), textSize: DynamicTypeSize? = nil,
    environment: SceneEnvironment? = nil, on stage: Stage = Stage(), showsNextLayout: Bool = false,
    show: (String) -> Void = StandardError.show
  ) throws {
    var reader = SceneReader()
    stage.apply(to: &reader)
    reader.textSize = textSize
    reader.environment = environment
    reader.showsNextLayout = showsNextLayout
    var (scene, reading) = try TimedLayout.timed { [reader] in try reader.read(text, file: file) }
    if scene.environment.platform == nil, let option = stage.platformOption {
      throw CommandError.unreadable(
        "\(option) is about the fonts of a platform, and \(scene.name ?? file) is on none: give --platform NAME"
      )
    }
    let size = asked.size(
      own: (scene.proposal == .unspecified ? stage.size : nil) ?? scene.proposal)
    let ((tree, found), making) = try TimedLayout.timed { [root = scene.root] in
      try Self.tree(of: root, in: size)
    }
    if found != .none { show(Self.whatWasFound(scene.name ?? file, size)) }
    if let words = Self.unknownLetters(scene.name ?? file, in: tree) { StandardError.show(words) }
    remake = { [root = scene.root] in try Self.tree(of: root, in: $0).tree }
    if found != .none { scene.root = tree.subtree(at: tree.root) }
    // A proof refers to a text that states the text size and the extent of views.
    self.stage = stage
    written = text
    let isWritten = textSize == nil && environment == nil && stage.isAsWritten && found == .none
    wording = isWritten ? .given(text) : .document
    name = scene.name ?? file
    dependence = found
    self.environment = scene.environment
    self.tree = tree
    phases = [("reading", reading), ("making the tree", making)]
    self.proposal = size
    document = scene
  }

  /// Returns the tree of a scene, including content that depends on places, whether there is any, and whether
  /// that is only the extent of views into the safe area.
  static func tree(
    of root: LayoutNode, in size: ProposedViewSize
  ) throws -> (tree: LayoutTree, dependence: SizeDependence) {
    let tree = try LayoutTree(root)
    let dependence = tree.sizeDependence
    guard dependence != .none else { return (tree, dependence) }
    return (try Engines.reference.expanded(tree, in: size).tree, dependence)
  }

  private static func whatWasFound(_ name: String, _ size: ProposedViewSize) -> String {
    "\(name): what depends on view positions (the content of geometry readers, what actions set, how far views "
      + "reach into the safe area) is made for \(size.sides), and holds at that size alone"
  }

  /// Returns a remark about letters without recorded or estimated widths in the platform's tables; `nil`
  /// where there are none.
  private static func unknownLetters(_ name: String, in tree: LayoutTree) -> String? {
    var letters: [Character] = []
    for node in tree.nodes {
      guard let text = (node.element as? MeasuredElement)?.content as? TextContent,
        let measurer = text.measurer as? PlatformTextMeasurer
      else { continue }
      for letter in measurer.letters(withoutWidthIn: text.measurable) where !letters.contains(letter) {
        letters.append(letter)
      }
    }
    guard !letters.isEmpty else { return nil }
    let shown = letters.prefix(mostLetters).map { "\"\($0)\"" }.joined(separator: ", ")
    return
      "\(name): the widths of \(letters.count) letters are not known (\(shown)\(letters.count > mostLetters ? " …" : "")); "
      + "the rule for unknown letters gives them; --text pango measures them in this system's fonts"
  }

  /// The largest number of letters that are named.
  private static let mostLetters = 6

  /// Creates a scene from one that was read already; `show` receives a remark where the tree is valid at one
  /// size only.
  ///
  /// - Throws: `LayoutError`.
  init(
    document: SceneDocument, name: String, report: SourceReport? = nil, proposal: ProposedViewSize?,
    on stage: Stage, show: (String) -> Void
  ) throws {
    (self.document, self.name, self.report, self.stage) = (document, name, report, stage)
    let size = proposal ?? document.proposal
    let ((tree, found), making) = try TimedLayout.timed {
      try Self.tree(of: document.root, in: size)
    }
    remake = { [root = document.root] in try Self.tree(of: root, in: $0).tree }
    if let words = Self.unknownLetters(name, in: tree) { StandardError.show(words) }
    if found != .none {
      self.document.root = tree.subtree(at: tree.root)
      show(Self.whatWasFound(name, size))
    }
    written = ""
    (dependence, environment, self.tree) = (found, document.environment, tree)
    (self.proposal, phases) = (size, [("making the tree", making)])
  }

  /// Reads files and folders of Swift source.
  ///
  /// - Throws: `SourceError` and `LayoutError`.
  init(
    sources: [String], parsed given: ParsedSources? = nil, options: ReadingOptions,
    size asked: AskedSize, on stage: Stage = Stage(),
    show: (String) -> Void = StandardError.show
  ) throws {
    self.stage = stage
    written = ""
    var options = options
    stage.apply(to: &options)
    options.proposal = asked.whole
    if !asked.isOpen || !asked.isOnDevice { options.defaultDevice = nil }
    let ((parsed, source), reading) = try TimedLayout.timed { [options] in
      let parsed = try given ?? SwiftSceneReader(options).parse(paths: sources)
      if given == nil { for problem in parsed.problems { StandardError.write(OneLine.of(problem)) } }
      let source = try SwiftSceneReader(options).read(parsed)
      guard !asked.isOpen, asked.whole == nil else { return (parsed, source) }
      // One side is given, and the other is the scene's own, which is known only now.
      var sized = options
      sized.proposal = asked.size(own: source.document.proposal)
      return (parsed, try SwiftSceneReader(sized).read(parsed))
    }
    if source.report.device != nil { options.takeDefaultDevice() }
    remake = { [options] in try Self.tree(of: parsed, options, in: $0).tree }
    self.source = (parsed, options)
    document = source.document
    report = source.report
    (isDark, tint) = (source.isDark, source.tint)
    name = source.document.name ?? sources[0]
    environment = source.document.environment
    let size = asked.size(own: source.document.proposal)
    let ((tree, found), making) = try TimedLayout.timed {
      try Self.tree(of: source.document.root, in: size)
    }
    if let failure = source.failure { throw failure }
    let dependence = source.isMadeForOneSize ? .content : found
    self.dependence = dependence
    if found != .none { document.root = tree.subtree(at: tree.root) }
    // For a default size, its own remark is sufficient.
    if dependence != .none, !(report?.device != nil && dependence == .reach) {
      show(Self.whatWasFound(name, size))
    }
    self.tree = tree
    phases = [("reading", reading), ("making the tree", making)]
    self.proposal = size
  }

  /// Returns the tree of Swift source in a size, and the report on its reading.
  private static func tree(
    of parsed: ParsedSources, _ options: ReadingOptions, in size: ProposedViewSize
  ) throws -> (tree: LayoutTree, report: SourceReport) {
    var options = options
    options.proposal = size
    let source = try SwiftSceneReader(options).read(parsed)
    let tree = try tree(of: source.document.root, in: size).tree
    if let failure = source.failure { throw failure }
    return (tree, source.report)
  }

  /// Returns the files it was read from, each with its name, path and text; `file` is that of a document.
  func files(_ file: String) -> [SourceTexts.File] {
    if let source { return source.parsed.texts.files }
    let path = file == "-" ? file : URL(fileURLWithPath: file).standardizedFileURL.path
    return [SourceTexts.File(name: file, path: path, text: written)]
  }

  /// Returns the tree of Swift source with other values, each as `path=value`; new assumptions are written to
  /// standard error.
  ///
  /// - Throws: The errors of reading the source.
  func tree(assuming assignments: [String], in size: ProposedViewSize) throws -> LayoutTree {
    guard var source else { return tree }
    for assignment in assignments { try source.options.values.add(assignment: assignment) }
    let (tree, report) = try Self.tree(of: source.parsed, source.options, in: size)
    for assumption in report.assumptions where self.report?.assumptions.contains(assumption) != true {
      StandardError.write(OneLine.of("\(assumption)"))
    }
    return tree
  }

  /// Returns the tree in a size: the same one, unless content depends on the places of views.
  ///
  /// - Throws: The errors of reading the scene.
  func tree(in size: ProposedViewSize) throws -> LayoutTree {
    isMadeForOneSize && size != proposal ? try remake(size) : tree
  }

  /// Returns the names without that of the view of Swift source that was read.
  func names(among names: [String]) -> [String] { names.filter { report == nil || $0 != report?.chosen } }

  /// Returns the views of an id, or the one of a path; else the texts with the name as their words, the views
  /// of a kind, or those of a line of a file, `Card.swift:12`.
  ///
  /// - Throws: `CommandError.noSuchView`.
  func views(named name: String, orNone: Bool = false) throws -> [LayoutTree.Index] {
    let found = tree.views(called: name)
    guard !found.isEmpty else {
      if orNone { return [] }
      throw CommandError.noSuchView(
        name, scene: self.name, known: tree.nodes.compactMap(\.id) + tree.nodes.compactMap(\.text))
    }
    return found
  }

  /// Returns a title for each view of one name, with its number and its place in source.
  func titles(of views: [LayoutTree.Index]) -> [String] {
    guard views.count > 1 else { return views.map { _ in name } }
    return views.enumerated().map { number, view in
      let place = tree[view].source.map { ", \($0)" } ?? ""
      return "\(name), \(number + 1) of \(views.count)\(place)"
    }
  }
}

extension LayoutTree {
  /// Returns the views with an id or at a path; else the texts with these words, the views of a kind, or those created
  /// by a line of a file; empty where there are none.
  func views(called name: String) -> [Index] {
    let ways: [(Index) -> Bool] = [
      { self[$0].id == name || self[$0].path == name }, { self[$0].text == name },
      { self[$0].element.kind == name },
      { self[$0].source?.isNamed(name) ?? false },
    ]
    return ways.lazy.map { self.indices.filter($0) }.first { !$0.isEmpty } ?? []
  }
}

extension LayoutTree.Node {
  /// The words of a text; `nil` for any other view.
  var text: String? { (element as? MeasuredElement)?.text?.string }
}

extension SourcePosition {
  /// Returns whether a name is that of the file and the line, with or without the folders of the file.
  fileprivate func isNamed(_ name: String) -> Bool {
    let own = "\(file):\(line)"
    return own == name || own.hasSuffix("/\(name)") || name.hasSuffix("/\(own)")
  }
}

/// Reads files as text.
enum SceneFile {
  /// Returns the text of a file, or of standard input for `-`.
  ///
  /// - Throws: `DocumentError.Problem.unreadable`.
  static func text(_ file: String) throws -> String {
    let data: Data
    do {
      data =
        file == "-"
        ? try StandardInput.data.get()
        : try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw unreadable(file, reason(file) ?? error.words)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw unreadable(
        file, "it is not UTF-8: line \(firstWrongLine(data)) has bytes that are not characters")
    }
    return text
  }

  private static func reason(_ file: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      return "there is no such file"
    }
    return isFolder.boolValue ? "it is a folder; name the files in it" : nil
  }

  private static func firstWrongLine(_ data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0) + 1
  }

  private static func unreadable(_ file: String, _ reason: String) -> DocumentError {
    DocumentError(
      .unreadable(reason), at: SourcePosition(file: file, line: 1, column: 1), path: "document")
  }
}

/// A part of a range of sizes, with the scene whose tree is laid out there.
struct ScenePart {
  /// The scene; `nil` where the tree differs at each size.
  var scene: LoadedScene?
  var lower: Rational
  var upper: Rational
}

extension LoadedScene {
  /// Returns the scene in each part of a range of sizes with a constant tree: the whole range, unless views
  /// extend into the safe area.
  ///
  /// `nil` where other content depends on the places of views, so that the tree differs at each size.
  ///
  /// - Throws: As reading the scene and as `Breakpoints` does.
  func parts(along axis: Axis, from lower: Rational, through upper: Rational) throws -> [ScenePart]? {
    guard isMadeForOneSize else { return [ScenePart(scene: self, lower: lower, upper: upper)] }
    guard isReachAlone else { return nil }
    let intervals = try SafeAreaReachIntervals(in: proposal, along: axis, from: lower, through: upper) {
      try tree(in: $0)
    }
    return intervals?.intervals.map { interval in
      ScenePart(scene: interval.tree.map(holding), lower: interval.lower, upper: interval.upper)
    }
  }

  /// Returns the scene with a tree that is valid for a whole range.
  private func holding(_ tree: LayoutTree) -> LoadedScene {
    var scene = self
    scene.tree = tree
    scene.dependence = .none
    scene.document.root = tree.subtree(at: tree.root)
    scene.wording = .document
    return scene
  }
}
