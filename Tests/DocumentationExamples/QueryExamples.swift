import Foundation
import LayoutCore
import LayoutSourceTesting
import LayoutSources
import ReferenceLayout
import Taut
import Testing

@Suite("Examples of questions, and of tests of source")
struct QueryExamples {
  private var row: some View {
    HStack(spacing: 8) {
      Color.red.frame(width: 40)
      Color.blue.frame(maxWidth: 300).id("rest")
    }
  }

  private var card: some View {
    VStack {
      Text("Title").id("title")
      Text("New").id("badge")
    }.id("card")
  }

  @Test func queries() {
    let phone = Query(device: Device(named: "iphone-16") ?? Device.all[0])  // 393 x 852, iOS 26
    let widths = Query(widths: 320...430, height: 100)  // every width of the range
    var everyone = Query(widths: 320...430)
    everyone.textSizes = .all  // … in each of the twelve text sizes
    #expect(phone.width == .length(393) && widths.width == everyone.width)
  }

  @Test func questions() throws {
    let phone = Query(width: 390, height: 844, platform: .iOS26)
    let frames = try Taut.layout(card, in: phone)  // where everything is
    let reasons = try Taut.explain(card, in: phone)  // and why
    let report = try Taut.check(card, in: Query(widths: 320...430))  // and whether it holds at every width
    #expect(frames.views.count == reasons.views.count && report.holds)
  }

  @Test func laying() throws {
    let row = HStack(spacing: 8) {
      Color.red.frame(width: 40)
      Color.blue.id("rest")
    }
    let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
    let rest = result["rest"]?.frame  // 48 from the left, 152 wide
    #expect(rest?.width == 152)
  }

  @Test func differing() throws {
    let wider = try Taut.diff(
      Color.red.frame(width: 40), Color.red.frame(width: 50), in: Query(width: 200, height: 50))
    print(wider.changes.map(\.name))
    #expect(!wider.changes.isEmpty)
  }

  @Test func breaking() throws {
    let widths = try Taut.breakpoints(of: row, in: Query(widths: 0...1_000, height: 50))
    print(widths.sizes.map(\.doubleValue))
    #expect(widths.sizes.map(\.doubleValue) == [48, 348])
  }

  @Test func checking() throws {
    let report = try Taut.check(card, in: Query(widths: 320...430)) { layout in
      layout["title"].isWhole
      layout["badge"].isInside(layout["card"])
    }
    print(report.holds)
    #expect(report.holds)
  }

  @Test func waiting() async throws {
    let task = Task { try await Taut.check(Text("One"), in: Query(widths: 0...100)) { $0["Text"].isWhole } }
    let report = try await task.value
    #expect(!report.parts.isEmpty)
  }

  @Test func plain() throws {
    let tree = try LayoutTree(row)
    let result = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: 200, height: 50))
    for view in result.views { print(view.path, view.frame) }
    #expect(result.views.count == 5)
  }

  @Test func source() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "Sources/Card.swift").path
    try "struct Card: View { var body: some View { Text(\"One\") } }".write(
      toFile: path, atomically: true, encoding: .utf8)
    func read() throws -> LayoutTree {
      let card = try SwiftSource(["Sources/Card.swift"], view: "Card")
      let tree = try card.tree(in: ProposedViewSize(width: 390, height: nil))
      print(card.name, card.remarks)
      return tree
    }
    // The example's path is of an app's own folder.
    #expect(throws: (any Error).self) { try read() }
    #expect(try SwiftSource([path], view: "Card").remarks.isEmpty)
  }

  @Test func expectations() {
    withKnownIssue {
      expectLayout(file: "Sources/Card.swift", view: "Card", widths: 320...430) { layout in
        layout["Text"].isWhole
      }
      expectLayout(file: "Sources/Card.swift", widths: 320...430, textSizes: .all)
    }
  }
}
