import ElementTree
import LinearProgramming

extension StackRule {
  /// Returns the runs of a stack, which may be written as several programs.
  package func runs(of stack: StackElement) -> StackRuns? { StackRuns(stack: stack) }
}

/// The statements of a stack's rule about some of its children, for a stack of very many that is written as
/// several programs.
package struct StackRuns {
  private let stack: StackElement
  private let rule = StackRule()

  init(stack: StackElement) { self.stack = stack }

  /// The axis along which the children follow each other.
  var axis: Axis { stack.axis }

  /// Returns the length to share: that of the stack less the space between its children.
  func available(of length: Extent, in view: Emitter) -> Extent {
    length - Extent.sum(rule.gaps(stack, view.indices, view))
  }

  /// Returns the least and the greatest length of a child.
  func range(
    of index: Int, asking breadth: Extent?, in view: Emitter
  ) throws -> (smallest: Extent, largest: Extent) {
    try rule.range(of: index, axis, view) { asking($0, breadth) }
  }

  /// Returns the proposed lengths of some children: each an equal share of the length that is left, in their
  /// order.
  ///
  /// - Parameters:
  ///   - count: The number of children that are still to be sized, these among them.
  ///   - available: The length that is left.
  func shares(
    of places: some Sequence<Int>, of count: Int, from available: inout Extent, asking breadth: Extent?,
    in view: Emitter
  ) throws -> [Extent] {
    try rule.serve(places.map { ($0, nil) }, of: count, from: &available, along: axis, view) {
      asking($0, breadth)
    }.map(\.share)
  }

  /// Neighbours in a line, from the first one's start, with their extents on both sides of the line of
  /// alignment.
  struct Line<Length> {
    /// The start of each child along the axis.
    var starts: [Length]
    /// The start of each child across the axis.
    var origins: [Length]
    var sizes: [Size<Length>]
    /// The end of the last child along the axis.
    var end: Length
    /// The first start and the last end across the axis.
    var first: Length
    var last: Length

    /// Returns the line with transformed lengths.
    func map<Other>(_ transform: (Length) -> Other) -> StackRuns.Line<Other> {
      StackRuns.Line<Other>(
        starts: starts.map(transform), origins: origins.map(transform),
        sizes: sizes.map { Size(transform($0.width), transform($0.height)) },
        end: transform(end), first: transform(first), last: transform(last))
    }
  }

  /// Returns neighbours with proposed lengths as a line.
  func line(
    of indices: Range<Int>, asking lengths: [Extent?], _ breadth: Extent?, in view: Emitter
  ) throws -> Line<Extent> {
    let proposals = lengths.map { asking($0, breadth) }
    let extent = try rule.extent(stack, indices, proposals, view)
    let starts = try rule.starts(stack, indices, proposals, view)
    return Line(
      starts: starts.each, origins: extent.origins,
      sizes: try zip(indices, proposals).map { try view[$0].size(at: $1) },
      end: starts.end, first: extent.start, last: extent.end)
  }

  /// Returns the size of the stack made of lines, with the start of each line.
  ///
  /// - Parameter lines: The indices of each line's children, and its extents.
  func joined(
    _ lines: [(places: Range<Int>, end: Extent, first: Extent, last: Extent)], in view: Emitter
  ) throws -> (size: SizeExpression, starts: [Extent], line: Extent) {
    var (end, starts): (Extent, [Extent]) = (.zero, [])
    for (indices, length, _, _) in lines {
      if indices.lowerBound > 0 {
        end = end + Extent.sum(rule.gaps(stack, indices.lowerBound - 1..<indices.lowerBound + 1, view))
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

  /// Returns the extents of lines as bounds; most lines have the same extent as the one before.
  private func bounds(_ extents: [(places: Range<Int>, extent: Extent)]) -> [Bound] {
    extents.indices.filter { $0 == 0 || extents[$0].extent != extents[$0 - 1].extent }.map {
      Bound(extents[$0].extent, because: .extent(child: extents[$0].places.lowerBound))
    }
  }

  private func asking(_ length: Extent?, _ breadth: Extent?) -> ProposalExpression {
    ProposalExpression(length: length, breadth: breadth, along: axis)
  }
}
