import ElementTree
import Foundation
import Testing

@testable import recover_advances

/// Advance widths recovered from recorded lines, as the program in `Scripts` does it, on a slice of them.
@Suite struct RecoveryTests {
  private static let recorded = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Recorded")

  @Test func `Every line of a slice is as wide as recorded, and others nearly`() throws {
    let near = try JSONDecoder().decode(
      FontMetricsDocument.self, from: Data(contentsOf: Self.recorded.appending(path: "inter-ascii.json")))
    let all = try RecordedLine.read(
      Self.recorded.appending(path: "text/ios-lines.tsv").path(), styles: .iOS)
    let known = Set(near.faces.flatMap(\.advances.keys))
    // Fonts of one size, so that the program stays small.
    let lines = all.filter { $0.size == 17 && $0.string.allSatisfy { known.contains(String($0)) } }
    let (slice, rest) = (lines.enumerated().filter { $0.offset % 4 != 0 }.map(\.element), lines)
    var recovery = AdvanceRecovery(near: near, tracking: PublishedTracking.points)
    let result = try recovery.recover(from: slice)
    let metrics = try FontMetrics(result.font)
    func score(_ lines: [RecordedLine]) -> Score {
      Score(lines.map { ($0, AdvanceRecovery.Result.width(of: $0, in: metrics)) })
    }
    let (own, others) = (score(slice), score(rest.filter { !slice.contains($0) }))
    print("\(result.rows) rows, \(result.columns) columns; slice: \(own); left out: \(others)")
    #expect(result.unmet.isEmpty)
    #expect(own.count > 100 && own.near == own.count)
    #expect(others.count > 20 && others.near * 10 >= others.count * 8)
  }
}
