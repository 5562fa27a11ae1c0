import Foundation
import LayoutCertificates
import LayoutExplanation
import LayoutTesting
import LinearProgramming
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout

@Suite("What is laid out once is laid out in numbers")
struct PlacedNumbersTests {
  /// A row of columns of frames, no two of one width.
  private static func rows(_ count: Int) throws -> LayoutTree {
    try LayoutTree(
      Sample.stack(
        .horizontal, spacing: 2,
        (0..<count).map { column in
          Sample.stack(
            .vertical, spacing: 2,
            (0..<4).map { row in
              Sample.color.wrapped(FrameElement(width: 10 + CGFloat(4 * column + row) / 64, height: nil))
            })
        }))
  }

  /// Stacks in stacks, each beside a frame of its own width.
  private static func chain(_ depth: Int) throws -> LayoutTree {
    var node = Sample.color
    for level in 0..<depth {
      let frame = Sample.color.wrapped(FrameElement(width: 3 + CGFloat(level) / 64, height: nil))
      node = Sample.stack(level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 1, [frame, node])
    }
    return try LayoutTree(node)
  }

  private static func session(_ tree: LayoutTree, once: Bool = true) throws -> ConstraintSession {
    try ConstraintSession(
      tree: tree, engine: ConstraintEngine(), keeping: Keeping(kept: .forms, isOnce: once))
  }

  private static let size = ProposedViewSize(width: 2_000, height: 900)

  @Test("Frames are exactly those that forms come to")
  func frames() throws {
    let container = try ExactProposal(Self.size.checked())
    for tree in [try Self.rows(12), try Self.chain(40)] {
      let numbers = try Self.session(tree).frames(in: container)
      let forms = try Self.session(tree, once: false).frames(in: container)
      #expect(numbers.map { $0?.origin } == forms.map { $0?.origin })
      #expect(numbers.map { $0?.size } == forms.map { $0?.size })
      #expect(numbers.allSatisfy { $0 != nil })
    }
    let count = TestSize.trees(300)
    var compared = 0
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 970_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 4)
      guard let tree = try? LayoutTree(generator.tree()),
        let container = try? ExactProposal(generator.proposal().checked()),
        let forms = try? Self.session(tree, once: false).frames(in: container)
      else { continue }
      let numbers = try Self.session(tree).frames(in: container)
      #expect(numbers.map { $0?.origin } == forms.map { $0?.origin }, "seed \(seed)")
      #expect(numbers.map { $0?.size } == forms.map { $0?.size }, "seed \(seed)")
      compared += 1
    }
    print("in numbers: \(compared) of \(count) trees from seed \(TestSize.seed) compared")
    #expect(compared > count / 2)
  }

  @Test("A piece in numbers holds at its proposal alone; a view asked at more than a few gives a form")
  func pieces() throws {
    let tree = try Self.rows(12)
    let column = tree[tree.root].children[1]
    let (session, forms) = (try Self.session(tree), try Self.session(tree, once: false))
    let proposals = (0..<6).map { ExactProposal(.finite(Rational(100 + 7 * $0)), .finite(90)) }
    let pieces = try proposals.map { try session.piece(of: column, at: $0, inNumbers: true) }
    for (place, (piece, proposal)) in zip(pieces, proposals).enumerated() {
      let form = try forms.piece(of: column, at: proposal, inNumbers: false)
      #expect(piece.width.value(at: proposal) == form.width.value(at: proposal))
      #expect(piece.height.value(at: proposal) == form.height.value(at: proposal))
      #expect(piece.isInNumbers == (place < SharingPolicy.mostPiecesInNumbers))
      #expect(piece.region.contains(proposal))
      if piece.isInNumbers { #expect(!piece.region.contains(proposals[(place + 1) % proposals.count])) }
    }
    // Somebody who asks for a form is not given a number.
    #expect(try !session.piece(of: column, at: proposals[0], inNumbers: false).isInNumbers)
    // A view that another one is like is worth a form at once.
    let twin = Sample.stack(.vertical, [Sample.color, Sample.image])
    let alike = try LayoutTree(Sample.stack(.horizontal, [twin, twin]))
    let first = alike[alike.root].children[0]
    #expect(try !Self.session(alike).piece(of: first, at: proposals[0], inNumbers: true).isInNumbers)
  }

  @Test("However deep a chain of views is that are like no others, measures grow with its length alone")
  func depth() throws {
    func measures(_ depth: Int) throws -> Int {
      try ConstraintEngine().layout(Self.chain(depth), in: Self.size).statistics.measures
    }
    let (half, whole) = (try measures(100), try measures(200))
    print("in numbers: \(half) measures in a chain of 100 stacks, \(whole) in one of 200")
    #expect(whole <= 2 * half + 20)
  }

  @Test("Reasons of a layout that nothing goes on from are those of any other, and its certificate holds")
  func reasons() throws {
    func text(_ explanation: LayoutExplanation) throws -> String {
      try TextExplanationFormat().whole(explanation, scene: "tree")
    }
    func compare(_ tree: LayoutTree, _ proposal: ProposedViewSize, _ name: String) throws {
      let solution = try LayoutExplanation.solution(of: tree, in: proposal)
      let resized = try LayoutExplanation(tree, in: proposal, keepsPrices: false)
      #expect(try text(LayoutExplanation(of: solution, tree, in: proposal)) == text(resized), "\(name)")
      #expect(throws: Never.self, "\(name)") {
        try CertificateChecker().check(Certificate(of: solution, tree: tree, isNamed: false))
      }
    }
    for name in Scenes.names {
      let (tree, proposal) = try Scenes.read(name)
      try compare(tree, proposal, name)
    }
    try compare(Self.rows(12), Self.size, "rows")
    try compare(Self.chain(40), Self.size, "chain")
    let count = TestSize.trees(200)
    var compared = 0
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 980_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 4)
      guard let tree = try? LayoutTree(generator.tree()) else { continue }
      let proposal = generator.proposal()
      guard (try? LayoutExplanation(tree, in: proposal, keepsPrices: false)) != nil else { continue }
      try compare(tree, proposal, "seed \(seed)")
      compared += 1
    }
    print("explained once: \(compared) of \(count) trees from seed \(TestSize.seed) compared")
    #expect(compared > count / 2)
  }
}
