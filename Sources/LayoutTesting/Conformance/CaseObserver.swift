import Foundation
import LayoutCore

/// One engine's results for the tree of a case, computed when first needed.
///
/// A case may state only sizes where views cannot be placed, so measuring and placing fail independently.
struct CaseObserver {
  private let engine: any InspectableEngine
  private let tree: LayoutTree
  private let proposal: ProposedViewSize
  private let placement: LayoutCase.Placement
  private lazy var layout = Result { try engine.layout(tree, in: proposal) }
  private lazy var proposals = Result { try engine.proposals(in: tree, at: proposal) }

  init(_ engine: any InspectableEngine, _ tree: LayoutTree, of layoutCase: LayoutCase) {
    self.engine = engine
    self.tree = tree
    proposal = layoutCase.proposal
    placement = layoutCase.placement
  }

  /// Returns the first view with an id, or the root for no id; `nil` where no view has the id.
  func view(_ id: String?) -> LayoutTree.Index? {
    guard let id else { return tree.root }
    return tree.indices.first { tree[$0].id == id }
  }

  /// Returns the root's size at the root proposal, or the size with which another view is placed.
  mutating func size(of view: LayoutTree.Index) throws -> CGSize {
    view == tree.root ? try engine.size(of: tree, at: proposal) : try placed(view).frame.size
  }

  /// Returns the frame of a view, in the coordinates of the case.
  mutating func frame(of view: LayoutTree.Index) throws -> CGRect {
    var frame = try placed(view).frame
    guard placement == .origin else { return frame }
    // Engines centre the root.
    let origin = try placed(tree.root).frame.origin
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return frame
  }

  /// Returns every proposal that a view receives.
  mutating func proposals(to view: LayoutTree.Index) throws -> [ProposedViewSize] {
    try proposals.get()[view.position]
  }

  /// Returns the proposal with which a view is placed.
  mutating func placementProposal(of view: LayoutTree.Index) throws -> ProposedViewSize {
    try placed(view).proposal
  }

  /// Returns the value of a guide in a view at the proposal with which the view is placed.
  mutating func guide(_ guide: AlignmentKey, of view: LayoutTree.Index) throws -> CGFloat {
    let childProposal = view == tree.root ? proposal : try placed(view).proposal
    return try engine.guide(guide, of: view, in: tree, at: childProposal)
  }

  /// The corrections of invalid parameters.
  var warnings: [String] { tree.warnings.map(\.text) }

  private mutating func placed(_ view: LayoutTree.Index) throws -> PlacedView {
    let views = try layout.get().views
    guard let placed = views.first(where: { $0.index == view }) else { throw CaseObserverError.notPlaced }
    return placed
  }
}

/// An observation that is not available.
enum CaseObserverError: Error {
  /// The layout does not place the view.
  case notPlaced
}

extension CaseObserverError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notPlaced: "the view is not placed"
    }
  }
}

extension CaseObserver {
  /// Returns the reason why an expectation does not hold; `nil` if it does.
  mutating func failure(of expectation: CaseExpectation, tolerance: CGFloat) -> CaseFailure? {
    let expected = expectation.statement.value
    func failure(_ problem: CaseFailure.Problem) -> CaseFailure {
      CaseFailure(
        view: expectation.view, statement: expectation.statement.word, expected: expected, problem: problem,
        source: expectation.source)
    }
    guard let view = view(expectation.view) else { return failure(.noSuchView) }
    do {
      let found = try value(of: expectation.statement, view)
      let isSet = expectation.statement.isOneOfSeveral
      let candidates: [CaseValue] = if isSet, case .list(let all) = found { all } else { [found] }
      let holds = candidates.contains {
        expected.matches($0, tolerance: tolerance, openNumbers: expectation.statement.hasOpenNumbers)
      }
      return holds ? nil : failure(.found(found))
    } catch {
      return failure(.stopped("\(error)"))
    }
  }

  /// Returns the engine's value for a statement; all values for a statement about one of several.
  private mutating func value(
    of statement: CaseExpectation.Statement, _ view: LayoutTree.Index
  ) throws -> CaseValue {
    switch statement {
    case .size: CaseValue(try size(of: view))
    case .frame: CaseValue(try frame(of: view))
    case .proposed: .list(try proposals(to: view).map { CaseValue($0) })
    case .placementProposal: CaseValue(try placementProposal(of: view))
    case .guide(let guide, _): .number(try self.guide(guide, of: view))
    case .warning: .list(warnings.map(CaseValue.text))
    }
  }
}

extension CaseValue {
  init(_ numbers: [CGFloat?]) { self = .list(numbers.map(CaseValue.number)) }

  init(_ proposal: ProposedViewSize) { self.init([proposal.width, proposal.height]) }

  init(_ size: CGSize) { self.init([size.width, size.height]) }

  // The sides of a rectangle's size keep their sign, those of the rectangle itself do not.
  init(_ frame: CGRect) {
    self.init([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  /// Returns whether a value equals this one, within a tolerance in points.
  ///
  /// Infinities and NaN equal themselves.
  ///
  /// - Parameter openNumbers: Whether an unspecified number of this value matches any number.
  func matches(_ other: CaseValue, tolerance: CGFloat, openNumbers: Bool) -> Bool {
    switch (self, other) {
    case (.number(nil), .number(let found)): return openNumbers || found == nil
    case (.number(let expected?), .number(let found?)):
      if expected.isNaN || found.isNaN { return expected.isNaN && found.isNaN }
      return expected == found || abs(expected - found) <= tolerance
    case (.list(let expected), .list(let found)):
      return expected.count == found.count
        && zip(expected, found).allSatisfy { pair in
          pair.0.matches(pair.1, tolerance: tolerance, openNumbers: openNumbers)
        }
    case (.text, .text): return self == other
    default: return false
    }
  }
}
