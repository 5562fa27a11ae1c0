import ElementTree
import Foundation

/// A system in one version, with its fonts, text styles, and the sizes of its controls, lists and bars.
///
/// A platform is a table of ``PlatformFact``s by ``PlatformMetric``, each with its source and its
/// certainty. A newer platform states its differences from an older one. The page *Platforms* compares all
/// of them.
///
/// ```swift
/// let width = Platform.iOS26[.switchWidth]
/// print(width.value, width.certainty, width.source)  // 66.0 recorded ios-controls/10-toggle-alone
/// let row = try Taut.layout(Toggle("Wi-Fi", isOn: .constant(true)), in: .unspecified, on: .iOS26)
/// ```
public struct Platform: Sendable {
  /// The system, whatever its version.
  public enum System: String, Hashable, Sendable, CaseIterable {
    /// The system of iPhones and iPads.
    case iOS
    /// The system of Macs.
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

  /// The platform's name on the command line and in documents, such as `ios-26`.
  public var name: String { storage.name }
  /// The platform's name in prose, such as "iOS 26".
  public var title: String { storage.title }
  /// The system, whatever its version.
  public var system: System { storage.system }
  /// The number of pixels in a point, unless a device has another.
  public var scale: CGFloat { storage.scale }
  /// The sizes, weights and leadings of its text styles.
  public var textStyles: TextStyles { storage.textStyles }

  /// A number of the platform, with its source.
  public subscript(metric: PlatformMetric) -> PlatformFact {
    storage.facts[metric] ?? metric.fallback
  }

  /// A number of the platform for controls of a size, in points.
  public subscript(metric: PlatformMetric, size: ControlSize) -> CGFloat { self[metric].value(for: size) }

  /// Creates a platform with all of its facts.
  init(
    _ name: String, title: String, _ system: System, scale: CGFloat, textStyles: TextStyles,
    facts: [PlatformMetric: PlatformFact]
  ) {
    storage = Storage(
      name: name, title: title, system: system, scale: scale, textStyles: textStyles, facts: facts)
  }

  /// Creates a platform by its differences from an older one.
  init(_ name: String, title: String, from older: Platform, facts: [PlatformMetric: PlatformFact]) {
    self.init(
      name, title: title, older.system, scale: older.scale, textStyles: older.textStyles,
      facts: older.storage.facts.merging(facts) { $1 })
  }

  /// Returns the platform's typography on a screen.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point; `nil` for the platform's own.
  ///   - hasTallLines: Whether lines are as tall as for a preferred language with a tall script.
  public func typography(scale: CGFloat? = nil, hasTallLines: Bool = false) -> Typography {
    var typography = Typography(metrics: .sanFrancisco, styles: textStyles, scale: scale ?? self.scale)
    typography.hasTallLines = hasTallLines
    typography.vanishesInNothing = self[.linesInNothing].value == 0
    return typography
  }
}

extension Platform: Hashable {
  /// Returns whether two platforms are the same: names are unique.
  public static func == (one: Platform, other: Platform) -> Bool { one.name == other.name }

  /// Hashes the name, by which platforms are equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Platform: CaseIterable {
  /// All platforms, the oldest of each system first.
  public static let allCases: [Platform] = [.iOS18, .iOS26, .macOS26, .macOS27]

  /// Creates the platform with a name; `nil` if no platform has it.
  public init?(named name: String) {
    guard let platform = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = platform
  }
}

/// A number of a platform: its value, its source, and its certainty.
public struct PlatformFact: Hashable, Sendable {
  /// The certainty of a number.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Measured on the real system, in the record that the source names.
    case recorded
    /// Published by the system's maker.
    case published
    /// Derived from recorded numbers by a rule that has not been recorded itself.
    case derived
    /// Guessed: neither recorded, published nor derived.
    case guessed
  }

  /// The number, in points unless the metric has another unit; that of regular controls where it depends on
  /// their size.
  public let value: CGFloat
  /// The numbers of controls of other sizes, where they differ.
  public let others: [ControlSize: CGFloat]
  /// The source of the number.
  public let source: String
  /// The certainty of the number.
  public let certainty: Certainty

  /// Returns the number for controls of a size.
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

/// A length or number that a platform fixes.
///
/// The raw value is its name on the page *Platforms*; `fallback` is its value for views that are on no
/// platform.
public enum PlatformMetric: String, CaseIterable, Hashable, Sendable {
  // MARK: Everywhere
  case spacing = "space between ordinary views"
  case padding = "padding without a length"
  case linesInNothing = "text that is proposed 0 x 0: lines that it takes all the same"

  // MARK: Buttons
  case borderedButtonSide = "bordered button: space at each side of its label"
  case borderedButtonEnd = "bordered button: space above and below its label"
  case borderedButtonMinHeight = "bordered button: least height"
  case borderedButtonGive = "bordered button or menu: what each side gives way by before its label does"

  // MARK: Toggles, sliders, steppers
  case switchWidth = "switch: width"
  case switchHeight = "switch: height"
  case checkboxSide = "checkbox: width and height"
  case checkboxGap = "checkbox: space before its label"
  case sliderHeight = "slider: height"
  case stepperWidth = "stepper: width"
  case stepperHeight = "stepper: height"
  case sliderMinWidth = "slider: least width"
  case sliderIdealWidth = "slider: ideal width"
  case controlGap = "control: space after its label"
  case wellWidth = "colour well: width"
  case wellHeight = "colour well: height"

  // MARK: Progress and gauges
  case progressBarHeight = "progress bar: height"
  case progressBarGap = "progress bar: space below its label"
  case progressWheelSide = "progress wheel: width and height"
  case gaugeBarHeight = "gauge: height of its bar"
  case gaugeLineHeight = "gauge, accessory: height of its line"
  case gaugeLineGap = "gauge, accessory: space between its line and its labels"

  // MARK: Fields
  case plainFieldSide = "field: space at each side of its text"
  case fieldSide = "field in a border: space at each side of the field"
  case fieldEnd = "field in a border: space above and below the field"
  case fieldMinHeight = "field in a border: least height"
  case editorEnd = "editor: space above and below its text"

  // MARK: Pickers and menus
  case segmentHeight = "segmented picker: height"
  case segmentSide = "segmented picker: space at each side of the widest choice"
  case pickerWheelHeight = "picker as a wheel: height"
  case menuPickerSide = "picker as a menu: space at each side"
  case menuPickerEnd = "picker as a menu: space above and below"
  case menuPickerGap = "picker as a menu: space before its arrows"
  case menuPickerArrow = "picker as a menu: width of its arrows"
  case radioSpacing = "radio buttons: space between choices"
  case popUpLeading = "pop-up: space before its text"
  case popUpTrailing = "pop-up: space after its text, with the arrows"
  case popUpHeight = "pop-up: height"

  // MARK: Dates
  case dayWidth = "compact date: width of the day"
  case timeWidth = "compact date: width of the time"
  case dateAndTimeWidth = "compact date: width of day and time together"
  case datePillSide = "compact date: space at each side of its words"
  case datePillGap = "compact date: space between day and time"
  case dateEnds = "compact date: height over that of a line"
  case timeHeight = "compact date with a time: height"
  case dateHeight = "date field: height"

  // MARK: Lists and forms
  case cardSide = "card: space at each side"
  case rowSide = "row: space at each side of its content"
  case rowEnd = "row: space above and below its content"
  case rowMinHeight = "row: least height"
  case listTop = "list: space above the first card or row without a header"
  case sectionGap = "sections: space between two cards"
  case headerGap = "header: space above and below"
  case plainHeaderTop = "header of a plain list: space above"
  case footerTop = "footer: space above"
  case footerBottom = "footer: space below"
  case editInset = "row that can be deleted: its inset while editing"
  case listIconSlot = "label in a list: width of its icon's slot"
  case listIconGap = "label in a list: space between slot and title"
  case linkArrow = "link in a list: space for the arrow at the end of its row"
  case badgeGap = "badge in a list: space before it"
  case formRowSide = "grouped form: space at each side of a row's content"
  case formRowEnd = "grouped form: space above and below a row's content"
  case formTop = "grouped form: space at its top"
  case formHeaderGap = "grouped form: space above a later header"

  // MARK: Bars
  case navigationBar = "navigation bar: height"
  case navigationBarTop = "navigation bar: space above it where no status bar is"
  case largeTitleEnds = "large title: space above and below"
  case searchingTop = "search, presented: safe area at the top"
  case searchingBottom = "search, presented: safe area at the bottom"
  case bottomBar = "tools or search at the bottom: safe area"
  case bottomBarInSafeArea = "tools or search at the bottom: safe area over a home indicator's"
  case tabBarHeight = "tab bar: safe area"
  case tabBarInSafeArea = "tab bar: safe area over a home indicator's"

  // MARK: Sheets
  case sheetTop = "sheet: space above it where nothing is unsafe"
  case sheetTopInSafeArea = "sheet: space between it and what is unsafe above"
  case sheetSide = "sheet at a lower detent: space beside and below it"
  case sheetMediumOverHalf = "sheet at the medium detent: height over half of the screen's"

  /// The value for views that are on no platform, or on one without a number of its own.
  var fallback: PlatformFact {
    switch self {
    case .spacing: .guessed(ViewSpacing.defaultDistance, "SwiftUI's usual distance")
    case .padding: .guessed(PaddingElement.defaultLength, "SwiftUI's usual length")
    case .linesInNothing: .guessed(1, "no source")
    case .borderedButtonSide:
      .guessed(12, "iOS 18", [.mini: 10, .small: 10, .large: 20, .extraLarge: 20])
    case .borderedButtonEnd: .guessed(7, "iOS 18", [.mini: 4, .small: 4, .large: 15, .extraLarge: 15])
    case .borderedButtonMinHeight: .guessed(0, "none")
    case .borderedButtonGive: .guessed(0, "none")
    case .switchWidth: .guessed(51, "iOS 18")
    case .switchHeight: .guessed(31, "iOS 18")
    case .checkboxSide: .guessed(16, "macOS")
    case .checkboxGap: .guessed(5, "macOS")
    case .sliderHeight: .guessed(20, "no source")
    case .stepperWidth: .guessed(94, "iOS 18")
    case .stepperHeight: .guessed(32, "iOS 18")
    case .sliderMinWidth: .guessed(0, "no source")
    case .sliderIdealWidth: .guessed(10, "SwiftUI's usual ideal length")
    case .controlGap: .guessed(8, "SwiftUI's usual distance")
    case .wellWidth, .wellHeight: .guessed(28, "iOS 18")
    case .progressBarHeight: .guessed(4, "iOS 18")
    case .progressBarGap: .guessed(8, "SwiftUI's usual distance")
    case .progressWheelSide:
      .guessed(20, "iOS 18", [.mini: 16, .small: 16, .large: 37, .extraLarge: 37])
    case .gaugeBarHeight: .guessed(6, "no source")
    case .gaugeLineHeight: .guessed(8, "macOS")
    case .gaugeLineGap: .guessed(6, "macOS")
    case .plainFieldSide: .guessed(0, "none")
    case .fieldSide, .fieldEnd: .guessed(7, "iOS 18")
    case .fieldMinHeight: .guessed(0, "none")
    case .editorEnd: .guessed(8, "UIKit, insets of UITextView")
    case .segmentHeight: .guessed(31, "iOS")
    case .segmentSide: .guessed(12, "macOS")
    case .pickerWheelHeight: .guessed(216, "UIKit, intrinsic size of UIPickerView")
    case .menuPickerSide: .guessed(13.5, "iOS 26")
    case .menuPickerEnd: .guessed(8, "iOS 26")
    case .menuPickerGap: .guessed(4, "iOS 26")
    case .menuPickerArrow: .guessed(9, "iOS 26")
    case .radioSpacing: .guessed(6, "macOS")
    case .popUpLeading: .guessed(12, "macOS")
    case .popUpTrailing: .guessed(35.5, "macOS")
    case .popUpHeight: .guessed(24, "macOS")
    case .dayWidth: .guessed(95, "macOS")
    case .timeWidth: .guessed(80, "macOS")
    case .dateAndTimeWidth: .guessed(160, "macOS")
    case .datePillSide: .guessed(13.5, "iOS 26")
    case .datePillGap: .guessed(5, "iOS 26")
    case .dateEnds: .guessed(14, "iOS 26")
    case .timeHeight: .guessed(40, "iOS 26")
    case .dateHeight: .guessed(22, "macOS")
    case .cardSide: .guessed(16, "iOS 26")
    case .rowSide: .guessed(16, "iOS 26")
    case .rowEnd: .guessed(11, "iOS 18")
    case .rowMinHeight: .guessed(0, "none but its content's")
    case .listTop: .guessed(35, "iOS 26")
    case .sectionGap: .guessed(35, "iOS 26")
    case .headerGap: .guessed(10, "iOS 26")
    case .plainHeaderTop: .guessed(32, "iOS 26")
    case .footerTop: .guessed(8, "iOS 26")
    case .footerBottom: .guessed(6, "iOS 26")
    case .editInset: .guessed(40, "iOS 26")
    case .listIconSlot: .guessed(24, "iOS 26")
    case .listIconGap: .guessed(16, "iOS 26")
    case .linkArrow:
      .guessed(18, "UIKit, a cell of a table with a disclosure indicator: 8 for it and 10 before it")
    case .badgeGap: .guessed(8, "SwiftUI's usual distance")
    case .formRowSide, .formRowEnd: .guessed(10, "macOS")
    case .formTop: .guessed(20, "macOS")
    case .formHeaderGap: .guessed(30, "macOS")
    case .navigationBar: .guessed(44, "UIKit, height of UINavigationBar")
    case .navigationBarTop: .guessed(0, "none")
    case .largeTitleEnds: .guessed(11, "UIKit, 52 points with a line of 41")
    case .searchingTop: .guessed(54, "iOS 26")
    case .searchingBottom: .guessed(0, "none")
    case .bottomBar, .bottomBarInSafeArea: .guessed(49, "UIKit, height of UIToolbar")
    case .tabBarHeight, .tabBarInSafeArea: .guessed(49, "UIKit, height of UITabBar")
    case .sheetTop: .guessed(31, "iOS 26")
    case .sheetTopInSafeArea: .guessed(10, "no source")
    case .sheetSide: .guessed(0, "none")
    case .sheetMediumOverHalf: .guessed(0, "half of the screen")
    }
  }
}
