/// The reasons why parts of the screen are not safe; there are none here.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits, one for each reason.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What the device or a container keeps for itself.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All reasons.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view reach outside of the safe area; as there is none, the layout stays.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("ignoresSafeArea", [:], fileID, line)
  }
}
