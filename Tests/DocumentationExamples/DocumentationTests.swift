import Foundation
import Testing

@Suite("Code in the documentation is compiled and run")
struct DocumentationTests {
  /// What users of `import Taut` meet first.
  static let principal = [
    "func layout", "func explain", "enum EngineKind", "struct LayoutResult", "struct ProposedViewSize",
    "protocol View", "protocol ViewModifier", "struct EnvironmentValues", "struct GeometryReader",
    "protocol Layout", "struct FlowLayout", "struct AnyLayout", "protocol LayoutValueKey",
    "protocol AlignmentID", "func alignmentGuide", "protocol TextMeasurer", "struct LayoutTree",
    "protocol LayoutEngine", "class ResizableLayout", "struct LayoutExplanation", "struct Breakpoints",
    "struct WhyNot", "struct LayoutDifference", "struct CertificateChecker", "struct RangeProver",
    "struct SceneReader", "struct SceneWriter", "struct Fuzzer", "struct Shrinker",
    "struct ConformanceRunner", "protocol ReferenceRule",
  ]

  @Test("Every block of Swift stands in a file of this target")
  func compiled() throws {
    let folder = DocumentedCode.package.appending(path: "Tests/DocumentationExamples")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { try DocumentedCode.text("Tests/DocumentationExamples/\($0)").split(separator: "\n") }
      .map { "\n" + DocumentedCode.essence($0).joined(separator: "\n") + "\n" }
    let blocks = try DocumentedCode.all()
    #expect(blocks.count > Self.principal.count)
    for block in blocks {
      let code = "\n" + block.lines.joined(separator: "\n") + "\n"
      #expect(sources.contains { $0.contains(code) }, "\(block) is not compiled")
    }
  }

  @Test("Every principal type has an example")
  func examples() throws {
    let declarations = Set(try DocumentedCode.all().map(\.declaration))
    #expect(Set(Self.principal).subtracting(declarations) == [])
  }

  @Test("Blocks are found in comments, with what they are about")
  func reading() {
    let source = """
      /// A sum.
      ///
      /// ```swift
      /// let a = 1
      ///
      ///   + 2
      /// ```
      @discardableResult
      public func sum() {}

      /// None.
      struct None {}
      """
    let blocks = DocumentedCode.blocks(of: source, "Sum.swift")
    #expect(blocks.map(\.lines) == [["let a = 1", "+ 2"]])
    #expect(blocks.map(\.declaration) == ["func sum"])
  }

  @Test("The page on explanations shows what its example prints")
  func explanation() throws {
    let page = try DocumentedCode.text("Sources/Taut/Taut.docc/Explanations.md")
    let shown = try #require(page.components(separatedBy: "prints\n\n```\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let printed = try ExplanationExample.printed()
    #expect(shown == printed)
  }

  @Test("The first example lays out as its text says")
  func firstExample() throws {
    // The frame around the blue gets what the others leave of 504.
    #expect(try LibraryExample.badge()?.width == 504 - 44 - 198.7)
  }
}
