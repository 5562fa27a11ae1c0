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
    ])
}
