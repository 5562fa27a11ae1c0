import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Finds the number nearest to what is written with which a requirement holds at some sizes.
struct RepairNumbers {
  let edits: LayoutEdits
  let scenes: RepairScenes
  let length: LayoutEdits.Length
  /// The sizes.
  let sites: [RepairSite]

  /// How often a number is corrected before it is given up.
  private static let mostSteps = 8

  /// The number: whole where a whole one does; `nil` where there is none.
  ///
  /// Throws what the solver throws.
  func nearest() throws -> Double? {
    let reached = try length.ends.filter { try $0 != length.from && isSo($0) == true }
    let found = try reached.map { end in
      try NearestNumber.whole(from: length.from, reaching: end) { try isSo($0) }
    }
    // An end says nothing of what must lie between two bounds, or be equal to something.
    return try found.min { abs($0 - length.from) < abs($1 - length.from) } ?? approached()
  }

  /// Follows the affine piece that a number is in to where nothing is missing, and so on in the next piece.
  private func approached() throws -> Double? {
    var number = length.from
    for _ in 0..<Self.mostSteps {
      guard let missing = try slack(number) else { return nil }
      if missing >= -1e-6 { return try rounded(number) }
      guard let slope = try slope(at: number, missing) else { return nil }
      number -= missing / slope
    }
    return nil
  }

  /// By how much more, or less, is missing with each point.
  private func slope(at number: Double, _ missing: Double) throws -> Double? {
    for step in [0.25, -0.25] {
      guard let beside = try slack(number + step) else { continue }
      let slope = (beside - missing) / step
      if abs(slope) > 1e-6 { return slope }
    }
    return nil
  }

  /// The number as a person would write it.
  private func rounded(_ number: Double) throws -> Double? {
    let isMore = number > length.from
    let numbers = [
      number.rounded(), number.rounded(isMore ? .up : .down), (number * 2).rounded() / 2,
      (number * 100).rounded() / 100, number,
    ]
    return try numbers.first { try $0 != length.from && isSo($0) == true }
  }

  private func isSo(_ number: Double) throws -> Bool? {
    guard let edit = edits.edit(length, to: number) else { return nil }
    guard let edited = try scenes.edited(edit) else { return false }
    return try scenes.holds(edited, at: sites, keeping: false)
  }

  private func slack(_ number: Double) throws -> Double? {
    guard let edited = try edits.edit(length, to: number).flatMap(scenes.edited) else { return nil }
    return try scenes.slack(edited, at: sites)
  }
}
