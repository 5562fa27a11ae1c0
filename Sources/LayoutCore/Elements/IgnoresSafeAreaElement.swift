import Foundation

/// `ignoresSafeArea(_:edges:)`: a view that is proposed more than its parent proposes, where it touches the safe area's
/// edge, and reaches as far beyond it.
///
/// How far it reaches follows from where a layout puts it: until that is known, it reaches nowhere.
public struct IgnoresSafeAreaElement: ModifierElement, Hashable {
  /// The edges beyond which the view may reach.
  public var edges: Edge.Set
  /// How far the view reaches beyond its own frame, in points from each edge outwards; `nil` until a layout tells.
  public var reach: EdgeInsets?

  /// A view that may reach beyond some edges.
  public init(edges: Edge.Set = .all, reach: EdgeInsets? = nil) {
    self.edges = edges
    self.reach = reach
  }

  /// How far it reaches beyond each edge, once that is known.
  public static let parameters: [Parameter<Self>] = [
    .length(.top, along: .vertical, titled: "reach beyond the top") {
      $0.reach?.top
    } set: {
      $0.reach?.top = $1 ?? 0
    },
    .length(.leading, along: .horizontal, titled: "reach beyond the leading edge") {
      $0.reach?.leading
    } set: {
      $0.reach?.leading = $1 ?? 0
    },
    .length(.bottom, along: .vertical, titled: "reach beyond the bottom") {
      $0.reach?.bottom
    } set: {
      $0.reach?.bottom = $1 ?? 0
    },
    .length(.trailing, along: .horizontal, titled: "reach beyond the trailing edge") {
      $0.reach?.trailing
    } set: {
      $0.reach?.trailing = $1 ?? 0
    },
  ]

  /// `ignoresSafeArea`.
  public var kind: String { "ignoresSafeArea" }
}
