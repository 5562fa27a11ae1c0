import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// One comparison: a tree for the engines, the same parameters for the model, and what to compare.
struct ModelCase {
  var tree: LayoutNode
  var proposal: ProposedViewSize
  var data: ModelData
  var views: [ViewColumns]

  /// What the comparison found.
  struct Outcome {
    var finiteSides = 0
    var differences: [String] = []
  }

  /// Compares the model's optimum with the frames of both engines.
  func compare(with model: MathProgModel) throws -> Outcome {
    let tree = try LayoutTree(tree)
    let constraints = try ConstraintEngine().layout(tree, in: proposal)
    var offers: [LayoutTree.Index: ProposedViewSize] = [:]
    let reference = try ReferenceEngine().layout(tree, in: proposal) { event in
      if case .propose(let view, let offer) = event, offers[view] == nil { offers[view] = offer }
    }
    let values = try model.solve(data: data.text)
    var outcome = Outcome()
    for view in views {
      let frames = [constraints, reference].map { $0[view.id]?.frameInParent ?? .null }
      for (side, column) in view.columns {
        let stated = values[column]
        let found = frames.map { $0[keyPath: side] }
        if stated != nil { outcome.finiteSides += 1 }
        guard !found.allSatisfy({ isEqual($0, stated) }) else { continue }
        outcome.differences.append(
          "\(view.id), \(column): model \(stated.map { "\($0)" } ?? "infinite"), "
            + "constraints \(found[0]), reference \(found[1])")
      }
      let offer = reference[view.id].flatMap { offers[$0.index] }
      for (axis, column) in view.offers where !isEqual(offer?[axis] ?? .infinity, values[column]) {
        outcome.differences.append(
          "\(view.id), \(column): model \(values[column].map { "\($0)" } ?? "none"), "
            + "reference proposes \(offer.map { "\($0)" } ?? "nothing")")
      }
    }
    return outcome
  }

  /// An infinite side has no variable in a model.
  private func isEqual(_ found: CGFloat, _ stated: Double?) -> Bool {
    guard let stated else { return found == .infinity }
    return abs(Double(found) - stated) <= 1e-6 * max(1, abs(stated) * 1e-3)
  }
}

/// The model's names for the sides of a view.
struct ViewColumns {
  var id: String
  var columns: [(side: KeyPath<CGRect, CGFloat>, name: String)]
  /// The model's names for what the view is offered first.
  ///
  /// An offer that is no number has no variable.
  var offers: [(axis: Axis, name: String)] = []

  /// A view whose sides are the model's `size` and `origin` on each axis.
  ///
  /// Without an origin it is the root: where that lies is the container's matter.
  init(_ id: String, size: String = "size", origin: String? = nil, at subscript: String? = nil) {
    self.id = id
    func name(_ variable: String, _ axis: Axis) -> String {
      "\(variable)[\(`subscript`.map { $0 + "," } ?? "")\(axis.rawValue)]"
    }
    columns = [(\.size.width, name(size, .horizontal)), (\.size.height, name(size, .vertical))]
    if let origin {
      columns += [(\.origin.x, name(origin, .horizontal)), (\.origin.y, name(origin, .vertical))]
    }
  }

  /// A view whose sides have names of their own.
  init(_ id: String, columns: [(side: KeyPath<CGRect, CGFloat>, name: String)]) {
    self.id = id
    self.columns = columns
  }

  /// The view that the rule is tested on: the root.
  static var tested: ViewColumns { ViewColumns("tested") }
  /// Its only child.
  static var child: ViewColumns { ViewColumns("child", size: "childSize", origin: "origin") }
  /// The same, in a model that says what the child is offered.
  static var offeredChild: ViewColumns {
    var view = child
    view.offers = Axis.allCases.map { ($0, "offered[\($0.rawValue)]") }
    return view
  }
}
