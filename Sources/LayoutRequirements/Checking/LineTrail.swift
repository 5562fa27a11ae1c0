import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// Makes the layouts of a walk from frames that are exact lines along the running side, reusing the parts
/// that did not change.
struct LineTrail {
  private let range: RequirementRange
  private var trail: MomentTrail
  /// The frames of the preceding layout in preorder, and the place of each view's frame; -1 where it was not
  /// placed.
  private var frames: [ReferenceFrame<ShortLine>] = []
  private var framePlaces: [Int]
  private var texts: [Text]
  /// The place of each view among the texts, by preorder position.
  private var textPlaces: [Int?]

  init(_ tree: LayoutTree, over range: RequirementRange) {
    self.range = range
    trail = MomentTrail(tree, over: range)
    framePlaces = Array(repeating: -1, count: tree.nodes.count)
    (texts, textPlaces) = ([], [])
    for view in tree.indices {
      let text = (tree[view].element as? MeasuredElement)?.text
      textPlaces.append(text == nil ? nil : texts.count)
      if let text { texts.append(Text(TextFacts(text))) }
    }
  }

  /// Returns the layout in an interval of the running side.
  mutating func moment(_ new: [ReferenceFrame<ShortLine>], along interval: ExactInterval) -> LayoutMoment {
    trail.begin()
    let start = range.size(at: range.range.lowerBound)
    let sizes = SizeSet(interval, along: range.axis, from: start)
    let length = sizes.inside[range.axis]
    let near = length.doubleValue
    for (index, frame) in new.indices.lazy.map({ ($0, new[$0].index.position) }) {
      let wasPlaced = trail.place(new[index].index)
      let last = wasPlaced ? framePlaces[frame] : -1
      framePlaces[frame] = index
      if last < 0 || !new[index].isWhere(frames[last]) { note(new[index], instead: last) }
      if let text = textPlaces[frame],
        texts[text].takes(new[index].proposal, along: range.axis, at: length, near) || !wasPlaced
      {
        trail.note(texts[text].lines, of: new[index].index)
      }
    }
    frames = new
    return trail.end(at: sizes, along: interval)
  }

  private mutating func note(_ frame: ReferenceFrame<ShortLine>, instead index: Int) {
    let last = index < 0 ? nil : frames[index]
    let known = trail.frame(of: frame.index)
    func number(
      _ line: ShortLine, _ old: ShortLine?, _ function: SizeFunction?
    ) -> SizeFunction {
      if let function, line == old { return function }
      return SizeFunction(line, along: range.axis)
    }
    trail.note(
      LayoutMoment.Frame(
        x: number(frame.origin.x, last?.origin.x, known?.x),
        y: number(frame.origin.y, last?.origin.y, known?.y),
        width: number(frame.size.width, last?.size.width, known?.width),
        height: number(frame.size.height, last?.size.height, known?.height)), of: frame.index)
  }
}

/// A text of the walk, and its latest lines.
private struct Text {
  private let facts: TextFacts
  /// The proposal, and the same as functions of the size.
  private var lastProposal: Proposal<ShortLine>?
  private var proposal = Proposal<SizeFunction>(nil, nil)
  private var answer: TextFacts.Answer?

  init(_ facts: TextFacts) { self.facts = facts }

  var lines: LayoutMoment.Lines? { answer?.lines }

  /// Measures the text at a length of the running side, approximately `near`; returns whether the lines may
  /// have changed.
  mutating func takes(
    _ new: Proposal<ShortLine>, along axis: Axis, at length: Rational, _ near: Double
  ) -> Bool {
    if lastProposal == new {
      if new.isConstant
        || answer?.surelyHolds(near: Proposal(new.width?.value(near: near), new.height?.value(near: near)))
          == true
      {
        return false
      }
    } else {
      lastProposal = new
      proposal = Proposal(
        new.width.map { SizeFunction($0, along: axis) }, new.height.map { SizeFunction($0, along: axis) })
    }
    var size = SizePoint(width: 0, height: 0)
    size[axis] = length
    let exact = ExactProposal(
      proposal.width?.map { $0.value(at: size) }, proposal.height?.map { $0.value(at: size) })
    if answer?.holds(at: exact) == true { return false }
    answer = facts.answer(at: exact)
    return true
  }
}

extension Proposal<ShortLine> {
  /// Whether the proposal is the same for every length of the running side.
  fileprivate var isConstant: Bool { (width?.form.isConstant ?? true) && (height?.form.isConstant ?? true) }
}

extension ReferenceFrame<ShortLine> {
  /// Whether both have the same place and size.
  fileprivate func isWhere(_ other: ReferenceFrame) -> Bool { origin == other.origin && size == other.size }
}

extension ShortLine {
  /// Returns the approximate value of the line at a length.
  fileprivate func value(near length: Double) -> Double {
    if isInfinite { return form.constant < 0 ? -.infinity : .infinity }
    return (Double(form.constant) + Double(form.slope) * length) / Double(form.denominator)
  }
}

extension Extended<SizeForm> {
  /// Creates the function of a line along a side of the container.
  fileprivate init(_ line: ShortLine, along axis: Axis) {
    guard !line.isInfinite else {
      self = line.form.constant < 0 ? .negativeInfinite : .infinite
      return
    }
    func fraction(_ numerator: Int64) -> Rational {
      Rational(numerator: Int(numerator), denominator: Int(line.form.denominator))
    }
    let (constant, slope) = (fraction(line.form.constant), fraction(line.form.slope))
    self = .finite(
      axis == .horizontal ? SizeForm(constant, width: slope) : SizeForm(constant, height: slope))
  }
}
