import LayoutCore
import LayoutRequirements
import LayoutTesting
import Testing

@Suite("Requirements in tests")
struct RequireTests {
  private var card: some View {
    HStack(spacing: 8) {
      Text("A title of words").lineLimit(1).id("title")
      Color.red.frame(width: 60, height: 20).id("badge")
    }
    .id("card")
  }

  @Test("What holds for every width passes")
  func passes() throws {
    try require(card, widths: 200...430, height: 80) { layout in
      layout["title"].isWhole
      layout["badge"].isInside(layout["card"])
      layout["badge"].width >= 44
      layout["card"].maxX <= layout.container.width
      for view in ["title", "badge"] { layout[view].isVisible }
    }
  }

  @Test("What fails is told with its widths, the worst one, and the reason")
  func fails() throws {
    let error = #expect(throws: RequirementFailures.self) {
      try require(card, widths: 100...430, height: 80) { layout in
        layout["title"].isWhole
        layout["badge"].width >= 61
        layout["badge"].height == 20
      }
    }
    let lines = "\(try #require(error))".split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("title is whole fails for every width in [100, ") == true, "\(lines)")
    #expect(
      lines.last?.hasPrefix(
        "badge.width >= 61 fails for every width in [100, 430]; worst at 100, by 1 point; ")
        == true, "\(lines)")
  }

  @Test("A name that no view has is told with the nearest one")
  func names() throws {
    let error = #expect(throws: RequirementError.self) {
      try require(card, widths: 200...430) { layout in layout["titel"].isWhole }
    }
    #expect("\(try #require(error))".hasSuffix("there is no view \"titel\"; did you mean \"title\"?"))
  }

  @Test("A range that is none is refused")
  func range() throws {
    #expect(throws: RequirementFailures.self) {
      try require(card, widths: -1...430) { layout in layout["title"].isWhole }
    }
  }
}
