/// A name of a view's own, to tell geometries apart that go together.
///
/// ```swift
/// struct Tabs: View {
///   @Namespace private var names
///
///   var body: some View { Text("One").matchedGeometryEffect(id: "one", in: names) }
/// }
/// ```
@propertyWrapper
public struct Namespace: ConnectedProperty {
  /// A name that no other view has.
  public struct ID: Hashable {
    private let marker: Marker

    fileprivate init(_ marker: Marker) { self.marker = marker }

    /// Whether both are the name of one view.
    public static func == (one: ID, other: ID) -> Bool { one.marker === other.marker }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(marker)) }
  }

  fileprivate final class Marker {}
  private let box = StateBox { Marker() }

  /// Makes a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(box.value) }

  func connect(_ place: PropertyPlace) { box.connect(place) }
}
