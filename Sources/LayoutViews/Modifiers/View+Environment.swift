import ElementTree
import Foundation
import Observation

/// Changes the environment of a view; it adds no node of its own, except where the view is drawn in other
/// colours.
struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    var inside = environment
    change(&inside)
    let nodes = content.layoutNodes(in: inside)
    guard inside.colorScheme != environment.colorScheme else { return nodes }
    return nodes.map { $0.marked("colorScheme", ["scheme": inside.colorScheme.rawValue]) }
  }
}

extension LayoutNode {
  /// Returns the view with attributes for drawing, without affecting layout.
  func marked(_ kind: String, _ attributes: [String: String] = [:]) -> LayoutNode {
    var inner = self
    inner.viewPlace = ViewPlace()
    return LayoutNode(
      AppearanceElement(kind: kind, attributes: attributes).boxed, [inner], nil, source, direction, viewPlace)
  }
}

extension View {
  /// Sets a value of the environment for the view and those in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and those in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

extension View {
  /// Puts a model of the standard library's `Observable` into the environment; `nil` removes it.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    modifier(EnvironmentModifier { $0.objects[ObjectIdentifier(Model.self)] = object })
  }

  /// Puts a model into the environment.
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
    modifier(EnvironmentModifier { $0.objects[ObjectIdentifier(Model.self)] = object })
  }

  /// Binds the view's focus to a state, without affecting layout.
  public func focused(
    _ condition: FocusState<Bool>.Binding, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("focused", [:], fileID, line)
  }

  /// Binds the view's focus to a value of a state, without affecting layout.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("focused", ["equals": "\(value)"], fileID, line)
  }

  /// Matches the view's geometry with another's while they change places, without affecting layout.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("matchedGeometryEffect", ["id": "\(id)"], fileID, line)
  }

  /// Sets whether presented views are drawn light or dark, without affecting layout.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("preferredColorScheme", colorScheme.map { ["scheme": $0.rawValue] } ?? [:], fileID, line)
  }
}

extension View {
  /// Sets the value that tells the view apart from others in a picker, without affecting layout.
  public func tag(_ tag: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tag", ["tag": "\(tag)"], fileID, line)
  }

  /// Names the view in results and explanations, by the description of `id`.
  public func id(_ id: some Hashable, fileID: String = #fileID, line: Int = #line) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    return modifier(IDModifier(id: "\(id)", identity: AnyHashable(id), source: source))
  }
}

/// Names the nodes of a view; one that has a name of its own already is wrapped.
private struct IDModifier: ViewModifier {
  typealias Body = Never
  let id: String
  let identity: AnyHashable
  let source: SourcePosition

  func layoutNodes(of content: Content, in environment: EnvironmentValues) -> [LayoutNode] {
    var nodes = environment.at(.id(identity)) { content.layoutNodes(in: environment) }
    for index in nodes.indices {
      guard nodes[index].id != nil else {
        nodes[index].id = id
        continue
      }
      let place = nodes[index].viewPlace
      nodes[index].viewPlace = ViewPlace()
      nodes[index] = LayoutNode(
        AppearanceElement(kind: "id").boxed, [nodes[index]], id, source, environment.layoutDirection, place)
    }
    return nodes
  }
}

extension View {
  /// Names the view's coordinate space, for the geometry readers in it; a name is compared by its
  /// description.
  public func coordinateSpace(
    name: some Hashable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance(CoordinateSpace.elementKind, [CoordinateSpace.nameParameter: "\(name)"], fileID, line)
  }
}

extension View {
  /// Sets a preference's value for the views around, in place of the values from inside.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("preference", PreferenceWriter<Key> { _ in value }, ["key": "\(key)"], fileID, line)
  }

  /// Changes a preference's value from the views inside, or its default where they set none.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let behavior = PreferenceTransformer<Key> { value, _ in callback(&value) }
    return behaving("transformPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Sets a preference's value that is made from a place or rectangle of the view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let behavior = PreferenceWriter<Key> { transform(value.value($0)) }
    return behaving("anchorPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Changes a preference's value from the views inside, given a place or rectangle of the view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let behavior = PreferenceTransformer<Key> { transform(&$0, value.value($1)) }
    return behaving("transformAnchorPreference", behavior, ["key": "\(key)"], fileID, line)
  }

  /// Runs an action when a preference's value from the views inside has changed, and when the view appears.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View where Key.Value: Equatable {
    behaving("onPreferenceChange", PreferenceBehavior<Key>(action: action), ["key": "\(key)"], fileID, line)
  }

  /// Draws content over the view, made from a preference's value from the views inside.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    reading(key, alignment, isBackground: false, transform, fileID, line)
  }

  /// Draws content under the view, made from a preference's value from the views inside.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    reading(key, alignment, isBackground: true, transform, fileID, line)
  }

  /// Changes a preference's value from the views inside, given the view's rectangle: for modifiers and keys
  /// that are known by their names at run time only.
  package func saying<Key: PreferenceKey>(
    _ kind: String, _ key: Key.Type, named name: String,
    _ change: @escaping (inout Key.Value, CGRect) -> Void, fileID: String, line: Int
  ) -> some View {
    behaving(kind, PreferenceTransformer<Key>(transform: change), ["key": name], fileID, line)
  }

  /// Draws content over or under the view, made from the value of a preference that is known by its name.
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
