import LayoutCore
import Testing

@Suite("Models of modifiers that let everything through: model = constraints = reference")
struct PassThroughModelTests {
  @Test("appearance")
  func appearance() throws {
    try RuleModel.compare("appearance") { random in
      let appearance = AppearanceElement(kind: random.pick(["border", "shadow", "id"]))
      return OneChild(&random).modified(by: appearance) { _ in }
    }
  }

  @Test("layout priority, alone")
  func layoutPriority() throws {
    try RuleModel.compare("layout-priority") { random in
      OneChild(&random).modified(by: LayoutPriorityElement(random.pick([-1, 0, 1, 2.5]))) { _ in }
    }
  }

  @Test("layout value")
  func layoutValue() throws {
    try RuleModel.compare("layout-value") { random in
      OneChild(&random).modified(by: LayoutValueElement(Weight.self, random.integer(0...5))) { _ in }
    }
  }

  private enum Weight: LayoutValueKey {
    static let defaultValue = 0
  }
}
