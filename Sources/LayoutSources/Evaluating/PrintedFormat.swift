import Foundation

/// The formats of `printf`, as `String(format:)` and `specifier:` take them.
enum PrintedFormat {
  /// A number as a specifier such as `%05.1f` writes it; one that asks for more than a number is left out.
  ///
  /// What is handed to the system has one number to write, of a kind that is known, and no more than 999 places for it.
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
