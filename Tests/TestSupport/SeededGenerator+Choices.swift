import LayoutTesting

extension SeededGenerator {
  /// A generator for the case with this number.
  public init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

  /// A number of the range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of the range.
  public mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// True once in so many times.
  public mutating func oneIn(_ count: Int) -> Bool { int(0...count - 1) == 0 }

  /// One of the choices, of which there is at least one.
  public mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
    choices.randomElement(using: &self)!
  }
}
