/// `layoutPriority(_:)`: when a stack serves the view.
public struct LayoutPriorityElement: LayoutElement, Hashable {
  /// The priority; higher ones are served first.
  public var value: Double

  public init(_ value: Double) { self.value = value }
  public static let parameters: [Parameter<Self>] = [
    .other(.priority, .number, titled: "the layout priority") {
      .priority($0.value)
    } set: {
      if case .priority(let number) = $1 { $0.value = number }
    }
  ]

  public var kind: String { "layoutPriority" }
  public var role: ElementRole { .modifier }
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
