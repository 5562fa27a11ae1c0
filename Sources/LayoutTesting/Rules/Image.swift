import Foundation
import LayoutCore

struct ImageGenerator: GeneratorRule {
  typealias Element = ImageElement
  let role = ElementRole.leaf
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    if generator.chance(1, in: 4) {
      let size = CGSize(width: generator.length(1...90), height: generator.length(1...90))
      return LayoutNode(ImageElement(size: size, isResizable: true))
    }
    return LayoutNode(
      ImageElement(size: CGSize(width: generator.length(0...120), height: generator.length(0...120))))
  }
}
