import ElementTree
import LinearProgramming

extension StackRule {
  /// Any stack may be.
  package func runs(of stack: StackElement) -> StackRuns? { StackRuns(stack: stack) }
}

/// What a stack's rule says of some of its children: a stack of very many is written as several programs.
package struct StackRuns {
  private let stack: StackElement
  private let rule = StackRule()

  init(stack: StackElement) { self.stack = stack }

  /// The axis along which the children follow each other.
  var axis: Axis { stack.axis }

  /// What there is to share of a length: the space between the children is taken first.
  func available(of length: Extent, in view: Emitter) -> Extent {
    length - Extent.sum(rule.gaps(stack, view.indices, view))
  }

  /// How long a child is at least, and at most.
  func range(
    of place: Int, asking breadth: Extent?, in view: Emitter
  ) throws -> (smallest: Extent, largest: Extent) {
    try rule.range(of: place, axis, view) { asking($0, breadth) }
  }

  /// Offers each of some children an equal share of what is left, in their order.
  ///
  /// - Parameters:
  ///   - count: how many children are still to be served, these among them.
  ///   - available: what is left.
  func shares(
    of places: some Sequence<Int>, of count: Int, from available: inout Extent, asking breadth: Extent?,
    in view: Emitter
  ) throws -> [Extent] {
    try rule.serve(places.map { ($0, nil) }, of: count, from: &available, along: axis, view) {
      asking($0, breadth)
    }.map(\.share)
  }

  /// Some neighbours in a line, from the first one's start on, and on both sides of what they are aligned on.
  struct Line<Length> {
    /// Where each begins along the axis.
    var starts: [Length]
    /// Where each begins across.
    var origins: [Length]
    var sizes: [Size<Length>]
    /// Where the last one ends along the axis.
    var end: Length
    /// The first start and the last end across.
    var first: Length
    var last: Length

    /// The line in other lengths.
    func map<Other>(_ transform: (Length) -> Other) -> StackRuns.Line<Other> {
      StackRuns.Line<Other>(
        starts: starts.map(transform), origins: origins.map(transform),
        sizes: sizes.map { Size(transform($0.width), transform($0.height)) },
        end: transform(end), first: transform(first), last: transform(last))
    }
  }

  /// Neighbours that are asked for lengths.
  func line(
    of places: Range<Int>, asking lengths: [Extent?], _ breadth: Extent?, in view: Emitter
  ) throws -> Line<Extent> {
    let proposals = lengths.map { asking($0, breadth) }
    let extent = try rule.extent(stack, places, proposals, view)
    let starts = try rule.starts(stack, places, proposals, view)
    return Line(
      starts: starts.each, origins: extent.origins,
      sizes: try zip(places, proposals).map { try view[$0].size(at: $1) },
      end: starts.end, first: extent.start, last: extent.end)
  }

  /// How long and how broad the stack is that consists of lines, and where each of them begins in it.
  ///
  /// - Parameter lines: the places of each one's children, and how far it reaches.
  func joined(
    _ lines: [(places: Range<Int>, end: Extent, first: Extent, last: Extent)], in view: Emitter
  ) throws -> (size: SizeExpression, starts: [Extent], line: Extent) {
    var (end, starts): (Extent, [Extent]) = (.zero, [])
    for (places, length, _, _) in lines {
      if places.lowerBound > 0 {
        end = end + Extent.sum(rule.gaps(stack, places.lowerBound - 1..<places.lowerBound + 1, view))
      }
      starts.append(end)
      end = view.brief(end + length, .start, along: axis)
    }
    let length = view.length(.side(axis), along: axis, preferring: end, because: .totalLength)
    let (first, last) = rule.breadth(
      of: bounds(lines.map { ($0.places, $0.first) }), bounds(lines.map { ($0.places, $0.last) }),
      across: axis.across, view)
    let breadth = view.length(
      .side(axis.across), along: axis.across, preferring: last - first, because: .breadth)
    return (SizeExpression(length: length, breadth: breadth, along: axis), starts, first)
  }

  /// How far lines reach; most reach as far as the one before.
  private func bounds(_ extents: [(places: Range<Int>, extent: Extent)]) -> [Bound] {
    extents.indices.filter { $0 == 0 || extents[$0].extent != extents[$0 - 1].extent }.map {
      Bound(extents[$0].extent, because: .extent(child: extents[$0].places.lowerBound))
    }
  }

  private func asking(_ length: Extent?, _ breadth: Extent?) -> ProposalExpression {
    ProposalExpression(length: length, breadth: breadth, along: axis)
  }
}
