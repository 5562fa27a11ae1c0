import LayoutCore
import LayoutDocuments
import Testing

@testable import LayoutLanguages

@Suite("String catalogues")
struct CatalogueTests {
  private static let files = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld files": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}},
        "fr": {"variations": {"device": {
          "iphone": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld fich."}}, "other": {"stringUnit": {"value": "%lld fich."}}}}},
          "other": {"stringUnit": {"value": "%lld fichiers"}}}}}}},
      "%lld files in %lld folders": {"localizations": {
        "de": {"stringUnit": {"value": "%#@files@ in %#@folders@"}, "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Datei"}}, "other": {"stringUnit": {"value": "%arg Dateien"}}}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg Ordnern"}}}}}}}}},
      "OK": {"shouldTranslate": false},
      "Save": {"comment": "A button", "localizations": {
        "de": {"stringUnit": {"state": "new", "value": ""}},
        "fr": {"stringUnit": {"state": "needs_review", "value": "Enregistrer"}}}}}}
    """#

  @Test("Plural categories, devices and substitutions are forms of a translation")
  func reading() throws {
    let catalogue = try StringCatalogue(Self.files, file: "Localizable.xcstrings")
    #expect(catalogue.sourceLanguage == Language("en"))
    #expect(catalogue.languages.map(\.code) == ["en", "de", "fr"])
    let lines = catalogue.entries.sorted { $0.key < $1.key }.flatMap { key, entry in
      ["\(entry.position) \(key)\(entry.isTranslatable ? "" : " (as it is)")"]
        + entry.translations.sorted { $0.key < $1.key }.flatMap { code, translation in
          translation.forms.map { form in
            let choice = [form.plural, form.device].compactMap { $0 }.joined(separator: ", ")
            return "  \(code) (\(choice)) \(translation.isDone ? "" : "not done ")\(form.value)"
          }
        }
    }
    #expect(
      lines.joined(separator: "\n") == """
        Localizable.xcstrings:2:3 %lld files
          de (one) %lld Datei
          de (other) %lld Dateien
          fr (one, iphone) %lld fich.
          fr (other, iphone) %lld fich.
          fr (other) %lld fichiers
        Localizable.xcstrings:10:3 %lld files in %lld folders
          de (one) %1$lld Datei in %2$lld Ordnern
          de (other) %1$lld Dateien in %2$lld Ordnern
        Localizable.xcstrings:16:3 OK (as it is)
        Localizable.xcstrings:17:3 Save
          de () not done 
          fr () Enregistrer
        """)
  }

  @Test("A form is chosen by category and device, and the one for all others where there is none")
  func choosing() throws {
    let catalogue = try StringCatalogue(Self.files, file: "Localizable.xcstrings")
    func words(_ code: String, _ plural: String?, _ device: String?) -> String? {
      catalogue.translation(of: "%lld files", in: Language(code), plural: plural, device: device)
    }
    #expect(words("de", "one", nil) == "%lld Datei" && words("de", "few", "mac") == "%lld Dateien")
    #expect(words("fr", "one", "iphone") == "%lld fich." && words("fr", "one", "mac") == "%lld fichiers")
    // What has other values in the same places is the same key, and what is not translated is as in the source.
    #expect(catalogue.entry(of: "%@ files") == catalogue.entry(of: "%lld files"))
    #expect(catalogue.translation(of: "Save", in: Language("de")) == nil)
    #expect(catalogue.translation(of: "Open", in: Language("fr")) == nil)
  }

  @Test("Each part of a string has the plural of its own number")
  func parts() throws {
    let file = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files in %lld folders": {"localizations": {
          "en": {"stringUnit": {"value": "%#@files@ in %#@folders@"}, "substitutions": {
            "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
            "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg folder"}}, "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}},
        "%@ has %lld": {"localizations": {
          "en": {"stringUnit": {"value": "%2$#@n@ of %1$@"}, "substitutions": {
            "n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
      """#
    let catalogue = try StringCatalogue(file, file: "Localizable.xcstrings")
    func words(_ key: String, _ values: String..., knowsNumbers: Bool = true) -> String? {
      CatalogueTranslator(
        catalogue: catalogue, form: LanguageForm(Language("en"), plural: "other"), knowsNumbers: knowsNumbers
      ).translation(of: key, values: values)
    }
    let key = "%lld files in %lld folders"
    #expect(words(key, "1", "1") == "%1$lld file in %2$lld folder")
    #expect(words(key, "1", "2") == "%1$lld file in %2$lld folders")
    #expect(words(key, "3", "1") == "%1$lld files in %2$lld folder")
    #expect(words(key, "1", "1", knowsNumbers: false) == "%1$lld files in %2$lld folders")
    #expect(words("%@ has %lld", "Ann", "1") == "one of %1$@")
    #expect(words("%@ has %lld", "7", "2") == "%2$lld of %1$@")
  }

  @Test("A part that has its own mark is filled in once", .timeLimit(.minutes(1)))
  func ownMark() throws {
    let file = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld files": {"localizations": {"en": {"stringUnit": {"value": "%#@files@, %#@files@"}, "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg of %#@files@"}}}}}}}}}}}
      """#
    let catalogue = try StringCatalogue(file, file: "Localizable.xcstrings")
    #expect(
      catalogue.translation(of: "%lld files", in: Language("en"), plural: "other", device: nil)
        == "%1$lld of %#@files@, %1$lld of %#@files@")
  }

  @Test("What is wrong is told with its place")
  func errors() throws {
    func error(_ text: String, _ file: String = "a.xcstrings") -> String {
      do {
        _ = try StringCatalogue(text, file: file)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(
      error("")
        == "a.xcstrings: the file is empty; a catalogue begins with {\"sourceLanguage\": \"en\", \"strings\": {"
    )
    #expect(
      error("{\"strings\": {}}")
        == "a.xcstrings:1:1: catalogue: a string catalogue needs the key \"sourceLanguage\"")
    #expect(
      error(
        #"{"sourceLanguage": "en", "strings": {"A": {"localizations": {"de": {"stringUnit": {"value": 7}}}}}}"#
      )
        == "a.xcstrings:1:93: strings.\"A\".de: expected a string, found a number")
    #expect(
      error(
        #"""
        {"sourceLanguage": "en", "strings": {"A": {"localizations": {"de":
          {"variations": {"plural": {"single": {"stringUnit": {"value": "7"}}}}}}}}}
        """#)
        == "a.xcstrings:2:30: unknown variation \"single\"; known: zero, one, two, few, many, other")
    #expect(
      error("{\"sourceLanguage\": }").hasPrefix("a.xcstrings:1:20: document: not JSON: expected a value"))
    #expect(
      error("", "a.txt") == "a.txt: translations are read from .xcstrings, .strings and .stringsdict files")
    #expect(throws: StringCatalogueError.self) { try StringCatalogue(contentsOf: "/nowhere/a.xcstrings") }
  }
}

@Suite("Tables of strings")
struct StringsTableTests {
  @Test("Pairs, comments and escapes are read, and the folder says the language")
  func reading() throws {
    let text = #"""
      /* A button /* as ever */
      "Save" = "Sichern"; // the usual word
      "line\nbreak \"quoted\"" = "\U00e4\\";
      Cancel = "Abbrechen";
      "OK";
      """#
    let catalogue = try StringCatalogue(text, file: "App/de.lproj/Localizable.strings")
    let pairs = catalogue.entries.mapValues { $0.translations["de"]?.forms.map(\.value) }
    #expect(
      pairs == [
        "Save": ["Sichern"], "line\nbreak \"quoted\"": ["ä\\"], "Cancel": ["Abbrechen"], "OK": ["OK"],
      ])
    #expect(catalogue.entries["Cancel"]?.position.line == 4)
    var whole = try StringCatalogue(#""Save" = "Save";"#, file: "en.lproj/Localizable.strings")
    whole.merge(catalogue)
    #expect(whole.languages.map(\.code) == ["en", "de"])
    #expect(whole.translation(of: "Save", in: Language("de")) == "Sichern")
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      ("\"a\" = \"b\"", "de.lproj/a.strings:1:10: expected \";\", found the end"),
      ("\"a\" = ;", "de.lproj/a.strings:1:7: expected a string in double quotes, found \";\""),
      ("\n\"a", "de.lproj/a.strings:2:1: a string that does not end"),
      ("/* a", "de.lproj/a.strings:1:1: a comment that does not end"),
      ("\"a\" = \"1\";\n\"a\" = \"2\";", "de.lproj/a.strings:2:1: the key \"a\" occurs twice; remove one"),
      ("\"a\" = \"\\U12\";", "de.lproj/a.strings:1:10: expected four hexadecimal digits, found \"1\""),
    ])
  func errors(text: String, expected: String) throws {
    let error = #expect(throws: StringCatalogueError.self) {
      try StringCatalogue(text, file: "de.lproj/a.strings")
    }
    #expect("\(try #require(error))" == expected)
  }

  @Test("A table outside of a language's folder is refused")
  func folder() throws {
    let error = #expect(throws: StringCatalogueError.self) { try StringCatalogue("", file: "a.strings") }
    #expect(
      "\(try #require(error))"
        == "a.strings: the folder's name says the language of a table; put it into one such as de.lproj/Localizable.strings"
    )
  }

  @Test("A table of plurals has a form for each category; the number of a value counts from the whole string")
  func plurals() throws {
    func rule(_ value: String, _ one: String, _ other: String) -> String {
      """
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(value)</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let table = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%lld files &amp; %d folders</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ und %2$#@folders@</string>
      <key>files</key>\(rule("lld", "%lld Datei", "%lld Dateien"))
      <key>folders</key>\(rule("d", "ein Ordner", "%d Ordner"))</dict>
      <key>Tap</key>
      <dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tippen</string>
      <key>mac</key><string>Klicken</string></dict></dict>
      </dict></plist>
      """
    let catalogue = try StringCatalogue(table, file: "de.lproj/Localizable.stringsdict")
    let german = Language("de")
    let key = "%lld files & %d folders"
    #expect(catalogue.entries[key]?.position.line == 3)
    #expect(catalogue.translation(of: key, in: german, plural: "one") == "%1$lld Datei und ein Ordner")
    #expect(catalogue.translation(of: key, in: german, plural: "other") == "%1$lld Dateien und %2$d Ordner")
    #expect(catalogue.translation(of: "Tap", in: german, device: "mac") == "Klicken")
    let wrong = table.replacing("<key>one</key>", with: "<key>single</key>")
    let error = #expect(throws: StringCatalogueError.self) {
      try StringCatalogue(wrong, file: "de.lproj/Localizable.stringsdict")
    }
    #expect("\(try #require(error))".contains("unknown variation \"single\""))
    #expect(throws: StringCatalogueError.self) {
      try StringCatalogue("no list", file: "de.lproj/a.stringsdict")
    }
    #expect(throws: StringCatalogueError.self) { try StringCatalogue(table, file: "Localizable.stringsdict") }
  }
}
