import Foundation
import Taut
import TestSupport
import Testing

@Suite("Every view of every scene has a story for each side")
struct StoryTests {
  @Test(arguments: Scenes.names)
  func complete(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    // Prices are in the golden files, and take most of the time.
    for proposal in [proposal, ProposedViewSize(width: .infinity, height: nil)] {
      try check(LayoutExplanation(tree, in: proposal, keepsPrices: false))
    }
  }

  /// Sentences without gaps, and numbers that agree with the layout.
  private func check(_ layout: LayoutExplanation) throws {
    let frames = Dictionary(uniqueKeysWithValues: layout.solution.result.views.map { ($0.index, $0) })
    for index in layout.tree.indices {
      for axis in Axis.allCases {
        let story = try #require(try layout.story(of: index, along: axis))
        let lines = layout.lines(of: story)
        #expect(lines.count > 1)
        for line in lines {
          #expect(!line.hasSuffix(" ") && !line.hasSuffix(":") && !line.contains("?"), "\(line)")
          #expect(!line.contains("  if ,") && !line.contains(",,"), "\(line)")
        }
        // The shares of a stack add up to what it had.
        for case .shares(let share) in story.steps {
          let taken = share.served.dropLast().reduce(Rational(0)) { $0 + ($1.length ?? 0) }
          let own = try #require(share.served.last)
          #expect(share.length - share.spacing - taken - share.keptBack == own.available)
          #expect(max(0, own.available) == own.share * Rational(own.waiting))
        }
        // A guide on a line puts the view where it is.
        for placement in story.placements {
          let frame = try #require(frames[placement.view]).frameInParent
          let origin = axis == .horizontal ? frame.origin.x : frame.origin.y
          #expect(abs(placement.origin.doubleValue - origin) < 1e-9)
          if case .aligned(let meeting) = placement.cause, let own = meeting.own, let line = meeting.line {
            #expect(line - own == placement.mirrored ?? placement.origin, "\(lines[0]): \(placement)")
          }
        }
      }
    }
  }

  @Test("From right to left, with priorities, a guide of its own, a reader and a flow")
  func words() throws {
    let source = #"""
      {"taut": 1, "name": "odd", "proposal": {"width": 300, "height": "infinity"},
       "environment": {"layoutDirection": "rightToLeft"},
       "alignments": {"feet": {"axis": "vertical", "default": {"bottom": 1}}},
       "root": {"type": "VStack", "id": "column", "alignment": "leading", "children": [
         {"type": "HStack", "id": "row", "spacing": 4, "alignment": "feet", "children": [
           {"type": "Image", "id": "long", "size": [230, 41], "modifiers": [{"layoutPriority": 1}]},
           {"type": "Image", "id": "pic", "size": [40, 30],
            "modifiers": [{"alignmentGuide": {"guide": "feet", "value": 20}}]},
           {"type": "Color", "id": "fill", "modifiers": [{"layoutPriority": -1}]}]},
         {"type": "GeometryReader", "id": "reader", "children": [{"type": "Circle", "id": "dot"}],
          "modifiers": [{"frame": {"width": 50, "height": 20}}]},
         {"type": "FlowLayout", "id": "flow", "children": [
           {"type": "Image", "id": "c1", "size": [140, 30]}, {"type": "Image", "id": "c2", "size": [180, 30]}]}]}}
      """#
    let scene = try SceneReader().read(source, file: "odd.json")
    let layout = try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
    func story(_ name: String, _ axis: Axis) throws -> String {
      layout.lines(of: try #require(try layout.story(of: name, along: axis))).joined(separator: "\n")
    }
    #expect(
      try story("pic", .horizontal) == """
        pic   width 40, offered 62: its own width
          the container is 300 wide
          row (HStack, 300 wide): 300 - 2 x 4 spacing = 292 to share
          sized before it, higher priorities first, then the least flexible: long (priority 1; its share was 252, and it took 230: its own width)
          pic comes next (priority 0) and gets what is left: 292 - 230
          at x 26 in row (234 from the right, as layout runs right to left): after long and 4 of spacing
          if pic's own width 40 (line 7) is 1 pt more: pic +1, fill -1   (until it is 62; from there row has nothing left to share)
          if the container gets 1 pt wider: pic moves 1 right   (until it is 320 wide; from there c2 changes its row in flow)
          if row's spacing 4 (line 5) is 1 pt more: pic moves 1 left   (until it is 15; from there row has nothing left to share)
          if long's own width 230 (line 6) is 1 pt more: pic moves 1 left   (until it is 252; from there row has nothing left to share)
        """)
    #expect(
      try story("pic", .vertical) == """
        pic   height 30, offered unlimited height: its own height
          the container offers unlimited height
          at y 21 in row, aligned by feet: its feet guide, 20 (alignmentGuide, line 8), lies on the line at 41, which long sets
          if pic's own height 30 (line 7) is 1 pt more: pic +1
          if long's own height 41 (line 6) is 1 pt more: pic moves 1 down
          if pic's alignmentGuide(.feet) 20 (line 8) is 1 pt more: pic moves 1 up   (until it is 41; from there pic reaches further than long in row)
        """)
    #expect(
      try story("dot", .horizontal) == """
        dot   width 20, offered 50: as wide as it is tall: fills the 20 that frame(height: 20), line 11, offers
          the container is 300 wide
          frame(width: 50), line 11, offers 50
          at x 30 in reader (0 from the right, as layout runs right to left), where the content begins
          if reader's frame height 20 (line 11) is 1 pt more: dot 1 wider   (until it is 50; from there the offered width decides for dot)
          if the container gets 1 pt wider: dot moves 1 right   (until it is 320 wide; from there c2 changes its row in flow)
        """)
    #expect(
      try story("c2", .horizontal) == """
        c2   width 180, offered no width (nil): its own width
          the container is 300 wide
          flow asks for the ideal width
          at x 0 in flow (0 from the right, as layout runs right to left): row 2, as in the row before it would end at 320, beyond 180
          if c2's own width 180 (line 13) is 1 pt more: c2 +1   (until it is 300; from there flow reaches further than row in column)
          if the container gets 1 pt wider: c2 moves 1 right   (until it is 320 wide; from there c2 changes its row in flow)
        """)
  }
}
