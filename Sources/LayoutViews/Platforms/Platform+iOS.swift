import ElementTree
import Foundation

extension Platform {
  /// iOS 18.
  public static let iOS18 = Platform(
    "ios-18", title: "iOS 18", .iOS, scale: 3, textStyles: .iOS,
    facts: [
      .switchWidth: .published(51, "UIKit, intrinsic size of UISwitch"),
      .switchHeight: .published(31, "UIKit, intrinsic size of UISwitch"),
      .stepperWidth: .published(94, "UIKit, intrinsic size of UIStepper"),
      .stepperHeight: .published(32, "UIKit, intrinsic size of UIStepper"),
    ])

  /// iOS 26.
  public static let iOS26 = Platform(
    "ios-26", title: "iOS 26", from: .iOS18,
    facts: [
      .borderedButtonSide: .recorded(
        12, "ios-controls/01-button-styles-column", [.mini: 10, .small: 10, .large: 20, .extraLarge: 20]),
      .borderedButtonEnd: .recorded(
        7, "ios-controls/01-button-styles-column", [.mini: 5, .small: 5, .large: 15, .extraLarge: 15]),
      .switchWidth: .recorded(66, "ios-controls/10-toggle-alone"),
      .switchHeight: .recorded(30, "ios-controls/10-toggle-alone"),
      .sliderHeight: .recorded(31, "ios-controls/15-slider-alone"),
      .stepperWidth: .recorded(94, "ios-controls/18-stepper-column"),
      .stepperHeight: .recorded(32, "ios-controls/18-stepper-column"),
      .progressBarHeight: .recorded(4, "ios-controls/33-progress-bar-alone"),
      .progressBarGap: .recorded(4, "ios-controls/35-progress-bar-labelled"),
      .progressWheelSide: .recorded(
        20, "ios-controls/36-progress-wheels", [.mini: 16, .small: 16, .large: 37, .extraLarge: 37]),
      .fieldSide: .guessed(7, "UIKit, inset of a rounded UITextField"),
      .fieldEnd: .derived(4, "ios-controls/21-textfield-column"),
      .fieldMinHeight: .recorded(34, "ios-controls/23-textfield-rounded-empty"),
      .segmentHeight: .recorded(31, "ios-controls/30-picker-segmented-fills"),
      .menuPickerSide: .recorded(13.5, "ios-controls/28-picker-column"),
      .menuPickerEnd: .derived(8, "ios-controls/28-picker-column"),
      .menuPickerGap: .recorded(4, "ios-controls/28-picker-column"),
      .menuPickerArrow: .recorded(9, "ios-controls/28-picker-column"),
      .datePillSide: .recorded(13.5, "rules-controls.md, date"),
      .datePillGap: .recorded(5, "rules-controls.md, date"),
      .dateEnds: .recorded(14, "ios-controls/40-datepicker-compact-form"),
      .timeHeight: .recorded(40, "ios-controls/40-datepicker-compact-form"),
      .cardSide: .recorded(16, "ios/01-list-inset-grouped"),
      .rowSide: .recorded(16, "ios/01-list-inset-grouped"),
      .rowEnd: .recorded(15, "ios/16-form-date-rows"),
      .listTop: .recorded(35, "ios/01-list-inset-grouped"),
      .sectionGap: .recorded(35, "ios/03-list-footers"),
      .headerGap: .recorded(10, "ios/03-list-footers"),
      .plainHeaderTop: .recorded(32, "rules-lists-bars.md, plain list"),
      .footerTop: .recorded(8, "ios/03-list-footers"),
      .footerBottom: .recorded(6, "ios/03-list-footers"),
      .editInset: .recorded(40, "ios/08-list-edit-mode"),
      .listIconSlot: .recorded(24, "ios/11-list-labels"),
      .listIconGap: .recorded(16, "ios/11-list-labels"),
      .navigationBar: .recorded(54, "ios/51-safe-area-ignored"),
      .navigationBarTop: .recorded(10, "ios/51-safe-area-ignored"),
      .largeTitleEnds: .derived(3.5, "ios/18-nav-large-title, 52.5 with a line of 49"),
      .searchingTop: .recorded(54, "ios/38-search-presented"),
      .searchingBottom: .recorded(60, "ios/38-search-presented"),
      .bottomBar: .recorded(76, "ios/35-search-at-rest"),
      .bottomBarInSafeArea: .guessed(48, "rules-lists-bars.md, the field without the room below it"),
      .tabBarHeight: .recorded(83, "ios/40-tabs-first"),
      .tabBarInSafeArea: .guessed(49, "UIKit, 83 with the 34 of a home indicator"),
      .sheetTop: .recorded(31, "rules-lists-bars.md, sheet, from pixels"),
      .sheetSide: .recorded(6, "rules-lists-bars.md, sheet, from pixels"),
      .sheetMediumOverHalf: .derived(17.5, "rules-lists-bars.md, 351 of 667"),
    ])
}
