import ElementTree
import Foundation

/// The appearance of text fields, built from a field.
///
/// The name of the requirement is SwiftUI's own.
///
/// ```swift
/// struct BoxedStyle: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(10).background(Color.gray)
///   }
/// }
/// ```
public protocol TextFieldStyle {
  /// The view of which a field consists.
  associatedtype _Body: View
  /// The label of the field in a style's configuration.
  typealias _Label = StyledContent
  /// Returns the view of a field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle {
  func erasedBody(_ configuration: TextField<StyledContent>) -> AnyView {
    AnyView(_body(configuration: configuration))
  }
}

/// A style that shows the line of text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  public init() {}
  /// Returns the field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A style with a border: 7 points around the line of text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a rounded border text field style.
  public init() {}
  /// Returns the field with its insets.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    return ByPlatform { environment in
      let (side, end) = (environment.metric(.fieldSide), environment.metric(.fieldEnd))
      let field =
        configuration
        .padding(
          EdgeInsets(top: end, leading: side, bottom: end, trailing: side), fileID: file, line: line
        )
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: environment.metric(.fieldMinHeight), fileID: file,
          line: line)
      Marking(content: field, kind: "fieldBorder")
    } fallback: {
      configuration.padding(7, fileID: file, line: line)
    }
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The default style: the line of text alone.
  public static var automatic: Self { Self() }
  /// A style that shows the line of text alone.
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border around the line.
  public static var roundedBorder: Self { Self() }
}

extension View {
  /// Sets the style of the text fields in the view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    choosing(style as any TextFieldStyle)
  }
}

/// The appearance of pickers of dates, built from their labels.
///
/// ```swift
/// struct DateInWords: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       Text(configuration.selection, style: .date)
///     }
///   }
/// }
/// ```
public protocol DatePickerStyle: ControlStyle where StyleConfiguration == DatePickerStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The options as a bit set.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// The properties of a date picker that its style receives.
public struct DatePickerStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultDatePickerStyle() }

  /// A picker's label, with its type erased.
  public typealias Label = StyledContent

  /// The label.
  public let label: Label
  /// The earliest date; `nil` for none.
  public let minimumDate: Date?
  /// The latest date; `nil` for none.
  public let maximumDate: Date?
  /// The components of the date that are shown.
  public let displayedComponents: DatePickerComponents
  /// The date.
  @Binding public var selection: Date
  let source: SourcePosition

  init(
    label: Label, selection: Binding<Date>, range: (Date?, Date?), components: DatePickerComponents,
    source: SourcePosition
  ) {
    self.label = label
    _selection = selection
    (minimumDate, maximumDate) = range
    displayedComponents = components
    self.source = source
  }
}

/// A style with the label, a spacer, and a button of 120 x 34 points.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  public init() {}
  /// Returns the label and the button.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateButton", width: 120, height: 34, isBelow: false, configuration: configuration)
  }
}

/// A style with the label, a spacer, and a button of 120 x 34 points.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact date picker style.
  public init() {}
  /// Returns the label and the button.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateButton", width: 120, height: 34, isBelow: false, configuration: configuration)
  }
}

/// A style with a calendar as wide as the proposal and 330 points high, without the label.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical date picker style.
  public init() {}
  /// Returns the calendar.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateCalendar", width: nil, height: 330, isBelow: true, configuration: configuration)
  }
}

/// A style with a wheel of 320 x 216 points after the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel date picker style.
  public init() {}
  /// Returns the label and the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateWheel", width: 320, height: 216, isBelow: false, configuration: configuration)
  }
}

private struct DateRecipe: View {
  var kind: String
  var width: CGFloat?
  var height: CGFloat
  /// Whether the picker is shown alone, without its label.
  var isBelow: Bool
  var configuration: DatePickerStyleConfiguration

  var body: some View {
    ByPlatform { environment in
      if kind == "DateButton" {
        pills(environment)
      } else {
        fallback
      }
    } fallback: {
      fallback
    }
  }

  @ViewBuilder private var fallback: some View {
    let leaf = StandInLeaf(kind: kind, width: width, height: height, source: configuration.source)
    if isBelow {
      leaf
    } else {
      SplitRow(label: configuration.label, value: leaf, source: configuration.source, isControl: true)
    }
  }

  /// Returns the words in the buttons, in the format of a device in the United States.
  private func pillWords(hasDay: Bool, hasTime: Bool, _ environment: EnvironmentValues) -> [String: String] {
    func written(_ format: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.dateFormat = format
      return formatter.string(from: configuration.selection)
    }
    var words = ["size": PointFormat.shortest(environment.resolved(environment.font ?? .body).size)]
    if hasDay { words["day"] = written(environment.isOnMac ? "M/d/yyyy" : "MMM d, yyyy") }
    if hasTime { words["time"] = written("h:mm a") }
    return words
  }

  /// Returns a button for the day and one for the time.
  private func pills(_ environment: EnvironmentValues) -> some View {
    let (hasDay, hasTime) = (
      configuration.displayedComponents.contains(.date),
      configuration.displayedComponents.contains(.hourAndMinute)
    )
    let words = pillWords(hasDay: hasDay, hasTime: hasTime, environment)
    let width =
      environment.isOnMac
      ? environment.metric(hasDay && hasTime ? .dateAndTimeWidth : hasTime ? .timeWidth : .dayWidth)
      : width(of: ["day", "time"].compactMap { words[$0] }, environment)
    let line = environment.line(of: environment.font ?? .body).height
    let height =
      environment.isOnMac
      ? environment.metric(.dateHeight)
      : hasTime ? max(environment.metric(.timeHeight), line) : line + environment.metric(.dateEnds)
    let source = configuration.source
    let isOnMac = environment.isOnMac
    let leaf = StandInLeaf(kind: kind, width: isOnMac ? width : nil, height: height, source: source)
    // A phone's buttons are no wider than the room beside their label.
    let limited =
      isOnMac
      ? AnyView(leaf)
      : AnyView(
        leaf.frame(
          minWidth: 0, idealWidth: width, maxWidth: width, fileID: source.file, line: source.line))
    return SplitRow(
      label: configuration.label,
      value: Marking(content: limited, kind: "datePills", attributes: words),
      source: source, isControl: true, isStackedWhenLarge: true)
  }

  /// Returns how wide buttons with some words are together.
  private func width(of words: [String], _ environment: EnvironmentValues) -> CGFloat {
    let font = environment.resolved(environment.font ?? .body)
    let widths = words.map { word in
      environment.textMeasurer.measure(MeasurableText(word, font: font), width: nil, height: nil).size.width
        + 2 * environment.metric(.datePillSide)
    }
    return widths.reduce(0, +) + environment.metric(.datePillGap) * CGFloat(max(0, words.count - 1))
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the label and a button.
  public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with the label and a button.
  public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar.
  public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with the label and a wheel.
  public static var wheel: Self { Self() }
}

extension View {
  /// Sets the style of the pickers of dates in the view.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    choosing(style as any ControlStyle<DatePickerStyleConfiguration>)
  }
}
