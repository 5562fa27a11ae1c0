extension Language {
  /// The plural category of a whole number, such as `one` or `other`.
  ///
  /// By the cardinal rules of the Unicode CLDR 46; languages that are not named there are taken to have one form for 1 and
  /// another one for all other numbers, as most have.
  public func pluralCategory(of number: Int) -> String {
    let number = number.magnitude
    let (tens, hundreds) = (number % 10, number % 100)
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let isEuropean = parts.dropFirst().contains("pt")
    switch parts.first ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "yue", "bo", "dz", "ig", "jv", "su",
      "yo", "wo":
      return "other"
    case "pt" where isEuropean, "es", "it", "ca":
      return number == 1 ? "one" : Self.isMillions(number) ? "many" : "other"
    case "fr", "pt": return number < 2 ? "one" : Self.isMillions(number) ? "many" : "other"
    case "hy", "kab", "ff", "hi", "bn", "gu", "kn", "zu", "as", "am", "fa", "ak", "ln", "mg", "pa", "ti",
      "si":
      return number < 2 ? "one" : "other"
    case "pl":
      return number == 1 ? "one" : Self.isFew(tens, hundreds) ? "few" : "many"
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return "one" }
      return Self.isFew(tens, hundreds) ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      if tens == 1, hundreds != 11 { return "one" }
      return Self.isFew(tens, hundreds) ? "few" : "other"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl":
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "lt":
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens == 0 ? "other" : "few"
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "ro", "mo":
      return number == 1 ? "one" : number == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "ar", "ars":
      if number < 3 { return ["zero", "one", "two"][Int(number)] }
      return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ga":
      switch number {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return "few"
      case 7...10: return "many"
      case _: return "other"
      }
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "mt":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return number == 0 || (3...10).contains(hundreds)
        ? "few" : (11...19).contains(hundreds) ? "many" : "other"
    case "gd":
      switch number {
      case 1, 11: return "one"
      case 2, 12: return "two"
      case 3...10, 13...19: return "few"
      case _: return "other"
      }
    case "is", "mk": return tens == 1 && hundreds != 11 ? "one" : "other"
    case _: return number == 1 ? "one" : "other"
    }
  }

  /// Whether a number of Slavic languages ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ tens: UInt, _ hundreds: UInt) -> Bool {
    (2...4).contains(tens) && !(12...14).contains(hundreds)
  }

  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }
}
