import LayoutCore

/// Stories one after the other; how a text was broken into lines is told once for its two sides.
package struct StoryParagraphs {
  /// The lines of each paragraph.
  package private(set) var paragraphs: [[String]] = []

  package init(_ stories: [Story], of explanation: LayoutExplanation) {
    let sentences = StorySentences(explanation)
    var place = 0
    while place < stories.count {
      let story = stories[place]
      let lines = sentences.lines(story)
      guard place + 1 < stories.count, stories[place + 1].view == story.view,
        stories[place + 1].side.axis != story.side.axis
      else {
        paragraphs.append(lines)
        place += 1
        continue
      }
      let others = sentences.lines(stories[place + 1])
      let breaks = Set(story.lines.map { LineSentences($0).lines.map { "  " + $0 } } ?? [])
      let shared = lines.filter { breaks.contains($0) && others.contains($0) }
      let told = Set(shared)
      paragraphs += [lines.filter { !told.contains($0) }, others.filter { !told.contains($0) }]
      if !shared.isEmpty {
        paragraphs.append(["\(explanation.names.itself(story.view))   both sides"] + shared)
      }
      place += 2
    }
  }
}
