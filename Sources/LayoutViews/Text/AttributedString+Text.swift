import ElementTree
import Foundation

extension AttributeScopes {
  /// The attributes of strings that determine the setting of texts.
  public struct TextAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The points added to each letter where there is no tracking.
    public let kern: KerningAttribute
    /// The points added to each letter.
    public let tracking: TrackingAttribute
    /// The height of letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of letters, which changes no size.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters, which changes no size.
    public let backgroundColor: BackgroundColorAttribute
    /// A line under letters, without an effect on size.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through letters, without an effect on size.
    public let strikethroughStyle: StrikethroughStyleAttribute
  }
}

extension AttributeScopes.TextAttributes {
  /// The key of a font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The key's name.
    public static let name = "SwiftUI.Font"
  }
  /// The key of a kerning.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Kern"
  }
  /// The key of a tracking.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Tracking"
  }
  /// The key of a baseline offset.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
  /// The key of the letters' colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// The key of the colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// The key of a line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A style of the line.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// The key of a line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A style of the line.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// The attributes of texts, by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// The style of a line under or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// The line's colour, as it is written; `nil` for that of the letters.
    let paint: String?

    /// Creates a line in a colour, or in that of the letters.
    public init(color: Color? = nil) { paint = color?.paint }

    /// One line in the colour of the letters.
    public static let single = LineStyle()
  }
}

/// A date in a text, in the environment's locale, calendar and time zone.
struct DateText: Sendable {
  enum Kind: Sendable {
    case date(Date, Text.DateStyle)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  }

  var kind: Kind

  /// Returns the text at the time of an environment.
  func string(in environment: EnvironmentValues) -> String {
    let (now, calendar) = (environment.now, environment.calendarOfDates)
    switch kind {
    case .date(let date, let style):
      switch style.kind {
      case .time: return Self.time(date, calendar, environment.locale)
      case .date: return Self.day(date, calendar, environment.locale)
      case .relative: return Self.distance(from: now, to: date, units: 2, calendar, environment.locale)
      case .offset:
        let distance = Self.distance(from: now, to: date, units: 1, calendar, environment.locale)
        return (date < now ? "-" : "+") + distance
      case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
      }
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      return Self.clock(
        Self.length(of: interval, at: min(now, pauseTime ?? now), countsDown), showsHours: showsHours)
    }
  }

  private static func length(of interval: ClosedRange<Date>, at now: Date, _ countsDown: Bool) -> TimeInterval
  {
    let inside = min(max(now, interval.lowerBound), interval.upperBound)
    return countsDown
      ? interval.upperBound.timeIntervalSince(inside) : inside.timeIntervalSince(interval.lowerBound)
  }

  private static func time(_ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    guard locale.isOfTexts else {
      return date.formatted(
        Date.FormatStyle(
          date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    }
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(twoDigits(parts.minute ?? 0)) \(hour < 12 ? "AM" : "PM")"
  }

  private static func day(_ date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
    guard locale.isOfTexts, calendar.identifier == .gregorian else {
      return date.formatted(
        Date.FormatStyle(
          date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: calendar.timeZone))
    }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return "\(months[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// Returns the largest units of the time between two dates, the first one that is not zero and those right
  /// after it; from a month on in English.
  private static func distance(
    from now: Date, to date: Date, units count: Int, _ calendar: Calendar, _ locale: Locale
  ) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(now, date), to: max(now, date))
    let units = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour),
      ("minute", parts.minute), ("second", parts.second),
    ].map { ($0.0, $0.1 ?? 0) }
    let first = units.firstIndex { $0.1 != 0 }
    // Foundation has no names for months and years of durations on Linux.
    if !locale.isOfTexts, first ?? 2 >= 2 {
      let length = abs(date.timeIntervalSince(now))
      let names: Set<Duration.UnitsFormatStyle.Unit> = [.days, .hours, .minutes, .seconds]
      return Duration.seconds(length.rounded(.down)).formatted(
        .units(allowed: names, width: .wide, maximumUnitCount: count).locale(locale))
    }
    guard let first else { return "0 seconds" }
    return units[first...].prefix(count).filter { $0.1 != 0 }
      .map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  private static func clock(_ length: TimeInterval, showsHours: Bool) -> String {
    let seconds = Int(min(length, 1e12).rounded(.down))
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    let rest = twoDigits(seconds % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}

extension Locale {
  /// Whether it is the locale of texts where nothing says another one.
  fileprivate var isOfTexts: Bool { ["en_US", "en-US", "en"].contains(identifier) }
}

private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

extension EnvironmentValues {
  /// The calendar of dates; the Gregorian one unless it is set, so that every machine shows the same text.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; UTC unless it is set, so that every machine shows the same text.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar with the time zone and the locale.
  fileprivate var calendarOfDates: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
