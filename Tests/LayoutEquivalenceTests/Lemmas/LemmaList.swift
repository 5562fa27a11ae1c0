import Foundation
import LayoutCore
import LayoutDocuments

@testable import LayoutEquivalence

/// What lemmas are about: every rule with up to three children, and every pair of nested modifiers.
enum LemmaList {
  /// A small tree with a name.
  typealias Subject = (name: String, tree: LayoutNode)

  /// Everything there is a lemma about.
  static let subjects: [Subject] = leaves + modifiers + pairs + containers

  /// What is proposed: numbers, or something else on a side; each subject has a lemma for each.
  static let proposals: [(name: String, sides: [Axis: Bool])] = [
    ("", [:]), (", width unspecified", [.horizontal: false]),
    (", nothing proposed", [.horizontal: false, .vertical: false]), (", width infinite", [.horizontal: true]),
  ]

  /// The lemma about a subject for one kind of proposal.
  static func lemma(_ subject: Subject, _ proposal: (name: String, sides: [Axis: Bool])) -> RuleLemma {
    RuleLemma(subject.name + proposal.name, subject.tree, fixedSides: proposal.sides)
  }

  /// The lemma of a name, with numbers proposed.
  static func lemma(named name: String) -> RuleLemma? {
    subjects.first { $0.name == name }.map { RuleLemma($0.name, $0.tree) }
  }

  // MARK: Parts

  static let image = LayoutNode(ImageElement(size: CGSize(width: 41.25, height: 27.25)))
  static let color = LayoutNode(ShapeElement(kind: "Color"))
  static let resizable = LayoutNode(ImageElement(size: CGSize(width: 30, height: 20), isResizable: true))
  static let table = LayoutNode(
    MeasuredElement(
      kind: "Measured",
      content: MeasuredTable([
        MeasuredTable.Row(upTo: 60, size: CGSize(width: 55, height: 60)),
        MeasuredTable.Row(upTo: 90, size: CGSize(width: 90, height: 40)),
        MeasuredTable.Row(size: CGSize(width: 140, height: 20)),
      ])))
  static let text = LayoutNode(
    MeasuredElement(
      kind: "Text",
      content: TextContent("three short words", font: .body, lineLimit: nil, measurer: BuiltInTextMeasurer()))
  )

  static func spacer(_ axis: Axis?) -> LayoutNode { LayoutNode(SpacerElement(minLength: 5.25, axis: axis)) }

  static func wrapped(_ node: LayoutNode, _ modifier: any LayoutElement) -> LayoutNode {
    LayoutNode(modifier, children: [node])
  }

  static func overlaid(_ node: LayoutNode, by others: [LayoutNode], isBackground: Bool = false) -> LayoutNode
  {
    let secondary = others.enumerated().map { place, node in
      var node = node
      node.place = ".\(isBackground ? "background" : "overlay")\(others.count > 1 ? ".\(place)" : "")"
      return node
    }
    return LayoutNode(
      OverlayElement(alignment: .topTrailing, isBackground: isBackground), children: [node] + secondary)
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

  // MARK: Subjects

  static let leaves: [Subject] = [
    ("image", image), ("color", color), ("circle", LayoutNode(CircleElement())),
    ("resizable image", resizable), ("spacer", spacer(.horizontal)), ("spacer in no stack", spacer(nil)),
    ("divider", LayoutNode(DividerElement(axis: .horizontal))), ("table", table), ("text", text),
  ]

  /// Every modifier, by what it makes of a view.
  static let named: [(name: String, apply: @Sendable (LayoutNode) -> LayoutNode)] =
    elements.map { name, element in (name, { @Sendable node in wrapped(node, element) }) } + [
      ("overlay", { @Sendable node in overlaid(node, by: [image]) }),
      ("background of two", { @Sendable node in overlaid(node, by: [image, color], isBackground: true) }),
    ]

  private static let elements: [(name: String, element: any LayoutElement)] = [
    ("frame", FrameElement(width: 33.25, height: 21.25, alignment: .center)),
    ("width", FrameElement(width: 33.25, height: nil, alignment: .topLeading)),
    ("min-ideal-max", limits(0.25, 0.5, 300.25, .trailing)), ("min", limits(0.25, nil, nil, .center)),
    ("max", limits(nil, nil, 300.25, .center)), ("min-max", limits(0.25, nil, 300.25, .leading)),
    ("fixedSize", FixedSizeElement(horizontal: true, vertical: false)),
    ("padding", PaddingElement(EdgeInsets(top: 1.25, leading: 2.25, bottom: 3.25, trailing: 4.25))),
    ("fit", AspectRatioElement(ratio: 1.5, contentMode: .fit)),
    ("fill", AspectRatioElement(ratio: 1.5, contentMode: .fill)),
    ("container", ContainerRelativeFrameElement(axes: .horizontal, count: 3, span: 2, spacing: 4.25)),
    ("safe area", PaddingElement(EdgeInsets(top: 4.25, leading: 3.25), use: .safeArea)),
    (
      "reach",
      IgnoresSafeAreaElement(reach: EdgeInsets(top: 11.25, leading: 12.25, bottom: 13.25, trailing: 14.25))
    ),
    ("turned", EffectFrameElement(.rotation(degrees: 30))),
    ("scaled", EffectFrameElement(.scale(x: 1.5, y: -0.5))),
    ("position", PositionElement(x: 3.25, y: 4.25)),
    ("offset", OffsetElement(x: 3.25, y: 4.25)),
    ("priority", LayoutPriorityElement(1)),
    ("value", LayoutValueElement(Weight.self, 3)),
    ("border", AppearanceElement(kind: "border", attributes: ["color": "red"])),
    (
      "guide",
      AlignmentGuideElement(
        guide: VerticalAlignment.top.key, value: .linear(LinearLength(.height, times: 0.5) + 3.25))
    ),
  ]

  private enum Weight: LayoutValueKey {
    static let defaultValue = 0
  }

  private static func limits(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ alignment: Alignment
  ) -> FlexibleFrameElement {
    FlexibleFrameElement(
      minWidth: least, idealWidth: ideal, maxWidth: most, minHeight: nil, idealHeight: nil, maxHeight: nil,
      alignment: alignment)
  }

  static let modifiers: [Subject] = named.flatMap { modifier in
    [("image", image), ("color", color)].map { leaf in
      ("\(modifier.name) of \(leaf.0)", modifier.apply(leaf.1))
    }
  }

  /// Nested modifiers, the inner one first.
  static let pairs: [Subject] = named.flatMap { inner in
    named.map { outer in ("\(inner.name), then \(outer.name)", outer.apply(inner.apply(color))) }
  }

  static let containers: [Subject] =
    stacks + [
      ("z-stack of three", container(ZStackElement(alignment: .bottomTrailing), [image, color, image])),
      ("z-stack of minimum, image", container(ZStackElement(alignment: .center), [flexible, image])),
      (
        "z-stack of text, color, maximum",
        container(ZStackElement(alignment: .center), [text, color, limited])
      ),
      (
        "z-stack of image, lesser image",
        container(ZStackElement(alignment: .topLeading), [image, wrapped(image, LayoutPriorityElement(-1))])
      ),
      ("overlay of three", overlaid(color, by: [image, color, image])),
      ("reader of image, color", container(GeometryReaderElement(), [image, color])),
      ("scroll view of image", container(ScrollViewElement(axes: .vertical), [image])),
      ("scroll view, both ways", container(ScrollViewElement(axes: [.vertical, .horizontal]), [image])),
      ("scroll view of minimum", container(ScrollViewElement(axes: .horizontal), [flexible])),
      (
        "choice of image, color",
        container(ViewThatFitsElement(), [image, color])
      ),
      (
        "choice by width of frame, image",
        container(
          ViewThatFitsElement(axes: .horizontal),
          [wrapped(color, FrameElement(width: 120.25, height: nil, alignment: .center)), image])
      ),
      (
        "grid of two rows",
        container(
          GridElement(rows: [.cells(2, alignment: nil), .cells(2, alignment: nil)]),
          [image, color, flexible, image])
      ),
      (
        "grid of a row and a view across it",
        container(
          GridElement(
            rows: [.cells(2, alignment: nil), .view], alignment: .topLeading, horizontalSpacing: 3.25),
          [color, image, limited])
      ),
      (
        "lazy grid of an adaptive column",
        container(
          LazyGridElement(axis: .vertical, items: [GridItem(.adaptive(minimum: 200.25))], spacing: 4.25),
          [image, image])
      ),
      (
        "lazy grid of a fixed and a flexible column",
        container(
          LazyGridElement(
            axis: .vertical, items: [GridItem(.fixed(30.25)), GridItem(.flexible(minimum: 20.25))],
            alignment: .leading), [image, color])
      ),
      (
        "lazy grid of a row, with a header",
        container(
          LazyGridElement(axis: .horizontal, items: [GridItem(.fixed(30.25))], parts: [.title, .first]),
          [color, image])
      ),
      ("grid cell of two columns", wrapped(color, GridCellElement(.columns(2)))),
      ("flow of three images", container(FlowElement(), [image, image, image])),
      ("flow of image, minimum, color", container(FlowElement(), [image, flexible, color])),
    ]

  private static let flexible = wrapped(color, limits(0.25, nil, nil, .center))
  private static let limited = wrapped(color, limits(nil, nil, 300.25, .center))
  private static let between = wrapped(color, limits(0.25, nil, 300.25, .leading))

  private static let stacks: [Subject] = {
    let row = StackElement(axis: .horizontal, spacing: 3.25, alignment: VerticalAlignment.center.key)
    let column = StackElement(axis: .vertical, spacing: 3.25, alignment: HorizontalAlignment.leading.key)
    let usual = StackElement(axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key)
    let top = StackElement(axis: .horizontal, spacing: 3.25, alignment: VerticalAlignment.top.key)
    let preferred = wrapped(color, LayoutPriorityElement(1))
    let guided = wrapped(image, elements[elements.count - 1].element)
    return [
      ("row of nothing", container(row, [])),
      ("row of three images", container(row, [image, image, image])),
      ("row of image, color", container(row, [image, color])),
      ("row of image, spacer, image", container(row, [image, spacer(.horizontal), image])),
      ("row of minimum, maximum", container(row, [flexible, limited])),
      ("row of minimum, maximum, color", container(row, [flexible, limited, color])),
      ("row of three minima", container(row, [flexible, flexible, flexible])),
      ("row of three maxima", container(row, [limited, limited, limited])),
      ("row of two min-max, color", container(row, [between, between, color])),
      ("row of image, preferred color", container(row, [image, preferred])),
      (
        "row of minimum, preferred maximum",
        container(row, [flexible, wrapped(limited, LayoutPriorityElement(1))])
      ),
      (
        "row of minimum, preferred minimum, more preferred maximum",
        container(
          row,
          [
            flexible, wrapped(flexible, LayoutPriorityElement(1)), wrapped(limited, LayoutPriorityElement(2)),
          ])
      ),
      ("row of table, color", container(row, [table, color])),
      ("row of text, image, by baseline, as spaced as usual", container(usual, [text, image])),
      ("row of guided image, image, by top", container(top, [guided, image])),
      ("column of image, minimum, maximum", container(column, [image, flexible, limited])),
      ("column of color, spacer, image", container(column, [color, spacer(.vertical), image])),
      ("column of three colors", container(column, [color, color, color])),
    ]
  }()
}
