import Foundation
import LayoutCore

extension CaseValue {
  init(_ numbers: [CGFloat?]) { self = .list(numbers.map(CaseValue.number)) }

  init(_ proposal: ProposedViewSize) { self.init([proposal.width, proposal.height]) }

  init(_ size: CGSize) { self.init([size.width, size.height]) }

  // The sides of a rectangle's size keep their sign, those of the rectangle itself do not.
  init(_ frame: CGRect) {
    self.init([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  /// Whether a value is this one, within a tolerance in points.
  ///
  /// Infinities and NaN are the same as themselves. Where `openNumbers` is true, an unspecified number is any.
  func matches(_ other: CaseValue, tolerance: CGFloat, openNumbers: Bool) -> Bool {
    switch (self, other) {
    case (.number(nil), .number(let found)): return openNumbers || found == nil
    case (.number(let expected?), .number(let found?)):
      if expected.isNaN || found.isNaN { return expected.isNaN && found.isNaN }
      return expected == found || abs(expected - found) <= tolerance
    case (.list(let expected), .list(let found)):
      return expected.count == found.count
        && zip(expected, found).allSatisfy { pair in
          pair.0.matches(pair.1, tolerance: tolerance, openNumbers: openNumbers)
        }
    case (.text, .text): return self == other
    default: return false
    }
  }
}
