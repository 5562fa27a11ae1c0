import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutSources

@Suite("Counts of what was read, assumed and not modelled")
struct ReportCountTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files with views that are compiled somewhere else, or that screens of apps are.
  private static let paths: [String] = [
    "Examples", "Tests/ArticleViews", "Tests/DocumentationExamples", "Tests/LayoutSourceTestingTests",
    "Tests/TautTests", "Tests/TautCLITests", "Benchmarks/agent/screens",
  ].flatMap { folder -> [String] in
    let names =
      (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  /// What does not add up in a scene.
  private func faults(_ scene: SourceScene, in file: String) -> [String] {
    let report = scene.report
    var faults: [String] = []
    func check(_ holds: Bool, _ what: String) {
      if !holds { faults.append("\(file), \(report.view): \(what)") }
    }
    let numbers = report.summary.matches(of: #/(\d+) (views|read|assumed|not modelled)/#).compactMap {
      Int($0.1)
    }
    check(
      numbers.count >= 4 && numbers[0] == numbers[1] + numbers[2] + numbers[3], "the sum of \(report.summary)"
    )
    // The three numbers, from the places themselves.
    let read = report.positions.subtracting(report.assumedPlaces).subtracting(report.unmodelledPlaces)
    check(read.count == report.read, "\(read.count) places are read, and \(report.read) are said")
    check(
      report.assumedPlaces.isSubset(of: report.positions)
        && report.unmodelledPlaces.isSubset(of: report.positions),
      "places that are counted only once of twice")
    // Each number has its messages, and the other way round.
    check(report.assumptions.isEmpty == report.assumedPlaces.isEmpty, "assumptions without a place")
    check(
      Set(report.notModelled.map(\.position)) == report.unmodelledPlaces,
      "names that are not modelled elsewhere")
    // What stands in for a view that cannot be read was said, under its name.
    for node in nodes(of: scene.document.root) where isPlaceholder(node) {
      guard let source = node.source, source.file == file else { continue }
      check(
        report.assumedPlaces.contains(source) || report.unmodelledPlaces.contains(source),
        "the placeholder at \(source) is not said")
    }
    return faults
  }

  private func nodes(of node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(nodes) }

  private func isPlaceholder(_ node: LayoutNode) -> Bool {
    guard let frame = node.element as? FrameElement, node.children.count == 1,
      node.children[0].source == node.source
    else { return false }
    return node.children[0].element is ShapeElement && frame.width == 44 && frame.height == 44
  }

  @Test("They add up in every file, and in every view of it", arguments: paths)
  func files(path: String) throws {
    let url = Self.root.appending(path: path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
    let reader = SwiftSceneReader()
    guard
      let parsed = try? reader.parse(
        SourceTexts(files: [SourceTexts.File(name: path, path: path, text: text)]))
    else { return }
    var faults: [String] = []
    for entry in (try? reader.entries(of: path, in: parsed)) ?? [] {
      var options = ReadingOptions()
      options.view = entry.name
      guard let scene = try? SwiftSceneReader(options).read(parsed) else { continue }
      faults += self.faults(scene, in: path)
    }
    #expect(faults == [])
  }

  @Test("They add up in generated source, of which much is not known")
  func generated() throws {
    var random = SeededGenerator(seed: TestSize.seed)
    for index in 0..<200 {
      let source =
        "struct V: View { let model: Model; @State var items: [Item] = []\n  var body: some View {\n"
        + view(2, &random) + "\n  } }\n#Preview { V(model: load()) }"
      let scene = try SourceFrames.scene(source)
      let faults = faults(scene, in: "Card.swift")
      #expect(faults == [], "TAUT_SEED=\(TestSize.seed), source \(index):\n\(source)")
    }
  }

  private func view(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let leaves = [
      "Text(\"a\")", "Text(model.name)", "Text(\"\\(model.count) \\(model.items.count)\")", "Color.red",
      "Image(\"logo\")",
      "Image(systemName: \"star\")", "Unknown(title: \"a\")", "Kit.Row()", "VideoPlayer(player: nil)",
      "Chart { }",
      "Map()", "Toggle(\"t\", isOn: .constant(model.isOn))", "TextField(\"f\", text: $model.text)",
      "Spacer()",
    ]
    let modifiers = [
      "", "", ".padding(model.gap)", ".frame(width: 20)", ".unknown()", ".safeAreaBar(edge: .top) { }",
      ".font(model.font)", ".sheet(isPresented: $model.isShown) { Text(\"s\") }",
      ".popover(item: $model.item) { _ in Text(\"p\") }",
      ".environment(\\.legibilityWeight, .bold)", ".environment(\\.somebody, 1)", ".foregroundStyle(.brand)",
      ".disabled(model.isBusy)", ".transformEnvironment(\\.lineLimit) { $0 = 1 }",
    ]
    func pick(_ all: [String]) -> String { all.randomElement(using: &random) ?? "" }
    guard depth > 0 else { return pick(leaves) + pick(modifiers) }
    let inner = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth - 1, &random) }
      .joined(separator: "\n")
    let containers = [
      ("VStack {", "}"), ("HStack(spacing: model.space) {", "}"), ("if model.isOn {", "}"), ("ZStack {", "}"),
      ("ForEach(model.items) { item in", "}"), ("List {", "}"), ("if let name = model.title {", "}"),
      ("switch model.kind { case .a:", "default: EmptyView() }"), ("Group {", "}"), ("Unknown.Box {", "}"),
    ]
    let (open, close) = containers.randomElement(using: &random) ?? ("VStack {", "}")
    let modifier = ["if", "sw"].contains(open.prefix(2)) ? "" : pick(modifiers)
    return "\(open)\n\(inner)\n\(close)\(modifier)"
  }
}
