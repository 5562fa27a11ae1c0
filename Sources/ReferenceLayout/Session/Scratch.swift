/// A fixed number of values that last as long as some work: on the stack where they are few.
///
/// A rule that is asked again and again would else make an array each time.
struct Scratch<Element> {
  private let values: UnsafeMutableBufferPointer<Element>

  /// Does some work with so many values, at first all the same.
  @inline(__always)
  static func with<Result>(
    repeating value: Element, count: Int, _ work: (Scratch) throws -> Result
  ) rethrows -> Result {
    try withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { values in
      values.initialize(repeating: value)
      defer { values.deinitialize() }
      return try work(Scratch(values: values))
    }
  }

  /// Sorts the values.
  @inline(__always)
  func sort(by precedes: (Element, Element) -> Bool) {
    var values = values
    values.sort(by: precedes)
  }

  /// The value at a place, from 0.
  @inline(__always)
  subscript(place: Int) -> Element {
    get {
      precondition(values.indices.contains(place), "a place is one of the values'")
      return values[place]
    }
    nonmutating set {
      precondition(values.indices.contains(place), "a place is one of the values'")
      values[place] = newValue
    }
  }
}
