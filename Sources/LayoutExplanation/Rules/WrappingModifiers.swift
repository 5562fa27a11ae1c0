import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

extension ExplanationRules {
  /// The explanation rules of modifiers that wrap a view.
  static let wrappingModifiers: [any ExplanationRule.Type] = [
    PaddingExplanation.self, OffsetExplanation.self, PositionExplanation.self, EffectFrameExplanation.self,
    IgnoresSafeAreaExplanation.self, AppearanceExplanation.self, LayoutPriorityExplanation.self,
    LayoutValueExplanation.self, AlignmentGuideExplanation.self,
  ]
}

/// Padding, named by its insets.
struct PaddingExplanation: ParentExplanation {
  let element: PaddingElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { edges.map { "\(element.kind)(\($0))" } ?? plainCall }

  /// The arguments by which equal insets are written: `16`, `.horizontal, 40` or `.top, 8`; `nil` for other
  /// insets.
  private var edges: String? {
    let insets = element.insets
    let sides: [(name: String, parameter: ParameterName, length: CGFloat)] = [
      ("top", .top, insets.top), ("leading", .leading, insets.leading), ("bottom", .bottom, insets.bottom),
      ("trailing", .trailing, insets.trailing),
    ]
    let kept = sides.filter { $0.length != 0 }
    guard let first = kept.first, kept.allSatisfy({ $0.length == first.length }) else {
      return kept.isEmpty ? value(.top) : nil
    }
    switch kept.map(\.name) {
    case ["top", "leading", "bottom", "trailing"]: return value(.top)
    case ["leading", "trailing"]: return ".horizontal, \(value(.leading))"
    case ["top", "bottom"]: return ".vertical, \(value(.top))"
    case [first.name]: return ".\(first.name), \(value(first.parameter))"
    case let names: return "[\(names.map { ".\($0)" }.joined(separator: ", "))], \(value(first.parameter))"
    }
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("\(parameter) \(element.kind) \(value(parameter))", by: $0) }
      ?? edges.map { "\(element.kind)(\($0))" }
      ?? "\(element.kind)(.\(parameter), \(value(parameter)))"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    child.start(axis) == 0 ? nil : .padding(LengthInput(view.index, axis == .horizontal ? .leading : .top))
  }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let insets = [element.insets.start(axis), element.insets.end(axis)].map { Words.points(Double($0)) }
    return "\(view.called) takes \(insets[0]) + \(insets[1]), leaving \(offer)"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "the \(offer) that \(view.called) leaves"
  }
}

/// `offset`, which moves its view and nothing else.
struct OffsetExplanation: ParentExplanation {
  let element: OffsetElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set { [.horizontal, .vertical] }
  var placing: Set<ParameterName> { [.x, .y] }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("offset \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .offset(LengthInput(view.index, axis == .horizontal ? .x : .y))
  }
}

/// `position`, which puts the centre of its view at a point.
struct PositionExplanation: ParentExplanation {
  let element: PositionElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var placing: Set<ParameterName> { [.x, .y] }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("position \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .position(LengthInput(view.index, axis == .horizontal ? .x : .y))
  }
}

/// The bounding box of a drawing effect, explained by the sides of the view that it sums.
struct EffectFrameExplanation: ParentExplanation {
  let element: EffectFrameElement
  var couplesAxes: Bool { !element.keepsAxes }
  var isRemovable: Bool { true }
  /// The view lies in the box as it is drawn, and its own frame may be longer.
  func overhang(ofWrapped isWrapped: Bool) -> Axis.Set { [.horizontal, .vertical] }

  func call(along axis: Axis) -> String {
    switch element.effect {
    case .rotation: "rotationEffect(.degrees(\(value(.degrees)))) with its frame"
    case .scale: "scaleEffect(x: \(value(.x)), y: \(value(.y))) with its frame"
    }
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .middle
  }

  /// The box with its terms: `the box around it as it is drawn (0.77 x 80 + 0.64 x 20)`.
  func sum(along axis: Axis, in view: ExplainedView) -> String? {
    guard let child = view.children.first else { return nil }
    let parts = [axis, axis.across].compactMap { side -> String? in
      let share = element.share(of: side, in: axis)
      guard share != 0, let length = child.length(side) else { return nil }
      return share == 1 ? Words.points(length) : "\(Words.plain(share)) x \(Words.points(length))"
    }
    let inside = view.names.inside(child.index)
    return "the box around \(inside) as it is drawn (\(parts.isEmpty ? "0" : parts.joined(separator: " + ")))"
  }

  func proposer(along axis: Axis, in view: ExplainedView) -> String {
    call(along: axis) + view.locationClause
  }
}

/// A view that ignores the safe area, explained by how far it extends into it.
struct IgnoresSafeAreaExplanation: ParentExplanation {
  let element: IgnoresSafeAreaElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  /// The extent sizes the content and nothing around it.
  var placing: Set<ParameterName> { [] }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned("reach of \(value(parameter)) beyond the \(parameter) edge", by: owner)
  }

  /// The content extends further than the surrounding views take into account.
  func deciding(along axis: Axis, in view: ExplainedView) -> String? {
    guard let child = view.children.first, let inner = child.length(axis), inner != view.length(axis) else {
      return nil
    }
    return
      "as \(Words.adjective(axis)) as \(view.names.view(child.index)) is within the safe area, beyond which it reaches"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    child.start(axis).map { $0 == 0 } ?? true
      ? nil : .reach(LengthInput(view.index, axis == .horizontal ? .leading : .top))
  }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    guard let reach = element.reach else { return "\(view.called) offers \(offer)" }
    let both = [reach.start(axis), reach.end(axis)].map { Words.points(Double($0)) }
    return "\(view.called) adds \(both[0]) + \(both[1]) of the safe area, offering \(offer)"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "the \(offer) to which \(view.called) reaches"
  }
}

/// A modifier that changes only the drawing, or names a view, and does not affect layout.
struct AppearanceExplanation: ParentExplanation {
  let element: AppearanceElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func idealSize(in view: ExplainedView) -> [Rational]? {
    view.children.first.flatMap { $0.rule.idealSize(in: $0) }
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}

/// A layout priority, by which a stack orders the views it serves.
struct LayoutPriorityExplanation: ParentExplanation {
  let element: LayoutPriorityElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "layoutPriority(\(value(.priority)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}

/// A layout value, read by the code of the custom layout around it.
struct LayoutValueExplanation: ParentExplanation {
  let element: LayoutValueElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}

/// An alignment guide, named by its constant; its value may depend on the other axis.
struct AlignmentGuideExplanation: ParentExplanation {
  let element: AlignmentGuideElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var placing: Set<ParameterName> { [.guide] }

  func call(along axis: Axis) -> String { "alignmentGuide(.\(element.guide.name))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    if case .linear(let length) = element.value, length.terms.isEmpty {
      return owned("alignmentGuide(.\(element.guide.name)) \(value(parameter))", by: owner)
    }
    let call = owned(call(along: element.guide.axis), by: owner)
    return "the constant \(value(parameter)) of \(call)"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
