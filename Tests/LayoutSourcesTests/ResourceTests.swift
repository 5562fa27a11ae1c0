import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What a project has beside its source")
struct ResourceTests {
  /// A project in a folder of its own, which is removed after use.
  private func reading<Result>(
    _ files: [String: Data], _ change: (inout ReadingOptions) -> Void = { _ in }, in folder: String = "App",
    confinedTo allowed: String? = nil, _ body: (SourceScene) throws -> Result
  ) throws -> Result {
    let root = FileManager.default.temporaryDirectory.appending(path: "taut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, data) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    var options = ReadingOptions()
    options.resourceFolders = allowed.map { [root.appending(path: $0).path] } ?? []
    change(&options)
    return try body(SwiftSceneReader(options).read(paths: [root.appending(path: folder).path]))
  }

  private static func view(_ shown: String) -> Data { Data("#Preview { \(shown) }".utf8) }

  private static let color = Data(
    """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x10", "green": "0.500", "blue": "255", "alpha": "1.0"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "0.5"}}}]}
    """.utf8)

  /// The beginning of a PNG file of a size.
  private static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0,
      0, 0, height,
    ])
  }

  @Test("The accent colour of an asset catalogue is that of controls")
  func accent() throws {
    let source = Self.view("Button(\"a\") {}")
    try reading([
      "App/V.swift": source, "App/Assets.xcassets/AccentColor.colorset/Contents.json": Self.color,
    ]) { scene in
      #expect(scene.tint == "#1080ffff|#ffffff80")
    }
    try reading([
      "App/V.swift": source, "App/Assets.xcassets/BrandText.colorset/Contents.json": Self.color,
    ]) { scene in
      #expect(scene.tint == nil)
    }
  }

  @Test(
    "Colours of an asset catalogue, by their names and by their accessors",
    arguments: [
      "Color(\"BrandText\")", "Color(.brandText)", "Color.brandText", "Color(\"BrandText\", bundle: .module)",
    ])
  func colors(shown: String) throws {
    try reading([
      "App/V.swift": Self.view(shown), "App/Assets.xcassets/BrandText.colorset/Contents.json": Self.color,
    ]) { scene in
      #expect((scene.document.root.element as? ShapeElement)?.fill == "#1080ffff|#ffffff80")
      #expect(scene.report.visual == [])
    }
  }

  @Test(
    "Colours of a folder that provides a namespace",
    arguments: ["Color(\"Brand/Text\")", "Color(.Brand.text)", "Color(.Brand.text).opacity(1)"])
  func namespaces(shown: String) throws {
    try reading([
      "App/V.swift": Self.view(shown),
      "App/Assets.xcassets/Brand/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "App/Assets.xcassets/Brand/Text.colorset/Contents.json": Self.color,
    ]) { scene in
      #expect((scene.document.root.element as? ShapeElement)?.fill?.hasPrefix("#1080ffff|#ffffff80") == true)
      #expect(scene.report.visual == [])
    }
  }

  @Test("With folders, resources are looked for below these alone, wherever the project begins")
  func confined() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Data(),
      "App/V.swift": Self.view("HStack { Color(\"Near\"); Color(\"Far\") }"),
      "App/Near.xcassets/Near.colorset/Contents.json": Self.color,
      "Far.xcassets/Far.colorset/Contents.json": Self.color,
    ]
    try reading(files) { scene in #expect(scene.report.visual == []) }
    try reading(files, confinedTo: "App") { scene in
      #expect(scene.report.visual.map(\.name) == ["Far"], "\(scene.report.visual)")
    }
  }

  @Test(
    "Images of an asset catalogue have the sizes of their files",
    arguments: [
      ("png", png(60, 40)), ("svg", Data("<svg width=\"30\" height=\"20px\"></svg>".utf8)),
      ("svg", Data("<svg viewBox=\"0 0 30 20\"></svg>".utf8)),
      ("pdf", Data("%PDF-1.4 /MediaBox [0 0 30 20]".utf8)),
    ])
  func images(kind: String, data: Data) throws {
    let scale = kind == "png" ? "2x" : "1x"
    let contents = Data(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.\(kind)\", \"scale\": \"\(scale)\"}]}".utf8)
    let files = [
      "App/V.swift": Self.view("HStack(spacing: 0) { Image(\"Big Logo\"); Image(.bigLogo) }"),
      "App/Assets.xcassets/Big Logo.imageset/Contents.json": contents,
      "App/Assets.xcassets/Big Logo.imageset/a.\(kind)": data,
    ]
    try reading(files) { scene in
      let lines = try SourceFrames.lines(LayoutTree(scene.document.root), .unspecified)
      #expect(lines.first?.hasSuffix("60.00 20.00") == true)
      #expect(scene.report.assumptions == [])
    }
  }

  @Test("Texts are those of the tables, in the language that the project is written in, or another")
  func strings() throws {
    let catalogue = Data(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Your shows"}},
        "de": {"stringUnit": {"state": "translated", "value": "Deine Sendungen"}}}}}}
      """.utf8)
    let shown =
      "VStack { Text(\"title\"); Text(verbatim: \"title\"); Text(String(localized: \"title\")); Text(NSLocalizedString(\"title\", comment: \"\")); Text(LocalizedStringKey(\"title\")); Button(\"title\") {} }"
    for (language, words) in [(nil, "Your shows"), ("de", "Deine Sendungen")] {
      try reading(
        ["App/V.swift": Self.view(shown), "App/Localizable.xcstrings": catalogue], { $0.language = language }
      ) { scene in
        #expect(ShownView.texts(in: scene.document.root) == [words, "title", words, words, words, words])
      }
    }
    let table = Data("\"title\" = \"Your shows\";".utf8)
    try reading(["App/V.swift": Self.view("Text(\"title\")"), "App/en.lproj/Localizable.strings": table]) {
      scene in
      #expect(ShownView.texts(in: scene.document.root) == ["Your shows"])
    }
  }

  @Test("A module sees its own resources, and a project those of all its folders")
  func places() throws {
    let shown = Self.view("Color(.brandText)")
    let set = "Assets.xcassets/BrandText.colorset/Contents.json"
    for (files, folder, isKnown) in [
      (
        [
          "Package.swift": Data(), "Sources/A/Views/V.swift": shown, "Sources/A/Resources/\(set)": Self.color,
        ], "Sources/A/Views", true
      ),
      (
        ["Package.swift": Data(), "Sources/A/Views/V.swift": shown, "Sources/B/\(set)": Self.color],
        "Sources/A/Views", false
      ),
      (
        ["App.xcodeproj/project.pbxproj": Data(), "App/V.swift": shown, "Shared/\(set)": Self.color], "App",
        true
      ),
    ] {
      try reading(files, in: folder) { scene in #expect(scene.report.visual.isEmpty == isKnown) }
    }
  }

  @Test(
    "Accessors have the names that Xcode gives them",
    arguments: [
      ("BrandText", "brandText"), ("brand-text", "brandText"), ("BrandColor", "brand"),
      ("URLIcon", "urlIcon"), ("Color 1", "color1"),
    ])
  func accessors(name: String, accessor: String) {
    #expect(ProjectResources.accessor(name, suffix: "color") == accessor)
  }

  @Test(
    "A text that names its table has the words of that one",
    arguments: [
      ("Text(\"title\", tableName: \"Tour\")", "Welcome on tour", nil),
      ("Text(\"title\")", "Home", nil), ("Text(\"title\", tableName: \"Localizable\")", "Home", nil),
      ("Text(\"only\", tableName: \"Tour\")", "Only on tour", nil),
      ("Text(String(localized: \"title\", table: \"Tour\"))", "Welcome on tour", nil),
      ("Text(NSLocalizedString(\"title\", tableName: \"Tour\", comment: \"\"))", "Welcome on tour", nil),
      // What that table does not have is shown as its key.
      ("Text(\"home\", tableName: \"Tour\")", "home", nil),
      (
        "Text(\"title\", tableName: \"Toor\")", "title",
        "V.swift:1:12: the string table Toor is not known; assumed to be one without keys"
      ),
    ] as [(String, String, String?)])
  func tables(shown: String, words: String, said: String?) throws {
    try reading([
      "App/V.swift": Self.view(shown),
      "App/en.lproj/Localizable.strings": Data("\"title\" = \"Home\"; \"home\" = \"At home\";".utf8),
      "App/en.lproj/Tour.strings": Data("\"title\" = \"Welcome on tour\"; \"only\" = \"Only on tour\";".utf8),
    ]) { scene in
      let tree = try LayoutTree(scene.document.root)
      #expect(tree.nodes.compactMap { ($0.element as? MeasuredElement)?.text?.string } == [words])
      #expect(
        scene.report.assumptions.map { "\($0)".split(separator: "/").last.map(String.init) ?? "" }
          == (said.map { [$0] } ?? []))
    }
  }
}
