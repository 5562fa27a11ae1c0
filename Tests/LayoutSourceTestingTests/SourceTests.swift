import ElementTree
import Foundation
import LayoutCore
import LayoutSourceTesting
import LayoutSources
import LayoutTesting
import Testing

@Suite("Tests of an app's source")
struct SourceTests {
  @Test func whatHoldsIsNoIssue() {
    expectLayout(file: "Sources/Card.swift", view: "Card", widths: 320...430) { layout in
      layout["Text"].isWhole
      layout["Color"].width == 60
    }
  }

  @Test func whatFailsIsAnIssueWithItsWidths() {
    withKnownIssue {
      expectLayout(file: "Sources/Card.swift", view: "Card", widths: 120...430) { $0["Text"].isWhole }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("Sources/Card.swift:8:7: Text is whole fails for every width in [120, 217)")
    }
  }

  @Test func theStandardNeedsNoWords() {
    expectLayout(file: "Sources/Card.swift", view: "Card", widths: 320...430)
    withKnownIssue {
      expectLayout(
        file: "Sources/Card.swift", view: "Card", widths: 320...430, textSizes: [.accessibility5])
    } matching: {
      $0.comments.contains { $0.rawValue.contains("is whole") }
    }
  }

  @Test func assumptionsCanBeRefused() {
    expectLayout(file: "Sources/Card.swift", view: "Guessed", widths: 320...430)
    withKnownIssue {
      expectLayout(file: "Sources/Card.swift", view: "Guessed", widths: 320...430, assumptions: .refused)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("model.title is not known") }
    }
  }

  @Test func aFileThatIsNowhereIsAnIssueWithTheFolders() {
    withKnownIssue {
      expectLayout(file: "Sources/Crad.swift", widths: 320...430)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no Sources/Crad.swift in") }
    }
  }

  @Test func aViewThatIsNotThereIsAnIssueWithThoseThatAre() {
    withKnownIssue {
      expectLayout(file: "Sources/Card.swift", view: "Crad", widths: 320...430)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Card") }
    }
  }

  @Test func sourceIsATree() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let card = try SwiftSource(["\(folder)/Sources/Card.swift"], view: "Card")
    let tree = try card.tree(in: ProposedViewSize(width: 390, height: nil))
    #expect(card.name == "Card")
    #expect(card.remarks.isEmpty)
    #expect(
      tree.indices.contains {
        (tree[$0].element as? MeasuredElement)?.text?.string == "A title of four words"
      })
  }
}
