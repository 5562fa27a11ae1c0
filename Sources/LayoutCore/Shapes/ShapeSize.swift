import Foundation

/// Notes which shapes leave their size to the protocol while one is asked for it.
final class ShapeSizeProbe: @unchecked Sendable {
  // Unchecked: it is seen by the one call that it is made for.
  private var types: Set<ObjectIdentifier> = []
  @TaskLocal private static var current: ShapeSizeProbe?

  /// Notes that a shape of a type has the usual size, where somebody asks.
  static func note(_ type: any Shape.Type) { current?.types.insert(ObjectIdentifier(type)) }

  /// Whether a shape has a size of its own.
  static func hasOwnSize(_ shape: some Shape) -> Bool {
    let probe = ShapeSizeProbe()
    $current.withValue(probe) { _ = shape.sizeThatFits(.zero) }
    return !probe.types.contains(ObjectIdentifier(type(of: shape)))
  }
}

/// A shape with a size of its own, as opaque as a custom layout.
package struct ShapeSizeLayout<Content: Shape>: Layout {
  private let shape: Content

  package init(shape: Content) { self.shape = shape }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }
}
