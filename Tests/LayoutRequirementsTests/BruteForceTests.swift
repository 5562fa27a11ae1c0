import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutProofs
import LayoutTesting
import LinearProgramming
import ReferenceLayout
import TestSupport
import Testing

@testable import LayoutRequirements

/// Whether a requirement holds in one layout, worked out from the plain engine's frames and without formulas.
private struct PlainCheck {
  let tree: LayoutTree
  let frames: [FrameFunction?]
  let texts: [LayoutTree.Index: TextMeasurement]
  let length: Rational
  let height: Rational
  /// Whether the layout in doubles, which texts are taken from, is another one than the exact one.
  let isRounded: Bool

  /// The plain engine's layout at one length, made anew: frames in exact numbers, and texts as doubles have them.
  init(_ tree: LayoutTree, _ length: Rational, _ height: Rational) throws {
    (self.tree, self.length, self.height) = (tree, length, height)
    let pieces = ReferencePieces(
      tree: tree, engine: ReferenceEngine(), axis: .horizontal, other: .finite(height))
    let frames = try pieces.piece(at: length).frames
    self.frames = frames
    let size = ProposedViewSize(width: length.doubleValue, height: height.doubleValue)
    let result = try ReferenceEngine().layout(tree, in: size)
    var texts: [LayoutTree.Index: TextMeasurement] = [:]
    var isRounded = false
    for view in result.views {
      if let text = (tree[view.index].element as? MeasuredElement)?.text {
        texts[view.index] = text.measurement(view.proposal)
      }
      guard let frame = frames[view.index.position] else {
        isRounded = true
        continue
      }
      let pairs: [(FrameCoordinate, CGFloat)] = [
        (.x, view.frame.minX), (.y, view.frame.minY), (.width, view.frame.width),
        (.height, view.frame.height),
      ]
      isRounded =
        isRounded
        || pairs.contains { coordinate, double in
          frame[coordinate].value(at: length).finite.map { abs($0.doubleValue - Double(double)) > 1e-6 }
            ?? false
        }
    }
    (self.texts, self.isRounded) = (texts, isRounded)
  }

  func isShown(_ view: LayoutTree.Index) -> Bool { frames[view.position] != nil }

  /// A number of a frame; `nil` where the view is not placed, or the number is infinite.
  func number(_ view: LayoutTree.Index, _ property: FrameProperty) -> Rational? {
    guard let frame = frames[view.position] else { return nil }
    let isWide = property.axis == .horizontal
    guard let edge = frame[isWide ? .x : .y].value(at: length).finite,
      let extent = frame[isWide ? .width : .height].value(at: length).finite
    else { return nil }
    switch property {
    case .x, .minX, .y, .minY: return edge
    case .width, .height: return extent
    case .midX, .midY: return edge + extent / 2
    case .maxX, .maxY: return edge + extent
    }
  }

  func compares(_ first: Rational, _ relation: NumberComparison.Relation, _ second: Rational) -> Bool {
    switch relation {
    case .atMost: first <= second
    case .atLeast: first >= second
    case .equal: first == second
    case .less: first < second
    case .more: first > second
    }
  }

  /// The left, right, upper and lower edge.
  func box(_ view: LayoutTree.Index) -> [Rational]? {
    let edges = [FrameProperty.minX, .maxX, .minY, .maxY].compactMap { number(view, $0) }
    return edges.count == 4 ? edges : nil
  }
}

@Suite("Every interval against layouts made anew")
struct BruteForceTests {
  static let count = 500
  /// A checker whose layouts are all found by the constraint engine.
  private static let programs: RequirementChecker = {
    var checker = RequirementChecker()
    checker.plainEngine = nil
    return checker
  }()

  private enum Kind: CaseIterable { case number, pair, inside, apart, gap, whole, lines, visible }

  /// A requirement on random views as text, and what it says of one plain layout whose views are shown and finite.
  private struct Draw {
    var text: String
    var views: [LayoutTree.Index]
    var holds: (PlainCheck) -> Bool?
  }

  private static func draw(_ tree: LayoutTree, _ random: inout SeededGenerator) -> Draw? {
    let views = tree.indices
    guard let one = views.randomElement(using: &random), let other = views.randomElement(using: &random)
    else { return nil }
    let texts = views.filter { (tree[$0].element as? MeasuredElement)?.text != nil }
    let (a, b) = ("\"\(tree[one].path)\"", "\"\(tree[other].path)\"")
    let quarters = Int.random(in: -80...800, using: &random)
    let number = Rational(numerator: quarters, denominator: 4)
    let digits = PointFormat.shortest(number.doubleValue)
    let relation = NumberComparison.Relation.allCases.randomElement(using: &random) ?? .atMost
    let property = FrameProperty.allCases.randomElement(using: &random) ?? .width
    switch Kind.allCases.randomElement(using: &random) ?? .number {
    case .number:
      return Draw(text: "\(a).\(property.rawValue) \(relation.rawValue) \(digits)", views: [one]) { plain in
        plain.number(one, property).map { plain.compares($0, relation, number) }
      }
    case .pair:
      let text = "\(a).\(property.rawValue) \(relation.rawValue) \(b).\(property.rawValue) + \(digits)"
      return Draw(text: text, views: [one, other]) { plain in
        guard let first = plain.number(one, property), let second = plain.number(other, property) else {
          return nil
        }
        return plain.compares(first, relation, second + number)
      }
    case .inside:
      return Draw(text: "\(a) inside \(b)", views: [one, other]) { plain in
        guard let inner = plain.box(one), let outer = plain.box(other) else { return nil }
        return inner[0] >= outer[0] && inner[1] <= outer[1] && inner[2] >= outer[2] && inner[3] <= outer[3]
      }
    case .apart:
      return Draw(text: "\(a) does not overlap \(b)", views: [one, other]) { plain in
        guard let a = plain.box(one), let b = plain.box(other) else { return nil }
        let shared = (min(a[1], b[1]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[2], b[2]))
        return shared.0 <= 0 || shared.1 <= 0
      }
    case .gap:
      let most = abs(quarters)
      return Draw(text: "\(a) left of \(b) by 0...\(most)", views: [one, other]) { plain in
        guard let a = plain.box(one), let b = plain.box(other) else { return nil }
        return 0 <= b[0] - a[1] && b[0] - a[1] <= Rational(most)
      }
    case .whole:
      guard let text = texts.randomElement(using: &random) else { return nil }
      return Draw(text: "\"\(tree[text].path)\" is whole", views: [text]) { plain in
        plain.texts[text].map { !$0.isTruncated }
      }
    case .lines:
      guard let text = texts.randomElement(using: &random) else { return nil }
      return Draw(text: "\"\(tree[text].path)\" has at most 1 line", views: [text]) { plain in
        plain.texts[text].map { $0.lines.count <= 1 }
      }
    case .visible:
      return Draw(text: "\(a) is visible", views: []) { plain in
        guard plain.isShown(one) else { return false }
        guard let box = plain.box(one) else { return nil }
        return max(box[0], 0) < min(box[1], plain.length) && max(box[2], 0) < min(box[3], plain.height)
      }
    }
  }

  @Test("What is worst at a border is told to be so there, wherever the intervals beside it end")
  func worstAtABorder() throws {
    // As far apart at 88 and beyond as the frame may be wide; up to there the gap closes.
    let row = Spacer().padding(EdgeInsets(top: 11.75, leading: 12, bottom: -8.75, trailing: 0))
      .frame(maxWidth: 88, idealHeight: 86, maxHeight: 97, alignment: .trailing)
    let tree = try LayoutTree(row)
    let range = RequirementRange(widths: 80...91, height: 335)
    let requirement = try Requirement("\"root/2\" left of \"root\" by 0...199")
    for checker in [RequirementChecker(), Self.programs] {
      let worst = try #require(try checker.check([requirement], of: tree, over: range).verdicts[0].worst)
      #expect(worst.size == SizePoint(width: 88, height: 335) && worst.isAttained)
    }
  }

  @Test("500 random scenes and requirements, at each quarter point")
  func quarters() throws {
    print("TAUT_SEED=\(TestSize.seed)")
    var (checked, failed, rounded, sampled) = (0, 0, 0, 0)
    var number: UInt64 = 0
    while checked < Self.count {
      number += 1
      var generator = TreeGenerator(
        seed: TestSize.seed &* 1_000_003 &+ number, maxDepth: 3, maxChildren: 3, hasOpaqueCode: false)
      let tree = try LayoutTree(generator.tree())
      guard tree.nodes.count <= 40, let draw = Self.draw(tree, &generator.random),
        Set(draw.views).count == draw.views.count
      else { continue }
      checked += 1
      let start = Rational(numerator: Int.random(in: 0...2_400, using: &generator.random), denominator: 4)
      let height = Rational(Int.random(in: 20...500, using: &generator.random))
      let range = RequirementRange(widths: start...(start + 6), height: .finite(height))
      let report = try RequirementChecker().check([Requirement(draw.text)], of: tree, over: range)
      let verdict = report.verdicts[0]
      // Linear programs alone find the same ends.
      let programs = try Self.programs.check([Requirement(draw.text)], of: tree, over: range)
      let scene = { (try? SceneWriter().text(of: tree.subtree(at: tree.root))) ?? "" }
      let context = "TAUT_SEED=\(TestSize.seed) scene \(number), \(draw.text), height \(height)"
      if case .exact = programs.coverage {
        #expect(
          verdict.failing == programs.verdicts[0].failing && verdict.worst == programs.verdicts[0].worst,
          "\(context)\n\(scene())")
      }
      guard case .exact = report.coverage else {
        // A ratio that is nobody's but a view's ideal size's, which its container decides, is no affine matter.
        let hasIdealRatio = tree.nodes.contains {
          ($0.element as? AspectRatioElement)?.ratio == nil && $0.element is AspectRatioElement
        }
        #expect(hasIdealRatio, "sampled: \(context)\n\(scene())")
        sampled += 1
        continue
      }
      if !verdict.holds { failed += 1 }
      for quarter in 0...24 {
        let length = start + Rational(numerator: quarter, denominator: 4)
        let plain = try PlainCheck(tree, length, height)
        guard draw.views.allSatisfy(plain.isShown) else {
          // What is not shown has nothing to meet.
          if verdict.failing.contains(where: { $0.contains(length) }) {
            Issue.record("not shown at \(length): \(context)\n\(scene())")
          }
          continue
        }
        // Infinite numbers are compared by other tests.
        guard let holds = draw.holds(plain) else { continue }
        let fails = verdict.failing.contains { $0.contains(length) }
        guard holds == fails else { continue }
        if plain.isRounded {
          rounded += 1
          continue
        }
        Issue.record("at width \(length): \(verdict.failing), \(context)\n\(scene())")
        break
      }
    }
    print(
      "\(checked) requirements, \(failed) of them fail somewhere; \(rounded) layouts were rounded, \(sampled) sampled"
    )
    #expect(failed > checked / 10 && failed < checked)
    #expect(rounded < checked / 10 && sampled <= checked / 50)
  }

  @Test("Both sides as ranges: random scenes and requirements, at quarter points of a square")
  func squares() throws {
    print("TAUT_SEED=\(TestSize.seed)")
    var (checked, failed, partly) = (0, 0, 0)
    var number: UInt64 = 0
    while checked < 60 {
      number += 1
      var generator = TreeGenerator(
        seed: TestSize.seed &* 1_000_033 &+ number, maxDepth: 3, maxChildren: 3, hasOpaqueCode: false)
      let tree = try LayoutTree(generator.tree())
      guard tree.nodes.count <= 30, let draw = Self.draw(tree, &generator.random),
        Set(draw.views).count == draw.views.count
      else { continue }
      checked += 1
      let (start, top) = try Self.corner(tree, draw, &generator.random)
      let range = RequirementRange(widths: start...(start + 60), heights: top...(top + 60))
      let report = try RequirementChecker().check([Requirement(draw.text)], of: tree, over: range)
      guard case .exact = report.coverage else { continue }
      let verdict = report.verdicts[0]
      if !verdict.holds { failed += 1 }
      let context = "TAUT_SEED=\(TestSize.seed) scene \(number), \(draw.text)"
      var failures = 0
      for _ in 0..<81 {
        let (right, down) = (
          Int.random(in: 0...240, using: &generator.random), Int.random(in: 0...240, using: &generator.random)
        )
        let width = start + Rational(numerator: right, denominator: 4)
        let height = top + Rational(numerator: down, denominator: 4)
        let plain = try PlainCheck(tree, width, height)
        let fails = verdict.fails(width: width, height: height)
        if fails { failures += 1 }
        guard draw.views.allSatisfy(plain.isShown), let holds = draw.holds(plain), !plain.isRounded else {
          continue
        }
        guard holds == fails else { continue }
        Issue.record("at \(width) x \(height): \(verdict.areas), \(context)")
        break
      }
      if failures > 0, failures < 81 { partly += 1 }
    }
    print(
      "\(checked) requirements of both sides, \(failed) fail somewhere, \(partly) at some sizes and not at others"
    )
    #expect(failed > checked / 10 && failed < checked && partly > 0)
  }

  /// The corner of a square of 60 points: around a size where the requirement begins to fail, if a few sizes come upon one.
  private static func corner(
    _ tree: LayoutTree, _ draw: Draw, _ random: inout SeededGenerator
  ) throws -> (Rational, Rational) {
    func holds(_ size: (Int, Int)) throws -> Bool? {
      let plain = try PlainCheck(
        tree, Rational(numerator: size.0, denominator: 4), Rational(numerator: size.1, denominator: 4))
      return draw.views.allSatisfy(plain.isShown) ? draw.holds(plain) : nil
    }
    var near = (Int.random(in: 0...1_600, using: &random), Int.random(in: 0...1_600, using: &random))
    let before = try holds(near)
    for _ in 0..<8 {
      var far = (Int.random(in: 0...1_600, using: &random), Int.random(in: 0...1_600, using: &random))
      guard let before, let after = try holds(far), before != after else { continue }
      while max(abs(near.0 - far.0), abs(near.1 - far.1)) > 8 {
        let middle = ((near.0 + far.0) / 2, (near.1 + far.1) / 2)
        if try holds(middle) == before { near = middle } else { far = middle }
      }
      near = (max(near.0 - 120, 0), max(near.1 - 120, 0))
      break
    }
    return (Rational(numerator: near.0, denominator: 4), Rational(numerator: near.1, denominator: 4))
  }
}
