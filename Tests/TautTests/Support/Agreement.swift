import Foundation
import Taut

@testable import ReferenceLayout

/// What comes of laying a tree out with both engines.
enum Agreement: Equatable {
  /// Every frame is the same.
  case equal
  /// Both engines give the same clear error.
  case refused(String)
  /// The frames differ, or only one engine gives an answer.
  case different(String)

  /// Lays a tree out with both engines and compares.
  init(
    _ node: LayoutNode, _ proposal: ProposedViewSize, reference: ReferenceEngine = ReferenceEngine(),
    constraints: ConstraintEngine = ConstraintEngine()
  ) {
    self.init(first: { try reference.layout($0, in: proposal) }, second: constraints, node, proposal)
  }

  /// The same with the reference engine computing in exact numbers.
  init(exactly node: LayoutNode, _ proposal: ProposedViewSize) {
    self.init(
      first: { try Self.exactLayout($0, proposal) }, second: ConstraintEngine(), node, proposal)
  }

  /// Compares once more with exact numbers where doubles differ: beside lengths of a million million points, they are
  /// right to a ten thousandth only.
  static func orExact(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Agreement {
    let agreement = Agreement(node, proposal)
    return agreement.isDifferent ? Agreement(exactly: node, proposal) : agreement
  }

  private init(
    first: (LayoutTree) throws -> LayoutResult, second: ConstraintEngine, _ node: LayoutNode,
    _ proposal: ProposedViewSize
  ) {
    let tree: LayoutTree
    do { tree = try LayoutTree(node) } catch {
      self = .refused("\(error)")
      return
    }
    switch (Result { try first(tree) }, Result { try second.layout(tree, in: proposal) }) {
    case (.success(let mine), .success(let theirs)):
      self = mine.disagreements(with: theirs).first.map { .different("\($0)") } ?? .equal
    case (.success, .failure(LayoutError.tooManyDigits(let count, let limit, let view))):
      // Doubles have no such limit.
      self = .refused("\(LayoutError.tooManyDigits(count: count, limit: limit, view))")
    case (.failure(let mine as LayoutError), .failure(let theirs as LayoutError)):
      // The two may come upon different views first.
      self = mine.isSameKind(as: theirs) ? .refused("\(mine)") : .different("\(mine), but \(theirs)")
    case (let mine, let theirs):
      self = .different("\(mine.failure), but \(theirs.failure)")
    }
  }

  private static func exactLayout(
    _ tree: LayoutTree, _ proposal: ProposedViewSize
  ) throws -> LayoutResult {
    let asked = try proposal.checked()
    func side(_ side: CGFloat?) -> AffineNumber? { side.map { AffineNumber(Extended(Double($0))) } }
    let run = RecordedRun<LargeForm>(at: [])
    let frames = try ReferenceEngine().frames(
      of: tree, in: Proposal(side(asked.width), side(asked.height)), context: run.context)
    return LayoutResult(
      views: PlacedViews(tree, frames: frames.map(\.viewFrame), of: frames.map(\.index)), warnings: [],
      proposal: proposal, engine: "exact",
      statistics: LayoutStatistics())
  }
}

extension Result {
  fileprivate var failure: String {
    switch self {
    case .success: "an answer"
    case .failure(let error): "\(error)"
    }
  }
}

extension LayoutError {
  fileprivate func isSameKind(as other: LayoutError) -> Bool {
    switch (self, other) {
    case (.invalidParameter, .invalidParameter), (.invalidProposal, .invalidProposal),
      (.notANumber, .notANumber), (.missingRule, .missingRule), (.tooDeep, .tooDeep):
      true
    default: false
    }
  }
}

extension LayoutNode {
  /// The tree as a scene document where it can be one, and as lines of text otherwise.
  func written(for proposal: ProposedViewSize) -> String {
    (try? SceneWriter().text(of: self, proposal: proposal)) ?? "\(proposal)\n\(outline(indentation: ""))"
  }

  private func outline(indentation: String) -> String {
    let direction = direction == .rightToLeft ? " right to left" : ""
    return children.reduce("\(indentation)\(element)\(direction)\n") {
      $0 + $1.outline(indentation: indentation + "  ")
    }
  }
}
