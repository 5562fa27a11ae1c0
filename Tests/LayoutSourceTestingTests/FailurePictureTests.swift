import Foundation
import LayoutCore
import LayoutPictures
import LayoutRequirements
import LayoutSourceTesting
import LayoutTesting
import LayoutTestingIssues
import Synchronization
import Testing

@testable import LayoutTestingPictures

@Suite("Pictures of what fails in a test")
struct FailurePictureTests {
  private static var row: some View {
    HStack(spacing: 8) {
      Text("A title of words").lineLimit(1).id("title")
      Color.blue.frame(width: 60, height: 44).id("badge")
    }
  }

  /// What a trait hears of while a test runs in which something fails.
  private func heard(_ body: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    let observer = FailureObserver { layouts, place in
      heard.withLock { all in
        all += layouts.map {
          "\(FailurePictures.name(of: $0)) at \(place.filePath.split(separator: "/").last ?? "")"
        }
      }
    }
    FailureObserver.$current.withValue(observer) { withKnownIssue(isIntermittent: true) { body() } }
    return heard.withLock { $0 }
  }

  @Test("One layout of each requirement that fails, in the size in which it does so by the most")
  func source() {
    let heard = heard {
      expectLayout(file: "Sources/Card.swift", view: "Card", widths: 120...430) { layout in
        layout["Text"].isWhole
        layout["Color"].width == 60
        layout["Color"].width >= 61
      }
    }
    #expect(
      heard == [
        "Text-is-whole-120xnil.svg at FailurePictureTests.swift",
        "Color.width-61-120xnil.svg at FailurePictureTests.swift",
      ])
  }

  @Test("The variant in which it fails by the most is told")
  func variants() {
    let heard = heard {
      expectLayout(Self.row, widths: 180...190, height: 50, textSizes: [.large, .accessibility5]) {
        $0["title"].isWhole
      }
    }
    #expect(heard == ["title-is-whole-180x50-accessibility5.svg at FailurePictureTests.swift"])
  }

  @Test("What holds, and what cannot be checked, is not drawn")
  func nothing() {
    let heard = heard {
      expectLayout(Self.row, widths: 200...300) { $0["badge"].width == 60 }
      expectLayout(Self.row, widths: 200...300) { $0["bagde"].width == 60 }
      expectLayout(file: "Sources/Card.swift", view: "Crad", widths: 120...430) { $0["Text"].isWhole }
    }
    #expect(heard == [])
  }

  @Test("The picture is that of the failing size, with the container around it")
  func picture() throws {
    let report = try RequirementChecker().check(
      [try Requirement("title is whole"), try Requirement("badge.width == 60")], of: LayoutTree(Self.row),
      over: RequirementRange(120...130, 50, nil))
    #expect(report.failedLayouts.map { FailurePictures.name(of: $0) } == ["title-is-whole-120x50.svg"])
    let layout = try #require(report.failedLayouts.first)
    let trait: FailurePictures = .failurePictures
    let picture = try FailurePictures.picture(of: layout, options: trait.options)
    var plain = trait.options
    plain.marks = []
    plain.showsContainer = false
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(try FailurePictures.picture(of: layout, options: plain) != picture)
  }

  // The next three keep pictures: `make test` looks for the files.

  @Test("An expectation keeps its picture", .failurePictures)
  func kept() {
    withKnownIssue {
      expectLayout(file: "Sources/Card.swift", view: "Card", widths: 120...430) { $0["Text"].isWhole }
    }
  }

  @Test("A requirement that throws keeps its picture, and the test still fails")
  func thrown() async throws {
    let test = try #require(Test.current)
    await #expect(throws: RequirementFailures.self) {
      try await FailurePictures.failurePictures.provideScope(for: test, testCase: Test.Case.current) {
        try require(Self.row, widths: 120...130, height: 50) { $0["title"].isWhole }
      }
    }
  }

  @Suite("Tests of a suite with the trait", .failurePictures)
  struct Inner {
    @Test func kept() {
      withKnownIssue {
        expectLayout(FailurePictureTests.row, widths: 140...150, height: 50) { $0["title"].isWhole }
      }
    }
  }
}
