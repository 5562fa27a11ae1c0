import ConstraintLayout
import LayoutCore

/// What a certificate says for people: it names views by their paths and proves nothing.
struct CertificateWords {
  /// The tree whose views are named; `nil` where nobody reads any names, and all of them are empty.
  let tree: LayoutTree?

  /// What a variable is called.
  func text(_ label: VariableLabel) -> String { tree.map(label.name) ?? "" }

  /// Who says a row, and what is said, such as `root.0/1: maximum, horizontal`.
  func text(_ reason: Reason) -> String {
    guard let tree else { return "" }
    let axis = reason.axis.map { ", \($0.rawValue)" } ?? ""
    return "\(tree[reason.view].path): \(reason.cause)\(axis)"
  }

  /// What was decided.
  func text(_ kind: Decision.Kind) -> String {
    guard let tree else { return "" }
    return switch kind {
    case .fittingOrder(let stack, let first, let second):
      "\(tree[stack].path): serves \(tree[first].path) before \(tree[second].path)"
    case .betweenLimits(let frame, let axis):
      "\(tree[frame].path): between its limits or not, \(axis.rawValue)"
    case .lineBreak(let flow, let child): "\(tree[flow].path): the row in which \(tree[child].path) stands"
    case .opaqueGuide(let view, let guide): "\(tree[view].path): \(guide) was asked at this length"
    case .candidate(let choice, let child): "\(tree[choice].path): whether \(tree[child].path) fits"
    case .slot(let grid, let child): "\(tree[grid].path): whether \(tree[child].path) fills its slot"
    case .idealRatio(let view): "\(tree[view].path): the ideal size has this ratio"
    case .piece(let view): "\(tree[view].path): the answer holds here"
    }
  }
}
