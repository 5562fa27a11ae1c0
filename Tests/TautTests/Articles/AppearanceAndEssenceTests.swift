import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("Appearance and essence (Fatbobman)")
struct AppearanceAndEssenceTests {
  @Test("three rectangles share a width")
  func thirds() throws {
    let expected = """
      root HStack 0 0 316 100
      root.0 Rectangle 0 0 100 100
      root.1 Rectangle 108 0 100 100
      root.2 Rectangle 216 0 100 100
      """
    #expect(try outline(OffsetDemo1(), in: ProposedViewSize(width: 316, height: 100)) == expected)
  }

  /// The lines of a view with an inner and an outer border.
  private func borders(_ view: some View) throws -> String {
    let result = try layOut(view)
    let borders = result.views.filter { $0.kind == "border" }
    return borders.map(\.frame.numbers).joined(separator: ", ")
  }

  @Test("an offset moves the picture and not the layout")
  func offset() throws {
    let view = Rectangle()
      .fill(.green.gradient)
      .frame(width: 100, height: 50)
      .border(.blue)
      .offset(x: 30, y: 30)
      .border(.green)
    #expect(try borders(view) == "0 0 100 50, 30 30 100 50")
  }

  @Test("padding, a frame and a position move the layout")
  func essence() throws {
    // Using padding
    let padding = Rectangle()
      .fill(.green.gradient)
      .frame(width: 100, height: 50)
      .border(.blue)
      .padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
      .border(.green)
    // Using frame
    let frame = Rectangle()
      .fill(.green.gradient)
      .frame(width: 100, height: 50)
      .border(.blue)
      .frame(width: 130, height: 80, alignment: .bottomTrailing)
      .border(.green)
    // Using position
    let position = Rectangle()
      .fill(.green.gradient)
      .frame(width: 100, height: 50)
      .border(.blue)
      .position(x: 80, y: 55)
      .frame(width: 130, height: 80)
      .border(.green)
    let moved = "0 0 130 80, 30 30 100 50"
    #expect(try borders(padding) == moved)
    #expect(try borders(frame) == moved)
    #expect(try borders(position) == moved)
  }
}
