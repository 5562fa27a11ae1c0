import Foundation
import LayoutCore
import LayoutExplanation
import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@testable import LayoutRequirements

@Suite("Sets of sizes")
struct SizeSetTests {
  /// Every point with whole or half coordinates in a square, and a little around it.
  private static let points = (-1...17).flatMap { x in
    (-1...17).map { y in
      SizePoint(
        width: Rational(numerator: x, denominator: 2), height: Rational(numerator: y, denominator: 2))
    }
  }

  private static func meets(_ point: SizePoint, _ halfPlanes: [SizeSet.HalfPlane]) -> Bool {
    halfPlanes.allSatisfy { halfPlane in
      let value = halfPlane.form.value(at: point)
      return halfPlane.isStrict ? value > 0 : value >= 0
    }
  }

  @Test(
    "What is cut off and what is left are all of a square, each point once, whatever passes through its corners"
  )
  func cuts() {
    print("TAUT_SEED=\(TestSize.seed)")
    var random = SeededGenerator(seed: TestSize.seed)
    let square = SizeSet(widths: 0...8, heights: 0...8)
    var (empty, thin) = (0, 0)
    for round in 0..<150 {
      // Small whole numbers meet in the same points again and again.
      let halfPlanes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        func number(_ most: Int) -> Rational { Rational(Int.random(in: -most...most, using: &random)) }
        return SizeSet.HalfPlane(
          SizeForm(number(8), width: number(2), height: number(2)), isStrict: Bool.random(using: &random))
      }
      let inside = square.clipped(halfPlanes)
      let missing = square.missing(halfPlanes)
      if inside == nil { empty += 1 }
      thin += ([inside].compactMap { $0 } + missing).count { $0.dimension < 2 }
      for point in Self.points {
        let isInSquare = 0...8 ~= point.width && 0...8 ~= point.height
        let isMet = isInSquare && Self.meets(point, halfPlanes)
        let found = [inside].compactMap { $0 }.count { $0.contains(point) }
        let others = missing.count { $0.contains(point) }
        guard found == (isMet ? 1 : 0), others == (isInSquare && !isMet ? 1 : 0) else {
          Issue.record(
            "TAUT_SEED=\(TestSize.seed) round \(round), \(point), \(halfPlanes): \(found), \(others)")
          return
        }
      }
      for set in [inside].compactMap({ $0 }) + missing { #expect(set.contains(set.inside)) }
    }
    #expect(empty > 0 && thin > 0)
  }

  @Test("What polygons project to has the ends that it has")
  func projections() throws {
    let square = SizeSet(widths: 0...8, heights: 0...8)
    let diagonal = SizeSet.HalfPlane(SizeForm(-4, width: 1, height: 1), isStrict: true)
    let below = try #require(square.clipped(diagonal.opposite))
    #expect("\(below.interval(along: .horizontal))" == "[0, 4]")
    let open = try #require(
      square.clipped(SizeSet.HalfPlane(SizeForm(4, width: -1, height: -1), isStrict: true)))
    #expect("\(open.interval(along: .horizontal))" == "[0, 4)")
    let corner = try #require(
      square.clipped(SizeSet.HalfPlane(SizeForm(-16, width: 1, height: 1), isStrict: false)))
    #expect(corner.dimension == 0 && corner.contains(SizePoint(width: 8, height: 8)))
  }
}
