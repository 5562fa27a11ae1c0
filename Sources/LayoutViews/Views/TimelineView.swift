import ElementTree
import Foundation

/// The dates at which a ``TimelineView`` is made anew; a layout shows one moment, and asks for none of them.
public protocol TimelineSchedule {
  /// Dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the dates are wanted.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the dates of a schedule are wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often.
  case lowFrequency
}

/// A date every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from one on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one before a date on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let past = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval(past * interval)
    return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
  }
}

/// Dates that are written down.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a date every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  /// The beginning of every minute.
  public static var everyMinute: Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
  /// As often as a screen is drawn: sixty times a second.
  public static var animation: Self { .animation() }
  /// As often as a screen is drawn, and no more than every so many seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule {
  /// Dates that are written down.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// What the content of a ``TimelineView`` is told.
public struct TimelineViewContext: Sendable {
  /// How often the content is made anew.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// About every second.
    case seconds
    /// About every minute.
    case minutes
  }

  /// The moment that is shown: the environment's.
  public let date: Date
  /// How often the content is made anew.
  public let cadence: Cadence
}

/// Content that is made anew as time goes by: it is laid out as it is at one moment, the environment's.
///
/// ```swift
/// let clock = TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// What the content is told.
  public typealias Context = TimelineViewContext
  private let content: (Context) -> Content

  /// Creates a view of content that is told the moment.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }

  /// Returns the content's nodes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let context = Context(date: environment.now, cadence: .live)
    return environment.oneLevelDeeper { inside in
      inside.reading { content(context) }.layoutNodes(in: inside)
    }
  }
}
