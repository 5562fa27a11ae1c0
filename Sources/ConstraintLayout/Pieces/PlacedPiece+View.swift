import ElementTree
import LinearProgramming

extension PlacedPiece {
  /// A view that a block places.
  ///
  /// Its lengths are behind references: layouts of a sweep differ in few views and share the others, and
  /// views that only move with their block keep their sizes.
  package struct View: Sendable {
    package let index: LayoutTree.Index
    /// Whether the content of the view is placed by a block of its own.
    package let hasOwnBlock: Bool
    private let size: Size
    private let corner: Corner
    /// The origin of the block that places the view; `nil` in the block's own coordinates.
    private let origin: Origin?

    private final class Size: Sendable {
      let width, height: AffineExtent
      let proposedWidth, proposedHeight: AffineExtent?
      let container: Container?

      init(
        _ width: AffineExtent, _ height: AffineExtent, _ proposedWidth: AffineExtent?,
        _ proposedHeight: AffineExtent?, _ container: ContainerSides<AffineExtent>?
      ) {
        (self.width, self.height) = (width, height)
        (self.proposedWidth, self.proposedHeight) = (proposedWidth, proposedHeight)
        self.container = container.map(Container.init)
      }

      /// Returns the size with transformed lengths; the same object if none changes.
      func map(_ transform: (AffineExtent) -> AffineExtent) -> Size {
        let (width, height) = (transform(width), transform(height))
        let (proposedWidth, proposedHeight) = (proposedWidth.map(transform), proposedHeight.map(transform))
        if container == nil, width == self.width, height == self.height, proposedWidth == self.proposedWidth,
          proposedHeight == self.proposedHeight
        {
          return self
        }
        return Size(width, height, proposedWidth, proposedHeight, container?.sides.compactMap(transform))
      }
    }

    /// The container's sides, which few views have.
    private final class Container: Sendable {
      let sides: ContainerSides<AffineExtent>

      init(_ sides: ContainerSides<AffineExtent>) { self.sides = sides }
    }

    private final class Corner: Sendable {
      let x, y, xInParent, yInParent: AffineExtent

      init(_ x: AffineExtent, _ y: AffineExtent, _ xInParent: AffineExtent, _ yInParent: AffineExtent) {
        (self.x, self.y, self.xInParent, self.yInParent) = (x, y, xInParent, yInParent)
      }

      /// Returns the corner with transformed lengths; the same object if none changes.
      func map(_ transform: (AffineExtent) -> AffineExtent) -> Corner {
        let (x, y) = (transform(x), transform(y))
        let (xInParent, yInParent) = (transform(xInParent), transform(yInParent))
        return x == self.x && y == self.y && xInParent == self.xInParent && yInParent == self.yInParent
          ? self : Corner(x, y, xInParent, yInParent)
      }
    }

    /// Creates a view in its place, which shares the size of another view if that is equal.
    init(_ view: PlacedMember<AffineExtent>, beside other: View? = nil) {
      let (size, proposal, corner) = (view.size, view.proposal, view.corner)
      let shared = other.flatMap { other in
        other.width == size.width && other.height == size.height && other.proposal == proposal
          ? other.size : nil
      }
      self.init(
        view.index, view.hasOwnBlock,
        shared ?? Size(size.width, size.height, proposal.width, proposal.height, proposal.container),
        Corner(corner.x, corner.y, view.cornerInParent.x, view.cornerInParent.y), nil)
    }

    private init(
      _ index: LayoutTree.Index, _ hasOwnBlock: Bool, _ size: Size, _ corner: Corner, _ origin: Origin?
    ) {
      (self.index, self.hasOwnBlock, self.size) = (index, hasOwnBlock, size)
      (self.corner, self.origin) = (corner, origin)
    }

    /// The x coordinate of the top left corner, relative to the block's own view; in a whole layout, to the
    /// container.
    package var x: AffineExtent { origin.map { $0.x + corner.x } ?? corner.x }
    /// The y coordinate of the top left corner, relative to the block's own view; in a whole layout, to the
    /// container.
    package var y: AffineExtent { origin.map { $0.y + corner.y } ?? corner.y }
    /// The x coordinate of the top left corner, relative to the parent's.
    package var xInParent: AffineExtent { corner.xInParent }
    /// The y coordinate of the top left corner, relative to the parent's.
    package var yInParent: AffineExtent { corner.yInParent }
    package var width: AffineExtent { size.width }
    package var height: AffineExtent { size.height }
    /// The proposed width; `nil` if unspecified.
    package var proposedWidth: AffineExtent? { size.proposedWidth }
    /// The proposed height; `nil` if unspecified.
    package var proposedHeight: AffineExtent? { size.proposedHeight }
    /// The proposal of the nearest container; `nil` for a view in which no element reads it.
    package var proposedContainer: ContainerSides<AffineExtent>? { size.container?.sides }

    var proposal: Proposal<AffineExtent> {
      var proposal = Proposal(proposedWidth, proposedHeight)
      proposal.container = proposedContainer
      return proposal
    }

    /// Returns whether both views share all their objects, so that no length differs.
    package func isIdentical(to other: View) -> Bool {
      index == other.index && size === other.size && corner === other.corner && origin === other.origin
    }

    /// Returns whether the views share everything except for their places.
    package func isIdentical(butForPlaceTo other: View) -> Bool {
      index == other.index && size === other.size
    }

    /// Returns the view with its block at an origin.
    func standing(at origin: Origin?) -> View { View(index, hasOwnBlock, size, corner, origin) }

    /// Returns the view that begins a block, at the place that the surrounding block gives it.
    func standing(as own: View) -> View { View(index, hasOwnBlock, size, own.corner, own.origin) }

    /// Returns the view moved within its parent, whose corner is given.
    func moved(by place: Point<AffineExtent>, in parent: Point<AffineExtent>) -> View {
      let (x, y) = (xInParent + place.x, yInParent + place.y)
      return View(index, hasOwnBlock, size, Corner(parent.x + x, parent.y + y, x, y), origin)
    }

    /// Returns the view shifted by a number of places in preorder, with forms in place of the sides proposed
    /// to its block's view.
    ///
    /// Lengths that stay the same, as most do, keep their objects.
    func composed(_ forms: Proposal<AffineForm>, shiftedBy shift: Int) -> View {
      func composed(_ extent: AffineExtent) -> AffineExtent { extent.shifted(by: shift).composed(forms) }
      return View(index.shifted(by: shift), hasOwnBlock, size.map(composed), corner.map(composed), nil)
    }
  }

  /// The origin of a block in the container, as forms of the container's size.
  final class Origin: Sendable, Equatable {
    let x, y: AffineExtent

    init(x: AffineExtent, y: AffineExtent) { (self.x, self.y) = (x, y) }

    static func == (one: Origin, other: Origin) -> Bool { one.x == other.x && one.y == other.y }
  }
}
