/// How a change runs in time; a layout is where the change ends.
public struct Animation: Hashable, Sendable {
  fileprivate let name: String
  /// The usual one.
  public static let `default` = Animation(name: "default")
  /// Evenly.
  public static let linear = Animation(name: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slowly at first and at last.
  public static let easeInOut = Animation(name: "easeInOut")
}

/// Makes a change, at once, and passes on what it returns or throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Says how the view follows when a value changes; the layout stays.
  public func animation(
    _ animation: Animation?, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("animation", ["animation": animation?.name ?? "none"], fileID, line)
  }
}
