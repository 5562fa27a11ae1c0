import ConstraintLayout
import Foundation
import LayoutCore
import LayoutTesting
import ReferenceLayout
import Testing

@Suite("Recorded layout cases on both engines")
struct ConformanceTests {
  static let runner = ConformanceRunner(engines: [ReferenceEngine(), ConstraintEngine()])

  @Test func filesAreThere() {
    #expect(CaseFile.recorded.count == 116 + 26 + 63)
    #expect(CaseFile.ofRules.count == 100)
  }

  @Test("Whatever the rules cover passes on both", arguments: CaseFile.recorded + CaseFile.ofRules)
  func passes(_ layoutCase: LayoutCase) {
    for result in Self.runner.run(layoutCase) {
      #expect(result.failures.isEmpty, "\(result.id), \(result.engine)")
      #expect(result.outcome == .passed)
    }
  }

  @Test("Every statement counts: none holds once its last number is another", arguments: CaseFile.recorded)
  func everyNumberCounts(_ layoutCase: LayoutCase) {
    guard layoutCase.root != nil else { return }
    for expectation in layoutCase.expectations {
      var changed = layoutCase
      changed.expectations = [expectation.withAnotherNumber]
      for result in Self.runner.run(changed) {
        #expect(result.outcome == .failed, "\(result.id), \(result.engine): \(expectation.statement)")
        #expect(result.failures.count == 1)
      }
    }
  }

  @Test("In both engines views receive the same proposals", arguments: CaseFile.recorded)
  func proposals(_ layoutCase: LayoutCase) throws {
    try compareProposals(layoutCase) { solved, plain in solved == plain }
  }

  @Test("or more in the constraint engine: it also finds guides nobody needs", arguments: CaseFile.ofRules)
  func moreProposals(_ layoutCase: LayoutCase) throws {
    try compareProposals(layoutCase) { solved, plain in solved >= plain }
  }

  private func compareProposals(_ layoutCase: LayoutCase, _ countsHold: (Int, Int) -> Bool) throws {
    guard let root = layoutCase.root else { return }
    let tree = try LayoutTree(root)
    let plain = try ReferenceEngine().proposals(in: tree, at: layoutCase.proposal)
    let solved = try ConstraintEngine().proposals(in: tree, at: layoutCase.proposal)
    for (view, asked) in plain.enumerated() {
      let path = "\(layoutCase.id): \(tree.nodes[view].path)"
      for proposal in asked {
        #expect(solved[view].contains { $0.isClose(to: proposal) }, "\(path) at \(proposal)")
      }
      #expect(countsHold(solved[view].count, asked.count), "\(path)")
    }
  }
}

extension CaseExpectation {
  /// The same statement of another number.
  fileprivate var withAnotherNumber: CaseExpectation {
    var changed = self
    func other(_ number: CGFloat?) -> CGFloat { number.map { $0.isFinite ? $0 + 1.37 : 7 } ?? 7 }
    func other(_ numbers: [CGFloat?]) -> [CGFloat?] {
      numbers.dropLast() + [other(numbers.last.flatMap { $0 })]
    }
    func other(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: other(proposal.width), height: other(proposal.height))
    }
    switch statement {
    case .size(let numbers): changed.statement = .size(other(numbers))
    case .frame(let numbers): changed.statement = .frame(other(numbers))
    case .proposed(let proposal): changed.statement = .proposed(other(proposal))
    case .placementProposal(let proposal): changed.statement = .placementProposal(other(proposal))
    case .guide(let guide, let value): changed.statement = .guide(guide, other(value))
    case .warning(let text): changed.statement = .warning(text + "!")
    }
    return changed
  }
}

extension ProposedViewSize {
  fileprivate func isClose(to other: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      switch (self[axis], other[axis]) {
      case (nil, nil): true
      case (let a?, let b?): a == b || abs(a - b) < 1e-6
      default: false
      }
    }
  }
}
