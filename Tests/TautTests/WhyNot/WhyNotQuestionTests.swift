import Foundation
import LayoutTesting
import Taut
import Testing

@Suite("Questions as people ask them")
struct WhyNotQuestionTests {
  @Test(
    "are read, and told as they are written",
    arguments: [
      "badge.width >= 100", "a.width == b.width", "title is whole", "badge inside card", "a.maxX < b.minX",
      "root.0/1.height > 44.5", "100 <= a.width",
    ])
  func read(_ text: String) throws {
    #expect("\(try WhyNotQuestion(text))" == text)
    #expect("\(try WhyNotQuestion(" \(text) "))" == text)
  }

  @Test("need no spaces, and may say is inside")
  func forms() throws {
    #expect(try WhyNotQuestion("badge.width>=100") == WhyNotQuestion("badge.width >= 100"))
    #expect(try WhyNotQuestion("badge is inside card") == WhyNotQuestion("badge inside card"))
  }

  @Test(
    "are refused where they are none",
    arguments: [
      "", "badge", "badge.width", "badge.width = 100", "1 <= 2", "badge.width >= ", "is whole",
      "badge inside",
      "badge.width >= 1e308", "a.width <= b", "a.width >= 1 >= 2", "badge.width >= nan",
    ])
  func unreadable(_ text: String) {
    #expect(throws: WhyNotError.self) { try WhyNotQuestion(text) }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("A title that is long").lineLimit(1).frame(width: 80).id("title")
      Color.red.frame(width: 120, height: 20).id("bar")
    }.frame(width: 100, height: 60).id("card")
  }

  private func answer(_ question: String) throws -> WhyNot {
    let explanation = try LayoutExplanation(
      LayoutTree(card), in: ProposedViewSize(width: 200, height: 100))
    return try WhyNot(comparison: WhyNotQuestion(question), in: explanation)
  }

  @Test(
    "about two views, texts and overhangs are answered, and every suggestion makes it so",
    arguments: [
      "title.width > bar.width", "title.width == bar.width", "title is whole", "card is whole",
      "bar inside card",
    ])
  func answered(_ question: String) throws {
    let answer = try answer(question)
    #expect(!answer.holds && !answer.suggestions.isEmpty, "\(answer.text)")
    for suggestion in answer.suggestions {
      let changed = try LayoutExplanation(suggestion.tree, in: suggestion.proposal)
      #expect(try WhyNot(comparison: answer.question, in: changed).holds, "\(answer.text)")
    }
  }

  @Test("A text without which a view could not be cut off is missed")
  func noText() {
    #expect(throws: WhyNotError.noText("bar")) { try answer("bar is whole") }
    #expect(throws: WhyNotError.noSuchView("baz", known: ["card", "title", "bar"])) {
      try answer("baz inside card")
    }
  }

  @Test("What is so already has no suggestions")
  func holds() throws {
    let answer = try answer("title.width <= bar.width")
    #expect(answer.holds && answer.suggestions.isEmpty)
    #expect(answer.text == "title.width <= bar.width: yes, it is 80")
  }
}
