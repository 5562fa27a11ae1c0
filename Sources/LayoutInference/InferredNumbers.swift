import Foundation
import LayoutCore

/// Numbers the nodes of an inferred view: contents first, then modifiers from the inside out.
struct NodeCounter {
  private var count = 0

  /// Returns the id of the next node.
  mutating func next() -> String {
    count += 1
    return "node \(count)"
  }
}

/// A number of an inferred view: its node, and its name there.
struct NumberKey: Hashable, Sendable {
  var node: String
  var parameter: ParameterName
}

extension InferredView {
  /// The written lengths, in the order of the nodes.
  var numbers: [(key: NumberKey, value: CGFloat)] {
    var numbers: [(NumberKey, CGFloat)] = []
    _ = replacingNumbers { key, value in
      numbers.append((key, value))
      return value
    }
    return numbers
  }

  /// Returns the view with other lengths in place of the written ones.
  func replacingNumbers(_ number: (NumberKey, CGFloat) -> CGFloat) -> InferredView {
    var nodes = NodeCounter()
    return replacingNumbers(&nodes, number)
  }

  private func replacingNumbers(
    _ nodes: inout NodeCounter, _ number: (NumberKey, CGFloat) -> CGFloat
  ) -> InferredView {
    let node = nodes.next()
    func replaced(_ parameter: ParameterName, _ value: CGFloat?) -> CGFloat? {
      value.map { number(NumberKey(node: node, parameter: parameter), $0) }
    }
    var view = self
    switch content {
    case .leaf, .zStack, .lazyGrid, .viewThatFits: break
    case .spacer(let length): view.content = .spacer(replaced(.minLength, length))
    case .stack(let axis, let spacing, let alignment, let children):
      view.content = .stack(axis, spacing: replaced(.spacing, spacing), alignment: alignment, children)
    case .grid(let place, let across, let down, let rows):
      view.content = .grid(
        place, horizontal: replaced(.horizontalSpacing, across), vertical: replaced(.verticalSpacing, down),
        rows)
    }
    view.content = view.content.mapped { $0.replacingNumbers(&nodes, number) }
    view.modifiers = modifiers.map { $0.replacingNumbers(&nodes, number) }.filter { modifier in
      if case .padding(Insets()) = modifier { false } else { true }
    }
    return view
  }
}

extension InferredView.Modifier {
  fileprivate func replacingNumbers(
    _ nodes: inout NodeCounter, _ number: (NumberKey, CGFloat) -> CGFloat
  ) -> InferredView.Modifier {
    let node = nodes.next()
    func replaced(_ parameter: ParameterName, _ value: CGFloat?) -> CGFloat? {
      value.map { number(NumberKey(node: node, parameter: parameter), $0) }
    }
    /// An edge without padding stays so, and an axis without offset.
    func inset(_ parameter: ParameterName, _ value: CGFloat) -> CGFloat {
      value == 0 ? 0 : number(NumberKey(node: node, parameter: parameter), value)
    }
    switch self {
    case .padding(let insets):
      return .padding(
        Insets(
          top: inset(.top, insets.top), leading: inset(.leading, insets.leading),
          bottom: inset(.bottom, insets.bottom), trailing: inset(.trailing, insets.trailing)))
    case .offset(let x, let y): return .offset(x: inset(.x, x), y: inset(.y, y))
    case .frame(let width, let height, let place):
      return .frame(width: replaced(.width, width), height: replaced(.height, height), place)
    case .limits(let axis, let least, let greatest):
      let isAcross = axis == .horizontal
      return .limits(
        axis, least: replaced(isAcross ? .minWidth : .minHeight, least),
        greatest: replaced(isAcross ? .maxWidth : .maxHeight, greatest))
    case .layer(let layer, let place, let isBackground):
      return .layer(layer.replacingNumbers(&nodes, number), place, isBackground: isBackground)
    case .font, .lineLimit, .layoutPriority, .filling, .aspectRatio, .relative, .fixedSize, .gridCellColumns,
      .gridCellAnchor, .gridCellUnsized, .gridColumnAlignment:
      return self
    }
  }
}
