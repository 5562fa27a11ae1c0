import Foundation
import LayoutCore
import LayoutTesting
import TestSupport

/// Random parameters of rules.
///
/// Lengths are multiples of a quarter point; thirds come from shares and ratios.
struct RandomParameters {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ times: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &random) < times
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &random)) / 4
  }

  mutating func optional(_ range: ClosedRange<Int>) -> CGFloat? { chance(1, in: 2) ? length(range) : nil }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// What a parent proposes: numbers mostly, and now and then nothing, zero or infinity.
  mutating func proposal() -> ProposedViewSize { ProposedViewSize(width: side(), height: side()) }

  private mutating func side() -> CGFloat? {
    switch integer(0...9) {
    case 0, 1: nil
    case 2: 0
    case 3: .infinity
    default: length(0...240)
    }
  }

  mutating func axis() -> Axis { pick(Axis.allCases) }
}
