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
