import Foundation
import LayoutCore
import Testing

@Suite("Model of measured leaves: model = constraints = reference")
struct MeasuredModelTests {
  private static let words = ["a", "row", "title", "badge", "layout", "constraint", "description"]

  @Test("measured: the answer of the interval that holds the proposal")
  func measured() throws {
    try RuleModel.compare("measured") { random in
      let words = (0..<random.integer(0...7)).map { _ in random.pick(Self.words) }
      let text = TextContent(
        words.joined(separator: " "), font: random.pick([.body, .caption, .title]),
        lineLimit: random.chance(1, in: 3) ? random.integer(1...3) : nil, measurer: BuiltInTextMeasurer())
      let answers = Self.answers(of: text)
      // Often exactly where a line breaks at another word.
      let width =
        random.chance(1, in: 3) ? max(0, random.pick(answers).widths.lower) : random.proposal().width
      let proposal = ProposedViewSize(width: width, height: nil)
      return ModelCase(
        tree: LayoutNode(MeasuredElement(kind: "Text", content: text), id: "tested"), proposal: proposal,
        data: Self.data(text, answers, width), views: [.tested])
    }
  }

  /// The text's answers from width 0 upwards.
  private static func answers(of text: TextContent) -> [LeafMeasurement] {
    var answers: [LeafMeasurement] = []
    var width: CGFloat = 0
    while width.isFinite {
      answers.append(text.measure(ProposedViewSize(width: width, height: nil)))
      width = answers[answers.count - 1].widths.upper
    }
    return answers
  }

  private static func data(
    _ text: TextContent, _ answers: [LeafMeasurement], _ width: CGFloat?
  ) -> ModelData {
    let ideal = text.measure(.unspecified).size
    var data = ModelData()
    data.set("proposedWidth", to: ModelValue(width, orElse: "nil"))
    data.set("count", to: ModelValue(CGFloat(answers.count)))
    data.set("idealWidth", to: ModelValue(ideal.width))
    data.set("idealHeight", to: ModelValue(ideal.height))
    for (place, answer) in answers.enumerated() {
      data.set("lower", at: place + 1, to: ModelValue(max(0, answer.widths.lower)))
      data.set("upper", at: place + 1, to: ModelValue(answer.widths.upper))
      data.set("width", at: place + 1, to: ModelValue(answer.size.width))
      data.set("height", at: place + 1, to: ModelValue(answer.size.height))
    }
    return data
  }
}
