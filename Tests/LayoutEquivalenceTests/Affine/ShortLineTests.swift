import LayoutCore
import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@testable import LayoutProofs
@testable import ReferenceLayout

/// Runs the same sums on lines in 64 bits and on numbers that grow as they have to.
private struct TwoRuns {
  let run = RecordedRun<ShortForm>(at: ShortForm.start)
  let other: RecordedRun<LargeForm>
  let short: ShortLine
  let large: AffineNumber

  init(at length: (numerator: Int64, denominator: Int64)) {
    run.context.pointee.begin(at: ShortForm.Point(length.numerator, over: length.denominator))
    other = RecordedRun(at: [
      Rational(numerator: Int(length.numerator), denominator: Int(length.denominator))
    ])
    short = ShortLine(.side, in: run.context)
    large = AffineNumber(.side, in: other.context)
  }

  var isLost: Bool { run.context.pointee.isLost }

  var intervals: (short: ExactInterval, large: ExactInterval) {
    (ExactInterval(run.context.pointee.finding.reach), other.context.pointee.finding.reach.interval)
  }
}

/// What rules do with numbers, chosen at random and the same for every kind of number.
private func work<Number: LayoutNumber>(
  on side: Number, in context: Number.Context, _ random: inout SeededGenerator
) -> [Number] {
  let written = [0, 1, 3, 8, 0.5, 12.25, 198.703125, -7, 44, 0.1, .infinity]
  var numbers = [side, Number(2)]
  for _ in 0..<12 {
    let (a, b) = (numbers.randomElement(using: &random)!, numbers.randomElement(using: &random)!)
    let constant = Number(written.randomElement(using: &random)!, in: context)
    let count = Number(Int.random(in: 1...5, using: &random))
    let next: Number =
      switch Int.random(in: 0...8, using: &random) {
      case 0: a.adding(b)
      case 1: a.subtracting(b)
      case 2: a / count
      case 3: a.isInfinite ? a : a * count
      case 4: max(a, constant)
      case 5: min(a, b)
      case 6: a.adding(constant)
      case 7: a < b ? a : b
      default: a.isInfinite || b.isInfinite ? -a : a * b
      }
    numbers.append(next)
  }
  return numbers
}

@Suite("Lines in 64 bits")
struct ShortLineTests {
  @Test("They say what exact numbers of any length say, or that a number was lost", arguments: 0..<400)
  func randomWork(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let runs = TwoRuns(
      at: (Int64.random(in: 0...4_000, using: &random), [1, 1, 2, 3, 64].randomElement(using: &random)!))
    var other = random
    let short = work(on: runs.short, in: runs.run.context, &random)
    let large = work(on: runs.large, in: runs.other.context, &other)
    if runs.isLost { return }
    for (one, two) in zip(short, large) {
      #expect(LengthFunction(one) == LengthFunction(two), "seed \(seed)")
      #expect(one.doubleValue == two.doubleValue && one.doubleRoundedDown == two.doubleRoundedDown)
    }
    #expect(runs.intervals.short == runs.intervals.large, "seed \(seed)")
  }

  @Test("Few of these runs lose a number, and some do")
  func losses() {
    let lost = (0..<400).count { seed in
      var random = SeededGenerator(seed: UInt64(seed))
      let runs = TwoRuns(
        at: (Int64.random(in: 0...4_000, using: &random), [1, 1, 2, 3, 64].randomElement(using: &random)!))
      _ = work(on: runs.short, in: runs.run.context, &random)
      return runs.isLost
    }
    #expect((1..<300).contains(lost), "\(lost)")
  }

  @Test(
    "Doubles are taken exactly, or lost", arguments: [0.1, -0.1, 198.7, 1e-3, 3, -4_096.5, 0x1p-62, -0.0])
  func doubles(_ double: Double) {
    let runs = TwoRuns(at: (10, 1))
    let line = ShortLine(double, in: runs.run.context)
    #expect(!runs.isLost && line.doubleValue == double && line.doubleRoundedDown == double)
  }

  @Test(arguments: [0x1p-80, 0x1p62, 1e300, .leastNonzeroMagnitude])
  func lostDoubles(_ double: Double) {
    let runs = TwoRuns(at: (10, 1))
    _ = ShortLine(double, in: runs.run.context)
    #expect(runs.isLost)
    // The next run knows nothing of it.
    runs.run.context.pointee.begin(at: ShortForm.start)
    #expect(!runs.isLost)
  }

  @Test("Fractions are rounded as exact numbers round them")
  func rounding() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let numerator =
        Int64.random(in: Int64.min + 1...Int64.max, using: &random)
        >> Int64.random(in: 0...62, using: &random)
      let denominator = max(
        1, Int64.random(in: 1...Int64.max, using: &random) >> Int64.random(in: 0...62, using: &random))
      let exact = Rational(numerator: Int(numerator), denominator: Int(denominator))
      let (n, d) = (Int128(numerator), Int128(denominator))
      #expect(Double(n, over: d, .down) == exact.doubleRoundedDown, "\(n) / \(d)")
      #expect(Double(n, over: d, .toNearestOrEven) == exact.doubleValue, "\(n) / \(d)")
    }
  }

  @Test("Numbers are compared although the product of their denominators exceeds 64 bits")
  func fineComparison() {
    let runs = TwoRuns(at: (300, 1))
    func isLess<Number: LayoutNumber>(_ side: Number, in context: Number.Context) -> Bool {
      side.subtracting(Number(184.7, in: context)) < Number(12.3, in: context)
    }
    #expect(!isLess(runs.short, in: runs.run.context) && !isLess(runs.large, in: runs.other.context))
    #expect(!runs.isLost && runs.intervals.short == runs.intervals.large)
  }

  @Test("A number that is taken as it is holds at the length alone, and names the view")
  func pinned() {
    let runs = TwoRuns(at: (10, 1))
    #expect((runs.short + ShortLine(1)).pinned(for: LayoutTree.Index(3)) == 11)
    #expect(runs.intervals.short == ExactInterval(10...10))
    #expect(runs.run.context.pointee.opaqueViews == [LayoutTree.Index(3)])
    #expect(ShortLine(5).pinned(for: LayoutTree.Index(4)) == 5)
    #expect(runs.run.context.pointee.opaqueViews == [LayoutTree.Index(3)])
  }

  @Test("Each scene's pieces are those of a run on numbers of any length", arguments: Scenes.names)
  func scenes(_ name: String) throws {
    let scene = try Scenes.scene(name)
    let tree = try LayoutTree(scene.root)
    let other = scene.proposal.height.map { Extended(Double($0)) }
    let pieces = ReferencePieces(tree: tree, engine: ReferenceEngine(), axis: .horizontal, other: other)
    for step in 0..<12 {
      let length = Rational(numerator: 997 * step, denominator: 6)
      let (small, large) = (try pieces.piece(at: length), try pieces.largePiece(at: length))
      #expect(small.interval == large.interval && small.frames == large.frames, "at \(length)")
      #expect(small.opaqueViews == large.opaqueViews)
    }
  }

  @Test("Where 64 bits do not hold a number, the piece is made of larger ones")
  func largeNumbers() throws {
    // Each factor takes most of the digits that there are.
    let tree = try Scenes.tree(
      """
      {"type": "HStack", "spacing": 0.1, "children": [
        {"type": "Color", "modifiers": [{"aspectRatio": {"ratio": 1.1, "contentMode": "fit"}}]},
        {"type": "Color", "modifiers": [{"aspectRatio": {"ratio": 0.7, "contentMode": "fit"}}]},
        {"type": "Color"}
      ]}
      """)
    let pieces = ReferencePieces(tree: tree, engine: ReferenceEngine(), axis: .horizontal, other: .finite(50))
    let other = try #require(ShortForm(Extended<Rational>.finite(50)))
    let sweep = LineSweep(tree, by: ReferenceEngine(), along: .horizontal, other: other)
    // The heights that follow from the widths are compared.
    #expect(try sweep.layOut(at: ShortForm.Point(60, over: 1)) == nil)
    let piece = try pieces.piece(at: 60)
    let large = try pieces.largePiece(at: 60)
    #expect(piece.interval == large.interval && piece.frames == large.frames)
  }
}
