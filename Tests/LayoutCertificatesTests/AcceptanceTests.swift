import ConstraintLayout
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutEquivalence
import LayoutExplanation
import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("True certificates are accepted")
struct AcceptanceTests {
  /// Sizes from none at all to endless.
  static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 40),
    ProposedViewSize(width: 321.5, height: nil), ProposedViewSize(width: nil, height: 1000),
    ProposedViewSize(width: .infinity, height: 77),
  ]

  @Test("of every scene, as written and read again", arguments: Scenes.names)
  func scene(_ file: String) throws {
    let certificate = try Scenes.certificate(file)
    let summary = try CertificateChecker().check(certificate)
    #expect(summary.blocks == certificate.blocks.count)
    let again = try Scenes.reread(certificate)
    #expect(again == certificate)
    #expect(try CertificateChecker().check(again) == summary)
  }

  @Test("of every scene, without the names in them, which prove nothing", arguments: Scenes.names)
  func unnamed(_ file: String) throws {
    let scene = try Scenes.scene(file)
    let tree = try LayoutTree(scene.root)
    let solution = try ConstraintEngine().solve(tree, in: scene.proposal)
    var named = try Certificate(of: solution, tree: tree)
    let unnamed = try Certificate(of: solution, tree: tree, isNamed: false)
    #expect(try CertificateChecker().check(unnamed) == CertificateChecker().check(named))
    for block in named.blocks.indices { named.blocks[block].removeNames() }
    #expect(unnamed == named)
  }

  @Test("of every scene at other sizes, with written lengths as parameters too", arguments: Scenes.names)
  func otherSizes(_ file: String) throws {
    let scene = try Scenes.scene(file)
    for keepsPrices in [false, true] {
      for proposal in Self.proposals {
        let engine = ConstraintEngine(keepsPrices: keepsPrices)
        let certificate = try Scenes.certificate(of: scene.root, in: proposal, engine: engine)
        try CertificateChecker().check(certificate)
        #expect(try Scenes.reread(certificate) == certificate)
      }
    }
  }

  @Test("of a layout that is resized, at the size it has now", arguments: Scenes.names)
  func resized(_ file: String) throws {
    let scene = try Scenes.scene(file)
    let tree = try LayoutTree(scene.root)
    let layout = try ResizableLayout(tree)
    for width in [300, 301, 640, 320.25] {
      let proposal = ProposedViewSize(width: width, height: 480)
      let certificate = try Certificate(of: layout.solve(in: proposal), tree: tree)
      try CertificateChecker().check(certificate)
      let block = try #require(certificate.root == nil ? nil : certificate.blocks.first)
      #expect(block.proposed.width == Rational(exactly: width).map(Extended.finite))
    }
  }

  @Test("of random trees")
  func randomTrees() throws {
    for seed in (0..<UInt64(TestSize.trees(300))).map({ TestSize.seed &+ $0 }) {
      var generator = TreeGenerator(seed: seed)
      let (tree, proposal) = (generator.tree(), generator.proposal())
      do {
        try CertificateChecker().check(Scenes.certificate(of: tree, in: proposal))
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  @Test func countsWhatWasChecked() throws {
    let certificate = try Scenes.certificate("characters-custom.json")
    let summary = try CertificateChecker().check(certificate)
    #expect(summary.rows == certificate.blocks.reduce(0) { $0 + $1.counts.rows })
    #expect(summary.description.hasSuffix(" rows: every preference is met or blocked"))
    #expect(summary.description.hasPrefix("1 block, "))
  }
}

extension BlockCertificate {
  /// Takes away what variables, rows and decisions are called.
  fileprivate mutating func removeNames() {
    for place in variables.indices {
      variables[place].name = ""
      variables[place].preference?.reason = ""
      for row in variables[place].requirements.indices { variables[place].requirements[row].reason = "" }
    }
    for place in decisions.indices { decisions[place].kind = "" }
  }
}
