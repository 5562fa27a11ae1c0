import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("A guide to the SwiftUI layout system, part 3 (Sundell)")
struct SystemGuideTests {
  private let phone = ProposedViewSize(width: 320, height: 480)
  private let environment = EnvironmentValues.images([
    "calendar": CGSize(width: 18, height: 16), "video": CGSize(width: 20, height: 16),
    "files": CGSize(width: 16, height: 20), "invites": CGSize(width: 24, height: 20),
    "checkmark.circle.fill": CGSize(width: 20, height: 20),
  ])
  private let texts = ["Video call available", "Files are attached", "Invites enabled, 5 people maximum"]

  /// What the article says of a screen.
  private struct Screen {
    var result: LayoutResult
    var placeholder: CGRect
    var description: CGRect
    var badges: [CGRect]
    /// Which of the badges' texts show all their lines.
    var isWhole: [Bool]
  }

  private func screen(_ view: some View) throws -> Screen {
    let result = try layOut(view, in: phone, environment)
    let badges = try (0..<3).map { try #require(result.frame("root.4.\($0).1")) }
    let isWhole = zip(texts, badges).map { text, frame in
      let all = BuiltInTextMeasurer().measure(
        MeasurableText(text), width: (288 - 20) / 3 - 10, height: nil)
      return frame.size.height >= all.size.height
        || frame.size.width >= BuiltInTextMeasurer().measure(MeasurableText(text)).size.width
    }
    return Screen(
      result: result, placeholder: try #require(result.frame("root.1")),
      description: try #require(result.frame("root.2")), badges: badges, isWhole: isWhole)
  }

  @Test("a short description: nothing is truncated, the placeholder takes what is left")
  func short() throws {
    let screen = try screen(ShortScreen())
    #expect(screen.isWhole == [true, true, true])
    #expect(screen.placeholder.numbers == "16 108.65625 288 187.4375")
    #expect(screen.description.size.height == 20.5)
  }

  @Test("a long description: it is truncated, and so is the last badge; the placeholder stays large")
  func long() throws {
    let screen = try screen(LongScreen())
    #expect(screen.isWhole == [true, true, false])
    #expect(screen.placeholder.size.height == 125.9375)
    #expect(screen.description.size.height == 102.5)
  }

  @Test("description first: it is much larger, the placeholder much smaller, the list still squashed")
  func descriptionFirst() throws {
    let screen = try screen(DescriptionFirstScreen())
    #expect(screen.description.size.height == 246)
    #expect(screen.placeholder.size.height == 23.4375)
    #expect(screen.isWhole == [false, false, false])
  }

  @Test("placeholder last: the list is whole, the placeholder shrinks to about its text")
  func placeholderLast() throws {
    let screen = try screen(PlaceholderLastScreen())
    #expect(screen.isWhole == [true, true, true])
    #expect(screen.placeholder.size.height == 23.4375)
  }

  @Test("a placeholder of a least height: the last badge is truncated again")
  func placeholderMinimum() throws {
    let screen = try screen(PlaceholderMinimumScreen())
    #expect(screen.isWhole == [true, true, false])
    #expect(screen.placeholder.size.height == 125.9375)
  }

  @Test("list first, or of a fixed height: the list is whole, and the placeholder at least 100 high")
  func listFirst() throws {
    for screen in [try screen(ListFirstScreen()), try screen(FixedHeightScreen())] {
      #expect(screen.isWhole == [true, true, true])
      #expect(screen.placeholder.size.height == 105.4375)
    }
    let first = try outline(ListFirstScreen(), in: phone, environment)
    #expect(try outline(FixedHeightScreen(), in: phone, environment) == first)
  }

  @Test("a list of a fixed size: its texts stand on one line, and the screen is too narrow")
  func fixedSize() throws {
    let screen = try screen(FixedSizeScreen())
    #expect(screen.badges.allSatisfy { $0.size.height == 20.5 })
    let root = try #require(screen.result.views.first).frame
    #expect(root.size.width > 320 && root.size.height == 480)
    #expect(abs(root.midX - 160) < 1e-6)
  }

  @Test("badges, at their host's corner")
  func badges() throws {
    func frames(_ view: some View) throws -> [String] {
      let result = try layOut(view, in: .unspecified, environment)
      return ["root", "root.0", "root.1"].map { result.frame($0)?.numbers ?? "" }
    }
    // The calendar's image is 16 inside of the calendar, which is 82 x 82.
    #expect(try frames(CalendarView().addOffsetBadge(true)) == ["0 0 82 82", "16 16 50 50", "65 -3 20 20"])
    #expect(try frames(CalendarView().addCenteredBadge(true)) == ["0 0 92 92", "16 26 50 50", "72 0 20 20"])
    #expect(try frames(CalendarView().addInlineBadge(true)) == ["0 0 86 86", "16 20 50 50", "66 0 20 20"])
    #expect(try frames(CalendarView().addVerifiedBadge(true)) == ["0 0 86 86", "16 20 50 50", "66 0 20 20"])
    #expect(try frames(CalendarView().addVerifiedBadge(false)) == ["0 0 82 82", "16 16 50 50", ""])
    #expect(try frames(CalendarView().addSecondaryBadge()) == ["0 0 82 82", "16 16 50 50", "66 -4 20 20"])
  }
}
