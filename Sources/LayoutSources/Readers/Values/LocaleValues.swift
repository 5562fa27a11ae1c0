import Foundation
import LayoutCore
import SwiftSyntax

/// A locale that the source names, or that of the texts.
struct LocaleValue: NativeValue, Equatable {
  var locale: Locale

  var typeName: String { "Locale" }

  func member(_ name: String) -> Value? {
    func optional(_ word: String?) -> Value { word.map { .string($0) } ?? .missing }
    switch name {
    case "identifier": return .string(locale.identifier)
    case "languageCode": return optional(locale.language.languageCode?.identifier)
    case "regionCode": return optional(locale.region?.identifier)
    case "language": return .native(LocaleLanguage(language: locale.language))
    case "region": return locale.region.map { .native(LocaleWord($0.identifier)) } ?? .missing
    case "currency": return locale.currency.map { .native(LocaleWord($0.identifier)) } ?? .missing
    case "currencyCode": return optional(locale.currency?.identifier)
    case "currencySymbol": return optional(locale.currencySymbol)
    case "decimalSeparator": return optional(locale.decimalSeparator)
    case "groupingSeparator": return optional(locale.groupingSeparator)
    default: return nil
    }
  }
}

/// The language of a locale.
private struct LocaleLanguage: NativeValue, Equatable {
  var language: Locale.Language

  func member(_ name: String) -> Value? {
    switch name {
    case "languageCode": language.languageCode.map { .native(LocaleWord($0.identifier)) } ?? .missing
    case "minimalIdentifier": .string(language.minimalIdentifier)
    case "maximalIdentifier": .string(language.maximalIdentifier)
    case "characterDirection": Self.symbol(language.characterDirection)
    default: nil
    }
  }

  private static func symbol(_ direction: Locale.LanguageDirection) -> Value? {
    let names: [Locale.LanguageDirection: String] = [
      .leftToRight: "leftToRight", .rightToLeft: "rightToLeft", .topToBottom: "topToBottom",
      .bottomToTop: "bottomToTop",
    ]
    return names[direction].map { .symbol(Symbol(base: nil, steps: [.init(name: $0)])) }
  }
}

/// A part of a locale that has nothing but its identifier, such as a region.
private struct LocaleWord: NativeValue, Equatable {
  var identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  func member(_ name: String) -> Value? { name == "identifier" ? .string(identifier) : nil }
}

/// A calendar that the source names, or that of dates in texts.
struct CalendarValue: NativeValue, Equatable {
  var calendar: Calendar

  var typeName: String { "Calendar" }

  func member(_ name: String) -> Value? {
    switch name {
    case "firstWeekday": .integer(calendar.firstWeekday)
    case "timeZone": .native(TimeZoneValue(timeZone: calendar.timeZone))
    case "locale": calendar.locale.map { .native(LocaleValue(locale: $0)) } ?? .missing
    case "identifier":
      Self.names.first { $0.identifier == calendar.identifier }.map {
        .symbol(Symbol(base: nil, steps: [.init(name: $0.name)]))
      }
    default: nil
    }
  }

  static let names: [(name: String, identifier: Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
    ("ethiopicAmeteMihret", .ethiopicAmeteMihret), ("ethiopicAmeteAlem", .ethiopicAmeteAlem),
    ("hebrew", .hebrew), ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic),
    ("islamicCivil", .islamicCivil), ("islamicTabular", .islamicTabular),
    ("islamicUmmAlQura", .islamicUmmAlQura), ("japanese", .japanese), ("persian", .persian),
    ("republicOfChina", .republicOfChina),
  ]
}

/// A time zone that the source names, or that of dates in texts.
struct TimeZoneValue: NativeValue, Equatable {
  var timeZone: TimeZone

  var typeName: String { "TimeZone" }

  func member(_ name: String) -> Value? {
    switch name {
    case "identifier": .string(timeZone.identifier)
    case "abbreviation": .function(.native { _ in timeZone.abbreviation().map { .string($0) } ?? .missing })
    case "secondsFromGMT": .function(.native { _ in .integer(timeZone.secondsFromGMT()) })
    default: nil
    }
  }
}

/// The reader of a locale: `Locale(identifier: "de")`.
struct LocaleReader: ValueReader {
  let name = "Locale"

  func value(_ call: Call) throws -> Value {
    for label in ["identifier", "languageCode"] {
      if case .string(let word)? = call.argument(label)?.value {
        return .native(LocaleValue(locale: Locale(identifier: word)))
      }
    }
    return call.notKnown
  }
}

/// The reader of a calendar: `Calendar(identifier: .buddhist)`.
struct CalendarReader: ValueReader {
  let name = "Calendar"

  func value(_ call: Call) throws -> Value {
    guard case .symbol(let symbol)? = call.argument("identifier")?.value, let word = symbol.steps.last?.name,
      let known = CalendarValue.names.first(where: { $0.name == word })
    else { return call.notKnown }
    var calendar = Calendar(identifier: known.identifier)
    calendar.timeZone = EnvironmentValues().timeZone
    return .native(CalendarValue(calendar: calendar))
  }
}

/// The reader of a time zone: `TimeZone(identifier: "Asia/Tokyo")`.
struct TimeZoneReader: ValueReader {
  let name = "TimeZone"

  func value(_ call: Call) throws -> Value {
    if case .string(let word)? = call.argument("identifier")?.value {
      return TimeZone(identifier: word).map { .native(TimeZoneValue(timeZone: $0)) } ?? .missing
    }
    if case .string(let word)? = call.argument("abbreviation")?.value {
      return TimeZone(abbreviation: word).map { .native(TimeZoneValue(timeZone: $0)) } ?? .missing
    }
    if case .number(let seconds)? = call.argument("secondsFromGMT")?.value {
      return TimeZone(secondsFromGMT: Int(bounded: seconds.value)).map {
        .native(TimeZoneValue(timeZone: $0))
      } ?? .missing
    }
    return call.notKnown
  }
}

extension Call {
  /// A value of the called type of which nothing is known.
  fileprivate var notKnown: Value {
    .unknown(
      Unknown(
        path: name, type: .named(name, []), call: UnknownCall(name: name, position: position)))
  }
}
