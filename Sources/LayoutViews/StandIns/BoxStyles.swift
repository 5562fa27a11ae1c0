import ElementTree
import Foundation

/// The appearance of boxes, built from their labels and contents.
///
/// ```swift
/// struct FlatStyle: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading, spacing: 2) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
public protocol GroupBoxStyle: ControlStyle where StyleConfiguration == GroupBoxStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a box that its style receives.
public struct GroupBoxStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { DefaultGroupBoxStyle() }

  /// A box's label, with its type erased.
  public typealias Label = StyledContent

  /// A box's content, with its type erased.
  public typealias Content = StyledContent

  /// The label; it has no views where the box has none.
  public let label: Label
  /// The content.
  public let content: Content
  let source: SourcePosition
}

/// A style with the label in the headline's font over the content, and 16 points of space around both; in a
/// Mac's grouped form the label as other texts 3 points above the content, without a box.
public struct DefaultGroupBoxStyle: GroupBoxStyle, DrawnStyle {
  /// Creates a default group box style.
  public init() {}

  func look(in environment: EnvironmentValues) -> String { environment.isInMacForm ? "plain" : "box" }

  /// Returns the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isInMacForm {
        let (file, line) = (configuration.source.file, configuration.source.line)
        VStack(
          alignment: .leading, spacing: 3,
          content: {
            configuration.label
            configuration.content
          }, fileID: file, line: line)
      } else {
        box(configuration)
      }
    } fallback: {
      box(configuration)
    }
  }

  private func box(_ configuration: Configuration) -> some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    return VStack(
      alignment: .leading,
      content: {
        configuration.label.font(.headline)
        configuration.content
      }, fileID: file, line: line
    ).padding(16, fileID: file, line: line)
  }
}

extension EnvironmentValues {
  /// Whether views are those of a Mac's form with cards.
  fileprivate var isInMacForm: Bool { isOnMac && fillsRows }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: the label over the content, with space around both.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the boxes in the view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    choosing(style as any ControlStyle<GroupBoxStyleConfiguration>)
  }
}

/// The appearance of content that can be hidden, built from its label and of itself.
///
/// ```swift
/// struct IndentedStyle: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       if configuration.isExpanded { configuration.content.padding(.leading, 20) }
///     }
///   }
/// }
/// ```
public protocol DisclosureGroupStyle: ControlStyle
where StyleConfiguration == DisclosureGroupStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { AutomaticDisclosureGroupStyle() }

  /// The label.
  public let label: StyledContent
  /// The content, which can be hidden.
  public let content: StyledContent
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
  let source: SourcePosition
}

/// A style with the label, a spacer and an arrow of 8 x 14 points, and the content below where it is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates an automatic disclosure group style.
  public init() {}
  /// Returns the row and the content.
  public func makeBody(configuration: Configuration) -> some View {
    let source = configuration.source
    return VStack(
      alignment: .leading,
      content: {
        SplitRow(
          label: configuration.label,
          value: StandInLeaf(kind: "Arrow", width: 8, height: 14, source: source), source: source)
        if configuration.isExpanded { configuration.content }
      }, fileID: source.file, line: source.line)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a row with an arrow over the content.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    choosing(style as any ControlStyle<DisclosureGroupStyleConfiguration>)
  }
}

/// The appearance of groups of controls, built from the controls.
///
/// ```swift
/// struct ColumnOfControls: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
public protocol ControlGroupStyle: ControlStyle where StyleConfiguration == ControlGroupStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that its style receives.
public struct ControlGroupStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { AutomaticControlGroupStyle() }

  /// The controls.
  public let content: StyledContent
  /// The group's label.
  public let label: StyledContent
  let source: SourcePosition
}

/// A style with the controls beside each other, 8 points apart, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates an automatic control group style.
  public init() {}
  /// Returns a row of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(
      spacing: 8, content: { configuration.content }, fileID: configuration.source.file,
      line: configuration.source.line)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: a row of the controls.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the groups of controls in the view.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    choosing(style as any ControlStyle<ControlGroupStyleConfiguration>)
  }
}

/// The appearance of forms, built from their content.
///
/// ```swift
/// struct PlainForm: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading, spacing: 12) { configuration.content }
///   }
/// }
/// ```
public protocol FormStyle: ControlStyle where StyleConfiguration == FormStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that its style receives.
public struct FormStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { AutomaticFormStyle() }

  /// A form's content, with its type erased.
  public typealias Content = StyledContent

  /// The rows.
  public let content: Content
  let source: SourcePosition
}

/// A style that shows a form as a scroll view of rows.
public struct AutomaticFormStyle: FormStyle {
  /// Creates an automatic form style.
  public init() {}
  /// Returns the rows.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isOnMac {
        ColumnsFormStyle().makeBody(configuration: configuration)
      } else {
        FormRows(configuration: configuration)
      }
    } fallback: {
      FormRows(configuration: configuration)
    }
  }
}

/// A style that shows a form as a scroll view of rows, as the automatic one does.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public init() {}
  /// Returns the rows.
  public func makeBody(configuration: Configuration) -> some View { FormRows(configuration: configuration) }
}

/// A style that does not scroll: the content in a column, aligned at the leading edge.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a columns form style.
  public init() {}
  /// Returns the content in a column.
  public func makeBody(configuration: Configuration) -> some View {
    let (file, line) = (configuration.source.file, configuration.source.line)
    return ByPlatform { environment in
      VStack(
        alignment: environment.isOnMac ? .columnEdge : .leading, content: { configuration.content },
        fileID: file, line: line)
    } fallback: {
      VStack(alignment: .leading, content: { configuration.content }, fileID: file, line: line)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A scroll view of rows.
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A scroll view of rows.
  public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with a column that does not scroll.
  public static var columns: Self { Self() }
}

extension View {
  /// Sets the style of the forms in the view.
  public func formStyle(_ style: some FormStyle) -> some View {
    choosing(style as any ControlStyle<FormStyleConfiguration>)
  }
}
