import Foundation
import LayoutCore
import Testing

@Suite("Model of container-relative frames: model = constraints = reference")
struct ContainerRelativeFrameModelTests {
  @Test("some of the container's equal parts, along the chosen axes")
  func containerRelativeFrame() throws {
    try RuleModel.compare("container-relative-frame") { random in
      let axes: Axis.Set = random.pick([.horizontal, .vertical, [.horizontal, .vertical]])
      let count = random.integer(1...4)
      let span = random.integer(1...count)
      let spacing = random.length(-10...20)
      return OneChild(&random).aligned(
        {
          ContainerRelativeFrameElement(
            axes: axes, count: count, span: span, spacing: spacing, alignment: $0)
        }, &random
      ) { data in
        data.set("isChosen") { ModelValue(axes.contains($0)) }
        data.set("count", to: ModelValue(CGFloat(count)))
        data.set("span", to: ModelValue(CGFloat(span)))
        data.set("spacing", to: ModelValue(spacing))
      }
    }
  }
}
