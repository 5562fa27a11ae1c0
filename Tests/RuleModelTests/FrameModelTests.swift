import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Models of frames: model = constraints = reference")
struct FrameModelTests {
  @Test("frame: given sides, the child's where they are not")
  func frame() throws {
    try RuleModel.compare("frame") { random in
      let given = [Axis.horizontal: side(&random), .vertical: side(&random)]
      return OneChild(&random).aligned(
        { FrameElement(width: given[.horizontal]!, height: given[.vertical]!, alignment: $0) }, &random
      ) { data in
        data.set("given") { ModelValue(given[$0]!, orElse: "none") }
      }
    }
  }

  private func side(_ random: inout RandomParameters) -> CGFloat? {
    switch random.integer(0...9) {
    case 0...3: nil
    case 4: random.pick([.infinity, -.infinity, -12])
    default: random.length(0...200)
    }
  }

  @Test("flexible frame: sides between limits, in order or not")
  func flexibleFrame() throws {
    try RuleModel.compare("flexible-frame") { random in
      let (width, height) = (Limits(&random), Limits(&random))
      let make = { alignment in
        FlexibleFrameElement(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
          minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
          alignment: alignment)
      }
      var base = OneChild(&random)
      if random.chance(1, in: 2) { base.child = .measured(&random) }
      return base.aligned(make, &random, views: [.tested, .offeredChild]) { data in
        data.set("minimum") { ModelValue(($0 == .horizontal ? width : height).minimum, orElse: "none") }
        data.set("ideal") { ModelValue(($0 == .horizontal ? width : height).ideal, orElse: "none") }
        data.set("maximum") { ModelValue(($0 == .horizontal ? width : height).maximum, orElse: "none") }
      }
    }
  }

  /// Limits as a user writes them: mostly in order, and each may be absent.
  private struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    init(_ random: inout RandomParameters) {
      let range = random.chance(1, in: 6) ? -60...20 : -20...200
      var values = [random.length(range), random.length(range), random.length(range)]
      // The same few lengths now and then: sides that are exactly at a limit.
      if random.chance(1, in: 3) { values = values.map { _ in random.pick([0, 20, 50, 90]) } }
      if !random.chance(1, in: 6) { values.sort() }
      if random.chance(1, in: 4) { values[2] = .infinity }
      minimum = random.chance(1, in: 2) ? values[0] : nil
      ideal = random.chance(1, in: 3) ? values[1] : nil
      maximum = random.chance(1, in: 2) ? values[2] : nil
    }
  }

  @Test("fixed size: nothing proposed on the chosen sides")
  func fixedSize() throws {
    try RuleModel.compare("fixed-size") { random in
      let fixed = FixedSizeElement(horizontal: random.chance(1, in: 2), vertical: random.chance(1, in: 2))
      return OneChild(&random).modified(by: fixed) { data in
        data.set("isFixed") { ModelValue(fixed[$0]) }
      }
    }
  }
}
