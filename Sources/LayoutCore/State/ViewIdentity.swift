/// Which view of a view tree something belongs to: the way to it from the root, in what views are made of.
///
/// It stays from one making of the bodies to the next, whatever the values in them.
struct ViewIdentity: Hashable {
  /// One step of the way.
  enum Step: Hashable {
    /// The k-th of several views side by side.
    case place(Int)
    /// The view of an element of a collection, or one that was given an id.
    case id(AnyHashable)
    /// The first branch of an `if` or `switch`, or the second.
    case branch(isFirst: Bool)
    /// What a view or modifier of a type is made of.
    case body(ObjectIdentifier)
    /// What a modifier wraps.
    case modified
    /// What is drawn over or under a view.
    case layer
  }

  /// The way from the root.
  var steps: [Step]
  /// How many views of the same way came before: several nodes may share the modifier that was written once.
  var occurrence = 0
}

extension EnvironmentValues {
  /// Makes something one step further from the root.
  func at<Result>(_ step: @autoclosure () -> ViewIdentity.Step, _ make: () -> Result) -> Result {
    guard let memory else { return make() }
    memory.path.append(step())
    defer { memory.path.removeLast() }
    return make()
  }

  /// Makes something at the place where the way led when it was remembered.
  func at<Result>(_ path: [ViewIdentity.Step]?, _ make: () -> Result) -> Result {
    guard let memory, let path else { return make() }
    let current = memory.path
    memory.path = path
    defer { memory.path = current }
    return make()
  }
}
