/// How far floating-point values of a solver may be from the exact ones.
internal enum Tolerance {
  /// The simplex methods let a bound be passed by one part in a million.
  internal static let relative = 2e-6

  /// What may be between a solver's value and the exact value of a number of the given size.
  internal static func allowed(at value: Double) -> Double {
    relative * (1 + abs(value))
  }
}
