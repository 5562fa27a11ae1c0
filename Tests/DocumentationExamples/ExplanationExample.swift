import Taut

// The page *Explanations* shows this function.

func explainBadge(_ print: (String) -> Void) throws {
  let row = HStack(spacing: 8) {
    Image("icon", size: CGSize(width: 44, height: 44)).id("icon")
    Color.red.frame(minWidth: 40, maxWidth: 200).id("title")
    Color.blue.frame(maxWidth: 300).id("badge")
  }
  let layout = try Taut.explain(row.id("row"), in: ProposedViewSize(width: 520, height: 100))

  // A reason is a value. Views are found by their ids or, as the title's frame here, by their paths.
  if case .written(let input)? = try layout.explanation(for: "root.1/1")?.width.reasons.first {
    print("the title is held by its \(input.parameter)")
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
