import LayoutCore

/// An output format for explanations.
public protocol ExplanationFormat {
  /// What the format makes: text, or a JSON value.
  associatedtype Output
  /// The whole tree: each view's sides and their reasons. Throws as `ConstraintEngine.layout` does.
  func whole(_ explanation: LayoutExplanation, scene: String) throws -> Output
  /// The stories of some sides. Throws as `ConstraintEngine.layout` does.
  func stories(_ stories: [Story], of explanation: LayoutExplanation, scene: String) throws -> Output
}
