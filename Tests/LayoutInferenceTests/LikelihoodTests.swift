import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout
import Testing

@testable import LayoutInference

@Suite("Where frames leave a choice, the likeliest source is written")
struct LikelihoodTests {
  /// A label in a frame, and its value.
  private static func field(
    _ label: String, _ value: String, width: CGFloat, spacing: CGFloat = 12
  ) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      Text(label).id(label).frame(width: width, alignment: .trailing)
      Text(value).id(value)
    }
  }

  /// The layouts of a view as examples, with edges rounded to half points where that is asked for.
  private func examples(of view: some View, widths: [CGFloat], round: Bool) throws -> FrameExamples {
    let tree = try LayoutTree(view)
    let layouts = try widths.map {
      try ReferenceEngine().layout(tree, in: ProposedViewSize(width: $0, height: 300))
    }
    let text = String(decoding: try JSONEncoder().encode(layouts), as: UTF8.self)
    var examples = try FrameExamples(text: text, file: "layouts.json")
    guard round else { return examples }
    examples.tolerance = 0.26
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * 2).rounded() / 2 }
    for example in examples.examples.indices {
      for place in examples.examples[example].rectangles.indices {
        let frame = examples.examples[example].rectangles[place].frame
        let (x, y) = (pixel(frame.minX), pixel(frame.minY))
        examples.examples[example].rectangles[place].frame = CGRect(
          x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
      }
    }
    return examples
  }

  /// The body of the source of a view that has the frames of another.
  private func body(of view: some View, widths: [CGFloat], round: Bool = false) throws -> [String] {
    let inference = try Inference(examples(of: view, widths: widths, round: round))
    #expect(inference.holds)
    // Without the import and the declaration.
    return inference.candidates[0].source.split(separator: "\n").dropFirst(3).map(String.init)
  }

  @Test("Rows of the same kinds of views have the alignment that all of them show")
  func alikeRows() throws {
    let form = VStack(alignment: .leading, spacing: 16) {
      Self.field("Settings of today", "Friday", width: 80)
      Self.field("Team", "Lunch", width: 80)
    }
    let body = try body(of: form, widths: [240, 320])
    #expect(
      body == [
        "    VStack(spacing: 16) {",
        "      HStack(alignment: .top, spacing: 12) {",
        "        Text(\"Settings of today\").frame(width: 80, alignment: .trailing)",
        "        Text(\"Friday\")",
        "      }",
        "      HStack(alignment: .top, spacing: 12) {",
        "        Text(\"Team\").frame(width: 80, alignment: .trailing)",
        "        Text(\"Lunch\")",
        "      }",
        "    }",
        "  }",
        "}",
      ])
  }

  @Test("A label that is narrower than on one line fills a frame, in frames rounded to pixels too")
  func narrowLabels() throws {
    let form = VStack(alignment: .leading, spacing: 12) {
      Self.field("the overdue between", "Meeting new team", width: 72)
      Self.field("Invoice and new", "with Settings", width: 104)
    }
    let body = try body(of: form, widths: [320, 402, 600], round: true)
    #expect(
      body == [
        "    VStack(alignment: .leading, spacing: 12) {",
        "      HStack(alignment: .top, spacing: 12) {",
        "        Text(\"the overdue between\").frame(width: 72, alignment: .trailing)",
        "        Text(\"Meeting new team\")",
        "      }",
        "      HStack(alignment: .top, spacing: 12) {",
        "        Text(\"Invoice and new\").frame(width: 104, alignment: .trailing)",
        "        Text(\"with Settings\")",
        "      }",
        "    }",
        "  }",
        "}",
      ])
  }

  @Test("A spacer that is shorter than usual has a minimum that is a multiple of 4")
  func shortSpacer() throws {
    let row = HStack(spacing: 12) {
      Color.blue.frame(width: 20, height: 20).id("icon")
      Text("Photos of the team").id("title")
      Spacer(minLength: 4)
      Text("Friday").id("day")
    }
    let body = try body(of: row, widths: [252, 400])
    #expect(
      body == [
        "    HStack(spacing: 12) {",
        "      Color.gray.frame(width: 20, height: 20)",
        "      Text(\"Photos of the team\")",
        "      Spacer(minLength: 4)",
        "      Text(\"Friday\")",
        "    }",
        "  }",
        "}",
      ])
  }
}
