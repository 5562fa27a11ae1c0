import Foundation
import Taut
import Testing

/// What both engines make of a view; fails the test where they differ by more than 1e-6.
func layOut(
  _ view: some View, in proposal: ProposedViewSize = .unspecified,
  _ environment: EnvironmentValues = EnvironmentValues(), sourceLocation: SourceLocation = #_sourceLocation
) throws -> LayoutResult {
  let reference = try ReferenceEngine().layout(view, in: proposal, environment: environment)
  let constraints = try ConstraintEngine().layout(view, in: proposal, environment: environment)
  #expect(reference.rounds == constraints.rounds, sourceLocation: sourceLocation)
  #expect(reference.disagreements(with: constraints) == [], sourceLocation: sourceLocation)
  #expect(reference.views.map(\.path) == constraints.views.map(\.path), sourceLocation: sourceLocation)
  return reference
}

/// What both engines make of a view, each innermost view on a line: `path kind x y width height`.
func outline(
  _ view: some View, in proposal: ProposedViewSize = .unspecified,
  _ environment: EnvironmentValues = EnvironmentValues(), sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  try layOut(view, in: proposal, environment, sourceLocation: sourceLocation).outline
}

extension LayoutResult {
  /// Each innermost view on a line: `path kind x y width height`.
  var outline: String {
    views.filter { !$0.path.contains("/") }.map { "\($0.path) \($0.kind) \($0.frame.numbers)" }
      .joined(separator: "\n")
  }

  /// The frame of an innermost view by its path.
  func frame(_ path: String) -> CGRect? { views.first { $0.path == path }?.frame }
}

extension CGRect {
  /// `x y width height`, to a millionth.
  var numbers: String {
    [origin.x, origin.y, size.width, size.height].map(number).joined(separator: " ")
  }
}

/// A number to a millionth, without zeros at its end.
func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return value > 0 ? "inf" : "-inf" }
  let rounded = (Double(value) * 1e6).rounded() / 1e6
  return PointFormat.shortest(rounded == 0 ? 0 : CGFloat(rounded))
}

extension EnvironmentValues {
  /// An environment with the natural sizes of some images, in points.
  static func images(_ images: [String: CGSize]) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.images = images
    return environment
  }
}
