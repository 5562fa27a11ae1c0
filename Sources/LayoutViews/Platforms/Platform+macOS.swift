import ElementTree
import Foundation

extension Platform {
  /// macOS 26.
  public static let macOS26 = Platform(
    "macos-26", title: "macOS 26", .macOS, scale: 2, textStyles: .macOS,
    facts: [
      .borderedButtonSide: .recorded(12, "macos-controls/21-button-column"),
      .borderedButtonEnd: .recorded(4, "macos-controls/21-button-column"),
      .borderedButtonMinHeight: .recorded(24, "macos-controls/21-button-column"),
      .switchWidth: .recorded(54, "macos-controls/23-toggle-checkbox"),
      .switchHeight: .recorded(24, "macos-controls/23-toggle-checkbox"),
      .sliderHeight: .recorded(16, "macos-controls/30-slider-column"),
      .stepperWidth: .recorded(20, "macos-controls/31-stepper-column"),
      .stepperHeight: .recorded(26, "macos-controls/31-stepper-column"),
      .checkboxSide: .recorded(16, "macos-controls/23-toggle-checkbox"),
      .checkboxGap: .recorded(5, "macos-controls/23-toggle-checkbox"),
      .sliderMinWidth: .derived(20, "macos-controls/45-slider-sizes"),
      .sliderIdealWidth: .derived(30, "macos-controls/45-slider-sizes"),
      .controlGap: .recorded(8, "macos-controls/38-labeled-content"),
      .wellWidth: .recorded(48, "macos-controls/40-colour-wells"),
      .wellHeight: .recorded(24, "macos-controls/40-colour-wells"),
      .progressBarHeight: .recorded(20, "macos-controls/33-progress-wheels", [.mini: 12, .small: 12]),
      .progressBarGap: .recorded(0, "macos-controls/66-progress-27"),
      .progressWheelSide: .recorded(32, "macos-controls/33-progress-wheels", [.mini: 10, .small: 16]),
      .gaugeBarHeight: .recorded(16, "rules-controls.md, gauge"),
      .gaugeLineHeight: .recorded(8, "macos-controls/28-gauge-accessory"),
      .gaugeLineGap: .recorded(6, "macos-controls/28-gauge-accessory"),
      .plainFieldSide: .derived(2, "macos-controls/51-textfield-plain-answers"),
      .fieldSide: .derived(4, "macos-controls/50-textfield-answers"),
      .fieldEnd: .derived(
        4, "macos-controls/50-textfield-answers; 8 and a line of 9, 11 or 13 points is 19, 22 or 24"),
      .fieldMinHeight: .recorded(24, "rules-controls.md, field", [.mini: 19, .small: 22]),
      .editorEnd: .recorded(0, "macos-controls/53-texteditor-answers"),
      .segmentHeight: .recorded(24, "macos-controls/25-picker-styles"),
      .segmentSide: .recorded(10.5, "macos-controls/25-picker-styles"),
      .radioSpacing: .recorded(6, "macos-controls/25-picker-styles"),
      .popUpLeading: .derived(12, "macos-controls/25-picker-styles, 47.5 in all"),
      .popUpTrailing: .derived(35.5, "macos-controls/25-picker-styles, 47.5 in all"),
      .popUpHeight: .recorded(24, "macos-controls/25-picker-styles"),
      .dayWidth: .recorded(95, "rules-controls.md, date"),
      .timeWidth: .recorded(80, "rules-controls.md, date"),
      .dateAndTimeWidth: .recorded(160, "rules-controls.md, date"),
      .dateHeight: .recorded(22, "rules-controls.md, date"),
      .rowEnd: .recorded(4, "macos-controls/36-list-inset"),
      .rowMinHeight: .recorded(24, "macos-controls/36-list-inset"),
      .rowSide: .recorded(16, "macos-controls/36-list-inset"),
      .listTop: .recorded(10, "macos-controls/36-list-inset"),
      .listIconSlot: .recorded(16, "macos-controls/36-list-inset"),
      .listIconGap: .recorded(6, "macos-controls/36-list-inset"),
      .cardSide: .recorded(20, "macos-controls/35-form-grouped"),
      .sectionGap: .recorded(10, "macos-controls/35-form-grouped"),
      .headerGap: .recorded(10, "macos-controls/35-form-grouped"),
      .formRowSide: .recorded(10, "macos-controls/35-form-grouped"),
      .formRowEnd: .recorded(10, "macos-controls/35-form-grouped"),
      .formTop: .recorded(20, "macos-controls/35-form-grouped"),
      .formHeaderGap: .recorded(30, "macos-controls/35-form-grouped"),
    ])

  /// macOS 27.
  public static let macOS27 = Platform(
    "macos-27", title: "macOS 27", from: .macOS26,
    facts: [
      .borderedButtonSide: .recorded(
        12, "macos-controls/41-button-control-sizes", [.mini: 8, .small: 10, .large: 14, .extraLarge: 18]),
      .borderedButtonEnd: .recorded(
        4, "macos-controls/41-button-control-sizes", [.mini: 1, .small: 3, .large: 6, .extraLarge: 10]),
      .borderedButtonMinHeight: .guessed(0, "macos-controls/41-button-control-sizes"),
      .borderedButtonGive: .derived(
        7, "macos-controls/56-menu-answers and 58-button-padded-answers, 14 in all at the regular size",
        [.mini: 0, .small: 0, .large: 0, .extraLarge: 0]),
      .linesInNothing: .recorded(0, "macos-controls/48-button-plain-answers"),
      .stepperHeight: .recorded(24, "macos-controls/46-stepper-sizes"),
      .segmentSide: .derived(12, "macos-controls/55-picker-segmented-answers"),
      .progressBarHeight: .recorded(20, "macos-controls/66-progress-27", [.mini: 12, .small: 12]),
      .progressWheelSide: .recorded(32, "macos-controls/66-progress-27", [.mini: 10, .small: 16]),
    ])
}
