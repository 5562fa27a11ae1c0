import LayoutCore
import LinearProgramming

/// A frame or a container that limits the length which others are offered.
package struct OfferLimit: Hashable, Sendable {
  /// The frame or container.
  package var view: LayoutTree.Index
  /// The axis of the length.
  package var axis: Axis
}

extension LayoutExplanation {
  /// The limit of what a view is offered along an axis: the innermost frame whose written length it is, or
  /// container that divides its own length among its children.
  ///
  /// A container that has its whole length from a frame is not the limit: the frame is.
  ///
  /// - Returns: `nil` where neither lies around the view, or nothing is offered to it.
  package func limit(of view: LayoutTree.Index, along axis: Axis) -> OfferLimit? {
    guard explanation(for: view)?[axis].offered?.number != nil else { return nil }
    var child = self.view(view)
    var dividing: OfferLimit?
    while let parent = child.node.parent.map(self.view) {
      let limit = OfferLimit(view: parent.index, axis: axis)
      if parent.writes(axis, offeredTo: child) { return limit }
      if parent.node.element.role == .container, child.side(axis)?.offered != parent.side(axis)?.offered {
        guard dividing == nil else { return dividing }
        dividing = limit
      }
      child = parent
    }
    return dividing
  }

  /// The limit of a text that is cut off: of its height, where it is offered one and has fewer lines than its
  /// line limit, or else of its width.
  package func limit(ofTruncated text: LayoutTree.Index) -> OfferLimit? {
    shortAxis(of: text).flatMap { limit(of: text, along: $0) }
  }

  /// The axis along which a text that is cut off has too little room.
  func shortAxis(of text: LayoutTree.Index) -> Axis? {
    guard let breaks = lineBreaks(of: text), let side = explanation(for: text) else { return nil }
    let isLimited = breaks.limit.map { $0 <= breaks.lines.count } ?? false
    return breaks.isTruncated && !isLimited && side.height.offered != nil ? .vertical : .horizontal
  }

  /// The name of a limit: `frame(height: 40)`, or that of the container.
  package func name(of limit: OfferLimit) -> String {
    for case .written(let input) in explanation(for: limit.view)?[limit.axis].reasons ?? []
    where input.view == limit.view {
      return names.rule(input.view).phrase(for: input.parameter, of: nil)
    }
    return names.view(limit.view)
  }

  /// The frame with a written length out of which a view sticks, or what is around it within the frame.
  package func overfilledFrame(around view: LayoutTree.Index) -> OfferLimit? {
    Axis.allCases.lazy.compactMap { overfilled(around: view, along: $0).first }.first
  }

  /// The frame with a written length that would part two overlapping views if nothing stuck out of it; `nil`
  /// where they overlap within their frames.
  package func overfilledFrame(
    parting one: LayoutTree.Index, _ other: LayoutTree.Index
  ) -> OfferLimit? {
    for axis in Axis.allCases {
      let frames = (overfilled(around: one, along: axis), overfilled(around: other, along: axis))
      guard let limit = frames.0.first ?? frames.1.first,
        let first = extent(of: one, along: axis, within: frames.0),
        let second = extent(of: other, along: axis, within: frames.1)
      else { continue }
      if first.end <= second.start || second.end <= first.start { return limit }
    }
    return nil
  }

  private func overfilled(around view: LayoutTree.Index, along axis: Axis) -> [OfferLimit] {
    var child = self.view(view)
    var frames: [OfferLimit] = []
    while let parent = child.node.parent.map(self.view) {
      if parent.writes(axis, offeredTo: child), let inner = child.length(axis),
        let outer = parent.length(axis), inner > outer
      {
        frames.append(OfferLimit(view: parent.index, axis: axis))
      }
      child = parent
    }
    return frames
  }

  /// Returns the ends of a view in the container, as far as they lie inside of frames.
  private func extent(
    of view: LayoutTree.Index, along axis: Axis, within frames: [OfferLimit] = []
  ) -> (start: Rational, end: Rational)? {
    guard let length = self.view(view).length(axis) else { return nil }
    var start = Rational(0)
    for index in sequence(first: view, next: { tree[$0].parent }) where tree[index].parent != nil {
      guard let origin = self.view(index).origin(axis) else { return nil }
      start += origin
    }
    return frames.reduce((start, start + length)) { part, frame in
      extent(of: frame.view, along: axis).map { (max(part.0, $0.start), min(part.1, $0.end)) } ?? part
    }
  }
}

extension ExplainedView {
  /// Whether the view is a frame that offers a child its own length, which is written.
  fileprivate func writes(_ axis: Axis, offeredTo child: ExplainedView) -> Bool {
    guard node.element is FrameElement || node.element is FlexibleFrameElement,
      let side = side(axis), side.length == child.side(axis)?.offered?.number
    else { return false }
    return side.reasons.contains { if case .written(let input) = $0 { input.view == index } else { false } }
  }
}
