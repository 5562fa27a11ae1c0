import ConstraintLayout
import Foundation
import LayoutCore
import LayoutTesting
import ReferenceLayout
import Testing

@Suite("Examples for people who write layout engines")
struct TestingExamples {
  @Test func fuzzing() throws {
    let report = Fuzzer().run(seed: 7, count: 20)
    for failure in report.failures { print(failure) }
    #expect(report.failures.isEmpty)
  }

  @Test func shrinking() throws {
    var generator = TreeGenerator(seed: 7)
    let tree = generator.tree()
    let small = Shrinker { $0.viewCount > 1 }.shrink(tree)  // the smallest tree for which the closure is true
    #expect(small.viewCount <= max(2, tree.viewCount))
  }

  struct Inset: GeneratorRule {
    typealias Element = PaddingElement
    let role = ElementRole.modifier
    let weight = 2

    func node(
      around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
    ) -> LayoutNode {
      LayoutNode(PaddingElement(EdgeInsets(.all, generator.length(0...16))), children: views)
    }
  }

  @Test func generating() throws {
    var generator = TreeGenerator(seed: 7, rules: GeneratorRules.standard.replacing(Inset()))
    let paddings = (0..<200).flatMap { _ in generator.tree().elements }.compactMap { $0 as? PaddingElement }
    #expect(
      !paddings.isEmpty && paddings.allSatisfy { $0.insets.top == $0.insets.bottom && $0.insets.top >= 0 })
  }

  private let folder = DocumentedCode.package.appending(path: "Examples/ForeignEngines").path()

  @Test func conformance() throws {
    let cases = try DocumentedCode.text("Examples/ForeignEngines/cases.json")
    let runner = ConformanceRunner(engines: [ConstraintEngine(), ReferenceEngine()])
    for layoutCase in try CaseReader().read(cases, file: "cases.json") {
      for result in runner.run(layoutCase) { print(result.id, result.engine, result.outcome) }
    }
    let results = try CaseReader().read(cases, file: "cases.json").flatMap { runner.run($0) }
    #expect(results.count == 6 && results.allSatisfy { $0.outcome == .passed })
  }

  @Test func foreignEngine() {
    let engine = ForeignEngine(command: "python3 my_engine.py", timeout: 2)
    #expect(engine.timeout < ForeignEngine.defaultTimeout)
  }

  @Test func foreignConformance() throws {
    let cases = try DocumentedCode.text("Examples/ForeignEngines/cases.json")
    let runner = ForeignConformanceRunner(ForeignEngine(command: "sh \(folder)/colour_engine.sh"))
    for layoutCase in try CaseReader().read(cases, file: "cases.json") {
      for result in try runner.run(layoutCase) { print(result.id, result.outcome, result.reasons) }
    }
    let results = try CaseReader().read(cases, file: "cases.json").flatMap { try runner.run($0) }
    #expect(results.map(\.outcome) == [.passed, .passed, .unsupported])
  }
}

extension LayoutNode {
  fileprivate var elements: [any LayoutElement] { [element] + children.flatMap(\.elements) }
}
