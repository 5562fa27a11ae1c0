import Foundation

/// The progress of a run over random scenes.
struct FuzzProgressLine: Sendable {
  private let line = ProgressLine("fuzz")
  private let began: Date
  private let deadline: Date?
  private let total: Int

  init(began: Date, deadline: Date?, total: Int) {
    self.began = began
    self.deadline = deadline
    self.total = total
  }

  /// Shows how many scenes are done: as a share of their number or of the time, whichever is further.
  func show(_ count: Int) {
    let time = deadline.map { -began.timeIntervalSinceNow / $0.timeIntervalSince(began) } ?? 0
    line.show(max(Double(count) / Double(total), time), "\(count) scenes")
  }

  /// Takes the line away.
  func finish() { line.finish() }
}
