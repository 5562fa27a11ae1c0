import ConstraintLayout
import Foundation
import LayoutCore
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// A part of a lemma's parameters on which both engines' layouts are one affine function each.
struct LemmaRegion {
  /// What the parameters satisfy there.
  var conditions: [LargeReach.Condition]
  /// The first number on which the engines differ: the view's path, and both functions.
  var difference: String?

  /// Whether a point lies in the region.
  func contains(_ point: [Rational]) -> Bool {
    conditions.allSatisfy { $0.holds { point[$0.index] } }
  }
}

extension RuleLemma {
  /// Lays out at a point with both engines, and finds where their functions hold and whether they are the same.
  ///
  /// Each value must be a double that no other parameter has. Throws what the engines throw.
  func region(
    around point: [Rational], _ reference: ReferenceEngine, _ constraints: ConstraintEngine
  ) throws -> LemmaRegion {
    let tree = try LayoutTree(tree(at: point))
    let plain = try expressions(reference, tree, at: point)
    let solved = try expressions(constraints, tree, point)
    var region = LemmaRegion(conditions: plain.conditions + solved.conditions, difference: nil)
    for (expected, found) in zip(plain.frames, solved.frames) where expected.numbers != found.numbers {
      func words(_ numbers: [LinearExpression?]) -> String {
        numbers.map { $0?.description { self.name(of: $0) } ?? "infinite" }.joined(separator: ", ")
      }
      region.difference =
        "\(tree[expected.index].path): [\(words(expected.numbers))] and [\(words(found.numbers))] at \(point)"
      break
    }
    return region
  }

  /// The name of a parameter, such as `width` or `minWidth1`.
  func name(of variable: Variable) -> String {
    switch parameters[variable.index].place {
    case .proposal(let axis): axis.side
    case .written(let view, let length): "\(length.rawValue)\(view)"
    }
  }

  /// The tree with the parameters' values written into it.
  private func tree(at point: [Rational]) throws -> LayoutNode {
    try tree.replacingElements { view, element in
      // Backwards, a frame's maximum comes before its minimum: no value is put right on the way.
      try parameters.indices.reversed().reduce(element) { element, place in
        guard case .written(view, let length) = parameters[place].place else { return element }
        return try element.setting(length, to: CGFloat(point[place].doubleValue))
      }
    }
  }

  private struct Frame {
    var index: LayoutTree.Index
    /// The sides that are infinite are `nil`.
    var numbers: [LinearExpression?]
  }

  /// The reference engine's frames and the conditions of its comparisons.
  private func expressions(
    _ engine: ReferenceEngine, _ tree: LayoutTree, at point: [Rational]
  ) throws -> (frames: [Frame], conditions: [LargeReach.Condition]) {
    let written = parameters.indices.compactMap { place -> (Double, LargeForm)? in
      guard case .written = parameters[place].place else { return nil }
      let parameter = LinearExpression(Variable(index: place))
      return (point[place].doubleValue, LargeForm(.finite(AffineFunction(parameter))))
    }
    // Each of these doubles is the parameter's alone, so that it is the parameter wherever a rule meets it.
    let run = RecordedRun(at: point, written: Dictionary(written, uniquingKeysWith: { first, _ in first }))
    func side(_ axis: Axis) -> AffineNumber? {
      if let isInfinite = fixedSides[axis] { return isInfinite ? .infinity : nil }
      return parameters.firstIndex { $0.place == .proposal(axis) }.map {
        AffineNumber(LinearExpression(Variable(index: $0)), in: run.context)
      }
    }
    let container = Proposal(side(.horizontal), side(.vertical))
    let frames = try engine.frames(of: tree, in: container, context: run.context).map { frame in
      Frame(
        index: frame.index,
        numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.expression))
    }
    return (frames, run.context.pointee.finding.reach.conditions)
  }

  /// The constraint engine's frames and the conditions of its root piece.
  private func expressions(
    _ engine: ConstraintEngine, _ tree: LayoutTree, _ point: [Rational]
  ) throws -> (frames: [Frame], conditions: [LargeReach.Condition]) {
    func side(_ axis: Axis) -> ExactProposal.Side? {
      if let isInfinite = fixedSides[axis] { return isInfinite ? .infinite : nil }
      return parameters.firstIndex { $0.place == .proposal(axis) }.map { .finite(point[$0]) }
    }
    let layout = try ResizableLayout(tree, engine: engine)
    let root = try layout.piece(at: ExactProposal(side(.horizontal), side(.vertical)))
    let frames = root.views.map { view in
      Frame(
        index: view.index,
        numbers: [view.x, view.y, view.width, view.height].map { extent in
          extent.form.map { expression($0, point) }
        })
    }
    let conditions = root.region.halfPlanes.map {
      LargeReach.Condition(expression($0.form, point), isStrict: $0.isStrict)
    }
    return (frames, conditions)
  }

  /// A form, which is affine in *changes* of written lengths, as a function of the lengths themselves.
  private func expression(_ form: AffineForm, _ point: [Rational]) -> LinearExpression {
    parameters.indices.reduce(LinearExpression(form.constant)) { sum, place in
      let variable = LinearExpression(Variable(index: place))
      switch parameters[place].place {
      case .proposal(let axis): return sum + variable * (axis == .horizontal ? form.width : form.height)
      case .written(let view, let length):
        let slope = form.inputs[LengthInput(LayoutTree.Index(view), length)] ?? 0
        return sum + (variable - LinearExpression(point[place])) * slope
      }
    }
  }
}
