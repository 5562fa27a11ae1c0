/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  fileprivate let name: String
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By its opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// By its scale.
  public static let scale = AnyTransition(name: "scale")
  /// In at the leading edge, out at the trailing one.
  public static let slide = AnyTransition(name: "slide")
  /// To and from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(edge: \(edge))") }
  /// One way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(insertion: \(insertion.name), removal: \(removal.name))")
  }
  /// Two ways at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name).combined(with: \(other.name))")
  }
}

extension View {
  /// Says how the view comes and goes; the layout stays.
  public func transition(
    _ transition: AnyTransition, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("transition", ["transition": transition.name], fileID, line)
  }

  /// Says whether the view can be touched; the layout stays.
  public func allowsHitTesting(
    _ enabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("allowsHitTesting", ["enabled": "\(enabled)"], fileID, line)
  }
}
