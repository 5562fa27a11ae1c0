import LayoutCore
import LayoutRequirements
import LayoutTesting
import LayoutTestingIssues
import LayoutTestingPictures
import LinearProgramming
import ReferenceLayout
import Testing

@Suite("Examples of requirements")
struct RequirementExamples {
  private var card: some View {
    VStack(spacing: 4) {
      HStack(spacing: 8) {
        Text("Title").lineLimit(1).id("title")
        Color.red.frame(width: 16, height: 16).id("badge")
      }
      Color.blue.frame(width: 60, height: 44).id("button")
      Color.gray.frame(height: 4).id("footer")
    }
    .id("card")
  }

  private var row: some View {
    HStack(spacing: 8) {
      Color.red.frame(width: 100)
      Color.blue.id("title")
    }
  }

  @Test func language() throws {
    let requirement = try Requirement("badge inside card")
    print(requirement)  // badge inside card
    #expect("\(requirement)" == "badge inside card")
  }

  @Test func checker() throws {
    let tree = try LayoutTree(row)
    let report = try RequirementChecker().check(
      [Requirement("title.width >= 90")], of: tree,
      over: RequirementRange(widths: 100...400, height: 50))
    for verdict in report.verdicts { print(verdict.requirement, verdict.failing) }
    #expect(report.verdicts[0].failing.map(\.description) == ["[100, 198)"])
  }

  @Test func repairs() throws {
    let tree = try LayoutTree(row)
    let range = RequirementRange(widths: 100...400, height: 50)
    let report = try RequirementChecker().check([Requirement("title.width >= 90")], of: tree, over: range)
    let found = try RequirementRepairs(of: report.verdicts[0], in: report)
    for repair in found.repairs { print(repair.sentences) }
    #expect(!found.repairs.isEmpty)
  }

  @Test func standard() throws {
    let range = RequirementRange(widths: 320...1_024)
    let requirements = try StandardCheck.requirements(of: LayoutTree(row), over: range)
    print(requirements.count)  // one for each text, each pair of siblings, each view in its parent, …
    #expect(requirements.count > 4)
  }

  @Test func requiring() throws {
    try require(card, widths: 320...430, height: 80) { layout in
      layout["title"].isWhole
      layout["badge"].isInside(layout["card"])
    }
  }

  @Test func recording() throws {
    expectLayout(card, widths: 320...430, textSizes: .all) { layout in
      layout["title"].isWhole
      layout["badge"].isInside(layout["card"])
    }
    expectLayout(card, widths: 320...430, heights: 60...100) { layout in
      layout["badge"].isInside(layout["card"])
    }
  }

  @Test(.failurePictures) func theTitleIsWhole() {
    expectLayout(card, widths: 320...430) { $0["title"].isWhole }
  }

  @Test func oneLayout() throws {
    let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
    let title = try result.view("title")
    print(title.isTruncated, title.lines, title.isInside(try result.view("card")))
    #expect(!title.isTruncated && title.lines == ["Title"])
  }

  @Test func table() throws {
    let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
    print(result.table)
    #expect(result.table.contains("title"))
  }

  @Test func layouts() throws {
    try require(card, widths: 320...430) { layout in
      layout["title"].isWhole
      layout["badge"].isInside(layout["card"])
      layout["button"].width >= 44
    }
  }

  @Test func numbers() throws {
    // Where no height is given, the container is as tall as the card.
    let card = card.padding(.bottom, 8)
    try require(card, widths: 320...430) { layout in
      layout["footer"].maxY <= layout.container.height - 8
    }
  }
}
