import Foundation
import LayoutCore
import LayoutInspection
import Testing

@Suite("Examples of layouts over a range as documents")
struct InspectionExamples {
  private func made() throws -> Inspection {
    let row = HStack {
      Text("Two words"); Color.red
    }
    let inspection = try Inspection(
      of: LayoutTree(row), in: ProposedViewSize(width: 200, height: 50),
      over: InspectedRange(width: 100...300))
    let frame = inspection.frame(of: 0, width: 150, height: 50)
    #expect(frame?.width == 150)
    return inspection
  }

  @Test func inspecting() throws { #expect(try made().views.count == 3) }

  @Test func ranges() {
    let range = InspectedRange(width: 320...1_024)
    #expect(range.height == nil)
  }

  @Test func pages() throws {
    let inspection = try made()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = InspectionPage([inspection])
    try page.html().write(to: file)
    #expect(try Data(contentsOf: file).starts(with: Data("<!DOCTYPE html>".utf8)))
  }
}
