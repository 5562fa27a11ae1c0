import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Source that cannot be read")
struct SourceErrorTests {
  private func words(_ source: String, _ change: (inout ReadingOptions) -> Void = { _ in }) -> String {
    do {
      let report = try SourceFrames.scene(source, change).report
      return "no error: \(report.summary)"
    } catch { return "\(error)" }
  }

  @Test(
    "Views that contain themselves without end are no error, unless nothing about structure may be assumed")
  func cycle() {
    let loop = "struct Loop: View { var body: some View { VStack { Loop() } } }"
    #expect(
      words(loop) == "no error: Loop: 2 views, modifiers and decisions: 1 read, 1 assumed, 0 not modelled")
    #expect(
      words(loop) { $0.isStrict = true }
        .hasPrefix("Card.swift:1:52: Loop contains itself without end; assumed to be 44 x 44;"))
    // One that is another each time ends at the limit of depth.
    let count = """
      struct Count: View { let n: Int; var body: some View { Count(n: n + 1) } }
      #Preview { Count(n: 0) }
      """
    #expect(words(count).hasPrefix("no error"))
  }

  @Test("A loop without end is cut")
  func endless() {
    let source = """
      struct A: View {
        var count: Int { var n = 0; while true { n += 1 }; return n }
        var body: some View { Text("\\(count)") }
      }
      """
    let error = words(source) { $0.stepLimit = 10_000 }
    #expect(error.hasPrefix("Card.swift:2:") && error.contains("more than 10000 steps"))
    let wide =
      "struct A: View { var body: some View { ForEach(0..<9_000_000_000, id: \\.self) { Text(\"\\($0)\") } } }"
    #expect(words(wide).contains("give smaller values"))
  }

  @Test("What doubles in a loop is cut before it fills the memory", arguments: ["\"a\"", "[1]"])
  func doubling(start: String) {
    let source = """
      struct A: View {
        var count: Int { var s = \(start); while true { s = s + s }; return s.count }
        var body: some View { Text("\\(count)") }
      }
      """
    let error = words(source) { $0.stepLimit = 10_000 }
    #expect(error.hasPrefix("Card.swift:2:") && error.contains("more than 10000 steps"), "\(error)")
  }

  @Test("A case whose raw value is its own is an assumption")
  func rawValues() {
    let source = """
      enum E: Int { case a = E.a.rawValue, b }
      struct A: View { var body: some View { Text("\\(E.b.rawValue)") } }
      """
    #expect(words(source).hasPrefix("no error"))
    #expect(words(source) { $0.isStrict = true }.contains("E.a.rawValue contains itself without end"))
  }

  @Test("What is not Swift is named by its place")
  func syntax() {
    #expect(words("struct A: View {\n  var body: some View { Text(\"a\" }\n}").hasPrefix("Card.swift:2:"))
    #expect(words("struct A: View {\n").contains("not Swift"))
  }

  @Test("The view that is asked for, or the only one")
  func choice() {
    let two = """
      struct First: View { var body: some View { Text("1") } }
      struct Second: View { var body: some View { Text("2") } }
      """
    #expect(words(two) == "several views are not used by any other; choose one with --view: First, Second")
    #expect(words(two) { $0.view = "Secnd" } == "there is no view \"Secnd\"; did you mean \"Second\"?")
    #expect(words(two) { $0.view = "Second" }.hasPrefix("no error: Second:"))
    #expect(words("let a = 1").contains("there is no view"))
    let used = two + "\nstruct Third: View { var body: some View { First(); Second() } }"
    #expect(words(used).hasPrefix("no error: Third:"))
    let preview = two + "\n#Preview(\"Both\") { First() }"
    #expect(words(preview).hasPrefix("no error: Both:"))
  }
}
