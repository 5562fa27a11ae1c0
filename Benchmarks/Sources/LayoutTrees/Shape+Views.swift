import Foundation
import Taut

extension TreeShape {
  /// A nested tree as views, for the time that resolving them takes; other shapes have none.
  public func view(_ leaf: Leaf) -> AnyView {
    guard case .nested(let depth) = self else { return AnyView(EmptyView()) }
    var leaves = 0
    func stack(_ depth: Int, _ isRow: Bool) -> AnyView {
      guard depth > 0 else {
        leaves += 1
        return leaf.view(leaves)
      }
      let children = (0..<10).map { _ in stack(depth - 1, !isRow) }
      let content = ForEach(0..<10) { children[$0] }
      return isRow ? AnyView(HStack(spacing: 2) { content }) : AnyView(VStack(spacing: 2) { content })
    }
    return stack(depth, true)
  }
}

extension Leaf {
  /// The same as the leaf's node.
  fileprivate func view(_ number: Int) -> AnyView {
    switch self {
    case .text: AnyView(Text(Self.words[number % 5]))
    case .framed: AnyView(Color.red.frame(width: 10 + CGFloat(number) / 64))
    case .flexible, .bounded, .limited: AnyView(Color.red)
    }
  }
}
