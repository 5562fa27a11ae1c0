import Foundation
import LayoutCore
import Taut
import Testing

@Suite("Examples of asking why, and of checking")
struct AskingExamples {
  private var row: some View {
    HStack(spacing: 8) {
      Color.red.frame(width: 40)
      Color.blue.frame(maxWidth: 300).id("rest")
    }
  }
  private let size = ProposedViewSize(width: 200, height: 50)

  @Test func explaining() throws {
    let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
    if let story = try explanation.story(of: "rest", along: .horizontal) {
      for line in explanation.lines(of: story) { print(line) }
    }
    #expect(explanation.views.count == 5)
  }

  @Test func reasons() throws {
    let explanation = try Taut.explain(row, in: ProposedViewSize(width: 500, height: 50))
    let reasons = try explanation.explanation(for: "rest")?.width.reasons  // frame(maxWidth: 300) holds it
    #expect(reasons?.isEmpty == false)
  }

  @Test func names() throws {
    let layout = try Taut.layout(Text("A title").id("title"), in: ProposedViewSize(width: 200, height: 50))
    let width = try layout.view("title").frame.width
    #expect(width > 0)
    do { _ = try layout.view("titel") } catch {
      print(error)  // there is no view "titel"; did you mean "title"?
    }
  }

  @Test func breakpoints() throws {
    #expect(try borders(of: row) == [48, 348])
  }

  @Test func ranges() {
    let widths = ContainerRange(widths: 320...430, height: 100)
    let heights = ContainerRange(width: nil, heights: 0...600)  // at the ideal width
    #expect(widths.axis == .horizontal && heights.axis == .vertical && heights.fixedSide == nil)
  }

  @Test func inferring() throws {
    let photo = FrameRectangle("photo", .shape(), frame: CGRect(x: 16, y: 16, width: 44, height: 44))
    let examples = FrameExamples([FrameExample(size: CGSize(width: 320, height: 76), rectangles: [photo])])
    print(try Taut.infer(examples).candidates[0].source)
    #expect(try Taut.infer(examples).holds)
    let title = FrameKind.text("Inbox", font: FrameFont(style: .title2, weight: .bold))
    #expect(title != .text("Inbox"))
  }

  @Test func whyNot() throws {
    let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
    let answer = try WhyNot(comparison: WhyNotQuestion("rest.width >= 160"), in: explanation)
    print(answer.text)  // no, it is 152; 1. set the spacing to 0 …
    #expect(!answer.holds && !answer.changes.isEmpty && !answer.suggestions.isEmpty)
  }

  @Test func questions() throws {
    let question = try WhyNotQuestion("title.width > subtitle.width")
    print(question.views)  // ["title", "subtitle"]
    #expect(question.views == ["title", "subtitle"])
  }

  @Test func differences() throws {
    let before = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
    let after = try Taut.explain(row, in: ProposedViewSize(width: 240, height: 50))
    for change in try LayoutDifference(before: before, after: after).changes {
      print(change.name, change.reasons, change.edits.map(\.text))
    }
    #expect(try !LayoutDifference(before: before, after: after).changes.isEmpty)
  }

  @Test func certificates() throws {
    let tree = try LayoutTree(row)
    let solution = try ConstraintEngine().solve(tree, in: size)
    let certificate = try Certificate(of: solution, tree: tree)
    let summary = try CertificateChecker().check(certificate)  // throws where a row does not hold
    print(summary)
    #expect(summary.rows > 0 && summary.blocks > 0)
  }

  @Test func proving() throws {
    let widths = ContainerRange(widths: 0...2_000, height: 50)
    switch try RangeProver().prove(LayoutTree(row), over: widths) {
    case .proven(let proof): print("equal for every width, in \(proof.pieces.count) pieces")
    case .refuted(let counterexample): print("they differ at \(counterexample.length)")
    case .sampled(let sampling): print("equal at \(sampling.count) widths; the rest is opaque")
    }
    guard case .proven(let proof) = try RangeProver().prove(LayoutTree(row), over: widths) else {
      Issue.record("nothing in the row is opaque, and the engines agree")
      return
    }
    // Three stretches, and the two breakpoints between them.
    #expect(proof.pieces.count == 5)
  }

  @Test func scenes() throws {
    let json = #"{"taut": 1, "proposal": {"width": 90}, "root": {"type": "Color", "id": "red"}}"#
    let scene = try SceneReader().read(json, file: "red.json")
    let result = try ConstraintEngine().layout(LayoutTree(scene.root), in: scene.proposal)
    #expect(result["red"]?.frame.width == 90)
  }

  @Test func writingScenes() throws {
    let node = LayoutNode(ShapeElement(kind: "Color"), id: "red")
    let json = try SceneWriter().text(of: SceneDocument(name: "red", root: node))
    #expect(try SceneReader().read(json, file: "red.json").root.id == "red")
  }
}

/// The borders of a row, with the call on one line, as it is in the documentation.
private func borders(of row: some View) throws -> [Double] {
  let breakpoints = try Breakpoints(of: LayoutTree(row), over: ContainerRange(widths: 0...1_000, height: 50))
  print(breakpoints.sizes.map(\.doubleValue))  // the row fits from 48 on, and its limit holds from 348 on
  return breakpoints.sizes.map(\.doubleValue)
}
