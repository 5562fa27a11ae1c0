import ElementTree
import Foundation
import LayoutCore
import Testing

/// The page *Platforms*, which is made from the tables.
@Suite struct PlatformsPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Taut/Taut.docc/Platforms.md")

  @Test func `The page has every number of every platform`() throws {
    let page = Self.page
    if ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(kept == page, "TAUT_WRITE_GOLDENS=1 swift test --filter PlatformsPageTests writes the page anew")
  }

  @Test func `Names of platforms and devices are unique, and found by them`() {
    #expect(Set(Platform.allCases.map(\.name)).count == Platform.allCases.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for platform in Platform.allCases { #expect(Platform(named: platform.name) == platform) }
    for device in Device.all { #expect(Device(named: device.name) == device) }
  }

  @Test func `Every number has a source`() {
    for platform in Platform.allCases {
      for metric in PlatformMetric.allCases {
        #expect(!platform[metric].source.isEmpty, "\(platform.name), \(metric.rawValue)")
        #expect(platform[metric].value.isFinite && platform[metric].value >= 0)
      }
    }
  }

  private static func short(_ number: CGFloat) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func told(_ fact: PlatformFact) -> String {
    let others = ControlSize.allCases.compactMap { size in
      fact.others[size].map { "\(size.rawValue) \(short($0))" }
    }
    let sizes = others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"
    return "\(short(fact.value))\(sizes) *\(fact.certainty.rawValue)*"
  }

  private static var page: String {
    let platforms = Platform.allCases
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    var lines = [
      "# Platforms", "",
      "Look up the numbers of each platform and device, how certain each is, and where it comes from.",
      "",
      "## Overview", "",
      "A platform is a system in one version: its fonts, and the sizes of its controls, lists and bars. `--platform "
        + "NAME`, `\"platform\"` in a scene's environment and `EnvironmentValues.platform` choose one. The default is "
        + "`ios-26` for Swift source, and no platform for a scene document.", "",
      "A number is *recorded* (measured on the real system), *published* (stated by its maker), *derived* (by a rule "
        + "from recorded numbers) or *guessed*. Sources such as `macos-controls/21-button-column` are files in "
        + "`Tests/PlatformTests/Recorded`. Lengths are in points. This page is made from the tables in "
        + "`Sources/LayoutViews/Platforms`.", "",
      "## Numbers", "",
      row(["What"] + platforms.map(\.title)), row(Array(repeating: "---", count: platforms.count + 1)),
    ]
    for metric in PlatformMetric.allCases {
      lines.append(row([metric.rawValue] + platforms.map { told($0[metric]) }))
    }
    lines += [
      "", "## Screens", "",
      "Beside the numbers, these rules determine how screens are composed on iOS:", "",
      "- Bars are safe areas of the views under them. A large title's part of the bar disappears once a view in the "
        + "screen is scrolled at least as far as that part is high, and does not return by itself *recorded*. How far a "
        + "list then moves by itself is not known; here it does not move.",
      "- `scrollTo` moves the view's point at the anchor (in a list, its row's) to that of the scroll view, as far as "
        + "the content reaches *recorded*; without an anchor it scrolls no further than needed *guessed*.",
      "- A sheet does not move the screen that presents it *recorded*. It reaches to the bottom, and with several "
        + "detents is as high as the lowest one; its content is centred above the bottom safe area *guessed*. A cover takes "
        + "the whole screen. On macOS neither is shown.",
      "- Suggestions of a presented search are rows of a plain list over the screen *recorded*.",
      "- A value of a navigation path without a destination has a screen, which is a placeholder.",
      "- A divider is one pixel thick, on macOS one point *recorded*.",
      "- A control has the spacing of an ordinary view above and below, whatever its label is *recorded*; a slider on "
        + "macOS has no preferred spacing there, so that in a row with a text the text's applies *recorded*.",
      "- At accessibility sizes the value of a labelled row, a menu or a date is below its label *guessed*, as in "
        + "UIKit's cells.",
      "- Dates in Swift source are shown as September 30, 2026, 9:41 AM, in English.",
    ]
    lines += ["", "## Sources", ""]
    for platform in platforms {
      let sources = Dictionary(grouping: PlatformMetric.allCases) { platform[$0].source }
      lines += ["### \(platform.title)", ""]
      for (source, metrics) in sources.sorted(by: { $0.key < $1.key }) {
        lines.append("- \(source): \(metrics.map(\.rawValue).joined(separator: "; "))")
      }
      lines.append("")
    }
    lines += [
      "## Text styles", "",
      "Font size and distance of lines at each text size, from `xSmall` to `accessibility5`; on macOS they do not change.",
      "",
    ]
    for (title, styles) in [("iOS", TextStyles.iOS), ("macOS", TextStyles.macOS)] {
      lines += [
        "### \(title)", "", row(["Style", "Weight", "Bold", "Size / leading"]),
        row(["---", "---", "---", "---"]),
      ]
      for style in Font.TextStyle.allCases {
        let entry = styles[style]
        let sizes = DynamicTypeSize.allCases.map {
          "\(short(entry.size(at: $0)))/\(short(entry.leading(at: $0)))"
        }
        lines.append(
          row([
            style.rawValue, entry.weight.rawValue, entry.emphasizedWeight.rawValue,
            Set(sizes).count == 1 ? sizes[0] : sizes.joined(separator: " "),
          ]))
      }
      lines.append("")
    }
    lines += [
      "## Devices", "",
      "`--device NAME` sets platform, size, safe area and pixels per point at once; `--landscape` turns the device.",
      "",
      row(["Name", "Device", "Size", "Pixels", "Safe area", "In landscape"]),
      row(Array(repeating: "---", count: 6)),
    ]
    for device in Device.all {
      func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map(short).joined(separator: ", ")
      }
      lines.append(
        row([
          "`\(device.name)`", device.title, "\(short(device.size.width)) x \(short(device.size.height))",
          "\(short(device.scale))", insets(device.safeArea), insets(device.landscape.safeArea),
        ]))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
