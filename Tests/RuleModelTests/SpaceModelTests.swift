import Foundation
import LayoutCore
import Testing

@Suite("Models of padding, ratios and places: model = constraints = reference")
struct SpaceModelTests {
  @Test("padding: insets, negative ones too")
  func padding() throws {
    try RuleModel.compare("padding") { random in
      let range = random.chance(1, in: 3) ? -150...20 : -10...60
      let insets = EdgeInsets(
        top: random.length(range), leading: random.length(range), bottom: random.length(range),
        trailing: random.length(range))
      return OneChild(&random).modified(by: PaddingElement(insets), views: [.tested, .offeredChild]) { data in
        data.set("startInset") { ModelValue(insets.start($0)) }
        data.set("endInset") { ModelValue(insets.end($0)) }
      }
    }
  }

  @Test("ignoring the safe area: the same answer, and a larger place")
  func ignoresSafeArea() throws {
    try RuleModel.compare("ignores-safe-area") { random in
      let reach = EdgeInsets(
        top: random.length(0...60), leading: random.length(0...20), bottom: random.length(0...40),
        trailing: random.length(0...20))
      return OneChild(&random).modified(by: IgnoresSafeAreaElement(reach: reach)) { data in
        data.set("startReach") { ModelValue(reach.start($0)) }
        data.set("endReach") { ModelValue(reach.end($0)) }
      }
    }
  }

  @Test("effects with a frame: the box around a view that is turned or scaled")
  func effectFrame() throws {
    try RuleModel.compare("effect-frame") { random in
      let degrees: CGFloat = random.pick([0, 30, 45, 60, 90, -40, 180, 215, -450])
      let factors: [Axis: CGFloat] = [
        .horizontal: random.pick([0, 0.5, 1, -1, 2.25]), .vertical: random.length(-2...3),
      ]
      let isTurned = random.chance(2, in: 3)
      let effect: EffectFrameElement.Effect =
        isTurned
        ? .rotation(degrees: degrees) : .scale(x: factors[.horizontal] ?? 1, y: factors[.vertical] ?? 1)
      return OneChild(&random).modified(by: EffectFrameElement(effect)) { data in
        data.set("isTurned", to: ModelValue(isTurned))
        data.set("degrees", to: ModelValue(degrees))
        data.set("factor") { ModelValue(factors[$0] ?? 1) }
      }
    }
  }

  @Test("aspect ratio: what fits or covers the proposal")
  func aspectRatio() throws {
    try RuleModel.compare("aspect-ratio") { random in
      var ratio: CGFloat? = random.chance(1, in: 3) ? nil : random.pick([0.5, 0.75, 1, 1.5, 3])
      let mode = random.pick(ContentMode.allCases)
      var child = OneChild(&random)
      let isFinite = Axis.allCases.allSatisfy { child.proposal[$0]?.isFinite ?? true }
      // The model has negative ratios where no side is endless.
      if isFinite, random.chance(1, in: 5) { ratio = -2 }
      if random.chance(1, in: 8) { child.child[.vertical] = .init(least: 0, ideal: 0, most: 90) }
      return child.modified(by: AspectRatioElement(ratio: ratio, contentMode: mode)) { data in
        data.set("ratio", to: ModelValue(ratio, orElse: "ideal"))
        data.set("contentMode", to: ModelValue(stringLiteral: mode.rawValue))
      }
    }
  }

  @Test("position: the proposal, with the child's centre at a point")
  func position() throws {
    try RuleModel.compare("position") { random in
      let position = PositionElement(x: random.length(-50...200), y: random.length(-50...200))
      return OneChild(&random).modified(by: position) { data in
        data.set("centre") { ModelValue(position[$0]) }
      }
    }
  }

  @Test("offset: drawn elsewhere")
  func offset() throws {
    try RuleModel.compare("offset") { random in
      let offset = OffsetElement(x: random.length(-50...50), y: random.length(-50...50))
      return OneChild(&random).modified(by: offset) { data in
        data.set("distance") { ModelValue(offset[$0]) }
      }
    }
  }
}
