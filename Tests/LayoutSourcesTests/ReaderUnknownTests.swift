import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What belongs to types that nobody declares, and code without bounds")
struct ReaderUnknownTests {
  private func said(_ body: String) throws -> [String] {
    let scene = try SourceFrames.scene("#Preview { \(body) }")
    let report = scene.report
    #expect(report.total == report.read + report.assumed + report.unmodelled)
    return report.assumptions.map(\.name) + report.visual.map(\.name)
  }

  @Test(
    "A member of an unknown type is said, though its name be that of a member of the system's",
    arguments: [
      ("Text(\"a\").font(Kit.title)", "Kit.title"), ("Text(\"a\").padding(Kit.max)", "Kit.max"),
      ("Text(\"a\").frame(maxWidth: Kit.infinity)", "Kit.infinity"),
      ("Text(\"a\").frame(width: 80, alignment: Kit.leading)", "Kit.leading"),
      ("VStack(alignment: Kit.trailing) { Text(\"a\") }", "Kit.trailing"),
      ("Text(\"a\").fontWeight(Kit.bold)", "Kit.bold"),
      ("Text(\"a\").font(.system(size: 9, weight: Kit.heavy))", "Kit.heavy"),
      ("Text(\"a\").padding(Kit.horizontal, 5)", "Kit.horizontal"),
      ("Text(\"\\(Kit.max)\")", "Kit.max"),
      ("Text(\"a\").foregroundColor(Kit.red)", "Kit.red"),
      ("Text(\"a\").multilineTextAlignment(Kit.center)", "Kit.center"),
      ("Text(\"a\").scaleEffect(0.5, anchor: Kit.top)", "Kit.top"),
    ])
  func members(_ body: String, _ name: String) throws { #expect(try said(body).contains(name)) }

  @Test("A word of a value that is not known is said", arguments: ["alignment: v.place", "alignment: .here"])
  func words(_ argument: String) throws {
    let scene = try SourceFrames.scene(
      "struct V: View { let v: Unknown; var body: some View { Text(\"a\").frame(width: 80, \(argument)) } }")
    #expect(scene.report.assumed > 0)
  }

  @Test("A placeholder keeps the modifiers that follow it")
  func modified() throws {
    let view = "struct R: UIViewRepresentable {}\n"
    let scene = try SourceFrames.scene(
      view + "#Preview { VStack { R().frame(width: 30, height: 10); Kit.row.frame(width: 90, height: 7) } }")
    #expect(scene.report.notModelled.map(\.name) == ["UIViewRepresentable"])
    let lines = try ShownView.frames(
      "VStack { R().frame(width: 30, height: 10); Kit.row.frame(width: 90, height: 7) }", view)
    #expect(
      lines.contains { $0.hasSuffix(" 30.00 10.00") } && lines.contains { $0.hasSuffix(" 90.00 7.00") },
      "\(lines)")
  }

  @Test("What is shown over a view is said not to be modelled", arguments: ["alert", "popover", "inspector"])
  func presented(_ name: String) throws {
    let scene = try SourceFrames.scene(
      "#Preview { Text(\"a\").\(name)(isPresented: .constant(true)) { Text(\"b\") } }")
    #expect(scene.report.notModelled.map(\.name) == [".\(name)"])
    let hidden = try SourceFrames.scene("#Preview { Text(\"a\").\(name)(isPresented: .constant(false)) { } }")
    #expect(hidden.report.notModelled.isEmpty)
  }

  @Test("Texts of code that is known are read, and nothing is assumed", arguments: known)
  fileprivate func texts(_ known: Known) throws {
    let scene = try SourceFrames.scene(known.source)
    #expect(ShownView.texts(in: scene.document.root) == known.texts, "\(scene.report.assumptions)")
    #expect(scene.report.assumed == 0, "\(scene.report.assumptions)")
  }

  fileprivate struct Known: Sendable {
    var texts: [String]
    var source: String
  }

  private static let known = [
    // An overload by an own type, of what a font or a color is.
    Known(
      texts: ["a"],
      source: """
        extension View { func background(_ t: Theme) -> some View { background(t.color) }
          func font(_ f: AppFont) -> some View { font(f.font) } }
        enum AppFont { case title; var font: Font { .system(size: 28, weight: .bold) } }
        enum Theme { case dark; var color: Color { .black } }
        #Preview { Text("a").font(.title).background(.dark).background(.red) }
        """),
    Known(
      texts: ["none"],
      source: """
        struct F { func f(_ x: Int) -> String { "int" }; func f(_ x: Int?) -> String { "none" } }
        struct V: View { let n: Int? = nil; var body: some View { Text(F().f(n)) } }
        #Preview { V() }
        """),
    Known(
      texts: ["a"],
      source: """
        extension View {
          func ifLet<V, T: View>(_ v: V?, @ViewBuilder _ t: (Self, V) -> T) -> some View {
            Group { if let v { t(self, v) } else { self } } } }
        #Preview { Text("a").ifLet(Optional<CGFloat>.none) { $0.padding($1) } }
        """),
    Known(
      texts: ["outer 4"],
      source: """
        struct Theme { var name = "outer"; var space = 4 }
        extension EnvironmentValues { @Entry var theme = Theme() }
        struct V: View { @Environment(\\.theme.name) var n; @Environment(\\.theme.space) var s
          var body: some View { Text("\\(n) \\(s)") } }
        #Preview { V() }
        """),
    Known(
      texts: ["dark"],
      source: """
        enum Mode: String { case light, dark }
        extension EnvironmentValues { @Entry var mode: Mode = .dark }
        struct V: View { @Environment(\\.mode) var m; var body: some View { Text(m.rawValue) } }
        #Preview { V() }
        """),
    Known(
      texts: ["11 7"],
      source: """
        extension CGSize { static func + (a: CGSize, b: CGSize) -> CGSize {
          .init(width: a.width + b.width, height: a.height + b.height) } }
        struct V: View { let s = CGSize(width: 10, height: 5) + CGSize(width: 1, height: 2)
          var body: some View { Text("\\(Int(s.width)) \\(Int(s.height))") } }
        #Preview { V() }
        """),
    Known(
      texts: ["a", "b"],
      source: """
        #Preview { VStack { Text("a").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
          Text("b").font(Font(UIFont.preferredFont(forTextStyle: .title1))) } }
        """),
    Known(
      texts: ["Name: Bo, 7"],
      source: """
        func tr(_ format: String, _ args: CVarArg...) -> String {
          String(format: format, locale: .current, arguments: args) }
        #Preview { Text(tr("Name: %@, %d", "Bo", 7)) }
        """),
    Known(
      texts: ["b a", "007", "3"],
      source: """
        #Preview { VStack { Text(String(format: "%2$@ %1$@", "a", "b")); Text(String(format: "%03d", 7))
          Text(String(format: "%*d", 3)) } }
        """),
    Known(
      texts: ["head"],
      source: """
        #Preview { List { Section(isExpanded: .constant(false)) { Text("row") } header: { Text("head") } } }
        """),
  ]

  @Test(
    "Code without bounds ends",
    arguments: [
      "Text(\"a\".padding(toLength: .max, withPad: \"x\", startingAt: 0)).lineLimit(1)",
      "Text(String(format: \"%500000000d\", 3))", "Text(String(format: \"%*d %n\", 3))",
      "Path { $0.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(1e300), clockwise: true) }",
      "Path { $0.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(1e300)) }",
      "Text(\"\\([1, 2].prefix(Int.max).count) \\([1].dropFirst(Int.max).count)\").lineLimit(.max)",
      "Text(1.5, format: .number.precision(.fractionLength(3...1)))",
    ])
  func bounded(_ shown: String) throws { _ = try ShownView.frames(shown) }

  @Test("Names that stand for each other, and brackets without end, do not end the reader")
  func circles() throws {
    let aliases =
      "typealias A = B\ntypealias B = A\nstruct V: View { let a: A; var body: some View { Text(\"a\") } }\n"
    #expect(try ShownView.texts(of: aliases + "#Preview { V(a: 1) }") == ["a"])
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    #expect(throws: SourceError.self) { try SourceFrames.scene("let a = \(deep)\n#Preview { Text(\"a\") }") }
    // The same in words is no code.
    let words = "// \(deep)\n#Preview { Text(\"\(deep.prefix(40))\") }"
    #expect(try ShownView.texts(of: words).count == 1)
  }
}
