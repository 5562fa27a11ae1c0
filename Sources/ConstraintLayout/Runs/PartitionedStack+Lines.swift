import ElementTree
import LinearProgramming

extension PartitionedStack {
  /// A line of neighbours that is settled.
  struct Line {
    var places: Range<Int>
    var end: AffineExtent
    var first: AffineExtent
    var last: AffineExtent
    /// The neighbours, from the line's start and from what they are aligned on.
    var children: [PlacedPiece.View]
  }

  /// The children in lines, a run of neighbours each.
  ///
  /// - Parameters:
  ///   - shares: what each of them is offered along the axis.
  ///   - isPlacing: whether somebody asks where they stand.
  func lines(
    _ shares: [AffineExtent?], asking breadth: AffineExtent?, places isPlacing: Bool,
    _ region: inout CriticalRegion
  ) throws -> [Line] {
    try shares.indices.runs(of: runLength).map { places in
      try settle(&region) { writer in
        let parameters = writer.parameters
        return try runs.line(
          of: places, asking: shares[places].map { $0?.substituting(parameters) },
          breadth?.substituting(parameters), in: writer.ownEmitter)
      } reading: { line, form in
        Line(
          places: places, end: form(line.end), first: form(line.first), last: form(line.last),
          children: isPlacing ? children(places, line.map(form), shares, breadth) : [])
      }
    }
  }

  /// The neighbours of a line, each where it stands in it.
  private func children(
    _ places: Range<Int>, _ line: StackRuns.Line<AffineExtent>, _ shares: [AffineExtent?],
    _ breadth: AffineExtent?
  ) -> [PlacedPiece.View] {
    var views: [PlacedPiece.View] = []
    views.reserveCapacity(places.count)
    for (number, place) in places.enumerated() {
      let corner = Point(length: line.starts[number], breadth: line.origins[number], along: runs.axis)
      let asked = Proposal(length: shares[place], breadth: breadth, along: runs.axis)
      let view = child(place)
      views.append(
        PlacedPiece.View(
          PlacedView(
            index: view, corner: corner, cornerInParent: corner, size: line.sizes[number], proposal: asked,
            hasOwnBlock: session.boundTree.childCount(of: view) > 0),
          beside: views.last))
    }
    return views
  }

  /// The stack that consists of lines.
  ///
  /// - Parameters:
  ///   - measured: the stack as it was measured, where that was at another breadth: it is as large, and stands there.
  ///   - known: where the lines hold.
  func joined(_ lines: [Line], as measured: Whole?, _ known: CriticalRegion) throws -> Whole {
    var region = known
    let isRoot = view == session.boundTree.tree.root
    let joined = try settle(&region) { writer in
      let parameters = writer.parameters
      let joined = try runs.joined(
        lines.map {
          (
            places: $0.places, end: $0.end.substituting(parameters), first: $0.first.substituting(parameters),
            last: $0.last.substituting(parameters)
          )
        }, in: writer.ownEmitter)
      return (joined, corner: isRoot ? writer.centred(joined.size) : .zero)
    } reading: { said, form in
      (
        size: Size(form(said.0.size.width), form(said.0.size.height)), starts: said.0.starts.map(form),
        line: form(said.0.line), corner: Point(form(said.corner.x), form(said.corner.y))
      )
    }
    let corner = measured?.corner ?? joined.corner
    let children = zip(lines, joined.starts).flatMap { line, start in
      let place = Point(length: start, breadth: -joined.line, along: runs.axis)
      return line.children.map { $0.moved(by: place, in: corner) }
    }
    return Whole(
      size: measured?.size ?? joined.size, children: children, corner: corner, region: region)
  }
}
