import Foundation
import LayoutTesting
import Taut
import Testing

@testable import LayoutInference

@Suite("Cases recorded from SwiftUI, found again from their frames")
struct RecordedInferenceTests {
  /// The cases, each of which is found: `make infer-table` has all, with those that are not.
  static let names = [
    // Stacks: shares of the length, spacers, priorities, groups, spacing.
    "STK-02", "STK-08", "STK-67", "PRI-06", "SPC-51", "GRP-03", "CUS-07",
    // Alignment: of guides, of first and of last baselines.
    "ALN-11", "ALN-12", "ALN-13", "BAS-17",
    // Frames, also in right-to-left layout, and ratios.
    "FRM-20", "STK-46", "STK-74", "RTL-01", "ASP-04",
    // Layers: stacks, overlays, backgrounds.
    "ZST-11", "OVR-11", "OVR-20", "OVR-23",
    // Views that are moved, dividers, and views as high as lines of text.
    "POS-02", "POS-06", "DIV-01", "TXT-08",
    // Grids: fixed and flexible cells, cells over columns, anchors, unsized axes.
    "GRD-01", "GRD-18", "GP3", "GL13", "GU6",
  ]

  private static let files = ["swiftui-cases.json", "swiftui-cases-2.json", "grid-cases.json"]

  /// The trees of the cases, by name; none of a file that cannot be read.
  private static let trees: [String: LayoutTree] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("LayoutTestingTests/Resources")
    var trees: [String: LayoutTree] = [:]
    for file in files {
      let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      for found in (try? CaseReader().read(text, file: file)) ?? [] where names.contains(found.id) {
        trees[found.id] = found.root.flatMap { try? LayoutTree($0) }
      }
    }
    return trees
  }()

  @Test("Each has its frames in the examples, between them and beyond", arguments: names)
  func roundTrip(name: String) throws {
    let trip = InferenceRoundTrip(tree: try #require(Self.trees[name], "no tree of \(name)"))
    let inference = try trip.inference()
    let first = try #require(inference.candidates.first)
    #expect(inference.holds, "\(first.source)")
    #expect(try trip.isAlike(first, InferenceRoundTrip.between), "\(first.source)")
    #expect(try trip.isAlike(first, InferenceRoundTrip.beyond), "\(first.source)")
  }
}
