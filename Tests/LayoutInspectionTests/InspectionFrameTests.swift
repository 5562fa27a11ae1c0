import Foundation
import LayoutCore
import LayoutDocuments
import LayoutInspection
import LayoutTesting
import ReferenceLayout
import TestSupport
import Testing

@Suite("Frames of an inspection are those of the engine")
struct InspectionFrameTests {
  @Test(
    "At random widths, and next to every border",
    arguments: [
      "badge-row", "characters-feet", "event-short", "hstack-priority", "text-two-lines", "rotation",
    ])
  func widths(_ name: String) throws {
    let scene = try Scenes.scene("\(name).json")
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 50...600))
    var numbers = SeededGenerator(seed: 1)
    let borders = inspection.pieces.flatMap { $0.corners.map { $0[0] } }
    let sizes =
      (0..<40).map { _ in numbers.double(50...600) } + borders.flatMap { [$0 - 0.001, $0 + 0.001] }
    for width in sizes where width >= 50 && width <= 600 {
      try expectFrames(inspection, scene, width: width, height: nil)
    }
  }

  @Test("At random sizes of a plane", arguments: ["badge-row", "vstack", "image-aspect-ratio"])
  func plane(_ name: String) throws {
    let scene = try Scenes.scene("\(name).json")
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 20...500, height: 20...400))
    #expect(inspection.snappedHeights == nil)
    var numbers = SeededGenerator(seed: 2)
    for _ in 0..<60 {
      try expectFrames(
        inspection, scene, width: numbers.double(20...500), height: numbers.double(20...400))
    }
  }

  @Test("Heights snap where there are too many regions, and frames are right at these heights")
  func snapping() throws {
    let scene = try Scenes.scene("badge-row.json")
    var options = InspectionOptions()
    options.mostRegions = 2
    let inspection = try Scenes.inspection(
      of: scene, InspectedRange(width: 200...800, height: 20...300), options)
    let rows = try #require(inspection.snappedHeights)
    #expect(!rows.isEmpty && inspection.notes.contains { $0.contains("heights snap") })
    for row in rows {
      for width in [220, 437.5, 790.0] {
        try expectFrames(inspection, scene, width: width, height: row.sample, at: row.from + 0.25)
      }
    }
  }

  @Test(
    "Views move with written lengths as layouts with other lengths have them, as far as the limits say",
    arguments: ["badge-row", "hstack-priority", "event-short", "characters-feet"])
  func moves(_ name: String) throws {
    let scene = try Scenes.scene("\(name).json")
    var options = InspectionOptions()
    options.detail = .prices
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 300...420), options)
    let tree = try LayoutTree(scene.root).writingImpliedLengths()
    let (inputs, lists, forms) = (
      try #require(inspection.inputs), try #require(inspection.moveLists), try #require(inspection.limitForms)
    )
    var (moved, compared) = (0, 0)
    for piece in inspection.pieces {
      let width = (piece.corners[0][0] + piece.corners[1][0]) / 2
      let live = try #require(piece.live?.first)
      for (number, input) in inputs.enumerated() where input.name != "priority" {
        let limits = live.limits.map { forms[$0] }
        // Half the way to the nearest border, where that is not a hair's breadth away.
        var step = 8.0
        for limit in limits {
          let value = limit[0] + limit[1] * width
          for place in stride(from: 3, to: limit.count, by: 2) where Int(limit[place]) == number {
            if limit[place + 1] < 0 { step = min(step, -value / limit[place + 1]) }
          }
        }
        guard step > 0.01 else { continue }
        step /= 2
        let view = try #require(tree.indices.first { $0.position == input.view })
        let changed = try tree.replacing(at: view) { element throws(ParameterError) in
          try element.setting(ParameterName(input.name), to: CGFloat(input.value + step))
        }
        let result = try ReferenceEngine().layout(
          changed, in: ProposedViewSize(width: width, height: scene.proposal.height))
        let list = lists[live.moves]
        for index in tree.indices {
          guard let frame = inspection.frame(of: index.position, width: width, height: 0),
            let placed = result.views[index]?.frame
          else { continue }
          var sides = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
          for place in stride(from: 0, to: list.count, by: 4)
          where Int(list[place]) == index.position && Int(list[place + 2]) == number {
            sides[Int(list[place + 1])] += list[place + 3] * step
            moved += 1
          }
          let expected = [placed.origin.x, placed.origin.y, placed.size.width, placed.size.height]
          for (side, number) in zip(sides, expected) {
            #expect(
              abs(side - Double(number)) < 1e-3, "\(input) + \(step) at \(width): \(tree[index].path)")
          }
          compared += 1
        }
      }
    }
    print("\(name): \(moved) sides moved, \(compared) frames compared")
    #expect(moved > 5 && compared > 20)
  }

  @Test("A range that is none is refused")
  func ranges() throws {
    let scene = try Scenes.scene("badge-row.json")
    #expect(throws: InspectionError.noRange) { try Scenes.inspection(of: scene, InspectedRange()) }
    #expect(throws: InspectionError.invalidRange(from: -5, through: 10)) {
      try Scenes.inspection(of: scene, InspectedRange(width: -5...10))
    }
  }

  private func expectFrames(
    _ inspection: Inspection, _ scene: SceneDocument, width: Double, height: Double?, at shown: Double? = nil
  ) throws {
    let size = ProposedViewSize(width: width, height: height.map { CGFloat($0) } ?? scene.proposal.height)
    let result = try ReferenceEngine().layout(LayoutTree(scene.root), in: size)
    for view in result.views {
      let frame = inspection.frame(of: view.index.position, width: width, height: shown ?? height ?? 0)
      guard view.frame.size.width.isFinite, view.frame.size.height.isFinite else { continue }
      let found = try #require(frame, "\(view.path) at \(width)")
      let numbers = zip(
        [found.minX, found.minY, found.width, found.height],
        [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height])
      for (one, other) in numbers {
        #expect(abs(one - other) < 0.001, "\(view.path) at \(width) x \(height ?? -1)")
      }
    }
  }
}
