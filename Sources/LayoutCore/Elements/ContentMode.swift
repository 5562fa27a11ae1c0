/// How content of a ratio meets the space it is given.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The largest size that fits in.
  case fit
  /// The smallest size that covers.
  case fill
}
