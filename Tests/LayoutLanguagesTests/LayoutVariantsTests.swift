import LayoutCore
import LayoutDocuments
import LayoutLanguages
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "Names and directions",
    arguments: [
      ("de", "German", LayoutDirection.leftToRight), ("ar", "Arabic", .rightToLeft),
      ("fa", "Persian", .rightToLeft), ("az-Arab", "Azerbaijani (Arabic)", .rightToLeft),
      ("ur", "Urdu", .rightToLeft), ("he", "Hebrew", .rightToLeft), ("xx", "xx", .leftToRight),
      ("pseudo-rtl", "right-to-left pseudo-language", .rightToLeft),
    ])
  func names(code: String, name: String, direction: LayoutDirection) {
    #expect(Language(code).name == name)
    #expect(Language(code).layoutDirection == direction)
  }

  @Test("The accented pseudo-language is longer by two fifths, marks its ends, and keeps formats")
  func accented() {
    #expect(
      PseudoLanguage.accented.text("Save %1$@: 100%% of %lld") == "[Šåṽé %1$@: 100%% ôƒ %lld ôñé ţŵô ţ]")
    for text in ["A", "Settings", "A longer sentence with several words", "Ok"] {
      let more = PseudoLanguage.accented.text(text).count - 2 - text.count
      #expect(more >= text.count * 2 / 5 && more <= text.count * 2 / 5 + 2, "\(text): \(more)")
    }
    #expect(PseudoLanguage.accented.text("12") == "[12]")
    #expect(PseudoLanguage.rightToLeft.text("Save").contains("Save"))
  }
}

@Suite("Variants of a scene")
struct LayoutVariantsTests {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "strings": {
      "Save": {"localizations": {
        "de": {"stringUnit": {"value": "Sichern"}}, "ar": {"stringUnit": {"value": "حفظ"}}}},
      "Cancel": {"localizations": {"de": {"stringUnit": {"value": "Abbrechen"}}}},
      "%lld files": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Datei"}}, "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}}}}
    """#

  private func names(_ variants: LayoutVariants, _ keys: [UsedKey]) -> [String] {
    variants.variants(using: keys).map { variant in
      [variant.textSize?.name, variant.language?.description, variant.direction?.rawValue]
        .map { $0 ?? "-" }.joined(separator: " ")
    }
  }

  @Test("Every size in every language, with the plural categories that the keys have")
  func names() throws {
    let catalogue = try StringCatalogue(Self.catalogue, file: "a.xcstrings")
    let all = try LayoutVariants(textSizes: [.xLarge, .small], catalogue: catalogue, pseudo: [.rightToLeft])
    #expect(
      names(all, ["Save"]) == [
        "small en leftToRight", "xLarge en leftToRight", "small ar rightToLeft", "xLarge ar rightToLeft",
        "small de leftToRight", "xLarge de leftToRight", "small pseudo-rtl rightToLeft",
        "xLarge pseudo-rtl rightToLeft",
      ])
    let some = try LayoutVariants(catalogue: catalogue, languages: ["de"])
    #expect(names(some, ["%lld files"]) == ["- de (one) leftToRight", "- de (other) leftToRight"])
    #expect(names(try LayoutVariants(directions: [.rightToLeft]), []) == ["- - rightToLeft"])
    let error = #expect(throws: StringCatalogueError.self) {
      try LayoutVariants(catalogue: catalogue, languages: ["dee"])
    }
    #expect(
      "\(try #require(error))" == "a.xcstrings: there are no translations into \"dee\"; did you mean \"de\"?")
  }

  /// A catalogue with so many texts that have numbers in them.
  private static func counted(_ count: Int) throws -> StringCatalogue {
    let entries = (0..<count).map { number in
      """
      "%lld v\(number)": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld w\(number)"}}, "few": {"stringUnit": {"value": "%lld x\(number)"}},
        "other": {"stringUnit": {"value": "%lld y\(number)"}}}}}}}
      """
    }
    return try StringCatalogue(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ","))}}", file: "a.xcstrings")
  }

  @Test("Texts of different plural categories: every combination, as each text is shown in it")
  func combinations() throws {
    let variants = try LayoutVariants(catalogue: Self.counted(2), languages: ["de"])
    let keys: [UsedKey] = ["%lld v0", "%lld v1"]
    let shown = variants.variants(using: keys).map { variant in
      keys.map { variant.translator?.translation(of: $0.key, values: ["some"]) ?? "" }
    }
    let all = ["w", "x", "y"].flatMap { one in ["w", "x", "y"].map { ["%lld \(one)0", "%lld \($0)1"] } }
    #expect(Set(shown) == Set(all) && shown.count == 9)
    #expect(variants.pluralBounds(using: keys).isEmpty)
    #expect(
      names(variants, keys)[3...].first == "- de (\"%lld v0\" one, \"%lld v1\" few) leftToRight")
    // A number that is known has one category, and the other text all of its own.
    #expect(names(variants, [UsedKey("%lld v0", isCounted: true), "%lld v1"]).count == 3)
  }

  @Test("Many texts with numbers: each category of all, and of one among the others; the rest is told")
  func bounded() throws {
    for count in [4, 10, 60] {
      let variants = try LayoutVariants(catalogue: Self.counted(count), languages: ["de"])
      let keys = (0..<count).map { UsedKey("%lld v\($0)") }
      let forms = variants.variants(using: keys).compactMap(\.language)
      #expect(forms.prefix(3).map(\.plural) == ["one", "few", "other"])
      #expect(forms.count == 3 + min(32, 2 * count) && Set(forms).count == forms.count)
      let bounds = variants.pluralBounds(using: keys)
      #expect(bounds.map(\.looked) == [forms.count])
      #expect(bounds.map(\.all) == [count == 60 ? Int.max : count == 4 ? 81 : 59_049])
      if count == 4 {
        #expect(
          bounds.map(\.words) == ["of 81 combinations of plural categories in German, 11 were looked at"])
      }
    }
  }

  @Test("What is not translated is told; what has no letters, or is in no language that is asked for, is not")
  func missing() throws {
    let catalogue = try StringCatalogue(Self.catalogue, file: "a.xcstrings")
    let all = try LayoutVariants(catalogue: catalogue)
    #expect(
      all.missing(from: ["Save", "12:30", "Cancel", "Open", "%@ files"]).map {
        "\($0.position?.line ?? 0): \($0.words)"
      } == [
        "4: \"Cancel\" has no translation into Arabic (ar)", "0: \"Open\" is not in a.xcstrings",
        "5: \"%@ files\" has no translation into Arabic (ar)",
      ])
    #expect(
      try LayoutVariants(catalogue: catalogue, languages: ["de"]).missing(from: ["Save", "Cancel"]).isEmpty)
  }

  @Test("Scenes show what the catalogue has, with values in place, and verbatim texts as they are")
  func scenes() throws {
    let scene = #"""
      {"taut": 1, "root": {"type": "VStack", "children": [
        {"type": "Text", "text": "Save"}, {"type": "Text", "text": "Save", "verbatim": true},
        {"type": "Text", "text": "%lld files", "arguments": [3]},
        {"type": "Text", "runs": ["Cancel", {"text": " 3", "font": "title"}]}, {"type": "Text", "text": "Open"}]}}
      """#
    func texts(_ variant: LayoutVariant) throws -> [String] {
      var reader = SceneReader()
      reader.apply(variant)
      let tree = try LayoutTree(reader.read(scene, file: "scene.json").root)
      return tree.nodes.compactMap { ($0.element as? MeasuredElement)?.text?.string }
    }
    let catalogue = try StringCatalogue(Self.catalogue, file: "a.xcstrings")
    let variants = try LayoutVariants(catalogue: catalogue, languages: ["de"])
    let keys = try variants.keys { _ = try texts($0) }
    #expect(keys == ["Save", UsedKey("%lld files", isCounted: true), "Cancel", " 3", "Open"])
    #expect(
      try variants.variants(using: keys).map(texts) == [
        ["Sichern", "Save", "3 Dateien", "Abbrechen 3", "Open"]
      ])
    // A number that nobody knows may be of any category.
    var reader = SceneReader()
    let open = scene.replacing("[3]", with: "[\"some\"]")
    let others = try variants.keys { variant in
      reader.apply(variant)
      _ = try reader.read(open, file: "scene.json")
    }
    #expect(others.allSatisfy { !$0.isCounted })
    #expect(variants.variants(using: others).map { $0.language?.plural } == ["one", "other"])
  }

  @Test("Views show what the catalogue has for their keys, and strings as they are")
  func views() throws {
    struct Table: TextTranslator {
      func translation(of key: String) -> String? {
        [
          "Save": "**Sichern**", "%lld files of %@": "%2$@: %1$lld Dateien", "100%": "alles", "Off": "Aus",
          "%@ %.1f%%": "%@, %@ Prozent",
        ][key]
      }
    }
    func texts(_ view: some View) throws -> [String] {
      var environment = EnvironmentValues()
      environment.textTranslator = Table()
      return try LayoutTree(view, environment: environment).nodes
        .compactMap { ($0.element as? MeasuredElement)?.text?.string }
    }
    let name = "Save"
    #expect(try texts(Text("Save")) == ["Sichern"])
    #expect(try texts(Text(name)) == ["Save"] && texts(Text(verbatim: "Save")) == ["Save"])
    #expect(try texts(Text("\(12) files of \(name)")) == ["Save: 12 Dateien"])
    #expect(try texts(Text("100%")) == ["alles"])
    #expect(try texts(Text("\(name) \(2.25, specifier: "%.1f")%")) == ["Save, 2.2 Prozent"])
    #expect(try texts(Text("Save") + Text(", ") + Text("Off").bold()) == ["Sichern, Aus"])
    #expect(try texts(Text("\(Text("Off"))!")) == ["Aus!"])
    #expect(try texts(Button("Off", action: {})) == ["Aus"] && texts(Button(name, action: {})) == ["Save"])
    #expect(try texts(Toggle("Off", isOn: .constant(true))).contains("Aus"))
    #expect(try texts(Label("Off", systemImage: "power")).contains("Aus"))
    // Markdown counts in translations too.
    let bold = try texts(Text("Save")) == texts(Text("Save").bold())
    #expect(bold)
  }

  @Test(
    "Plural categories of whole numbers, as the Unicode CLDR samples them",
    arguments: [
      ("en", "1: one, 0 2 11 21 100: other"), ("ja", "0 1 2 15: other"),
      ("fr", "0 1: one, 2 17: other, 1000000: many"),
      ("pt-PT", "1: one, 0 2: other"), ("pt-BR", "0 1: one, 2: other"),
      ("ru", "1 21 101: one, 2 3 4 22 102: few, 0 5 11 12 13 14 19 111: many"),
      ("pl", "1: one, 2 4 22 24 102: few, 0 5 12 14 19 21 101: many"),
      ("cs", "1: one, 2 3 4: few, 0 5 22: other"),
      ("ar", "0: zero, 1: one, 2: two, 3 10 103 110: few, 11 26 111 199: many, 100 102 200 202: other"),
      ("he", "1: one, 2: two, 0 3 17 100: other"),
      ("lt", "1 21 31 101: one, 2 9 22 102: few, 0 10 11 19 20: other"),
      ("lv", "0 10 11 19 20: zero, 1 21 101: one, 2 9 22: other"),
      ("sl", "1 101: one, 2 102: two, 3 4 103: few, 0 5 11: other"),
      ("ro", "1: one, 0 2 16 101: few, 20 35 100: other"),
      ("cy", "0: zero, 1: one, 2: two, 3: few, 6: many, 4 5 7: other"),
      ("ga", "1: one, 2: two, 3 6: few, 7 10: many, 0 11: other"), ("is", "1 21 101: one, 0 2 11 111: other"),
    ])
  func plurals(code: String, samples: String) {
    for sample in samples.split(separator: ", ") {
      let parts = sample.split(separator: ": ")
      for number in parts[0].split(separator: " ") {
        #expect(Language(code).pluralCategory(of: Int(number) ?? -1) == parts[1], "\(code) \(number)")
      }
    }
  }
}
