import Foundation

extension View {
  /// Says a value to the views around, in place of what the views inside say for the key.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("preference", PreferenceWriter<Key> { _ in value }, ["key": "\(key)"], fileID, line)
  }

  /// Changes what the views inside say for a key, or the key's default where they say nothing.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let behavior = PreferenceTransformer<Key> { value, _ in callback(&value) }
    return behaving("transformPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Says a value that is made from a place or rectangle of the view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let behavior = PreferenceWriter<Key> { transform(value.value($0)) }
    return behaving("anchorPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Changes what the views inside say for a key, with a place or rectangle of the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let behavior = PreferenceTransformer<Key> { transform(&$0, value.value($1)) }
    return behaving("transformAnchorPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Runs code when what the views inside say for a key has changed, and when the view comes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where Key.Value: Equatable {
    behaving("onPreferenceChange", PreferenceBehavior<Key>(action: action), ["key": "\(key)"], fileID, line)
  }

  /// Draws content over the view, made from what the views inside say for a key.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    reading(key, alignment, isBackground: false, transform, fileID, line)
  }

  /// Draws content under the view, made from what the views inside say for a key.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    reading(key, alignment, isBackground: true, transform, fileID, line)
  }

  /// Changes what the views inside say for a key, with the view's rectangle: for modifiers and keys that only code at
  /// run time knows, by their names.
  package func saying<Key: PreferenceKey>(
    _ kind: String, _ key: Key.Type, named name: String,
    _ change: @escaping (inout Key.Value, CGRect) -> Void, fileID: String, line: Int
  ) -> some View {
    behaving(kind, PreferenceTransformer<Key>(transform: change), ["key": name], fileID, line)
  }

  /// Draws content over or under the view, made from what the views inside say for a key that goes by a name.
  package func reading<Key: PreferenceKey>(
    _ key: Key.Type, named name: String? = nil, _ alignment: Alignment, isBackground: Bool,
    _ transform: @escaping (Key.Value) -> some View, _ fileID: String, _ line: Int
  ) -> some View {
    let kind = isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    return modifier(
      ElementModifier(
        element: { environment in
          let path = environment.memory?.path
          let reader = PreferenceReader<Key>(
            element: OverlayElement(alignment: alignment, isBackground: isBackground)
          ) { value in
            environment.at(path) {
              environment.at(.layer) {
                environment.reading { transform(value) }.layerNode(
                  in: environment, isBackground: isBackground)
              }
            }
          }
          var element = AppearanceElement(kind: kind, attributes: ["key": name ?? "\(key)"])
          element.attached = environment.attaching(reader)
          return element
        }, source: SourcePosition(file: fileID, line: line)))
  }
}
