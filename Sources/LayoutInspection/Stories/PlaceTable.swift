/// Values, each of them once.
struct PlaceTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The place of a value, which is added where it is new.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
