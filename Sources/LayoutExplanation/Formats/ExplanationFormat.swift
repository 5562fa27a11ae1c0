import LayoutCertificates

/// An output format for explanations; each format is a type.
package protocol ExplanationFormat {
  /// What the format makes: text, or a JSON value.
  associatedtype Output
  /// The whole tree: each view's sides and their reasons. Throws as `ConstraintEngine.layout` does.
  func whole(_ explanation: LayoutExplanation, scene: String) throws -> Output
  /// The stories of some sides. Throws as `ConstraintEngine.layout` does.
  func stories(_ stories: [Story], of explanation: LayoutExplanation, scene: String) throws -> Output
  /// What forbids something, and what would allow it.
  func whyNot(_ answer: WhyNot, scene: String) -> Output
  /// The sizes at which a layout changes regime.
  func breakpoints(_ breakpoints: Breakpoints, scene: String) -> Output
  /// What differs between two layouts.
  func difference(_ difference: LayoutDifference) -> Output
  /// What proves a layout.
  func certificate(_ certificate: Certificate) -> Output
}
