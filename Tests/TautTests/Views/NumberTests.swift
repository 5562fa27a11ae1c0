import Foundation
import Taut
import Testing

@Suite("Numbers in a user's code stay numbers")
struct NumberTests {
  private let sizes = [CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)]

  // Linear lengths have operators of their own; none of them may make these ambiguous or take them over.
  @Test("sums and products as layouts write them")
  func reducing() {
    let heights = sizes.map(\.height).reduce(0, +)
    let widths = sizes.map { $0.width }.reduce(0) { $0 + $1 }
    let direct = sizes.reduce(0) { $0 + $1.width }
    let product = sizes.map(\.height).reduce(1, *)
    let mixed = sizes.map(\.width).reduce(1) { $0 * $1 / 2 - 3 }
    let start = (390 - sizes.map(\.width).reduce(0, +) - 72) / 2
    let into = sizes.reduce(into: 0) { $0 += $1.height }
    let largest = sizes.reduce(0) { max($0, $1.width + 2) }
    let doubles = [1.5, 2].reduce(0, +)
    let all = [heights, widths, direct, product, mixed, start, into, largest]
    #expect(all == [6, 4, 4, 8, -6.75, 157, 6, 5])
    #expect(doubles == 3.5)
  }
}
