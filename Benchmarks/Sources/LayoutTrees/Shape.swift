import LayoutCore
import Taut

/// How the views of a tree are nested.
public enum TreeShape: Sendable {
  /// Rows and columns in turn, 10 children each; a depth of 3 is 1,111 views.
  case nested(depth: Int)
  /// A row of columns of four, of so many views in all.
  case wide(views: Int)
  /// Rows and columns in turn, two children each; a depth of 9 is 1,023 views.
  case deep(depth: Int)
  /// A chain of so many columns, with a leaf beside each.
  case chain(depth: Int)
  /// One row of so many leaves.
  case flat(views: Int)
  /// A list of so many rows of an icon, two texts and a badge.
  case list(rows: Int)
}

/// What stands at the ends of a tree.
public enum Leaf: String, Sendable {
  /// Takes what it is offered.
  case flexible
  /// Takes what it is offered, in a frame of another width each: no two leaves are alike.
  case framed
  /// The same in frames whose width has limits, a minimum and another maximum each.
  case bounded
  /// One of five short texts.
  case text
  /// Takes what it is offered between limits that differ.
  case limited
}

extension TreeShape {
  /// The size in which the trees are laid out.
  public static let size = ProposedViewSize(width: 4_000, height: 3_000)

  /// Makes a tree; not part of what is timed.
  public func tree(_ leaf: Leaf) throws -> LayoutTree { try LayoutTree(node(leaf)) }

  /// How many views a tree has.
  public func viewCount(_ leaf: Leaf) -> Int {
    func powers(of fan: Int, _ depth: Int) -> (stacks: Int, leaves: Int) {
      (0..<depth).reduce((0, 1)) { counts, _ in (counts.0 + counts.1, counts.1 * fan) }
    }
    let counts: (stacks: Int, leaves: Int) =
      switch self {
      case .nested(let depth): powers(of: 10, depth)
      case .deep(let depth): powers(of: 2, depth)
      case .flat(let views): (1, views)
      case .wide(let views): (1 + Self.columns(views), 4 * Self.columns(views))
      case .chain(let depth): (depth, depth + 1)
      // An icon and three leaves of which none is framed.
      case .list(let rows): (1 + rows, 4 * rows)
      }
    return counts.stacks + counts.leaves * leaf.viewCount
  }

  private static func columns(_ views: Int) -> Int { max(1, (views - 1) / 5) }

  /// Makes the nodes of a tree.
  public func node(_ leaf: Leaf) -> LayoutNode {
    var leaves = 0
    func next(_ place: Int) -> LayoutNode {
      leaves += 1
      return leaf.node(leaves, place: ".\(place)")
    }
    func stack(_ axis: Axis, _ children: [LayoutNode], _ place: Int) -> LayoutNode {
      let alignment = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
      return LayoutNode(
        StackElement(axis: axis, spacing: 2, alignment: alignment), children: children, place: ".\(place)")
    }
    func nested(_ depth: Int, _ fan: Int, _ axis: Axis, _ place: Int) -> LayoutNode {
      guard depth > 0 else { return next(place) }
      return stack(axis, (0..<fan).map { nested(depth - 1, fan, axis.across, $0) }, place)
    }
    switch self {
    case .nested(let depth): return nested(depth, 10, .horizontal, 0)
    case .deep(let depth): return nested(depth, 2, .horizontal, 0)
    case .flat(let views): return stack(.horizontal, (0..<views).map(next), 0)
    case .wide(let views):
      let columns = (0..<Self.columns(views)).map { stack(.vertical, (0..<4).map(next), $0) }
      return stack(.horizontal, columns, 0)
    case .chain(let depth):
      return (0..<depth).reduce(next(1)) { inner, _ in
        var inner = inner
        inner.place = ".1"
        return stack(.vertical, [next(0), inner], 0)
      }
    case .list(let rows):
      return stack(
        .vertical,
        (0..<rows).map { row in
          stack(
            .horizontal,
            [
              LayoutNode(ImageElement(name: "icon", size: CGSize(width: 44, height: 44)), place: ".0"),
              Leaf.text.node(row, place: ".1"), Leaf.text.node(row + 2, place: ".2"),
              Leaf.flexible.node(row, place: ".3"),
            ], row)
        }, 0)
    }
  }
}

extension Leaf {
  static let words = ["alpha beta", "gamma", "delta epsilon zeta", "eta theta iota kappa", "lambda"]

  /// A frame is a view of its own.
  fileprivate var viewCount: Int {
    switch self {
    case .flexible, .text: 1
    case .framed, .bounded, .limited: 2
    }
  }

  fileprivate func node(_ number: Int, place: String) -> LayoutNode {
    let color = ShapeElement(kind: "Color", fill: "red")
    func framed(_ frame: some LayoutElement) -> LayoutNode {
      LayoutNode(frame, children: [LayoutNode(color)], place: place)
    }
    switch self {
    case .flexible: return LayoutNode(color, place: place)
    case .framed: return framed(FrameElement(width: 10 + CGFloat(number) / 64, height: nil))
    case .bounded:
      return framed(
        FlexibleFrameElement(minWidth: 1 + CGFloat(number % 7) / 8, maxWidth: 10 + CGFloat(number) / 64))
    case .limited:
      return framed(FlexibleFrameElement(maxWidth: 1 + CGFloat(number * 7_919 % 10_007) / 1_000))
    case .text:
      let content = TextContent(
        Self.words[number % 5], font: .body, lineLimit: nil, measurer: BuiltInTextMeasurer())
      return LayoutNode(MeasuredElement(kind: "Text", content: content), place: place)
    }
  }
}
