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
      .stepperHeight: .recorded(24, "macos-controls/46-stepper-sizes"),
    ])
}
