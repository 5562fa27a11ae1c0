import Foundation
import LayoutCore
import ReferenceLayout
import TestSupport

@testable import ConstraintLayout

/// A rule broken in either engine, and a tree whose view of that rule is proposed the container's width.
struct BrokenRuleCase: Sendable {
  var name: String
  /// The type of element whose rule is broken.
  var element: any LayoutElement.Type
  var tree: @Sendable () throws -> LayoutTree
  var reference: any ReferenceRule
  var constraint: any EngineRule
  /// Whether the rule is a user's own code, of which nothing is proven.
  var isOpaque = false

  /// The width up to which the reference engine's rule is right, in points.
  static let limit = 430.5

  private init<Reference: ReferenceRule, Constraint: EngineRule>(
    _ name: String, _ reference: Reference, _ constraint: Constraint,
    _ tree: @escaping @Sendable () throws -> LayoutTree
  ) where Reference.Element == Constraint.Element {
    self.name = name
    element = Reference.Element.self
    self.tree = tree
    self.reference = BrokenReferenceRule(rule: reference, limit: Self.limit)
    self.constraint = constraint.broken
  }

  private static func written<Reference: ReferenceRule, Constraint: EngineRule>(
    _ name: String, _ reference: Reference, _ constraint: Constraint, _ scene: String
  ) -> BrokenRuleCase where Reference.Element == Constraint.Element {
    BrokenRuleCase(name, reference, constraint) { try Scenes.tree(scene) }
  }

  /// One for each rule.
  static let all: [BrokenRuleCase] = leaves + containers + modifiers + code

  private static let text = #"{"type": "Text", "text": "some words that wrap when there is little room"}"#
  private static func image(_ modifier: String) -> String {
    #"{"type": "Image", "size": [40, 30], "modifiers": [\#(modifier)]}"#
  }
  private static func color(_ modifier: String) -> String {
    #"{"type": "Color", "modifiers": [\#(modifier)]}"#
  }

  private static let leaves = [
    written("image", ReferenceLayout.ImageRule(), ConstraintLayout.ImageRule(), image("")),
    written("shape", ReferenceLayout.ShapeRule(), ConstraintLayout.ShapeRule(), color("")),
    written(
      "circle", ReferenceLayout.CircleRule(), ConstraintLayout.CircleRule(), #"{"type": "Circle"}"#),
    written(
      "spacer", ReferenceLayout.SpacerRule(), ConstraintLayout.SpacerRule(), #"{"type": "Spacer"}"#),
    written(
      "divider", ReferenceLayout.DividerRule(), ConstraintLayout.DividerRule(), #"{"type": "Divider"}"#),
    written("text", ReferenceLayout.MeasuredRule(), ConstraintLayout.MeasuredRule(), text),
  ]

  private static let containers = [
    written(
      "stack", ReferenceLayout.StackRule(), ConstraintLayout.StackRule(),
      #"{"type": "HStack", "children": [\#(text), \#(color(""))]}"#),
    written(
      "z-stack", ReferenceLayout.ZStackRule(), ConstraintLayout.ZStackRule(),
      #"{"type": "ZStack", "children": [\#(text), \#(color(""))]}"#),
    written(
      "reader", ReferenceLayout.GeometryReaderRule(), ConstraintLayout.GeometryReaderRule(),
      #"{"type": "GeometryReader", "children": [\#(text)]}"#),
    written(
      "scroll view", ReferenceLayout.ScrollViewRule(), ConstraintLayout.ScrollViewRule(),
      #"{"type": "ScrollView", "axes": ["vertical"], "children": [\#(text)]}"#),
    written(
      "choice", ReferenceLayout.ViewThatFitsRule(), ConstraintLayout.ViewThatFitsRule(),
      #"{"type": "ViewThatFits", "children": [\#(text), \#(image(""))]}"#),
    written(
      "grid", ReferenceLayout.GridRule(), ConstraintLayout.GridRule(),
      #"{"type": "Grid", "children": [{"type": "GridRow", "children": [\#(text), \#(color(""))]}]}"#),
    written(
      "lazy grid", ReferenceLayout.LazyGridRule(), ConstraintLayout.LazyGridRule(),
      #"{"type": "LazyVGrid", "columns": [{"adaptive": {"minimum": 60}}], "children": [\#(image(""))]}"#),
    written(
      "flow", ReferenceLayout.FlowRule(), ConstraintLayout.FlowRule(),
      #"{"type": "FlowLayout", "children": [\#(image("")), \#(image(""))]}"#),
  ]

  private static let modifiers = [
    written(
      "grid cell", ReferenceLayout.GridCellRule(), ConstraintLayout.GridCellRule(),
      color(#"{"gridCellColumns": 2}"#)),
    written(
      "frame", ReferenceLayout.FrameRule(), ConstraintLayout.FrameRule(),
      image(#"{"frame": {"height": 10}}"#)),
    written(
      "flexible frame", ReferenceLayout.FlexibleFrameRule(), ConstraintLayout.FlexibleFrameRule(),
      color(#"{"frame": {"minWidth": 30, "maxWidth": 700}}"#)),
    written(
      "container-relative frame", ReferenceLayout.ContainerRelativeFrameRule(),
      ConstraintLayout.ContainerRelativeFrameRule(),
      color(#"{"containerRelativeFrame": {"axes": "horizontal", "count": 2, "spacing": 8}}"#)),
    written(
      "fixed size", ReferenceLayout.FixedSizeRule(), ConstraintLayout.FixedSizeRule(),
      image(#"{"fixedSize": true}"#)),
    written(
      "padding", ReferenceLayout.PaddingRule(), ConstraintLayout.PaddingRule(), color(#"{"padding": 8}"#)),
    written(
      "ignoring the safe area", ReferenceLayout.IgnoresSafeAreaRule(),
      ConstraintLayout.IgnoresSafeAreaRule(),
      color(#"{"ignoresSafeArea": {"edges": "top", "top": 8}}"#)),
    written(
      "effect with a frame", ReferenceLayout.EffectFrameRule(), ConstraintLayout.EffectFrameRule(),
      color(#"{"rotationEffect": {"degrees": 30, "frame": true}}"#)),
    written(
      "aspect ratio", ReferenceLayout.AspectRatioRule(), ConstraintLayout.AspectRatioRule(),
      color(#"{"aspectRatio": {"ratio": 2, "contentMode": "fit"}}"#)),
    written(
      "position", ReferenceLayout.PositionRule(), ConstraintLayout.PositionRule(),
      image(#"{"position": [10, 10]}"#)),
    written(
      "offset", ReferenceLayout.OffsetRule(), ConstraintLayout.OffsetRule(),
      image(#"{"offset": [10, 10]}"#)),
    written(
      "overlay", ReferenceLayout.OverlayRule(), ConstraintLayout.OverlayRule(),
      color(#"{"overlay": {"alignment": "topTrailing", "content": \#(image(""))}}"#)),
    written(
      "priority", ReferenceLayout.LayoutPriorityRule(), ConstraintLayout.LayoutPriorityRule(),
      color(#"{"layoutPriority": 1}"#)),
    written(
      "guide", ReferenceLayout.AlignmentGuideRule(), ConstraintLayout.AlignmentGuideRule(),
      color(#"{"alignmentGuide": {"guide": "top", "value": 3}}"#)),
    written(
      "appearance", ReferenceLayout.AppearanceRule(), ConstraintLayout.AppearanceRule(),
      color(#"{"border": "red"}"#)),
  ]

  /// Rules of views that no document can hold.
  private static let code = [
    BrokenRuleCase("layout value", ReferenceLayout.LayoutValueRule(), ConstraintLayout.LayoutValueRule()) {
      let value = LayoutValueElement(Weight.self, 3)
      return try LayoutTree(LayoutNode(value, children: [LayoutNode(ShapeElement(kind: "Color"))]))
    },
    custom,
  ]

  private static let custom: BrokenRuleCase = {
    var own = BrokenRuleCase(
      "custom layout", ReferenceLayout.CustomLayoutRule(), ConstraintLayout.CustomLayoutRule()
    ) {
      let layout = CustomLayoutElement(Halves())
      return try LayoutTree(LayoutNode(layout, children: [LayoutNode(ShapeElement(kind: "Color"))]))
    }
    own.isOpaque = true
    return own
  }()

  private enum Weight: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Half of what is proposed.
  private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: (proposal.width ?? 10) / 2, height: (proposal.height ?? 10) / 2)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
}
