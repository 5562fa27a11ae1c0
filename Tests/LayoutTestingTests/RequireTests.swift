import Foundation
import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LayoutTesting
import LayoutTestingIssues
import ReferenceLayout
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

  @Test("What fails in some text sizes is told with these")
  func textSizes() throws {
    try require(card, widths: 430...500, textSizes: .all) { layout in layout["title"].isWhole }
    let error = #expect(throws: RequirementFailures.self) {
      try require(card, widths: 240...430, height: 80, textSizes: .all) { layout in
        layout["title"].isWhole
        layout["badge"].width >= 61
      }
    }
    let lines = "\(try #require(error))".split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("title is whole fails in accessibility5, for every width in [240, ") == true,
      "\(lines)")
    #expect(
      lines.last?.hasPrefix(
        "badge.width >= 61 fails in every text size, for every width in [240, 430]; worst at 240, by 1 point")
        == true, "\(lines)")
  }

  @Test("In languages, what is not translated fails")
  func languages() throws {
    let catalogue = try StringCatalogue(
      #""A title of words" = "Eine Überschrift aus lauter Worten";"#, file: "de.lproj/Localizable.strings")
    let error = #expect(throws: RequirementFailures.self) {
      try require(card, widths: 200...430, height: 80, strings: catalogue) { layout in layout["title"].isWhole
      }
    }
    #expect(
      "\(try #require(error))".hasPrefix("title is whole fails in German, for every width in [200, "))
    let button = Text("Send").id("send")
    let missing = #expect(throws: RequirementFailures.self) {
      try require(button, widths: 200...430, strings: catalogue) { layout in layout["send"].isWhole }
    }
    #expect(
      "\(try #require(missing))" == "missing translation: \"Send\" is not in de.lproj/Localizable.strings")
    try require(button, widths: 200...430, pseudo: PseudoLanguage.allCases) { layout in layout["send"].isWhole
    }
  }

  @Test("Each requirement that fails is an issue at the line that requires it")
  func issues() {
    expectLayout(card, widths: 200...430, height: 80) { layout in layout["title"].isWhole }
    withKnownIssue {
      expectLayout(card, widths: 100...430, heights: 40...80) { layout in
        layout["title"].isWhole
        layout["badge"].width >= 61
        layout["badge"].height == 20
      }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.fileID.hasSuffix("RequireTests.swift") == true
        && (words.hasPrefix("title is whole fails for every width in [100, ")
          || words.hasPrefix(
            "badge.width >= 61 fails for every width in [100, 430] with every height in [40, 80]"))
    }
    withKnownIssue {
      expectLayout(card, widths: 200...430) { layout in layout["titel"].isWhole }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("did you mean \"title\"?") }
    }
  }

  @Test("Views in their places are asked; a name that no view has is told with the nearest one")
  func placed() throws {
    let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 120, height: 80))
    let (title, badge, whole) = (
      try result.view("title"), try result.view("badge"), try result.view("card")
    )
    #expect(title.isTruncated && title.lines.count == 1 && title.lines[0].hasSuffix("…"))
    #expect(!badge.isTruncated && badge.lines.isEmpty && badge.text == nil)
    #expect(badge.isInside(whole) && !whole.isInside(badge))
    #expect(!title.overlaps(badge) && title.overlaps(whole))
    let (near, far) = (badge.frame.offsetBy(dx: 0.0005, dy: 0), badge.frame.offsetBy(dx: 1, dy: 0))
    #expect(badge.isAt(near) && !badge.isAt(far) && badge.isAt(far, tolerance: 1))
    let error = #expect(throws: UnknownViewError.self) { try result.view("titel") }
    #expect("\(try #require(error))".contains("title"))
  }

  @Test("A table and a picture as text")
  func snapshots() throws {
    let row = HStack(spacing: 8) {
      Color.red.frame(width: 60, height: 20).id("a & b")
      Color.blue.frame(width: 40.125, height: 30)
    }
    let result = try ReferenceEngine().layout(LayoutTree(row), in: ProposedViewSize(width: 200, height: 40))
    let lines = result.table.split(separator: "\n")
    #expect(lines.count == result.views.count + 1 && Set(lines.map(\.count)).count == 1)
    #expect(lines[0].split(separator: " ") == ["view", "x", "y", "width", "height"])
    #expect(lines[1].split(separator: " ").suffix(4) == ["45.94", "5", "108.13", "30"])
    let named = try #require(lines.first { $0.contains("\"a & b\"") })
    #expect(named.split(separator: " ").suffix(4) == ["45.94", "10", "60", "20"])
    #expect(result.svg.hasPrefix("<svg ") && result.svg.hasSuffix("</svg>\n"))
    #expect(result.svg.contains("a &amp; b"))
    #expect(result.svg.split(separator: "\n").count == result.views.count + 2)
  }
}
