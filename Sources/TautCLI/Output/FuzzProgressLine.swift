import Foundation

/// The progress of a run over random scenes.
struct FuzzProgressLine: Sendable {
  private let line = ProgressLine("fuzz")
  let began: Date
  let deadline: Date?
  let total: Int

  /// Shows how many scenes are done: as a share of their number or of the time, whichever is further.
  func show(_ count: Int) {
    let time = deadline.map { -began.timeIntervalSinceNow / $0.timeIntervalSince(began) } ?? 0
    line.show(max(Double(count) / Double(total), time), "\(count) scenes")
  }

  /// Takes the line away.
  func finish() { line.finish() }
}
