/// `layoutPriority(_:)`: when a stack serves the view.
public struct LayoutPriorityElement: SizingElement, Hashable {
  /// The priority; higher ones are served first.
  public var value: Double

  /// A priority; an ordinary view has 0.
  public init(_ value: Double) { self.value = value }
  /// The priority.
  public static let parameters: [Parameter<Self>] = [
    .other(.priority, .number, titled: "the layout priority") {
      .priority($0.value)
    } set: {
      if case .priority(let number) = $1 { $0.value = number }
    }
  ]

  /// `layoutPriority`.
  public var kind: String { "layoutPriority" }
  /// The given priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = value
    return traits
  }
}

extension ParameterName {
  /// When a stack serves a view.
  public static let priority = Self("priority")
}
