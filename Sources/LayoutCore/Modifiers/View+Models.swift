import Observation

extension View {
  /// Puts a model of the standard library's `Observable` into the environment; `nil` takes it out.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    modifier(EnvironmentModifier { $0.objects[ObjectIdentifier(Model.self)] = object })
  }

  /// Puts a model into the environment.
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
    modifier(EnvironmentModifier { $0.objects[ObjectIdentifier(Model.self)] = object })
  }

  /// Says where it is told that the view has the focus; the layout stays.
  public func focused(
    _ condition: FocusState<Bool>.Binding, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("focused", [:], fileID, line)
  }

  /// Says where it is told that the view has the focus; the layout stays.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("focused", ["equals": "\(value)"], fileID, line)
  }

  /// Says that the view's geometry goes together with another's while they change places; the layout stays.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("matchedGeometryEffect", ["id": "\(id)"], fileID, line)
  }

  /// Says whether what is presented is drawn light or dark; the layout stays.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("preferredColorScheme", colorScheme.map { ["scheme": $0.rawValue] } ?? [:], fileID, line)
  }
}
