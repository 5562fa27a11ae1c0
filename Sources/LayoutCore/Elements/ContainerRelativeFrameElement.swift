import Foundation

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a box that takes some of the equal parts into which the
/// nearest scroll view, or else the root, is divided.
public struct ContainerRelativeFrameElement: ModifierElement, Hashable {
  /// The axes along which the container decides.
  public var axes: Axis.Set
  /// Into how many parts the container is divided; at least 1.
  public var count: Int
  /// How many of the parts the box takes, with the spacing between them; at least 1.
  public var span: Int
  /// The space between the parts, in points.
  public var spacing: CGFloat
  /// How the child is aligned.
  public var alignment: Alignment

  /// A frame of `span` of the container's `count` equal parts.
  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0, alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The axes, the grid of parts, and the alignment.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    },
    .count(.count) {
      $0.count
    } set: {
      $0.count = $1
    },
    .count(.span) {
      $0.span
    } set: {
      $0.span = $1
    },
    .length(.spacing, along: nil) {
      $0.spacing
    } set: {
      $0.spacing = $1 ?? 0
    },
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    },
  ]

  /// `containerRelativeFrame`.
  public var kind: String { "containerRelativeFrame" }
  /// It is sized by the nearest scroll view, or the root.
  public var containerUse: ContainerUse { .reads }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// Into how many parts a container is divided.
  public static let count = Self("count")
  /// How many of the parts a view takes.
  public static let span = Self("span")
}

extension Parameter where Element == ContainerRelativeFrameElement {
  /// A number of parts.
  fileprivate static func count(
    _ name: ParameterName, _ value: @escaping @Sendable (Element) -> Int,
    set: @escaping @Sendable (inout Element, Int) -> Void
  ) -> Self {
    .other(name, .counts) {
      .count(value($0))
    } set: {
      if case .count(let count?) = $1 { set(&$0, count) }
    }
  }
}
