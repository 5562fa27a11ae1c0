import ElementTree
import Foundation

/// How pickers of dates look: what is made of their labels.
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
public protocol DatePickerStyle {
  /// What a picker is made of.
  associatedtype Body: View
  /// What is known of the picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// The view of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// What a date picker's style is told.
public struct DatePickerStyleConfiguration {
  /// A picker's label, whatever its type.
  public struct Label: View, PrimitiveView {
    let view: AnyView
    /// The label's nodes.
    public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
      view.layoutNodes(in: environment)
    }
  }

  /// The label.
  public let label: Label
  /// The earliest date; `nil` for none.
  public let minimumDate: Date?
  /// The latest date; `nil` for none.
  public let maximumDate: Date?
  /// Which parts of the date are shown.
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

extension DatePickerStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The label, a spacer, and a button of 120 x 34 points.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The label and the button.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateButton", width: 120, height: 34, isBelow: false, configuration: configuration)
  }
}

/// The label, a spacer, and a button of 120 x 34 points.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The label and the button.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateButton", width: 120, height: 34, isBelow: false, configuration: configuration)
  }
}

/// A calendar as wide as is proposed and 330 points high, without the label.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The calendar.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateCalendar", width: nil, height: 330, isBelow: true, configuration: configuration)
  }
}

/// A wheel of 320 x 216 points after the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// The label and the wheel.
  public func makeBody(configuration: Configuration) -> some View {
    DateRecipe(kind: "DateWheel", width: 320, height: 216, isBelow: false, configuration: configuration)
  }
}

private struct DateRecipe: View {
  var kind: String
  var width: CGFloat?
  var height: CGFloat
  /// Whether it stands alone.
  var isBelow: Bool
  var configuration: DatePickerStyleConfiguration

  var body: some View {
    let leaf = StandInLeaf(kind: kind, width: width, height: height, source: configuration.source)
    if isBelow {
      leaf
    } else {
      SplitRow(label: configuration.label, value: leaf, source: configuration.source, isControl: true)
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The label and a button.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The label and a button.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The label and a wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static let defaultValue = StyleBox<any DatePickerStyle>(style: DefaultDatePickerStyle())
}

extension EnvironmentValues {
  /// How pickers of dates look.
  var datePickerStyle: any DatePickerStyle {
    get { datePickerStyles.style }
    set { datePickerStyles = StyleBox(style: newValue, outer: datePickerStyles) }
  }
  /// The style with those around it.
  var datePickerStyles: StyleBox<any DatePickerStyle> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the pickers of dates in the view look.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    modifier(EnvironmentModifier { $0.datePickerStyle = style })
  }
}
