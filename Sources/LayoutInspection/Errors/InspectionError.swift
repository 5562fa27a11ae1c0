/// Why a layout cannot be inspected.
public enum InspectionError: Error, Hashable, Sendable {
  /// Neither side runs.
  case noRange
  /// A range that ends before it begins, or reaches beyond the longest length.
  case invalidRange(from: Double, through: Double)
}

extension InspectionError: CustomStringConvertible {
  /// The cause and what to do about it.
  public var description: String {
    switch self {
    case .noRange: "a page needs a side that runs: give a range of widths or of heights, such as 200...800"
    case .invalidRange(let from, let through):
      "\(from)...\(through) is no range of sizes; write it as 200...800, from 0 on"
    }
  }
}
