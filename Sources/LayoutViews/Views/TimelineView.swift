import ElementTree
import Foundation

/// The dates at which a ``TimelineView`` is updated.
///
/// A layout shows one moment, and requests none of the dates.
public protocol TimelineSchedule {
  /// A sequence of dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency at which dates are requested.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which dates of a schedule are requested.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The schedule's own frequency.
  case normal
  /// A lower frequency.
  case lowFrequency
}

/// A schedule at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates from one on, `interval` seconds apart.
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

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns the dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule at intervals in seconds, from a date on.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
  /// The beginning of every minute.
  public static var everyMinute: Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
  }
  /// A schedule at the rate at which a screen is drawn: sixty times a second.
  public static var animation: Self { .animation() }
  /// Returns a schedule with a date every `minimumInterval` seconds, by default sixty in a second; `paused`
  /// has no effect.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// The moment at which the content of a ``TimelineView`` is made.
public struct TimelineViewContext: Sendable {
  /// The rate at which the content is updated.
  public enum Cadence: Comparable, Sendable {
    /// Continuous updates.
    case live
    /// An update about every second.
    case seconds
    /// An update about every minute.
    case minutes
  }

  /// The moment that is shown: the environment's.
  public let date: Date
  /// The rate at which the content is updated.
  public let cadence: Cadence
}

/// Content that is updated as time passes: it is laid out at one moment, the environment's.
///
/// ```swift
/// let clock = TimelineView(.everyMinute) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// The context that the content receives.
  public typealias Context = TimelineViewContext
  private let content: (Context) -> Content

  /// Creates a view whose content receives the moment.
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
