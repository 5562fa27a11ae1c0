import LayoutCore
import LinearProgramming

/// An aspect ratio makes one side follow from the other.
struct AspectRatioExplanation: ParentExplanation {
  let element: AspectRatioElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    "aspectRatio(\(element.ratio == nil ? "" : "\(value(.ratio)), ").\(element.contentMode.rawValue))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  func offerer(along axis: Axis, in view: ExplainedView) -> String { call(along: axis) + view.placeClause }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let sides = Axis.allCases.map { view.side($0)?.offered.map { Words.offer($0, axis) } ?? "nil" }
    let verb = element.contentMode == .fit ? "fits into" : "covers"
    return "\(offerer(along: axis, in: view)) \(verb) \(sides[0]) x \(sides[1]) and offers \(offer)"
  }

  /// It decides where its child fills what it is offered: `487 / 1.78: aspectRatio(1.78, .fit), line 12, limited by the
  /// width 487`.
  func deciding(along axis: Axis, in view: ExplainedView) -> String? {
    guard let child = view.children.first, let own = view.side(axis), let across = view.side(axis.across),
      let length = own.length, let other = across.length, other > 0, length > 0,
      child.side(axis)?.offered?.number == length, child.side(axis.across)?.offered?.number == other
    else { return nil }
    let source = OfferSentences(view.explanation)
    let clause = call(along: axis) + view.placeClause
    if own.offered?.number == length {
      let offer = source.source(of: own, view.index)
      if across.offered?.number == other { return "\(clause) fills \(offer) just so" }
      return "\(clause) \(element.contentMode == .fit ? "is limited by" : "covers") \(offer)"
    }
    let sum = formula(from: other, to: axis, length, in: view)
    let verb = element.contentMode == .fit ? "limited by" : "covering"
    let start = sum.note.isEmpty ? call(along: axis) + view.names.place(view.index) : "\(clause) \(sum.note)"
    return "\(sum.text): \(start), \(verb) the \(Words.side(axis.across)) \(Words.points(other))"
  }

  /// One side from the other, and where the ratio comes from if nobody wrote it.
  private func formula(
    from other: Rational, to axis: Axis, _ length: Rational, in view: ExplainedView
  ) -> (text: String, note: String) {
    let known = Words.points(other)
    if element.ratio != nil { return ("\(known) \(axis == .vertical ? "/" : "x") \(value(.ratio))", "") }
    guard let child = view.children.first, let ideal = child.room.idealSize(in: child) else {
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
