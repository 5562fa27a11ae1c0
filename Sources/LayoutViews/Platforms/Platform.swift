import ElementTree
import Foundation

/// A system on whose devices views are shown, in one version: its font and text styles, the sizes of its controls, lists
/// and bars, each number with its source and how sure it is.
///
/// A platform is a table of ``PlatformFact``s by ``PlatformMetric``; a newer one states what differs from an older one. The
/// page *Platforms* shows all of them beside each other.
///
/// ```swift
/// let width = Platform.iOS26[.switchWidth]
/// print(width.value, width.certainty, width.source)  // 66.0 recorded ios-controls/10-toggle-alone
/// let row = try Taut.layout(Toggle("Wi-Fi", isOn: .constant(true)), in: .unspecified, on: .iOS26)
/// ```
public struct Platform: Sendable {
  /// The system, whatever its version.
  public enum System: String, Hashable, Sendable, CaseIterable {
    /// iPhones and iPads.
    case iOS
    /// Macs.
    case macOS
  }

  private final class Storage: Sendable {
    let name: String
    let title: String
    let system: System
    let scale: CGFloat
    let textStyles: TextStyles
    let facts: [PlatformMetric: PlatformFact]

    init(
      name: String, title: String, system: System, scale: CGFloat, textStyles: TextStyles,
      facts: [PlatformMetric: PlatformFact]
    ) {
      self.name = name
      self.title = title
      self.system = system
      self.scale = scale
      self.textStyles = textStyles
      self.facts = facts
    }
  }

  private let storage: Storage

  /// What the platform is called on the command line and in documents, such as `ios-26`.
  public var name: String { storage.name }
  /// What it is called in prose, such as "iOS 26".
  public var title: String { storage.title }
  /// The system, whatever its version.
  public var system: System { storage.system }
  /// How many pixels a point has, unless a device says otherwise.
  public var scale: CGFloat { storage.scale }
  /// The sizes, weights and leadings of its text styles.
  public var textStyles: TextStyles { storage.textStyles }

  /// A number of the platform, with its source.
  public subscript(metric: PlatformMetric) -> PlatformFact {
    storage.facts[metric] ?? metric.usual
  }

  /// A number of the platform for controls of a size, in points.
  public subscript(metric: PlatformMetric, size: ControlSize) -> CGFloat { self[metric].value(for: size) }

  /// A platform with all of its facts.
  init(
    _ name: String, title: String, _ system: System, scale: CGFloat, textStyles: TextStyles,
    facts: [PlatformMetric: PlatformFact]
  ) {
    storage = Storage(
      name: name, title: title, system: system, scale: scale, textStyles: textStyles, facts: facts)
  }

  /// A platform that differs from an older one.
  init(_ name: String, title: String, from older: Platform, facts: [PlatformMetric: PlatformFact]) {
    self.init(
      name, title: title, older.system, scale: older.scale, textStyles: older.textStyles,
      facts: older.storage.facts.merging(facts) { $1 })
  }

  /// How the platform sets texts, on a screen with so many pixels in a point.
  public func typography(scale: CGFloat? = nil, hasTallLines: Bool = false) -> Typography {
    var typography = Typography(metrics: .sanFrancisco, styles: textStyles, scale: scale ?? self.scale)
    typography.hasTallLines = hasTallLines
    return typography
  }
}

extension Platform: Hashable {
  /// Whether two are the same platform: names are unique.
  public static func == (one: Platform, other: Platform) -> Bool { one.name == other.name }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Platform: CaseIterable {
  /// All platforms, the oldest of each system first.
  public static let allCases: [Platform] = [.iOS18, .iOS26, .macOS26, .macOS27]

  /// The platform of a name; `nil` for a name of none.
  public init?(named name: String) {
    guard let platform = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = platform
  }
}

/// A number of a platform: its value, where it comes from, and how sure it is.
public struct PlatformFact: Hashable, Sendable {
  /// How sure a number is.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Measured on the real system, in a record that the source names.
    case recorded
    /// Stated by the system's maker.
    case published
    /// Follows from recorded numbers by a rule that has not been recorded itself.
    case derived
    /// The best guess, as nothing is known.
    case guessed
  }

  /// The number, in points unless the metric says otherwise; that of regular controls where it depends on their size.
  public let value: CGFloat
  /// The numbers of controls of other sizes, where they differ.
  public let others: [ControlSize: CGFloat]
  /// Where it comes from.
  public let source: String
  /// How sure it is.
  public let certainty: Certainty

  /// The number for controls of a size.
  public func value(for size: ControlSize) -> CGFloat { others[size] ?? value }

  static func recorded(_ value: CGFloat, _ source: String, _ others: [ControlSize: CGFloat] = [:]) -> Self {
    Self(value: value, others: others, source: source, certainty: .recorded)
  }
  static func published(_ value: CGFloat, _ source: String, _ others: [ControlSize: CGFloat] = [:]) -> Self {
    Self(value: value, others: others, source: source, certainty: .published)
  }
  static func derived(_ value: CGFloat, _ source: String, _ others: [ControlSize: CGFloat] = [:]) -> Self {
    Self(value: value, others: others, source: source, certainty: .derived)
  }
  static func guessed(_ value: CGFloat, _ source: String, _ others: [ControlSize: CGFloat] = [:]) -> Self {
    Self(value: value, others: others, source: source, certainty: .guessed)
  }
}

/// What a platform has a number for.
///
/// The raw value is what the page *Platforms* calls it; ``usual`` is what counts where views are on no platform.
public enum PlatformMetric: String, CaseIterable, Hashable, Sendable {
  // MARK: Everywhere
  case spacing = "space between ordinary views"
  case padding = "padding without a length"

  // MARK: Buttons
  case borderedButtonSide = "bordered button: space at each side of its label"
  case borderedButtonEnd = "bordered button: space above and below its label"
  case borderedButtonMinHeight = "bordered button: least height"

  // MARK: Toggles, sliders, steppers
  case switchWidth = "switch: width"
  case switchHeight = "switch: height"
  case checkboxSide = "checkbox: width and height"
  case checkboxGap = "checkbox: space before its label"
  case sliderHeight = "slider: height"
  case stepperWidth = "stepper: width"
  case stepperHeight = "stepper: height"

  /// What counts where views are on no platform, or where a platform says nothing.
  var usual: PlatformFact {
    switch self {
    case .spacing: .guessed(ViewSpacing.defaultDistance, "SwiftUI's usual distance")
    case .padding: .guessed(PaddingElement.defaultLength, "SwiftUI's usual length")
    case .borderedButtonSide:
      .guessed(12, "iOS 18", [.mini: 10, .small: 10, .large: 20, .extraLarge: 20])
    case .borderedButtonEnd: .guessed(7, "iOS 18", [.mini: 4, .small: 4, .large: 15, .extraLarge: 15])
    case .borderedButtonMinHeight: .guessed(0, "none")
    case .switchWidth: .guessed(51, "iOS 18")
    case .switchHeight: .guessed(31, "iOS 18")
    case .checkboxSide: .guessed(16, "macOS")
    case .checkboxGap: .guessed(5, "macOS")
    case .sliderHeight: .guessed(20, "no source")
    case .stepperWidth: .guessed(94, "iOS 18")
    case .stepperHeight: .guessed(32, "iOS 18")
    }
  }
}
