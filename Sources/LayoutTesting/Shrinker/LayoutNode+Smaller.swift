import Foundation
import LayoutCore

extension LayoutNode {
  /// Visits trees with a little less in them, until a visit says that it is enough, and says whether one did.
  ///
  /// They are parts of this tree, and this tree with a part left out or made simpler.
  func visitSmallerTrees(_ isEnough: (LayoutNode) -> Bool) -> Bool {
    for child in children where isEnough(child.at(place)) { return true }
    // A part in which nothing matters but that it has a size.
    if !children.isEmpty
      && (isEnough(plainLeaf(ShapeElement(kind: "Color"))) || isEnough(plainLeaf(plainImage)))
    {
      return true
    }
    // Half of the children at once, then one by one.
    let isContainer = element.role == .container
    if isContainer && children.count > 3 {
      let half = children.count / 2
      if isEnough(with(Array(children[..<half]))) || isEnough(with(Array(children[half...]))) { return true }
    }
    for index in children.indices where isContainer || index > 0 {
      var rest = children
      rest.remove(at: index)
      if isEnough(with(rest)) { return true }
    }
    for (index, child) in children.enumerated() {
      let found = child.visitSmallerTrees { smaller in
        var changed = children
        changed[index] = smaller.at(child.place)
        return isEnough(with(changed))
      }
      if found { return true }
    }
    if direction == .rightToLeft {
      var node = self
      node.direction = .leftToRight
      if isEnough(node) { return true }
    }
    for simpler in element.simpler {
      var node = self
      node.element = simpler
      if isEnough(node) { return true }
    }
    return false
  }

  private var plainImage: ImageElement { ImageElement(size: CGSize(width: 40, height: 20)) }

  private func plainLeaf(_ element: any LayoutElement) -> LayoutNode {
    LayoutNode(element, direction: direction, place: place)
  }

  private func with(_ children: [LayoutNode]) -> LayoutNode {
    var node = self
    node.children = children
    return node
  }
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
    case let leaf as MeasuredElement where leaf.kind == "Text":
      return [ImageElement(size: leaf.content.measure(.unspecified).size)]
    default: return rounder
    }
  }

  /// The same element with one length a whole number.
  private var rounder: [any LayoutElement] {
    lengths.compactMap { name, value in
      value == value.rounded() ? nil : try? setting(name, to: value.rounded())
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
