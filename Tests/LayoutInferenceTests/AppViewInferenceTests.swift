import Foundation
import LayoutCore
import LayoutDocuments
import LayoutSources
import ReferenceLayout
import Testing

@testable import LayoutInference

@Suite("Views of apps are found again from the frames of their layouts")
struct AppViewInferenceTests {
  /// Returns what is inferred from the layouts of a view in containers of some widths, with its groups.
  func inferred(
    _ view: some View, widths: [CGFloat] = [320, 402, 600], height: CGFloat = 300, platform: Platform? = nil
  ) throws -> Inference {
    let layouts = try widths.map {
      try Self.layout(LayoutTree(view, environment: Self.environment(platform)), width: $0, height)
    }
    let text = String(decoding: try JSONEncoder().encode(layouts), as: UTF8.self)
    var examples = try FrameExamples(text: text, file: "layouts.json")
    examples.platform = platform
    return try Inference(examples)
  }

  private static func environment(_ platform: Platform?) -> EnvironmentValues {
    EnvironmentValues().shown(on: platform)
  }

  static func layout(
    _ tree: LayoutTree, width: CGFloat, _ height: CGFloat
  ) throws -> LayoutResult {
    try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: height))
  }

  /// Compares the frames of the first candidate with those of a view at widths.
  func expectAlike(
    _ inference: Inference, _ view: some View, widths: [CGFloat] = [280, 360, 700], height: CGFloat = 300,
    platform: Platform? = nil
  ) throws {
    let candidate = try #require(inference.candidates.first)
    let tree = try LayoutTree(view, environment: Self.environment(platform))
    let again = try LayoutTree(
      candidate.inferred.view.view(candidate.inferred.leaves), environment: Self.environment(platform))
    for width in widths {
      let original = try Self.layout(tree, width: width, height).views
      let own = try Self.layout(again, width: width, height).views
      for (place, leaf) in candidate.inferred.leaves.enumerated() {
        let (wanted, frame) = (
          original.first { "\($0.path)" == leaf.name }?.frame, own.first { $0.id == "\(place)" }?.frame
        )
        // Each shows the same one of several views.
        let isShown = (wanted != nil, frame != nil)
        #expect(isShown.0 == isShown.1, "\(leaf.name) at \(width)")
        guard let wanted, let frame else {
          #expect(leaf.frames.contains { $0.isNull }, "\(leaf.name) at \(width)")
          continue
        }
        let difference =
          [
            abs(wanted.minX - frame.minX), abs(wanted.minY - frame.minY), abs(wanted.maxX - frame.maxX),
            abs(wanted.maxY - frame.maxY),
          ].max() ?? 0
        #expect(difference < 0.1, "\(leaf.name) at \(width): \(wanted), \(frame)")
      }
    }
  }

  @Test("A weight that no text style has is found where a heavier font would have to cut the text off")
  func mediumWeight() throws {
    let view = VStack(alignment: .leading) {
      Text("Account").font(.body.weight(.medium))
      Text("Name")
    }
    let inference = try inferred(view, platform: .iOS26)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains(#"Text("Account").fontWeight(.medium)"#), "\(source)")
  }

  @Test("A box that is padded less than the one below it has the margins of its own")
  func unlikeMargins() throws {
    let view = VStack(spacing: 12) {
      HStack {
        Text("Cycles")
        Spacer()
        Text("312")
      }.padding(16)
      Capsule().frame(height: 12).padding(12)
    }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    try expectAlike(inference, view)
  }

  @Test("A row of texts with shapes behind it and over it has its own width, which they follow")
  func rowOverLayers() throws {
    let view = HStack(spacing: 12) {
      Text("Home").font(.headline)
      Text("Notifications").font(.headline)
      Text("Me").font(.headline)
    }
    .padding(.bottom, 6)
    .background(Color.gray.frame(height: 22))
    .overlay(alignment: .bottomLeading) { Capsule().frame(width: 101, height: 3).offset(x: 59) }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    let row = try #require(source.range(of: "HStack"))
    let layer = try #require(source.range(of: ".background"), "\(source)")
    #expect(row.lowerBound < layer.lowerBound, "\(source)")
    try expectAlike(inference, view, widths: [280, 300, 700])
  }

  @Test("A line limit that one of repeated texts shows is that of all, which are then a loop")
  func repeatedLimit() throws {
    let view = HStack(spacing: 4) {
      ForEach(["Drama", "Comedy", "Documentary"], id: \.self) { genre in
        Text(genre).font(.caption).lineLimit(1).padding(.horizontal, 6)
          .background(Capsule())
      }
    }
    let inference = try inferred(view, widths: [160, 300])
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains("ForEach"), "\(source)")
    try expectAlike(inference, view, widths: [120, 200])
  }

  @Test("A text that would have more lines where it has less room is a question")
  func unseenLimit() throws {
    let view = HStack {
      Text("The Society for Long Names").lineLimit(1)
      Spacer()
      Text("9:41").font(.caption).layoutPriority(1)
    }
    let inference = try inferred(view, widths: [320, 402])
    #expect(inference.holds, "\(inference.lines)")
    let question = inference.questions.first { $0.name == "root.0" && $0.number == "height" }
    let values = try #require(question, "\(inference.lines)").values
    // Two lines, and the one of the examples.
    #expect(values == [41, 20.5])
    #expect(
      inference.lines.contains { $0.hasPrefix("to decide: at ") && $0.contains("the height of root.0 41") })
  }

  @Test("Padding that only moves is an offset")
  func moved() throws {
    let view = Color.green.frame(height: 64)
      .overlay(alignment: .bottom) {
        HStack(spacing: 16) {
          Color.red.frame(width: 30, height: 20)
          Color.blue
        }.offset(x: 2)
      }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains(".offset(x: 2)"), "\(source)")
    #expect(!source.contains("-2"), "\(source)")
    try expectAlike(inference, view)
  }

  @Test("Gaps that differ because some views have padding are written as that padding")
  func evenPadding() throws {
    let view = HStack(spacing: 16) {
      ForEach(["backward", "play", "forward"], id: \.self) { name in
        Image(name, size: CGSize(width: 26, height: 20)).id(name).padding(8)
      }
      Color.gray.frame(height: 31)
      Text("More")
    }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.contains("HStack(spacing: 16)") && source.contains(".padding(.horizontal, 8)"), "\(source)")
    #expect(!source.contains(".leading"), "\(source)")
    try expectAlike(inference, view)
  }

  /// Lays views out one after the other, in as many rows as they need.
  private struct Flow: Layout {
    private func places(_ subviews: Subviews, in width: CGFloat) -> [CGPoint] {
      var (x, y): (CGFloat, CGFloat) = (0, 0)
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y) = (0, y + size.height + 6) }
        defer { x += size.width + 6 }
        return CGPoint(x: x, y: y)
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? .infinity
      let last = places(subviews, in: width).last ?? .zero
      return CGSize(width: width.isFinite ? width : 1_000, height: last.y + 20.5)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, place) in zip(subviews, places(subviews, in: bounds.width)) {
        subview.place(
          at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
      }
    }
  }

  @Test("Views that wrap are left out, which is said, and the rest is found")
  func wrapping() throws {
    let view = VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("One")
        Text("Two words")
      }
      Flow { ForEach(["linear", "programming", "constraints", "simplex"], id: \.self) { Text($0) } }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    let inference = try inferred(view, widths: [200, 402])
    #expect(!inference.holds)
    #expect(
      inference.leftOut.keys.sorted() == ["root.1"] + (0..<4).map { "root.1.\($0)" }, "\(inference.lines)"
    )
    #expect(
      inference.leftOut["root.1.0"]
        == "it wraps in root.1, which has 2, 1 rows in the examples: only a custom layout does that, and frames do "
        + "not say its source")
    let candidate = try #require(inference.candidates.first)
    #expect(candidate.isProven)
    #expect(candidate.source.contains(#"Text("Two words")"#), "\(candidate.source)")
  }

  @Test("Where a text breaks otherwise in both views is no question, but the lines that it may have are")
  func breaks() throws {
    let view = Text("Are we still on for lunch? I could be there at one.").lineLimit(2)
      .frame(maxWidth: .infinity, alignment: .leading)
    let inference = try inferred(view, widths: [250, 320, 402])
    #expect(inference.holds, "\(inference.lines)")
    let question = try #require(inference.questions.last, "\(inference.lines)")
    #expect(question.name == "root" && question.number == "height" && question.width < 250, "\(question)")
    #expect(question.values == [61.5, 41])
  }

  @Test("As many columns as have room are a lazy grid")
  func adaptive() throws {
    let view = LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 60), spacing: 4)], alignment: .leading, spacing: 4
    ) {
      ForEach(0..<5) { Text("Tag \($0)").padding(4) }
    }
    .padding()
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.contains(
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 4)], alignment: .leading, spacing: 4) {"
      ),
      "\(source)")
    try expectAlike(inference, view)
    try expectTextsAlike(source, view, width: 280)
  }

  @Test("Rows of a grid that span its columns are written as such")
  func spans() throws {
    let view = Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Opening hours")
        Text("9 to 17, and on Thursdays until 20").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Price")
        Text("12")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("All prices include taxes").font(.footnote).gridCellColumns(2).gridCellAnchor(.trailing)
      }
    }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    for part in [
      "Grid(alignment: .topTrailing, horizontalSpacing: 12, verticalSpacing: 6) {",
      ".gridColumnAlignment(.leading)", "Divider().gridCellUnsizedAxes(.horizontal)",
      #"      Text("All prices include taxes")"#,
    ] { #expect(source.contains(part), "\(source)") }
    try expectAlike(inference, view)
    try expectTextsAlike(source, view, width: 360)
  }

  @Test("Leaves that fill rooms to which nothing else gives a length have their own, several at once too")
  func ownLengths() throws {
    let view = VStack(spacing: 4) {
      VStack(alignment: .leading, spacing: 12) {
        Color.gray.frame(width: 260, height: 62)
        HStack(spacing: 0) {
          Color.red.frame(width: 60, height: 20).frame(width: 82)
          Color.red.frame(width: 12, height: 30).frame(width: 82)
        }
        HStack {
          Color.red.frame(width: 80, height: 40)
          Color.blue.frame(width: 20)
        }.frame(height: 50)
      }
      Color.green.frame(height: 20)
    }
    let inference = try inferred(view, height: 500)
    #expect(inference.holds, "\(inference.lines)")
    try expectAlike(inference, view, widths: [280, 300, 360, 500, 720], height: 500)
  }

  @Test("Views of different widths with equally distant middles are in frames of one width")
  func equalCells() throws {
    let cells = HStack(spacing: 0) {
      Text("One").frame(width: 82)
      Text("Two words").frame(width: 82)
      Color.red.frame(width: 12, height: 30).frame(width: 82)
    }
    let inference = try inferred(cells, platform: .iOS26)
    #expect(inference.holds, "\(inference.lines)")
    #expect(
      try #require(inference.candidates.first).source == """
        import SwiftUI

        struct InferredView: View {
          var body: some View {
            HStack(spacing: 0) {
              Text("One").frame(width: 82)
              Text("Two words").frame(width: 82)
              Color.gray.frame(width: 12, height: 30).frame(width: 82)
            }
          }
        }

        """)
    // Equal gaps are a spacing, also where the middles of the views are equally distant.
    let spaced = HStack(spacing: 20) {
      Color.red.frame(width: 12, height: 30)
      Color.green.frame(width: 40, height: 30)
      Color.blue.frame(width: 12, height: 30)
    }
    let source = try #require(inferred(spaced).candidates.first).source
    #expect(source.contains("HStack(spacing: 20) {"), "\(source)")
  }

  @Test("Cells of one width that are apart have that width and the spacing")
  func equalCellsApart() throws {
    let view = VStack(alignment: .leading, spacing: 12) {
      Color.gray.frame(width: 280, height: 62)
      HStack(spacing: 8) {
        Color.red.frame(width: 60, height: 20).frame(width: 80)
        Color.red.frame(width: 12, height: 30).frame(width: 80)
        Color.red.frame(width: 30, height: 30).frame(width: 80)
      }
    }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.contains("HStack {") && source.components(separatedBy: ".frame(width: 80)").count == 4,
      "\(source)")
    try expectAlike(inference, view)
  }

  @Test(
    "Rows of one height are in frames of that height, with dividers between them or not",
    arguments: [false, true])
  func equalRows(isDivided: Bool) throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("Account").frame(height: 44)
      if isDivided { Divider() }
      HStack {
        Color.red.frame(width: 29, height: 29)
        Text("Network")
        Spacer()
        Text("Home")
      }.frame(height: 44)
      if isDivided { Divider() }
      Text("Bluetooth").font(.caption).frame(height: 44)
    }.padding(.horizontal, 16)
    let inference = try inferred(view, platform: .iOS26)
    #expect(inference.holds, "\(inference.lines)")
    let divider = isDivided ? "\n      Divider()" : ""
    #expect(
      try #require(inference.candidates.first).source == """
        import SwiftUI

        struct InferredView: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 0) {
              Text("Account").frame(height: 44)\(divider)
              HStack {
                Color.gray.frame(width: 29, height: 29)
                Text("Network")
                Spacer()
                Text("Home")
              }
              .frame(height: 44)\(divider)
              Text("Bluetooth").font(.caption).frame(height: 44)
            }
            .padding(.horizontal, 16)
          }
        }

        """)
  }

  @Test("A cell over two of three columns spans them")
  func spannedCell() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
      ForEach(["Mo", "Tu"], id: \.self) { day in
        GridRow {
          Text(day)
          Color.red.frame(width: 40, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
      }
      GridRow {
        Color.green.frame(width: 70, height: 20).gridCellColumns(2)
        Color.blue.frame(width: 30, height: 20)
      }
    }
    let inference = try inferred(view, widths: [320, 402])
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains(".gridCellColumns(2)"), "\(source)")
    try expectAlike(inference, view)
  }

  @Test("One of equal views in a row that is moved over the next one has an offset")
  func movedInRow() throws {
    let view = HStack {
      Rectangle()
      Rectangle().offset(x: 30, y: 30)
      Rectangle()
    }
    let inference = try inferred(view, height: 100)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains("HStack {") && source.contains("Rectangle().offset(x: 30, y: 30)"), "\(source)")
    try expectAlike(inference, view, height: 100)
  }

  @Test("A text that is cut off after more than eight lines has that limit")
  func manyLines() throws {
    let words = Array(repeating: "This is a description", count: 60).joined(separator: " ")
    let view = VStack(alignment: .leading) {
      Text("Title").font(.title)
      Text(words).lineLimit(12)
    }
    let inference = try inferred(view, widths: [320, 402], height: 600)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains(".lineLimit(12)"), "\(source)")
  }

  @Test("A spacer between texts that leave it its least length has no other, and needs no spacing")
  func shortSpacer() throws {
    let view = HStack {
      Text("2 ×")
      Text("Donut with cinnamon and a hint of cardamom")
      Spacer()
      Text("7.00")
    }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains("HStack {") || source.contains("HStack(alignment: .top) {"), "\(source)")
    #expect(source.contains("Spacer()") && !source.contains("padding"), "\(source)")
    try expectAlike(inference, view)
  }

  @Test("A line below a row is no frame as long as the rest of the container")
  func lineBelow() throws {
    let view = HStack(spacing: 0) {
      Text("128").frame(maxWidth: .infinity)
      Text("77").frame(maxWidth: .infinity)
    }
    .padding(.vertical, 8)
    .overlay(alignment: .bottom) { Divider() }
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(source.contains(".padding(.top, 8)") && !source.contains("eight: "), "\(source)")
    try expectAlike(inference, view)
  }

  @Test("A width in which a text is cut off is a number as people write it")
  func cutWidth() throws {
    let view = Text("Nogitsune Takeshi").font(.title).lineLimit(1).frame(width: 200)
    let inference = try inferred(view)
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    let width = try #require(source.firstMatch(of: /width: ([0-9.]+)/)?.1, "\(source)")
    #expect(width.count <= 6, "\(source)")
    try expectAlike(inference, view)
  }

  /// Compares the texts of a source, read again, with those of a view.
  private func expectTextsAlike(_ source: String, _ view: some View, width: CGFloat) throws {
    let scene = try SwiftSceneReader().read([(file: "View.swift", text: source)])
    func texts(_ tree: LayoutTree) throws -> [CGRect] {
      try Self.layout(tree, width: width, 300).views.filter { $0.kind == "Text" }.map(\.frame)
    }
    let (again, original) = (try texts(LayoutTree(scene.document.root)), try texts(LayoutTree(view)))
    #expect(again.count == original.count)
    for (one, other) in zip(again, original) {
      #expect(
        abs(one.minX - other.minX) < 0.1 && abs(one.minY - other.minY) < 0.1
          && abs(one.width - other.width) < 0.1 && abs(one.height - other.height) < 0.1, "\(one), \(other)")
    }
  }
}
