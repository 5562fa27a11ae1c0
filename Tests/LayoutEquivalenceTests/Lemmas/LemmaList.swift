import Foundation
import LayoutCore

@testable import LayoutEquivalence

/// The lemmas: every rule with up to three children, and every pair of nested modifiers.
enum LemmaList {
  static let all: [RuleLemma] = leaves + modifiers + pairs + containers

  // MARK: Parts

  static let image = LayoutNode(ImageElement(size: CGSize(width: 41.25, height: 27.25)))
  static let color = LayoutNode(ShapeElement(kind: "Color"))

  static func spacer(_ axis: Axis?) -> LayoutNode { LayoutNode(SpacerElement(minLength: 5.25, axis: axis)) }

  static func wrapped(_ node: LayoutNode, _ modifier: any LayoutElement) -> LayoutNode {
    LayoutNode(modifier, children: [node])
  }

  static func container(_ element: any LayoutElement, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      element,
      children: children.enumerated().map { place, node in
        var node = node
        node.place = ".\(place)"
        return node
      })
  }

  /// What is proposed along each axis besides a number.
  static let proposals: [(name: String, sides: [Axis: Bool])] = [
    ("", [:]), (", width unspecified", [.horizontal: false]),
    (", nothing proposed", [.horizontal: false, .vertical: false]), (", width infinite", [.horizontal: true]),
  ]

  // MARK: Lemmas

  static let leaves: [RuleLemma] = proposals.flatMap { proposal in
    [
      ("image", image), ("color", color), ("circle", LayoutNode(CircleElement())),
      ("resizable image", LayoutNode(ImageElement(size: CGSize(width: 30, height: 20), isResizable: true))),
      ("spacer", spacer(.horizontal)), ("spacer in no stack", spacer(nil)),
      ("divider", LayoutNode(DividerElement(axis: .horizontal))),
    ].map { RuleLemma($0.0 + proposal.name, $0.1, fixedSides: proposal.sides) }
  }

  static let named: [(name: String, element: any LayoutElement)] = [
    ("frame", FrameElement(width: 33.25, height: 21.25, alignment: .center)),
    ("width", FrameElement(width: 33.25, height: nil, alignment: .topLeading)),
    (
      "min-ideal-max",
      FlexibleFrameElement(
        minWidth: 0.25, idealWidth: 0.5, maxWidth: 300.25, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: .trailing)
    ),
    (
      "min",
      FlexibleFrameElement(
        minWidth: 0.25, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: .center)
    ),
    (
      "max",
      FlexibleFrameElement(
        minWidth: nil, idealWidth: nil, maxWidth: 300.25, minHeight: nil, idealHeight: nil, maxHeight: nil,
        alignment: .center)
    ),
    ("fixedSize", FixedSizeElement(horizontal: true, vertical: false)),
    ("padding", PaddingElement(EdgeInsets(top: 1.25, leading: 2.25, bottom: 3.25, trailing: 4.25))),
    ("fit", AspectRatioElement(ratio: 1.5, contentMode: .fit)),
    ("fill", AspectRatioElement(ratio: 1.5, contentMode: .fill)),
    ("position", PositionElement(x: 3.25, y: 4.25)),
    ("offset", OffsetElement(x: 3.25, y: 4.25)),
    ("priority", LayoutPriorityElement(1)),
    ("border", AppearanceElement(kind: "border", parameters: ["color": "red"])),
    (
      "guide",
      AlignmentGuideElement(
        guide: VerticalAlignment.top.key, value: .linear(LinearLength(.height, times: 0.5) + 3.25))
    ),
  ]

  static let modifiers: [RuleLemma] = proposals.flatMap { proposal in
    named.flatMap { modifier in
      [("image", image), ("color", color)].map { leaf in
        RuleLemma(
          "\(modifier.name) of \(leaf.0)\(proposal.name)", wrapped(leaf.1, modifier.element),
          fixedSides: proposal.sides)
      }
    }
      + [
        RuleLemma(
          "overlay of color\(proposal.name)",
          LayoutNode(
            OverlayElement(alignment: .topTrailing, isBackground: false), children: [color, overlaid]),
          fixedSides: proposal.sides)
      ]
  }

  private static let overlaid: LayoutNode = {
    var node = image
    node.place = ".overlay"
    return node
  }()

  /// Nested modifiers, the inner one first; those that only change what is drawn stand for each other.
  static let pairs: [RuleLemma] = named.dropLast(3).flatMap { inner in
    named.dropLast(3).map { outer in
      RuleLemma(
        "\(inner.name), then \(outer.name)", wrapped(wrapped(color, inner.element), outer.element))
    }
  }

  static let containers: [RuleLemma] = {
    let row = StackElement(axis: .horizontal, spacing: 3.25, alignment: VerticalAlignment.center.key)
    let column = StackElement(axis: .vertical, spacing: 3.25, alignment: HorizontalAlignment.leading.key)
    let (least, most) = (named[3].element, named[4].element)
    let flexible = wrapped(color, least)
    let limited = wrapped(color, most)
    let preferred = wrapped(color, LayoutPriorityElement(1))
    return proposals.flatMap { proposal in
      [
        ("row of nothing", container(row, [])),
        ("row of three images", container(row, [image, image, image])),
        ("row of image, color", container(row, [image, color])),
        ("row of image, spacer, image", container(row, [image, spacer(.horizontal), image])),
        ("row of minimum, maximum", container(row, [flexible, limited])),
        ("row of minimum, maximum, color", container(row, [flexible, limited, color])),
        ("row of image, preferred color", container(row, [image, preferred])),
        (
          "row of minimum, preferred maximum",
          container(row, [flexible, wrapped(limited, LayoutPriorityElement(1))])
        ),
        ("column of image, minimum, maximum", container(column, [image, flexible, limited])),
        ("column of color, spacer, image", container(column, [color, spacer(.vertical), image])),
        ("z-stack of three", container(ZStackElement(alignment: .bottomTrailing), [image, color, image])),
        ("z-stack of minimum, image", container(ZStackElement(alignment: .center), [flexible, image])),
        ("reader of image, color", container(GeometryReaderElement(), [image, color])),
        ("scroll view of image", container(ScrollViewElement(axes: .vertical), [image])),
        ("scroll view, both ways", container(ScrollViewElement(axes: [.vertical, .horizontal]), [image])),
        ("flow of three images", container(FlowElement(), [image, image, image])),
      ].map { RuleLemma($0.0 + proposal.name, $0.1, fixedSides: proposal.sides) }
    }
  }()
}
