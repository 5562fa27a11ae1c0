import ElementTree
import Foundation

/// A control with one recipe for no platform, and one for platforms.
struct ByPlatform<Own: View, Fallback: View>: View {
  typealias Body = Never
  private let own: (EnvironmentValues) -> Own
  private let fallback: Fallback

  init(@ViewBuilder own: @escaping (EnvironmentValues) -> Own, @ViewBuilder fallback: () -> Fallback) {
    self.own = own
    self.fallback = fallback()
  }

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    guard environment.platform != nil else { return fallback.layoutNodes(in: environment) }
    return own(environment).layoutNodes(in: environment)
  }
}

/// A leaf whose sides are the platform's, or those of the proposal.
struct MetricLeaf: View {
  typealias Body = Never
  var kind: String
  var width: PlatformMetric?
  var height: PlatformMetric?
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandInLeaf(
      kind: kind, width: width.map { environment.metric($0) }, height: height.map { environment.metric($0) },
      source: source
    ).layoutNodes(in: environment)
  }
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}
private enum FillsRowsKey: EnvironmentKey {
  static let defaultValue = false
}
private enum IsInColumnsKey: EnvironmentKey {
  static let defaultValue = false
}
private enum IsInTopmostTabKey: EnvironmentKey {
  static let defaultValue = false
}
private enum IsInStyledFieldKey: EnvironmentKey {
  static let defaultValue = false
}
private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}
private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}
private enum IsEditingKey: EnvironmentKey {
  static let defaultValue = false
}
private enum RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var isOnMac: Bool { platform?.system == .macOS }

  /// Whether views are in a list or a form on a platform.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
  /// Whether controls fill their rows, and are no higher than their labels.
  var fillsRows: Bool {
    get { self[FillsRowsKey.self] }
    set { self[FillsRowsKey.self] = newValue }
  }
  /// Whether the view is a row itself, and not in a stack inside one.
  var isRow: Bool { isInList && stackAxis == nil }
  /// Whether the view is a row that its control fills.
  var isFilledRow: Bool { fillsRows && isRow }
  /// Whether views are in a form in columns.
  var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }
  /// Whether the view is in a tab whose safe area ends at the bar of tabs alone.
  var isInTopmostTab: Bool {
    get { self[IsInTopmostTabKey.self] }
    set { self[IsInTopmostTabKey.self] = newValue }
  }
  /// Whether a field is shown by a style's body, which has given it its border.
  var isInStyledField: Bool {
    get { self[IsInStyledFieldKey.self] }
    set { self[IsInStyledFieldKey.self] = newValue }
  }
  /// The name of the style of pickers.
  package var pickerStyleName: String {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
  /// The name of the style of lists.
  package var listStyleName: String {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  /// Whether lists are being edited.
  package var isEditing: Bool {
    get { self[IsEditingKey.self] }
    set { self[IsEditingKey.self] = newValue }
  }
  /// The space between the rows of a card, in points; `nil` where it is not set.
  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  /// The space below a card, in points; `nil` where it is not set.
  package var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The font of the labels of controls: the body style, where a Mac's other texts have a size of their own.
  var controlFont: Font? { font ?? (isOnMac ? .body : nil) }

  /// The font of the labels in borders, which small controls have smaller.
  var borderedFont: Font? {
    if let font { return font }
    guard controlSize == .mini || controlSize == .small else { return nil }
    if isOnMac { return .system(size: controlSize == .mini ? 9 : 11) }
    return .subheadline
  }

  /// Returns the font in the environment's text size.
  func resolved(_ font: Font) -> Font {
    typography?.resolved(font, at: dynamicTypeSize) ?? font.resolved(at: dynamicTypeSize)
  }

  /// Returns the height of a line of a font and its distance from the next, in points.
  func line(of font: Font) -> (height: CGFloat, pitch: CGFloat) {
    let resolved = resolved(font)
    func height(_ count: Int) -> CGFloat {
      let text = MeasurableText(Array(repeating: "x", count: count).joined(separator: "\n"), font: resolved)
      return textMeasurer.measure(text, width: nil, height: nil).size.height
    }
    // Heights are whole pixels, and tall lines are their pitch apart only from the second one on.
    return (height(1), ((height(12) - height(2)) * 10).rounded() / 100)
  }
}

/// The alignment of the controls of a form in columns.
private enum ColumnEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension View {
  /// The view as a control, whose label's distances from what is above and below do not count.
  func asControl() -> some View { Marking(content: self, kind: AppearanceElement.controlKind) }
}

extension HorizontalAlignment {
  static let columnEdge = HorizontalAlignment(ColumnEdge.self)
}

/// A control's label and the control on a platform.
struct PlatformSplitRow<Label: View, Value: View>: View {
  typealias Body = Never
  var label: Label
  var value: Value
  var source: SourcePosition
  /// Whether it is a control, whose label may be hidden.
  var isControl: Bool
  /// Whether the row is as high as the label, whatever is at its end.
  var mayOverflow: Bool
  /// Whether its value stands below the label in large letters, as in UIKit's cells with a value.
  var isStackedWhenLarge: Bool

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    made(environment).layoutNodes(in: environment)
  }

  @ViewBuilder private func made(_ environment: EnvironmentValues) -> some View {
    let (file, line) = (source.file, source.line)
    let isFilled = environment.isFilledRow
    if isControl, environment.labelsAreHidden {
      value
    } else if environment.isOnMac, !isFilled {
      let gap = environment.metric(.controlGap)
      let row = HStack(
        spacing: gap,
        content: {
          StackedLabel(label: label, source: source).font(environment.controlFont)
            .alignmentGuide(.columnEdge) { $0.width + gap }
          value
        }, fileID: file, line: line)
      if isControl { row.asControl() } else { row }
    } else if isStackedWhenLarge, isFilled, !environment.isOnMac,
      environment.dynamicTypeSize.isAccessibilitySize
    {
      VStack(
        alignment: .leading,
        content: {
          StackedLabel(label: label, source: source)
          value
        }, fileID: file, line: line)
    } else if isFilled, mayOverflow {
      spread(value.frame(height: 0, fileID: file, line: line), environment)
    } else if isControl, !isFilled {
      spread(value, environment).alignmentGuide(.firstTextBaseline) { _ in 0 }.asControl()
    } else {
      spread(value, environment)
    }
  }

  private func spread(_ value: some View, _ environment: EnvironmentValues) -> some View {
    HStack(
      content: {
        StackedLabel(label: label, source: source).font(environment.controlFont)
        Spacer(fileID: source.file, line: source.line)
        value
      }, fileID: source.file, line: source.line)
  }
}
