import ElementTree
import Foundation

extension Proposal where Length: LayoutNumber {
  /// Proposes what a person proposed, exactly.
  init(_ proposal: ProposedViewSize) {
    self.init(proposal.width.map { Length($0) }, proposal.height.map { Length($0) })
  }

  /// The proposal in doubles, each side rounded to nearest.
  public var doubles: ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.doubleValue) }, height: height.map { CGFloat($0.doubleValue) })
  }
}

extension Point where Length: LayoutNumber {
  /// The corner itself.
  static var zero: Self { Self(.zero, .zero) }
}
