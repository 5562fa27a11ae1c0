import LayoutCore

/// A circle is a square of the smaller given side, 10 where none is.
package struct CircleRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of circle: CircleElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let sides = [proposal.width, proposal.height].compactMap { $0 }
    let side = sides.min() ?? Number(10)
    return Size(side, side)
  }
}
