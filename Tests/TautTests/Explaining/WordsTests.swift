import Foundation
import Testing

@testable import LayoutExplanation

@Suite("Numbers in sentences")
struct WordsTests {
  /// At most two decimals, as a format writes them.
  private func formatted(_ value: Double) -> String {
    var text = String(format: "%.2f", value)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  @Test("A number is written as its format writes it: near to the middle between two, large, small, negative")
  func plain() {
    let near = (0..<400).map { Double($0) / 200 + 0.005 }
    let around = near.flatMap { [$0, $0.nextUp, $0.nextDown, -$0] }
    let spread = (0..<2_000).map { Double($0) * 1.2345678 - 1_200 }
    for value in around + spread + [0, -0.0, -0.001, 1e11, 1e15, 1e300, 1.0 / 3, 99.995, 100.1, 0.07, -0.5] {
      #expect(Words.plain(value) == formatted(value), "\(value)")
    }
    #expect(Words.plain(.infinity) == "infinity" && Words.points(1_234_567.891) == "1,234,567.89")
  }
}
