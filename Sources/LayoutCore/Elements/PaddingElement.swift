import Foundation

/// `padding(_:)`: room around a view.
///
/// Where the room belongs to a safe area, views inside may reach into it: see `IgnoresSafeAreaElement`.
public struct PaddingElement: SizingElement, Hashable {
  /// What the room is kept free for.
  public enum Use: Hashable, Sendable, CaseIterable {
    /// For looks: `padding(_:)`.
    case padding
    /// For what covers a part of the view: `safeAreaPadding(_:)`.
    case safeArea
    /// For what covers a part of the container that the whole tree is laid out in.
    case container
  }

  /// The room at each edge in points; may be negative.
  public var insets: EdgeInsets
  /// What the room is kept free for.
  public var use: Use
  /// The default length of padding, in points.
  public static let defaultLength: CGFloat = 16

  /// Padding, in points.
  public init(_ insets: EdgeInsets, use: Use = .padding) {
    self.insets = insets
    self.use = use
  }
  /// The four insets.
  public static let parameters: [Parameter<Self>] = [
    .length(.top, along: .vertical, titled: "top padding") {
      $0.insets.top
    } set: {
      $0.insets.top = $1 ?? 0
    },
    .length(.leading, along: .horizontal, titled: "leading padding") {
      $0.insets.leading
    } set: {
      $0.insets.leading = $1 ?? 0
    },
    .length(.bottom, along: .vertical, titled: "bottom padding") {
      $0.insets.bottom
    } set: {
      $0.insets.bottom = $1 ?? 0
    },
    .length(.trailing, along: .horizontal, titled: "trailing padding") {
      $0.insets.trailing
    } set: {
      $0.insets.trailing = $1 ?? 0
    },
  ]

  /// `padding`, `safeAreaPadding` or `safeArea`.
  public var kind: String {
    switch use {
    case .padding: "padding"
    case .safeArea: "safeAreaPadding"
    case .container: "safeArea"
    }
  }
  /// It hides the priority; an edge with padding other than zero has ordinary spacing again.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    for (edge, inset) in [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where inset != 0 {
      traits.spacing.zeroEdges.remove(edge)
      traits.spacing.hideText(at: edge)
    }
    return traits
  }
}

extension ParameterName {
  /// Padding at the upper edge.
  public static let top = Self("top")
  /// Padding at the leading edge.
  public static let leading = Self("leading")
  /// Padding at the lower edge.
  public static let bottom = Self("bottom")
  /// Padding at the trailing edge.
  public static let trailing = Self("trailing")
}
