import Foundation
import LayoutCore

struct FlexibleFrameGenerator: GeneratorRule {
  typealias Element = FlexibleFrameElement
  let role = ElementRole.modifier
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let (width, height) = (limits(from: &generator), limits(from: &generator))
    let frame = FlexibleFrameElement(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, minHeight: height.minimum,
      idealHeight: height.ideal, maxHeight: height.maximum, alignment: generator.alignment())
    return LayoutNode(frame, children: views)
  }

  /// Mostly in order, sometimes contradictory.
  private func limits(
    from generator: inout TreeGenerator
  ) -> (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    var values = [generator.length(0...150), generator.length(0...220), generator.length(20...300)]
    if !generator.chance(1, in: 10) { values.sort() }
    let largest = generator.chance(1, in: 3) ? .infinity : values[2]
    return (
      minimum: generator.chance(1, in: 2) ? values[0] : nil,
      ideal: generator.chance(1, in: 3) ? values[1] : nil, maximum: generator.chance(1, in: 2) ? largest : nil
    )
  }
}
