/// `ViewThatFits(in:)`: of several candidates the first whose ideal size fits in the proposal.
///
/// The node's children are the candidates. One of them is placed, and the others have no frame.
public struct ViewThatFitsElement: ContainerElement, Hashable {
  /// The axes along which a candidate has to fit.
  public var axes: Axis.Set

  /// A choice by the sides along some axes.
  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The axes.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      $0.axes.isEmpty ? nil : .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    }
  ]

  /// `ViewThatFits`.
  public var kind: String { "ViewThatFits" }
  /// One candidate is placed.
  public var placesAllChildren: Bool { false }
  /// Which candidate it will be is not known yet: every guide that one of them has may be explicit.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var spacing = ViewSpacing()
    var guides: GuideSet = []
    for child in children {
      spacing.formUnion(child.spacing)
      guides.formUnion(child.explicitGuides)
    }
    return ViewTraits(
      priority: children.count == 1 ? children[0].priority : 0,
      spacing: children.isEmpty ? .zero : spacing, explicitGuides: guides)
  }
}
