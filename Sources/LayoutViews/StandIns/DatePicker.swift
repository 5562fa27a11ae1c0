import ElementTree
import Foundation

/// A stand-in for a picker of dates.
///
/// It is its label, a spacer, and a button of 120 x 34 points, or what the nearest ``DatePickerStyle`` shows.
public struct DatePicker<Label: View>: View, PrimitiveView {
  /// The components of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: (Date?, Date?)
  private let components: Components
  private let label: Label
  private let source: SourcePosition
  /// Whether the control is part of the body of its own style.
  private var isRestyled = false

  private init(
    _ selection: Binding<Date>, _ range: (Date?, Date?), _ components: Components, _ label: Label,
    _ fileID: String, _ line: Int
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a picker of a date, which ``ViewSession/select(_:in:)`` sets.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection, (nil, nil), displayedComponents, label(), fileID, line)
  }

  /// Creates a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label(), fileID, line)
  }

  /// Returns the picker, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = DatePickerStyleConfiguration(
      label: StyledContent(label), selection: selection, range: range,
      components: components, source: source)
    return environment.nodes(
      of: configuration, "DatePicker", source, isRestyled: isRestyled,
      behavior: ChoiceBehavior(value: selection))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker of a style's configuration, shown by the next style further out.
  public init(_ configuration: DatePickerStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      configuration.$selection, (configuration.minimumDate, configuration.maximumDate),
      configuration.displayedComponents, configuration.label, fileID, line)
    isRestyled = true
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, (nil, nil), displayedComponents, Text(titleKey, fileID: fileID, line: line), fileID, line)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, (nil, nil), displayedComponents, Text(String(title), fileID: fileID, line: line), fileID,
      line)
  }

  /// Creates a picker of a date in a range, with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, (range.lowerBound, range.upperBound), displayedComponents,
      Text(titleKey, fileID: fileID, line: line), fileID, line)
  }

  /// Creates a picker of a date not before a first one, with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, (range.lowerBound, nil), displayedComponents, Text(titleKey, fileID: fileID, line: line),
      fileID, line)
  }

  /// Creates a picker of a date not after a last one, with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection, (nil, range.upperBound), displayedComponents, Text(titleKey, fileID: fileID, line: line),
      fileID, line)
  }
}
