import ElementTree
import Foundation

extension Proposal<Double> {
  /// Creates a proposal in doubles from one in points.
  init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Double($0) }, proposal.height.map { Double($0) })
  }
}

extension Proposal where Length: LayoutNumber {
  /// The proposal in doubles, with each side rounded to nearest.
  public var doubles: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.doubleValue) }, height: height.map { CGFloat($0.doubleValue) })
  }
}

extension Point where Length: LayoutNumber {
  static var zero: Self { Self(.zero, .zero) }
}
