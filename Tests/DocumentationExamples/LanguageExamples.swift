import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LayoutTesting
import LinearProgramming
import Testing

@Suite("Examples of languages and text sizes")
struct LanguageExamples {
  private var card: some View {
    HStack(spacing: 8) {
      Text("Title").lineLimit(1).id("title")
      Color.red.frame(width: 16, height: 16).id("badge")
    }
    .id("card")
  }

  private var row: some View {
    HStack(spacing: 8) {
      Text("Words").fixedSize()
      Color.blue.id("title")
    }
  }

  @Test func translator() throws {
    struct German: TextTranslator {
      func translation(of key: String) -> String? { ["Save": "Sichern", "%lld files": "%lld Dateien"][key] }
    }
    var environment = EnvironmentValues()
    environment.textTranslator = German()
    let tree = try LayoutTree(Text("\(12) files"), environment: environment)
    #expect((tree.nodes[0].element as? MeasuredElement)?.text?.string == "12 Dateien")
    let key: LocalizedStringKey = "\(12) files"  // the key is "%lld files"
    #expect(key.name == "%lld files")
  }

  @Test func usedKey() {
    let key: UsedKey = "%lld files"
    print(key, key.isCounted)  // %lld files false
    #expect(!key.isCounted)
  }

  @Test func language() throws {
    let arabic = Language("ar")
    print(arabic.name, arabic.layoutDirection)  // Arabic rightToLeft
    #expect("\(arabic.name) \(arabic.layoutDirection)" == "Arabic rightToLeft")
  }

  @Test func pseudo() throws {
    print(PseudoLanguage.accented.text("Save %@"))  // [Šåṽé %@ ôñ]
    #expect(PseudoLanguage.accented.text("Save %@") == "[Šåṽé %@ ôñ]")
  }

  @Test func catalogue() throws {
    let catalogue = try StringCatalogue(
      #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit": {"value": "Sichern"}}}}}}"#,
      file: "Localizable.xcstrings")
    print(catalogue.languages.map(\.code))  // ["en", "de"]
    print(catalogue.translation(of: "Save", in: Language("de")) ?? "")  // Sichern
    #expect(catalogue.languages.map(\.code) == ["en", "de"])
  }

  @Test func variant() throws {
    var reader = SceneReader()
    reader.apply(LayoutVariant(textSize: .accessibility3, direction: .rightToLeft))
    let scene = try reader.read(#"{"taut": 1, "root": {"type": "Text", "text": "Save"}}"#, file: "save.json")
    print(scene.environment.textSize.name)  // accessibility3
    #expect(scene.environment.textSize == .accessibility3)
  }

  @Test func sizes() throws {
    let largest: TextSizes = [.large, .accessibility5]
    print(TextSizes.all.sizes.count, largest.sizes.count)  // 12 2
    #expect(TextSizes.all.sizes.count == 12 && largest.sizes.count == 2)
  }

  @Test func variants() throws {
    let variants = try LayoutVariants(textSizes: .all, pseudo: PseudoLanguage.allCases)
    let keys = try variants.keys { variant in
      var environment = EnvironmentValues()
      environment.apply(variant)
      _ = try LayoutTree(Text("Save"), environment: environment)
    }
    print(keys, variants.variants(using: keys).count)  // ["Save"] 24
    #expect(keys == ["Save"] && variants.variants(using: keys).count == 24)
  }

  @Test func checker() throws {
    let variants = try LayoutVariants(textSizes: [.large, .accessibility5])
    let report = try VariantChecker().check(variants, over: RequirementRange(widths: 100...430)) {
      variant in
      var environment = EnvironmentValues()
      environment.apply(variant)
      return try LayoutTree(row, environment: environment)
    } requirements: { _ in
      [try Requirement("title.width >= 90")]
    }
    print(report.holds, report.parts.count, report.variants.count)  // false 2 2
    #expect(!report.holds && report.parts.count == 2)
  }

  @Test func requiring() throws {
    try require(card, widths: 320...430, textSizes: .all) { layout in
      layout["badge"].isInside(layout["card"])
    }
  }
}
