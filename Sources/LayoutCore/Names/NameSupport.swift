/// How far a name of SwiftUI's is supported.
public enum NameSupport: String, Hashable, Sendable, CaseIterable {
  /// Laid out as SwiftUI does.
  case exact
  /// A control or container whose look belongs to a platform: laid out by a documented recipe of exact views.
  case standIn
  /// It acts or draws, and moves nothing.
  case neutral
  /// Not known to the layout: it is named wherever it is met.
  case notModelled
}
