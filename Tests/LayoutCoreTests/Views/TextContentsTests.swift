import Foundation
import LayoutCore
import Testing

@Suite("What texts show")
struct TextContentsTests {
  private func text(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> MeasurableText {
    var environment = EnvironmentValues()
    change(&environment)
    let node = try #require(view.layoutNodes(in: environment).first)
    return try #require((node.element as? MeasuredElement)?.text?.measurable)
  }

  /// The runs as words: bold ones in asterisks, code in backticks.
  private func words(_ text: MeasurableText) -> String {
    text.runs.map { run in
      let sign = (run.font.weight == .bold ? "*" : "") + (run.font.design == .monospaced ? "`" : "")
      return "\(sign)\(run.string)\(String(sign.reversed()))"
    }.joined(separator: "|")
  }

  @Test(
    "Markdown within a paragraph",
    arguments: [
      ("plain", "plain"), ("**a** b", "*a*| b"), ("__a__ b", "*a*| b"), ("*a* b", "a b"), ("_a_ b", "a b"),
      ("***a*** b", "*a*| b"), ("**a *b* c** d", "*a b c*| d"), ("*a **b** c* d", "a |*b*| c d"),
      // In code no sign closes anything.
      ("*a `b*` c*", "a |`b*`| c"), ("[a `]` b](u)", "a |`]`| b"), ("**a `**` b**", "*a *|*`**`*|* b*"),
      ("*a ` b*", "a ` b"), ("**a *b***", "*a b*"), ("*a **b***", "a |*b*"), ("`a*b*`c", "`a*b*`|c"),
      ("**`a`**", "*`a`*"),
      ("[a **b**](https://example.com/x) c", "a |*b*| c"), ("~~a~~ b", "a b"), ("~a~ b", "~a~ b"),
      (#"\*a\* \[b\]"#, "*a* [b]"), (#"\a"#, #"\a"#), ("a * b * c", "a * b * c"), ("**a", "**a"),
      ("a_b_c", "a_b_c"), ("2*3*4", "234"), ("[a] b", "[a] b"), ("[a](b", "[a](b"), ("``a`b``", "`a`b`"),
      ("`a", "`a"), ("** a **", "** a **"), ("", ""), ("*", "*"), ("****", "****"),
      ("**a** **b**", "*a*| |*b*"),
      ("one\ntwo", "one\ntwo"), ("(**é**)", "(|*é*|)"),
    ])
  func markdown(_ string: String, _ expected: String) throws {
    #expect(try words(text(Text(LocalizedStringKey(string)))) == expected)
  }

  @Test("numbers in keys are written as their formats have them, in the locale")
  func numbers() throws {
    struct German: TextTranslator {
      var locale: Locale { Locale(identifier: "de") }
      func translation(of key: String) -> String? {
        ["%lld files": "%lld Dateien", "%lf km": "%.1f km"][key]
      }
    }
    let count = 1_234_567
    func german(_ view: some View) throws -> String { try text(view) { $0.textTranslator = German() }.string }
    #expect(try text(Text("\(count) files")).string == "1,234,567 files")
    #expect(try text(Text(verbatim: "\(count) files")).string == "1234567 files")
    #expect(try text(Text("\(3.5) \(CGFloat(2)) \(Float(1.5))")).string == "3.500000 2.000000 1.500000")
    #expect(
      try text(Text("\(1234.56, specifier: "%.1f") \(1234, specifier: "%d")")).string == "1,234.6 1,234")
    #expect(try text(Text("\(UInt8(200)) \(Int32(-5000))")).string == "200 -5,000")
    #expect(try german(Text("\(count) files")) == "1.234.567 Dateien")
    #expect(try german(Text("\(1234.5) km")) == "1.234,5 km")
    #expect(try german(Text("\(1234) of it")) == "1.234 of it")
    #expect(
      try text(Text("\(1234)").environment(\.locale, Locale(identifier: "fr_CH"))).string == "1\u{202F}234")
  }

  @Test("literals are keys, and other strings are shown as they are")
  func strings() throws {
    let string = "**a**"
    #expect(try words(text(Text("**a**"))) == "*a*")
    #expect(try text(Text(string)).string == "**a**")
    #expect(try text(Text(verbatim: "**a**")).string == "**a**")
    #expect(try ["**a**"].map(Text.init).map { try text($0).string } == ["**a**"])
    #expect(try text(Text(string.dropFirst(2))).string == "a**")
    let name = "*b*"
    #expect(try words(text(Text("**a** \(name) *c*"))) == "*a*| *b* c")
    #expect(try words(text(Text("**\(name)**"))) == "**b**")
  }

  @Test("images, texts and formatted values stand in texts")
  func interpolation() throws {
    let shown = try text(Text("\(Image(systemName: "globe")) 2h"))
    #expect(shown.string == "[globe] 2h")
    #expect(shown.runs[0].image == TextImage(name: "globe", width: 17, height: 17, isSymbol: true))
    let large = try text(Text("\(Image(systemName: "globe")) 2h").font(.title))
    #expect(large.runs[0].image?.width == 28)
    #expect(try words(text(Text("a \(Text("b").bold()) c"))) == "a |*b*| c")
    #expect(try text(Text("\(2.5, specifier: "%.2f") \(7, specifier: "%03d")")).string == "2.50 007")
    #expect(try text(Text("\(1234.5, format: .number.precision(.fractionLength(2)))")).string == "1,234.50")
    #expect(try text(Text(0.25, format: .percent)).string == "25%")
    #expect(try text(Text("\(3) \(true) \([1, 2])")).string == "3 true [1, 2]")
    let named = try text(Text(Image("rogue"))) { $0.images = ["rogue": CGSize(width: 50, height: 64)] }
    #expect(named.runs[0].image == TextImage(name: "rogue", width: 50, height: 64))
  }

  @Test("runs of an attributed string keep their attributes")
  func attributed() throws {
    var string = AttributedString("a")
    string.font = .title
    string.underlineStyle = .single
    var second = AttributedString("b")
    second.kern = 2
    second.baselineOffset = 3
    second.foregroundColor = .red
    let shown = try text(Text(string + second + AttributedString("c")).font(.caption))
    #expect(
      shown.runs == [
        TextRun("a", font: .title), TextRun("b", font: .caption, tracking: 2, baselineOffset: 3),
        TextRun("c", font: .caption),
      ])
    #expect(try text(Text("x \(string)")).runs.map(\.string) == ["x ", "a"])
  }

  @Test("dates are told from the environment's now, in English and UTC")
  func dates() throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func shown(_ seconds: TimeInterval, _ style: Text.DateStyle) throws -> String {
      try text(Text(now + seconds, style: style)).string
    }
    #expect(try shown(0, .time) == "12:00 AM")
    #expect(try shown(13 * 3600 + 5 * 60, .time) == "1:05 PM")
    #expect(try shown(0, .date) == "January 1, 2001")
    #expect(try shown(-86_400, .date) == "December 31, 2000")
    #expect(try shown(2 * 3600 + 23 * 60 + 9, .relative) == "2 hours, 23 minutes")
    #expect(try shown(-3600, .relative) == "1 hour")
    #expect(try shown(0, .relative) == "0 seconds")
    #expect(try shown(2 * 3600, .offset) == "+2 hours")
    #expect(try shown(-86_400 * 92, .offset) == "-3 months")
    #expect(try shown(152, .timer) == "2:32")
    #expect(try shown(36 * 3600 + 59 * 60 + 1, .timer) == "36:59:01")
    let later = try text(Text(now, style: .relative)) { $0.now = now + 60 }
    #expect(later.string == "1 minute")
  }

  @Test("timers count up or down, stop when paused, and stay in their interval")
  func timers() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func shown(
      at now: TimeInterval, pause: TimeInterval? = nil, down: Bool = true, hours: Bool = true
    ) throws -> String {
      let timer = Text(
        timerInterval: start...(start + 7200), pauseTime: pause.map { start + $0 }, countsDown: down,
        showsHours: hours)
      return try text(timer) { $0.now = start + now }.string
    }
    #expect(try shown(at: 0) == "2:00:00" && shown(at: 0, hours: false) == "120:00")
    #expect(try shown(at: 7190) == "0:10" && shown(at: 9000) == "0:00")
    #expect(try shown(at: 90, down: false) == "1:30" && shown(at: -5, down: false) == "0:00")
    #expect(try shown(at: 7190, pause: 60) == "1:59:00" && shown(at: 30, pause: 60) == "1:59:30")
  }

  @Test(
    "Markdown takes time in proportion to the length", .timeLimit(.minutes(1)),
    arguments: ["*a ", "[", "_a", "`a``", "**a *b ", "*`", "[`", "*a `b*"])
  func long(_ piece: String) throws {
    let string = String(repeating: piece, count: 20_000)
    #expect(try text(Text(LocalizedStringKey(string))).runs.count >= 1)
  }
}
