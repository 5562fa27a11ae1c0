import LayoutCore
import LayoutLanguages
import Testing

@testable import LayoutSources

@Suite("Numbers in keys of texts")
struct ReaderKeyTests {
  @Test("A literal is a key, whose numbers are written as the locale writes them")
  func literals() throws {
    #expect(
      try ShownView.texts(
        ##"""
        VStack {
          Text("\(n) files"); Text("\(d)"); Text("\(w)"); Text("\(d, specifier: "%.1f") km"); Text("\(n, specifier: "%d")")
          Text(isOn ? "\(n) on" : "off"); Text((isOn ? "a" : isOff ? "\(n)" : "c")); Button("\(n) things") {}
          Label("\(-n)", systemImage: "star"); Text("**\(n)** bold"); Text("\(n, specifier: "%05d")"); Text("\(999)")
        }
        """##,
        "let n = 1234567; let d = 3.5; let w: CGFloat = 12; let isOn = true; let isOff = false")
        == [
          "1,234,567 files", "3.500000", "12.000000", "3.5 km", "1,234,567", "1,234,567 on", "a",
          "1,234,567 things",
          "-1,234,567", "1,234,567 bold", "1,234,567", "999",
        ])
  }

  @Test("A string is not a key: its numbers are those that Swift prints")
  func strings() throws {
    #expect(
      try ShownView.texts(
        ##"""
        VStack {
          Text(verbatim: "\(n)"); Text(String(n)); Text("a" + "\(n)"); Text(text); Text(marked); Text("\(n)" as String)
          Text(flag ? "\(n)" : text); Text([1234].map { "\($0)" }.joined()); Text("\(String(n)) \(text)"); Text("\(flag)")
        }
        """##,
        ##"let n = 1234; let text = "\(n) x"; let marked = "**\(n)** y"; let flag = true"##)
        == [
          "1234", "1234", "a1234", "1234 x", "**1234** y", "1234", "1234", "1234", "1234 1234 x", "true",
        ])
  }

  @Test("A key that is handed on keeps its values")
  func handedOn() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { Row(title: "\(n) rows"); Row(title: isOn ? "\(n) on" : "off"); Plain(title: "\(n) rows"); Row(title: LocalizedStringKey(text)) }"##,
        ##"""
        let n = 1234; let isOn = true; let text = "\(n) of it"
        struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
        struct Plain: View { let title: String; var body: some View { Text(title) } }
        """##) == ["1,234 rows", "1,234 on", "1234 rows", "1234 of it"])
  }

  @Test("A decimal number prints as its digits are")
  func decimals() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { Text("\(price)"); Text("\(price * 2)"); Text("\(Decimal(1500))") }"##,
        "let price: Decimal = 9.99")
        == ["9.99", "19.98", "1500"])
  }

  @Test("What is not known is a number of its type")
  func unknown() throws {
    #expect(
      try ShownView.texts(
        ##"V(count: load(), share: load())"##,
        ##"struct V: View { let count: Int; let share: Double; var body: some View { Text("\(count), \(share)") } }"##
      )
        == ["0, 0.000000"])
  }

  @Test("The language says how numbers are grouped, and a translation in which format")
  func languages() throws {
    let table = try StringCatalogue(
      ##"{"sourceLanguage": "en", "strings": {"%lld files": {"localizations": {"de": {"stringUnit": {"value": "%lld Dateien"}}}}, "%lf km": {"localizations": {"de": {"stringUnit": {"value": "%.1f Kilometer"}}}}, "%lld of %lld": {"localizations": {"de": {"stringUnit": {"value": "von %2$lld sind es %1$lld"}}}}}}"##,
      file: "Localizable.xcstrings")
    let source = ##"""
      #Preview { VStack { Text("\(1234) files"); Text("\(1234.5) km"); Text("\(1) of \(2000)"); Text("\(1234) more")
        Text(verbatim: "\(1234)"); Text(String(localized: "\(1234) files")) } }
      """##
    let texts = try ShownView.texts(of: source) {
      $0.translator = CatalogueTranslator(catalogue: table, form: LanguageForm(Language("de")))
    }
    #expect(
      texts == [
        "1.234 Dateien", "1.234,5 Kilometer", "von 2.000 sind es 1", "1.234 more", "1234", "1.234 Dateien",
      ])
    #expect(
      try ShownView.texts(of: source)
        == ["1,234 files", "1,234.500000 km", "1 of 2,000", "1,234 more", "1234", "1,234 files"])
  }

  @Test("A locale in the environment writes the numbers inside")
  func locale() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { Text("\(1234)"); Text("\(1234)").environment(\.locale, .init(identifier: "de")); Text("\(12345)").environment(\.locale, .init(identifier: "fr_CH")) }"##
      )
        == ["1,234", "1.234", "12\u{202F}345"])
  }
}

@Suite("Orders, infinite numbers, and methods with the names of properties")
struct ReaderOrderTests {
  @Test("The order of a set or a dictionary is said where it shows")
  func orders() throws {
    let declarations = """
      struct V: View {
        var tags: Set<String> = ["b", "a"]; let ages = ["Ann": 3, "Bo": 4]; var found: [String] = ["x", "y"]
        let pairs: KeyValuePairs = ["a": 1, "b": 2]
        var body: some View {
          VStack {
            ForEach(Array(tags), id: \\.self) { Text($0) }
            ForEach(tags.sorted(), id: \\.self) { Text($0) }
            ForEach(Array(tags).sorted(), id: \\.self) { Text($0) }
            Text(ages.keys.joined()); Text(ages.keys.sorted().joined()); Text("\\(ages.count) \\(tags.contains("a") ? 1 : 2)")
            Text(tags.map { $0 }.sorted().joined()); ForEach(found, id: \\.self) { Text($0) }
            ForEach(ages.sorted { $0.key < $1.key }, id: \\.key) { Text($0.key) }
            ForEach(Array(Set(found)), id: \\.self) { Text($0) }
            Text(tags.first ?? ""); let local = Set([1, 2]); Text("\\(local.reduce(0, +))"); Text(local.map { "\\($0)" }.joined())
            ForEach(pairs, id: \\.key) { Text($0.key) }
          }
        }
      }
      """
    #expect(
      try ShownView.assumptions("V()", declarations).map {
        $0.split(separator: " ").dropFirst().joined(separator: " ")
      } == [
        "the order of tags is not defined; assumed to be the source's",
        "the order of ages.keys is not defined; assumed to be the source's",
        "the order of Set(found) is not defined; assumed to be the source's",
        "the order of tags is not defined; assumed to be the source's",
        "the order of local is not defined; assumed to be the source's",
      ])
  }

  @Test("A fraction by zero is infinite, as in Swift, and where no layout takes that, it is said")
  func infinite() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { Text(verbatim: "\(1 / 0.0) \(-1.0 / zero) \((0 / zero).isNaN)") }"##, "let zero = 0.0")
        == ["inf -inf true"])
    #expect(
      try ShownView.assumptions(
        ##"Text("x").position(x: 5 / zero, y: 3).padding(zero / zero)"##, "let zero = 0.0")
        == [
          "Card.swift:2:34: the number 5 / zero is not known; assumed to be 0",
          "Card.swift:2:58: the number zero / zero is not known; assumed to be 0",
        ])
    #expect(try ShownView.frames(##"Text("x").frame(maxWidth: 5 / zero)"##, "let zero = 0.0").count == 2)
  }

  @Test("map of a list or a string that an optional holds hands it over as it is")
  func optionals() throws {
    let declarations = """
      struct Item: Identifiable { let id: Int; var tags: [String]?; var note: String = "ab"; var more: String? }
      struct V: View {
        let opt: [Int]? = [1, 2, 3]; let word: String = "abc"; let maybe: String? = "xyz"
        let items = [Item(id: 1, tags: ["hot", "new"], more: "m"), Item(id: 2)]; let groups = ["a": [1, 2]]
        var body: some View {
          VStack {
            Text(opt.map { "\\($0.count)" } ?? "nil"); Text(word.map { String($0) + "." }.joined()); Text(maybe.map { $0 + "!" } ?? "")
            Text(opt?.map { "\\($0)" }.joined() ?? ""); Text(opt.flatMap { $0.first }.map { "\\($0)" } ?? "none")
            ForEach(items) { i in Text(i.tags.map { "\\($0.count) tags" } ?? "no tags"); Text(i.tags?.map { $0 + ";" }.joined() ?? "-") }
            Text(items[0].note.map { "\\($0)," }.joined()); Text(items[0].more.map { $0 + "?" } ?? ""); Text(items.first?.tags?.map { $0 }.joined() ?? "")
            Text(groups["a"].map { "\\($0.count) in it" } ?? "none"); Text(groups["b"].map { "\\($0.count)" } ?? "none")
            Text(opt!.map { "\\($0)" }.joined())
          }
        }
      }
      """
    #expect(
      try ShownView.texts("V()", declarations) == [
        "3", "a.b.c.", "xyz!", "123", "1", "2 tags", "hot;new;", "no tags", "-", "a,b,", "m?", "hotnew",
        "2 in it", "none",
        "123",
      ])
    #expect(try ShownView.assumptions("V()", declarations) == [])
  }

  @Test("count with code counts what holds")
  func counts() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { Text("\([1, 2, 3].count { $0 > 1 })"); Text("\([1, 2, 3].count(where: { $0 > 2 }))"); Text("\("aXbX".count { $0.isUppercase })") }"##
      )
        == ["2", "1", "2"])
  }

  @Test("init of a dictionary and of a list where their types are said")
  func collections() throws {
    #expect(
      try ShownView.texts(
        ##"VStack { ForEach(groups.sorted { $0.key < $1.key }, id: \.key) { Text("\($0.key) \($0.value.count)") }; Text(zeros.map { "\($0)" }.joined()) }"##,
        ##"let groups: [Int: [String]] = .init(grouping: ["a", "bb", "cc"], by: { $0.count }); let zeros: [Int] = .init(repeating: 0, count: 3)"##
      )
        == ["1 1", "2 2", "000"])
  }

  @Test("A member of an enumeration of which nothing is known says which case was taken")
  func unknownCases() throws {
    let declarations = """
      enum Kind: String { case food, rent; var title: String { self == .food ? "Food" : "Rent" } }
      struct V: View { let kind: Kind; var body: some View { Text(kind.title) } }
      """
    #expect(try ShownView.texts("V(kind: load())", declarations) == ["Food"])
    #expect(
      try ShownView.assumptions("V(kind: load())", declarations)
        == ["Card.swift:2:61: the condition load() is not known; assumed to be .food"])
  }

  @Test("Views in a label are below each other")
  func labels() throws {
    #expect(
      try ShownView.frames(
        ##"LabeledContent { Text("v") } label: { Text("Title"); Text("Detail") }.frame(width: 300)"##
      ).filter { $0.contains("VStack") }.count == 1)
  }

  @Test("The second text of a label is smaller on platforms, by how much is not recorded, and that is said")
  func subtitles() throws {
    for control in ["LabeledContent { Text(\"v\") }", "Toggle(isOn: .constant(true)) {"] {
      let isToggle = control.hasPrefix("Toggle")
      for (texts, count) in [("Text(\"Title\"); Text(\"Detail\")", 1), ("Text(\"Title\")", 0)] {
        let source = isToggle ? "\(control) \(texts) }" : "\(control) label: { \(texts) }"
        let found = try SourceFrames.scene("#Preview { \(source) }") { $0.platform = .iOS26 }
        #expect(found.report.assumptions.count == count)
        #expect(
          found.report.assumptions.allSatisfy {
            $0.description.hasSuffix(
              "the number font size of the label's second text is not known; assumed to be that of the first")
          })
      }
    }
  }
}
