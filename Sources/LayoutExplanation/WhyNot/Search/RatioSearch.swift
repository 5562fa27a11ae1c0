import Foundation

/// Brings a ratio that allows what is asked for as near to the written one as two decimals can tell.
struct RatioSearch {
  let trial: WhyNotTrial
  let fact: Fact

  /// How often the way between two ratios is halved.
  private static let steps = 12

  /// The value with a nearer ratio; the same value where it has none, or none was written.
  ///
  /// Throws what the solver throws.
  func nearest(_ value: FactValue) throws -> FactValue {
    guard case .parameters(let values) = value, let view = fact.view,
      let (name, ratio) = values.first(where: { $0.value.kind == .ratio }), case .ratio(var near?) = ratio,
      case .ratio(var far?) = trial.finder.tree[view].element[name]
    else { return value }
    func with(_ ratio: CGFloat) -> FactValue { .parameters(values.merging([name: .ratio(ratio)]) { $1 }) }
    for _ in 0..<Self.steps {
      let middle = (near * far).squareRoot()
      if try trial.holds([fact: with(middle)]) { near = middle } else { far = middle }
    }
    let rounded = with((near * 100).rounded(near < far ? .down : .up) / 100)
    guard near >= 0.01, try trial.holds([fact: rounded]) else { return with(near) }
    return rounded
  }
}
