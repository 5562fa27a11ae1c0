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
      "# Platforms", "", "What views are shown on, each number with how sure it is and where it comes from.",
      "",
      "## Overview", "",
      "A platform is a system in one version: its fonts, the sizes of its controls, lists and bars. `--platform NAME`, "
        + "`\"platform\"` in a scene's environment and `EnvironmentValues.platform` choose one; Swift source is laid out as "
        + "`ios-26` unless told otherwise, and a scene document without a platform is on none.", "",
      "A number is *recorded* (measured on the real system), *published* (stated by its maker), *derived* (by a rule from "
        + "recorded numbers) or *guessed*. Files are those of `Tests/PlatformTests/Recorded`. Lengths are in points. This page "
        + "is made from the tables in `Sources/LayoutViews/Platforms`.", "",
      "## Numbers", "",
      row(["What"] + platforms.map(\.title)), row(Array(repeating: "---", count: platforms.count + 1)),
    ]
    for metric in PlatformMetric.allCases {
      lines.append(row([metric.rawValue] + platforms.map { told($0[metric]) }))
    }
    lines += [
      "", "## Screens", "",
      "Beside the numbers, how screens are put together on iOS:", "",
      "- Bars are safe areas of what they lie over. A large title's part of the bar goes once something in the screen is "
        + "scrolled at least as far as that part is high, and does not come again by itself *recorded*; how far a list "
        + "then moves by itself is not known, and it does not move here.",
      "- `scrollTo` puts the view's point at the anchor to that of the scroll view, or the row's where it is in a list, as far "
        + "as the content reaches *recorded*; without an anchor it goes no further than is needed *guessed*.",
      "- A sheet moves nothing in the screen that presents it *recorded*. It reaches to the bottom, and with several detents "
        + "is as high as the lowest one; the content is in its middle, clear of what is not safe at the bottom *guessed*. A "
        + "cover takes the whole screen. On macOS neither is shown.",
      "- Suggestions of a search that is presented are rows of a plain list over the screen *recorded*.",
      "- A value of a navigation path that leads nowhere has a screen of its own, which is a placeholder.",
      "- A line is one pixel thick, on macOS one point *recorded*.",
      "- A control is an ordinary view to its neighbours above and below, whatever its label is *recorded*; a Mac's slider says "
        + "nothing of that space, so that beside a text in a row that of the text counts *recorded*.",
      "- At accessibility sizes the value of a labelled row, of a menu or of a date stands below its label *guessed*, as in UIKit's "
        + "cells.",
      "- The words of a date are those of September 30, 2026, 9:41 AM in English, where source is read.",
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
      "Size and distance of lines at each text size, from `xSmall` to `accessibility5`; on macOS they are the same at all.",
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
      "`--device NAME` sets platform, size, safe area and pixels at once; `--landscape` turns it.", "",
      row(["Name", "Device", "Size", "Pixels", "Safe area", "On its side"]),
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
