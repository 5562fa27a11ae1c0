/// A property of a view whose value comes from outside of the view, such as `State` or `Environment`.
///
/// A type with such properties can be one itself: what is in it is found where the view's body is made.
///
/// ```swift
/// struct Tally: DynamicProperty {
///   @State var count = 0
/// }
/// ```
public protocol DynamicProperty {
  /// Called on a copy of the property before the body of its view is made; by default nothing is done.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that a memory keeps the value of.
protocol ConnectedProperty: DynamicProperty {
  /// Takes the value from a memory for as long as this remembers the view.
  func connect(_ place: PropertyPlace)
}

/// Where a dynamic property is: in a view, in an environment, with a memory that keeps its value.
struct PropertyPlace {
  var key: PropertyKey
  var environment: EnvironmentValues
  var memory: ViewMemory
}

/// Which property of which view.
struct PropertyKey: Hashable {
  /// The way to the view; that of a value that views share is empty.
  var owner: [ViewIdentity.Step]
  /// The place of the property among those of the view, or the name under which it is shared.
  var name: AnyHashable
}

extension EnvironmentValues {
  /// Connects the dynamic properties of a view, modifier or style whose body is about to be made.
  func connect(_ owner: some Any) {
    guard let memory, memory.mayHaveProperties(type(of: owner)) else { return }
    var connector = PropertyConnector(environment: self, memory: memory)
    connector.visit(owner)
    if !connector.hasFound { memory.notePlain(type(of: owner)) }
  }
}

/// Finds the dynamic properties of a value, and in them.
private struct PropertyConnector {
  let environment: EnvironmentValues
  let memory: ViewMemory
  var hasFound = false
  private var count = 0

  init(environment: EnvironmentValues, memory: ViewMemory) {
    self.environment = environment
    self.memory = memory
  }

  mutating func visit(_ owner: Any) {
    for (_, value) in Mirror(reflecting: owner).children {
      guard var property = value as? any DynamicProperty else { continue }
      hasFound = true
      count += 1
      if let connected = property as? any ConnectedProperty {
        let key = PropertyKey(owner: memory.path, name: count)
        connected.connect(PropertyPlace(key: key, environment: environment, memory: memory))
      } else {
        visit(property)
      }
      property.update()
    }
  }
}
