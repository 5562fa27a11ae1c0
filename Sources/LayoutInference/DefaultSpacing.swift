import Foundation
import LayoutCore
import ReferenceLayout

/// The default distances between views in a stack, as the reference engine measures them.
final class DefaultSpacing {
  private let environment: EnvironmentValues
  private var known: [Pair: CGFloat] = [:]

  private struct Pair: Hashable {
    var first: InferredView
    var second: InferredView
    var axis: Axis
  }

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Returns the distance from one view to the next, in points.
  ///
  /// Views that cannot be laid out have the distance of ordinary views.
  func distance(
    from first: InferredView, to second: InferredView, _ axis: Axis, _ leaves: [InferredLeaf]
  ) -> CGFloat {
    let pair = Pair(first: first, second: second, axis: axis)
    if let known = known[pair] { return known }
    let distance = (try? measured(pair, leaves)) ?? ViewSpacing.defaultDistance
    known[pair] = distance
    return distance
  }

  private func measured(_ pair: Pair, _ leaves: [InferredLeaf]) throws -> CGFloat? {
    let (first, second) = (pair.first.view(leaves).id("first"), pair.second.view(leaves).id("second"))
    let view =
      pair.axis == .horizontal
      ? AnyView(
        HStack {
          first
          second
        })
      : AnyView(
        VStack {
          first
          second
        })
    // Long enough that a view that fills it is not compressed to zero.
    let result = try ReferenceEngine().layout(
      view, in: ProposedViewSize(width: 1_000, height: 1_000), environment: environment)
    func frame(_ id: String) -> CGRect? { result.views.first { $0.id == id }?.frame }
    guard let before = frame("first"), let after = frame("second") else { return nil }
    return after.start(pair.axis) - before.end(pair.axis)
  }
}
