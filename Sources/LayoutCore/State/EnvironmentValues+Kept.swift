// For whoever makes views by other means than types: what is remembered of such a view, and which one it is.
extension EnvironmentValues {
  /// Makes something one step further from the root of the view tree, under a name among its siblings.
  package func entering<Result>(_ name: AnyHashable, _ make: () -> Result) -> Result { at(.id(name), make) }

  /// What is kept for the view that is being made, from one making of the views to the next; made where there is nothing.
  ///
  /// `nil` where nothing is remembered. The object says with `noteChange` that something was set in it.
  package func kept<Object: AnyObject>(_ make: (_ noteChange: @escaping () -> Void) -> Object) -> Object? {
    guard let memory else { return nil }
    let key = PropertyKey(owner: memory.path, name: ObjectIdentifier(Object.self))
    return memory.storage(for: key) {
      StateStorage(make { [weak memory] in memory?.noteChange() }, memory)
    }.value
  }

  /// Says that something was set on which the views depend; `nil` where nothing is remembered.
  package var noteChange: (() -> Void)? {
    guard let memory else { return nil }
    return { [weak memory] in memory?.noteChange() }
  }
}
