import Foundation
import LayoutCore
import LayoutLanguages
import Testing

@testable import LayoutSources

@Suite("Values of the environment that source sets and reads")
struct ReaderEnvironmentTests {
  private static let reads = """
    struct R: View {
      @Environment(\\.isEnabled) var isOn; @Environment(\\.isScrollEnabled) var scrolls; @Environment(\\.font) var font
      @Environment(\\.redactionReasons) var reasons; @Environment(\\.controlSize) var size; @Environment(\\.colorScheme) var scheme
      @Environment(\\.sizeCategory) var category; @Environment(\\.horizontalSizeClass) var width
      @Environment(\\.verticalSizeClass) var height; @Environment(\\.locale) var locale; @Environment(\\.timeZone) var zone
      @Environment(\\.calendar) var calendar; @Environment(\\.layoutDirection) var direction
      var body: some View {
        Text("\\(isOn ? "on" : "off") \\(scrolls ? "scrolls" : "rests") \\(reasons.contains(.placeholder) ? "bars" : "letters")")
        Text("\\(size == .mini ? "mini" : "usual") \\(category >= .accessibilityMedium ? "huge" : "small") \\(category == .extraLarge ? "XL" : "-")")
        Text("\\(width == .regular ? "wide" : "narrow") \\(height == .compact ? "flat" : "tall") \\(font == nil ? "no font" : "font")")
        Text("\\(locale.identifier) \\(locale.language.languageCode?.identifier ?? "-") \\(zone.identifier) \\(calendar.identifier == .buddhist ? "B" : "G")")
      }
    }
    """

  private func differences(_ modifiers: String) throws -> [String] {
    let usual = try ShownView.texts("VStack { R() }", Self.reads)
    let found = try ShownView.texts("VStack { R()\(modifiers) }", Self.reads)
    #expect(try ShownView.assumptions("VStack { R()\(modifiers) }", Self.reads) == [])
    return zip(usual, found).flatMap { old, new in
      zip(old.split(separator: " "), new.split(separator: " ")).filter { $0 != $1 }.map { String($1) }
    }
  }

  @Test("Nothing is set, and nothing is assumed")
  func usual() throws {
    #expect(
      try ShownView.texts("VStack { R() }", Self.reads) == [
        "on scrolls letters", "usual small -", "narrow tall no font", "en_US en GMT G",
      ])
  }

  @Test(
    "What a modifier sets is what code inside reads",
    arguments: [
      (".disabled(true)", ["off"]), (".disabled(false).disabled(true)", ["off"]), (".disabled(false)", []),
      (".environment(\\.isEnabled, false)", ["off"]), (".scrollDisabled(true)", ["rests"]),
      (".redacted(reason: .placeholder)", ["bars"]),
      (".unredacted().redacted(reason: .placeholder)", []),
      (".controlSize(.mini)", ["mini"]), (".environment(\\.controlSize, .mini)", ["mini"]),
      (".environment(\\.sizeCategory, .extraLarge)", ["XL"]),
      (".environment(\\.sizeCategory, .accessibilityLarge)", ["huge"]),
      (".dynamicTypeSize(.accessibility2)", ["huge"]), (".dynamicTypeSize(.xLarge)", ["XL"]),
      (".environment(\\.horizontalSizeClass, .regular)", ["wide"]),
      (".environment(\\.verticalSizeClass, .compact)", ["flat"]),
      (".environment(\\.locale, Locale(identifier: \"de\"))", ["de", "de"]),
      (".environment(\\.locale, .init(identifier: \"fr_CH\"))", ["fr_CH", "fr"]),
      (".environment(\\.timeZone, TimeZone(identifier: \"Asia/Tokyo\")!)", ["Asia/Tokyo"]),
      (".environment(\\.calendar, Calendar(identifier: .buddhist))", ["B"]),
      (".environment(\\.calendar, .init(identifier: .buddhist))", ["B"]),
    ])
  func set(modifiers: String, words: [String]) throws {
    #expect(try differences(modifiers) == words)
  }

  @Test("A style finds what is around its control")
  func styles() throws {
    let style = """
      struct S: ButtonStyle { @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View { if isEnabled { configuration.label } else { Text("off") } } }
      """
    #expect(
      try ShownView.texts(
        "VStack { Button(\"a\") {}.buttonStyle(S()).disabled(true); Button(\"b\") {}.buttonStyle(S()).disabled(false) }",
        style) == ["off", "b"])
  }

  @Test("Whether something is switched off may not be known, which is said where it is read")
  func unknown() throws {
    let declarations = """
      struct L: View { @Environment(\\.isEnabled) var isOn; var body: some View { Text(isOn ? "on" : "off") } }
      struct V: View { let model: Model; var body: some View { L().disabled(model.isBusy) } }
      """
    #expect(try ShownView.texts("V(model: load())", declarations) == ["on"])
    #expect(
      try ShownView.assumptions("V(model: load())", declarations)
        == ["Card.swift:1:81: the condition isEnabled is not known; assumed to be true"])
    #expect(try ShownView.assumptions("Text(\"a\").disabled(load())") == [])
  }

  @Test("A locale, a calendar and a time zone are those of the formats inside")
  func formats() throws {
    let shown = """
      VStack {
        Text(1234.5, format: .number); Text("\\(1234.5, format: .number.precision(.fractionLength(2))) km")
        Text(0.5, format: .percent); LabeledContent("n", value: 1234, format: .number); Text(Date.now, style: .date)
        Text(Date.now, style: .time); Text(Date.now, style: .relative); Text(verbatim: 1234.5.formatted())
      }
      """
    #expect(
      try ShownView.texts(shown + ".environment(\\.locale, Locale(identifier: \"de\"))") == [
        "1.234,5", "1.234,50 km", "50\u{A0}%", "n", "1.234", "1. Januar 2001", "0:00", "0 Sekunden",
        "1,234.5",
      ])
    #expect(
      try ShownView.texts(shown) == [
        "1,234.5", "1,234.50 km", "50%", "n", "1,234", "January 1, 2001", "12:00 AM", "0 seconds", "1,234.5",
      ])
    #expect(
      try ShownView.texts(
        "Text(Date.now, style: .time).environment(\\.timeZone, TimeZone(identifier: \"Asia/Tokyo\")!)")
        == ["9:00 AM"])
  }

  @Test(
    "What acts on layout and is not modelled is said",
    arguments: [
      "legibilityWeight, .bold", "displayScale, 3", "defaultMinListRowHeight, 60",
      "defaultMinListHeaderHeight, 10", "labelsVisibility, .hidden",
    ])
  func notModelled(setting: String) throws {
    let report = try SourceFrames.scene("#Preview { Text(\"a\").environment(\\.\(setting)) }").report
    let name = setting.split(separator: ",")[0]
    #expect(
      report.notModelled.map(\.description) == ["Card.swift:1:22: .environment(\\.\(name)) is not modelled"])
  }

  @Test(
    "A usual value, and one that acts on no layout, is nothing to say",
    arguments: [
      "legibilityWeight, .regular", "managedObjectContext, load()", "symbolRenderingMode, .multicolor",
    ])
  func nothingToSay(setting: String) throws {
    let report = try SourceFrames.scene("#Preview { Text(\"a\").environment(\\.\(setting)) }").report
    #expect(report.notModelled.isEmpty && report.assumptions.isEmpty)
  }

  @Test("Values and keys that are not known are said, and change nothing else")
  func unknownValues() throws {
    #expect(
      try ShownView.assumptions(
        """
        Text("a").environment(\\.locale, load()).environment(\\.horizontalSizeClass, load()).environment(\\.somebody, 3)
          .environment(\\.theme.spacing, 3).environment(\\.sizeCategory, load()).environment(\\.timeZone, load())
        """
      ).map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "the number load() is not known; assumed to be that of the texts",
        "the number load() is not known; assumed to be that of the screen",
        "the modifier .environment(\\.somebody) is not known; assumed to be neutral",
        "the modifier .environment(\\.theme.spacing) is not known; assumed to be neutral",
        "the number load() is not known; assumed to be the surrounding text size",
        "the number load() is not known; assumed to be UTC",
      ])
    // A key that the source declares is read by the source.
    #expect(
      try ShownView.texts(
        "L().environment(\\.level, 2)",
        "extension EnvironmentValues { @Entry var level = 1 }; struct L: View { @Environment(\\.level) var level; var body: some View { Text(verbatim: \"\\(level)\") } }"
      ) == ["2"])
  }

  @Test(
    "The size classes are those of the device",
    arguments: [
      ("iphone-17", false, "narrow tall"), ("iphone-17", true, "narrow flat"),
      ("iphone-17-pro-max", true, "wide flat"), ("ipad", false, "wide tall"), ("ipad", true, "wide tall"),
    ])
  func devices(name: String, isOnItsSide: Bool, words: String) throws {
    let device = try #require(Device(named: name))
    let size = (isOnItsSide ? device.landscape : device).size
    let texts = try ShownView.texts(of: "\(Self.reads)\n#Preview { VStack { R() } }") {
      $0.platform = .iOS26
      $0.deviceSize = ProposedViewSize(size)
    }
    #expect(texts[2] == "\(words) no font")
  }

  @Test("A table that a text names is that of the locale's language")
  func tables() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "taut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (file, text) in [
      ("en.lproj/Localizable.strings", "\"title\" = \"Home\"; \"%lld\" = \"%lld\";"),
      ("en.lproj/Tour.strings", "\"title\" = \"Tour\";"),
      ("de.lproj/Localizable.strings", "\"title\" = \"Start\";"),
      ("de.lproj/Tour.strings", "\"title\" = \"Rundgang\";"),
    ] {
      let path = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    let catalogue = try StringCatalogue(contentsOf: folder.path)
    #expect(catalogue.languages.map(\.code) == ["en", "de"])
    let shown = """
      #Preview { VStack { Text("title"); Text("title", tableName: "Tour"); Text("title", tableName: "Other") } }
      """
    var said: [String] = []
    let scene = try SourceFrames.scene(shown) {
      $0.translator = CatalogueTranslator(catalogue: catalogue, form: LanguageForm(Language("de")))
    }
    said = scene.report.assumptions.map(\.description)
    #expect(ShownView.texts(in: scene.document.root) == ["Start", "Rundgang", "title"])
    #expect(said == ["Card.swift:1:70: the string table Other is not known; assumed to be one without keys"])
  }
}

@Suite("Source for two platforms")
struct ReaderPlatformTests {
  @Test(
    "A condition of compilation is that of the platform",
    arguments: [
      ("os(macOS)", "mac"), ("os(iOS)", "phone"), ("canImport(AppKit)", "mac"), ("canImport(UIKit)", "phone"),
      ("!os(macOS)", "phone"),
    ])
  func conditions(condition: String, system: String) throws {
    let source = """
      struct V: View { var body: some View { VStack {
        #if \(condition)
        Text("yes")
        #else
        Text("no")
        #endif
      } } }
      #if \(condition)
      extension V { var word: String { "here" } }
      #endif
      #Preview { V() }
      """
    for (platform, isMac) in [(Platform.macOS26, true), (Platform.iOS26, false)] {
      #expect(
        try ShownView.texts(of: source) { $0.platform = platform } == [
          (system == "mac") == isMac ? "yes" : "no"
        ])
    }
  }

  @Test("A preview on its side is flat")
  func landscape() throws {
    let source = """
      struct V: View { @Environment(\\.verticalSizeClass) var v; var body: some View { Text(v == .compact ? "flat" : "tall") } }
      #Preview("a", traits: .landscapeLeft) { V() }
      """
    #expect(try ShownView.texts(of: source) { $0.platform = .iOS26 } == ["flat"])
  }
}
