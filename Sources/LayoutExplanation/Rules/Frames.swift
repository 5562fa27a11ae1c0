import LayoutCore
import LinearProgramming

extension ExplanationRules {
  /// The explanation rules of frames.
  static let frames: [any ExplanationRule.Type] = [
    FrameExplanation.self, FlexibleFrameExplanation.self, ContainerRelativeFrameExplanation.self,
    AspectRatioExplanation.self, FixedSizeExplanation.self,
  ]
}

/// A frame, named by the sides that are given.
struct FrameExplanation: ParentExplanation {
  let element: FrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("frame \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func proposer(along axis: Axis, in view: ExplainedView) -> String { view.calledByLimit(along: axis) }
}

/// A flexible frame, named by its limits.
struct FlexibleFrameExplanation: ParentExplanation {
  let element: FlexibleFrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("\(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func proposer(along axis: Axis, in view: ExplainedView) -> String { view.calledByLimit(along: axis) }

  /// With a single limit the frame is never shorter, or never longer, than its proposal within that limit.
  func held(by offer: Offer?, called: String, along axis: Axis, in view: ExplainedView) -> String {
    let limits = element[axis]
    let isStretched = limits.maximum != nil
    let limit = Double(limits.maximum ?? limits.minimum ?? 0)
    let points = offer?.number?.doubleValue
    let isBeyond = points.map { isStretched ? $0 > limit : $0 < limit } ?? true
    let length = isBeyond ? "its limit" : called
    let parameter: ParameterName =
      axis == .horizontal ? (isStretched ? .maxWidth : .minWidth) : (isStretched ? .maxHeight : .minHeight)
    let clause = phrase(for: parameter, of: nil) + view.locationClause
    return "\(clause) \(isStretched ? "stretches" : "shrinks") it to \(length)"
  }
}

/// A container-relative frame, named by the part of the container that it takes.
struct ContainerRelativeFrameExplanation: ParentExplanation {
  let element: ContainerRelativeFrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    "containerRelativeFrame(\(parts)\(aligned(element.alignment)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let call = owned("containerRelativeFrame(\(parts))", by: owner)
    return parameter == .spacing ? "the spacing \(value(.spacing)) of \(call)" : call
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func proposer(along axis: Axis, in view: ExplainedView) -> String {
    call(along: axis) + view.locationClause
  }

  /// The axes, and the parts where there is more than one: `.horizontal, count: 3, span: 2, spacing: 8`.
  private var parts: String {
    let axes = Axis.allCases.filter(element.axes.contains).map { ".\($0)" }
    let all = axes.count == 1 ? axes[0] : "[\(axes.joined(separator: ", "))]"
    return element.count == 1 && element.span == 1
      ? all : "\(all), count: \(element.count), span: \(element.span), spacing: \(value(.spacing))"
  }
}

/// An aspect ratio, by which one side determines the other.
struct AspectRatioExplanation: ParentExplanation {
  let element: AspectRatioElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }

  /// `scaledToFill()` where only the image determines the ratio.
  func call(along axis: Axis) -> String {
    guard element.ratio != nil else {
      return element.contentMode == .fit ? "scaledToFit()" : "scaledToFill()"
    }
    return "aspectRatio(\(value(.ratio)), .\(element.contentMode.rawValue))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  func proposer(along axis: Axis, in view: ExplainedView) -> String {
    call(along: axis) + view.locationClause
  }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let sides = Axis.allCases.map { view.side($0)?.offered.map { Words.offer($0, axis) } ?? "nil" }
    let verb = element.contentMode == .fit ? "fits into" : "covers"
    return "\(proposer(along: axis, in: view)) \(verb) \(sides[0]) x \(sides[1]) and offers \(offer)"
  }

  /// The formula, where the child fills its proposal: `487 / 1.78: aspectRatio(1.78, .fit), line 12, limited
  /// by the width 487`.
  func deciding(along axis: Axis, in view: ExplainedView) -> String? {
    guard let child = view.children.first, let own = view.side(axis), let across = view.side(axis.across),
      let length = own.length, let other = across.length, other > 0, length > 0,
      child.side(axis)?.offered?.number == length, child.side(axis.across)?.offered?.number == other
    else { return nil }
    let source = OfferSentences(view.explanation)
    let clause = call(along: axis) + view.locationClause
    if own.offered?.number == length {
      let offer = source.source(of: own, view.index)
      if across.offered?.number == other { return "\(clause) fills \(offer) just so" }
      return "\(clause) \(element.contentMode == .fit ? "is limited by" : "covers") \(offer)"
    }
    let sum = formula(from: other, to: axis, length, in: view)
    let verb = element.contentMode == .fit ? "limited by" : "covering"
    let start =
      sum.note.isEmpty ? call(along: axis) + view.names.location(view.index) : "\(clause) \(sum.note)"
    return "\(sum.text): \(start), \(verb) the \(Words.side(axis.across)) \(Words.points(other))"
  }

  /// Returns one side computed from the other, and the origin of a ratio that is not written.
  private func formula(
    from other: Rational, to axis: Axis, _ length: Rational, in view: ExplainedView
  ) -> (text: String, note: String) {
    let known = Words.points(other)
    if element.ratio != nil { return ("\(known) \(axis == .vertical ? "/" : "x") \(value(.ratio))", "") }
    guard let child = view.children.first, let ideal = child.rule.idealSize(in: child) else {
      let ratio = axis == .horizontal ? length / other : other / length
      return (
        "\(known) \(axis == .vertical ? "/" : "x") \(Words.points(ratio))",
        "keeps the ratio of the ideal size of \(view.names.owner(view.index))"
      )
    }
    let (own, across) = axis == .horizontal ? (ideal[0], ideal[1]) : (ideal[1], ideal[0])
    return (
      "\(known) x \(Words.points(own)) / \(Words.points(across))",
      "keeps the ratio of the \(Words.points(ideal[0])) x \(Words.points(ideal[1])) image"
    )
  }
}

/// `fixedSize`, which proposes no length to its view along the chosen axes.
struct FixedSizeExplanation: ParentExplanation {
  let element: FixedSizeElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var fixesSize: Bool { true }

  func call(along axis: Axis) -> String {
    element.horizontal && element.vertical
      ? "fixedSize()" : "fixedSize(horizontal: \(element.horizontal), vertical: \(element.vertical))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
