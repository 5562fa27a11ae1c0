import ElementTree
import Foundation

/// The appearance of labels, built from their titles and icons.
public protocol LabelStyle: ControlStyle where StyleConfiguration == LabelStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that its style receives.
public struct LabelStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { TitleAndIconLabelStyle() }

  /// A label's title, with its type erased.
  public typealias Title = StyledContent

  /// A label's icon, with its type erased.
  public typealias Icon = StyledContent

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A style with the icon before the title, 8 points apart.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a title and icon label style.
  public init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    ByPlatform { environment in
      if environment.isInList {
        // A tall icon makes no row higher on a phone.
        HStack(spacing: environment.metric(.listIconGap)) {
          Marking(content: configuration.icon, kind: "listIcon")
            .imageScale(environment.isOnMac ? environment.imageScale : .large)
            .frame(width: environment.listIconSlot, height: environment.isOnMac ? nil : 0)
          configuration.title
        }
      } else {
        HStack(spacing: 8) {
          configuration.icon
          configuration.title
        }
      }
    } fallback: {
      HStack(spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }
}

extension EnvironmentValues {
  /// The width of a slot for an icon, which grows as the icon does, in points.
  fileprivate var listIconSlot: CGFloat {
    let slot = metric(.listIconSlot)
    return typography?.scaled(slot, asMuchAs: .body, at: dynamicTypeSize) ?? slot
  }
}

/// A style that shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon only label style.
  public init() {}
  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A style that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title only label style.
  public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The default style: the icon and the title.
  public static var automatic: Self { Self() }
  /// A style that shows the icon and the title.
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows the icon alone.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title alone.
  public static var titleOnly: Self { Self() }
}

extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    choosing(style as any ControlStyle<LabelStyleConfiguration>)
  }
}

/// The appearance of labelled values, built from their labels and contents.
///
/// ```swift
/// struct ColumnStyle: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
public protocol LabeledContentStyle: ControlStyle
where StyleConfiguration == LabeledContentStyleConfiguration {
  /// The configuration that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a labelled value that its style receives.
public struct LabeledContentStyleConfiguration: ControlConfiguration {
  package static var usualStyle: any ControlStyle<Self> { AutomaticLabeledContentStyle() }

  /// A label, with its type erased.
  public typealias Label = StyledContent

  /// A value, with its type erased.
  public typealias Content = StyledContent

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
  let source: SourcePosition
}

/// A style with the label, a spacer and the value in a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates an automatic labeled content style.
  public init() {}
  /// Returns the label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    SplitRow(
      label: configuration.label, value: Marking(content: configuration.content, kind: "labeledValue"),
      source: configuration.source, isStackedWhenLarge: true)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: the label, a spacer and the value in a row.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the labelled values in the view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    choosing(style as any ControlStyle<LabeledContentStyleConfiguration>)
  }
}
