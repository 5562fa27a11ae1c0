import ConstraintLayout
import Foundation
import LayoutCore
import LayoutInspection
import LayoutTesting
import ReferenceLayout
import TestSupport
import Testing

@Suite("What is made from where views lie is made for every size")
struct MadeContentTests {
  @Test("Content with steps: the range is cut where it changes, and all frames in between are exact")
  func steps() throws {
    let view = HStack(spacing: 8) {
      Color.red.frame(width: 40, height: 20)
      GeometryReader { proxy in
        if proxy.size.width >= 150.5 {
          Text("a wide one of several words").id("wide")
        } else {
          VStack {
            Color.blue.frame(height: 10).id("narrow"); Color.green.frame(minWidth: 90, maxWidth: 110)
          }
        }
      }
    }
    let inspection = try inspection(of: view, InspectedRange(width: 60...400))
    // 150.5 for the reader is 198.5 for the row.
    let cuts = inspection.pieces.map { $0.corners[0][0] }
    #expect(cuts.contains { abs($0 - 198.5) < 1e-6 }, "\(cuts)")
    #expect(inspection.isSampled == nil)
    let cut = try #require(inspection.pieces.first { abs($0.corners[0][0] - 198.5) < 1e-6 })
    #expect(
      cut.changes.contains { inspection.text(of: $0, width: 198.5, height: 0).contains("is different") })
    var numbers = SeededGenerator(seed: 11)
    for width in (0..<200).map({ _ in numbers.double(60...400) }) + [198.49, 198.51] {
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50))
    }
    let note = try #require(inspection.notes.first)
    #expect(note.contains("between such sizes frames are exact"))
  }

  @Test("Content on a straight line is exact at whole points, and between them wherever the line goes on")
  func lines() throws {
    let view = ZStack {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 3, height: 2).id("bar") }
      HStack {
        Text("Two words"); Spacer(); Text("and some more").id("last")
      }
    }
    let inspection = try inspection(of: view, InspectedRange(width: 60...500))
    #expect(inspection.pieces.count < 30, "\(inspection.pieces.count)")
    for width in stride(from: 60.0, through: 500, by: 1) {
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50), within: 0.001)
    }
    var numbers = SeededGenerator(seed: 12)
    for width in (0..<200).map({ _ in numbers.double(60...500) }) {
      let piece = inspection.pieces[try #require(inspection.piece(width: width, height: 0))]
      // Two points lie on a line whatever is between them.
      guard piece.corners[1][0] - piece.corners[0][0] > 2 else { continue }
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50), within: 0.001)
    }
  }

  @Test("Of opaque code whole points are exact, and straight lines are few pieces, not one for each point")
  func opaqueCode() throws {
    let view = Thirds {
      Color.red
      Text("Two words")
      Color.blue.frame(height: 10)
    }
    let inspection = try inspection(of: view, InspectedRange(width: 60...400))
    #expect(inspection.isSampled == nil && inspection.pieces.count < 20, "\(inspection.pieces.count)")
    #expect(inspection.notes.contains { $0.hasPrefix("Opaque code") })
    for width in stride(from: 60.0, through: 400, by: 1) {
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50), within: 0.001)
    }
    // The layout has four gaps where it is wider than 200, and the border is looked for no more closely than the points lie.
    let cut = try #require(inspection.pieces.first { $0.corners[0][0] == 200.5 })
    #expect(
      cut.changes.map { inspection.text(of: $0, width: 200, height: 0) }
        == ["the code of Thirds at root is asked anew"])
    for width in [100.25, 199.75, 200.75, 333.5] {
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50), within: 0.001)
    }
  }

  @Test("Content that follows the size on a curve is exact at every whole point, and the notes say so")
  func curves() throws {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: proxy.size.width * proxy.size.width / 1_000)
      Text("\(Int(proxy.size.width)) points").offset(y: 30)
    }
    let inspection = try inspection(of: view, InspectedRange(width: 100...260))
    for width in stride(from: 100.0, through: 260, by: 1) {
      try expectFrames(inspection, view, ProposedViewSize(width: width, height: 50))
    }
    let note = try #require(inspection.notes.first)
    #expect(note.contains("frames are exact there"))
    // The view is there once, and what it says is told of each size.
    #expect(inspection.views.count { $0.kind == "Text" } == 1)
    let text = try #require(inspection.views.firstIndex { $0.kind == "Text" })
    #expect(inspection.views[text].text == nil)
    func letters(_ width: Double) -> [InspectedItem]? {
      var place = inspection.piece(width: width, height: 0)
      while let current = place {
        if let drawing = inspection.pieces[current].drawings[text] {
          return inspection.drawings[drawing].items
        }
        place = inspection.pieces[current].base
      }
      return nil
    }
    #expect(letters(111) != letters(112) && letters(111) != nil)
  }

  @Test("Of a plane the rows are exact")
  func planes() throws {
    let view = GeometryReader { proxy in
      if proxy.size.width > 2 * proxy.size.height {
        Color.red.frame(width: 30).id("a")
      } else {
        Color.blue.id("b")
      }
    }
    let inspection = try inspection(of: view, InspectedRange(width: 50...300, height: 40...120))
    let rows = try #require(inspection.snappedHeights)
    for row in rows {
      for width in [60.0, 100, 170, 299] {
        try expectFrames(
          inspection, view, ProposedViewSize(width: width, height: row.sample), at: row.from + 0.01)
      }
    }
  }

  @Test("Content that is the same at every size has the pieces of a tree without a reader")
  func same() throws {
    let read = GeometryReader { _ in
      HStack {
        Text("Two words"); Color.red
      }
    }
    let inspection = try inspection(of: read, InspectedRange(width: 20...300))
    var numbers = SeededGenerator(seed: 13)
    for width in (0..<100).map({ _ in numbers.double(20...300) }) {
      try expectFrames(inspection, read, ProposedViewSize(width: width, height: 50))
    }
    let plain = try self.inspection(
      of: HStack {
        Text("Two words"); Color.red
      }, InspectedRange(width: 20...300))
    #expect(inspection.pieces.map(\.corners) == plain.pieces.map(\.corners))
  }

  @Test("Stories are told of the tree of their size")
  func stories() throws {
    let view = GeometryReader { proxy in
      if proxy.size.width >= 100 {
        Color.red.frame(width: 30).id("a")
      } else {
        Color.blue.frame(width: 20).id("b")
      }
    }
    let inspection = try inspection(of: view, InspectedRange(width: 50...150))
    let (a, b) = try (
      #require(inspection.views.firstIndex { $0.id == "a" }),
      #require(inspection.views.firstIndex { $0.id == "b" })
    )
    #expect(inspection.story(of: a, width: 120, height: 0).joined().contains { $0.contains("30") })
    #expect(inspection.story(of: b, width: 120, height: 0).isEmpty)
    #expect(inspection.frame(of: b, width: 120, height: 0) == nil)
    #expect(inspection.story(of: b, width: 60, height: 0).joined().contains { $0.contains("20") })
    #expect(inspection.frame(of: a, width: 60, height: 0) == nil)
  }

  private func inspection(of view: some View, _ range: InspectedRange) throws -> Inspection {
    var options = InspectionOptions()
    options.detail = .reasons
    options.threads = 1
    return try Inspection(
      of: LayoutTree(view), in: ProposedViewSize(width: 200, height: 50), over: range, options: options)
  }

  /// Every view of the layout at a size is on the page where it is, and no other one.
  private func expectFrames(
    _ inspection: Inspection, _ view: some View, _ size: ProposedViewSize, within tolerance: Double = 1e-4,
    at shown: Double? = nil
  ) throws {
    let result = try ReferenceEngine().layout(view, in: size)
    func key(_ path: String, _ kind: String, _ id: String?) -> String { "\(path) \(kind) \(id ?? "")" }
    let tree = try ReferenceEngine().settled(view, in: size).tree
    var expected: [String: CGRect] = [:]
    for view in result.views {
      expected[key(view.path, tree[view.index].element.kind, tree[view.index].id)] = view.frame
    }
    let (width, height) = (Double(size.width ?? 0), shown ?? Double(size.height ?? 0))
    for (place, view) in inspection.views.enumerated() {
      let found = inspection.frame(of: place, width: width, height: height)
      let frame = expected.removeValue(forKey: key(view.path, view.kind, view.id))
      guard let found, let frame else {
        #expect(found == nil && frame == nil, "\(view.path) \(view.kind) at \(size)")
        continue
      }
      let pairs = [
        (found.minX, frame.minX), (found.minY, frame.minY), (found.width, frame.width),
        (found.height, frame.height),
      ]
      #expect(
        pairs.allSatisfy { abs($0 - $1) < tolerance }, "\(view.path) at \(size): \(found) and not \(frame)")
    }
    #expect(expected.isEmpty, "\(expected.keys.sorted()) at \(size)")
  }
}

/// Three columns; where there is room, with gaps around them.
private struct Thirds: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let gap: CGFloat = bounds.width > 200 ? 10 : 0
    let width = (bounds.width - 4 * gap) / 3
    for (number, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + gap + CGFloat(number) * (width + gap), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
