import Foundation

/// An element that lies along the nearest enclosing HStack or VStack, or across it.
protocol StackAxisReading: LayoutElement {
  /// The axis of that stack; `nil` with no such stack.
  var axis: Axis? { get set }
}

/// A flexible space along the axis of the nearest stack.
public struct SpacerElement: LeafElement, Hashable, StackAxisReading {
  /// The least length in points; `nil` is the default, 8.
  public var minLength: CGFloat?
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// A spacer; `axis` is that of the stack around it.
  public init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  /// The least length in points, with the default.
  public var minimum: CGFloat { minLength ?? ViewSpacing.defaultDistance }
  /// The least length.
  public static let parameters: [Parameter<Self>] = [
    .length(.minLength, alongAxisOf: { $0.axis }) {
      $0.minimum
    } set: {
      $0.minLength = $1
    }
  ]

  /// `Spacer`.
  public var kind: String { "Spacer" }
  /// It comes last of all, and wants no spacing along its axis.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    let edges: Edge.Set =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case nil: .all
      }
    return ViewTraits(priority: -.infinity, spacing: ViewSpacing(zeroEdges: edges))
  }
}

extension ParameterName {
  /// A spacer's least length.
  public static let minLength = Self("minLength")
}
