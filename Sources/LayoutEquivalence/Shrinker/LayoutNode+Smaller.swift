import Foundation
import LayoutCore

extension LayoutNode {
  /// Trees with a little less in them: parts of this one, and this one with a part left out or made smaller.
  var smallerTrees: [LayoutNode] {
    var result: [LayoutNode] = []
    for child in children { result.append(child.moved(to: place)) }
    let isContainer = element.role == .container
    for index in children.indices where isContainer || index > 0 {
      var node = self
      node.children.remove(at: index)
      result.append(node)
    }
    for (index, child) in children.enumerated() {
      for smaller in child.smallerTrees {
        var node = self
        node.children[index] = smaller.moved(to: child.place)
        result.append(node)
      }
    }
    if direction == .rightToLeft {
      var node = self
      node.direction = .leftToRight
      result.append(node)
    }
    result += element.simpler.map { simpler in
      var node = self
      node.element = simpler
      return node
    }
    return result
  }

  private func moved(to place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }

  /// How many views the tree has, modifiers included.
  public var viewCount: Int { children.reduce(1) { $0 + $1.viewCount } }
}

extension LayoutElement {
  /// The same kind of element with plainer parameters.
  fileprivate var simpler: [any LayoutElement] {
    switch self {
    case let frame as FlexibleFrameElement:
      let all: [CGFloatPath] = [
        \.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight,
      ]
      return all.compactMap { path in
        var limits = FrameLimits(frame)
        guard limits[keyPath: path] != nil else { return nil }
        limits[keyPath: path] = nil
        return limits.frame
      }
    case let stack as StackElement where stack.spacing != 0:
      var plain = stack
      plain.spacing = 0
      return [plain]
    default: return []
    }
  }
}

private typealias CGFloatPath = WritableKeyPath<FrameLimits, Double?>

private struct FrameLimits {
  var minWidth: Double?
  var idealWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var idealHeight: Double?
  var maxHeight: Double?
  var alignment: Alignment

  init(_ frame: FlexibleFrameElement) {
    minWidth = frame.width.minimum.map(Double.init)
    idealWidth = frame.width.ideal.map(Double.init)
    maxWidth = frame.width.maximum.map(Double.init)
    minHeight = frame.height.minimum.map(Double.init)
    idealHeight = frame.height.ideal.map(Double.init)
    maxHeight = frame.height.maximum.map(Double.init)
    alignment = frame.alignment
  }

  var frame: FlexibleFrameElement {
    FlexibleFrameElement(
      minWidth: minWidth.map { .init($0) }, idealWidth: idealWidth.map { .init($0) },
      maxWidth: maxWidth.map { .init($0) }, minHeight: minHeight.map { .init($0) },
      idealHeight: idealHeight.map { .init($0) }, maxHeight: maxHeight.map { .init($0) },
      alignment: alignment)
  }
}
