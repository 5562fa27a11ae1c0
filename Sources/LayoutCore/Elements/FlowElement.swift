/// Views in rows, each at its ideal size: what `FlowLayout` does, as an element of which both engines know the rule.
public struct FlowElement: ContainerElement, Hashable {
  /// A flow; its spacing is the layout's own.
  public init() {}

  /// Nothing that its layout depends on is written into it.
  public static let parameters: [Parameter<Self>] = []

  /// `FlowLayout`.
  public var kind: String { "FlowLayout" }

  /// The children's spacing together, and their guides combined; a child's priority does not show through.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(
      spacing: children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) },
      explicitGuides: Self.combinedGuides(children))
  }
}
