import Taut
import Testing

@Suite("Examples of answers that are read again")
struct AnswerDocumentExamples {
  @Test func layout() throws {
    let data = try JSONEncoder().encode(Taut.layout(Text("Hello"), in: Query(width: 200, height: nil)))
    let document = try JSONDecoder().decode(LayoutResult.Document.self, from: data)
    print(document.frames.map(\.path))  // ["root"]
    #expect(document.frames.map(\.path) == ["root"])
    #expect(document.proposal.size == ProposedViewSize(width: 200, height: nil))
    #expect(document.frames[0].rectangle.width > 20)
  }

  @Test func explanation() throws {
    let data = try JSONEncoder().encode(Taut.explain(Text("Hello"), in: Query(width: 200, height: nil)))
    let document = try JSONDecoder().decode(LayoutExplanation.Document.self, from: data)
    print(document.views[0].width?.sentence ?? "")
    #expect(document.views[0].width?.sentence.isEmpty == false)
  }

  @Test func check() throws {
    let report = try Taut.check(Text("Hello"), in: Query(widths: 100...200))
    let document = try JSONDecoder().decode(VariantReport.Document.self, from: JSONEncoder().encode(report))
    print(document.results.filter { $0.outcome == .fails }.map(\.requirement))
    #expect(document.results.count == report.requirements.count)
  }

  @Test func printed() throws {
    let answer = try Taut.check(Text("Hello").fixedSize(), in: Query(widths: 20...200)) { layout in
      layout["Text"].width <= 10
    }
    let printed = try JSONEncoder().encode(answer)
    let report = try JSONDecoder().decode(VariantReport.Document.self, from: printed)
    for result in report.results where result.outcome == .fails {
      print(result.place ?? "", result.requirement, result.reason ?? "")
    }
    #expect(report.results.map(\.outcome) == [.fails])
  }
}
