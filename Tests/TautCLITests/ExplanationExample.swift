import Taut

// The page *Explanations* shows this function.

func explainBadge(_ print: (String) -> Void) throws {
  let row = HStack(spacing: 8) {
    Image("icon", size: CGSize(width: 44, height: 44)).id("icon")
    Color.red.id("title").frame(minWidth: 40, maxWidth: 198.7)
    Color.blue.id("badge").frame(maxWidth: 300)
  }
  let layout = try Taut.explain(row.id("row"), in: ProposedViewSize(width: 520, height: 100))

  // A reason is a value: here, that the badge takes all that it is offered.
  if let badge = layout.explanation(for: "badge"), badge.width.reasons == [.takesOffer] {
    print("the badge takes \(badge.width.length ?? 0) points")
  }
  // So is a story; its sentences are made from it.
  if let story = try layout.story(of: "badge", along: .horizontal) {
    for line in layout.lines(of: story) { print(line) }
  }
}

enum ExplanationExample {
  static func printed() throws -> String {
    var text = ""
    try explainBadge { text += $0 + "\n" }
    return text
  }
}
