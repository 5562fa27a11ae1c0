import LayoutCore

/// An image is its natural size, or what is proposed where it is resizable.
package struct ImageRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of image: ImageElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let natural = image.size ?? .zero
    let own = Size(Number(natural.width), Number(natural.height))
    guard image.isResizable else { return own }
    return Size.sides { proposal[$0] ?? own[$0] }
  }
}
