import Foundation

/// The formats of `printf`, as in `String(format:)` and `specifier:`.
enum PrintedFormat {
  /// Returns a number in a format such as `%05.1f`; one with further arguments is left out.
  ///
  /// The system gets a single number of a known kind, with at most 999 places.
  static func words(_ number: Double, _ specifier: String) -> String {
    guard let parts = specifier.wholeMatch(of: /%([-+ #0]*)(\d{0,3})(\.\d{0,3})?[hlLqzjt]*([dDiufFeEgGxXo])/)
    else {
      return Interpreter.text(of: Value.Number(value: number, isInteger: number == number.rounded()))
    }
    let kind = parts.4.lowercased() == "d" ? "d" : String(parts.4)
    let format = "%\(parts.1)\(parts.2)\(parts.3 ?? "")\(kind)"
    return "fFeEgG".contains(kind)
      ? String(format: format, number) : String(format: format, Int32(clamping: Int(bounded: number)))
  }
}
