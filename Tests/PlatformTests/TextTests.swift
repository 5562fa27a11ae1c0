import ElementTree
import Foundation
import LayoutCore
import Testing

/// Texts against what real systems answered.
@Suite struct RecordedTextTests {
  private static let platforms: [(name: String, platform: Platform)] = [
    ("ios", .iOS26), ("macos", .macOS26),
  ]

  @Test(arguments: ["ios", "macos"]) func `Lines are as wide and as high as recorded`(_ name: String) throws {
    let platform = try #require(Self.platforms.first { $0.name == name }).platform
    let rows = try RecordedTables.rows("\(name)-lines").compactMap { MeasuredRow($0, on: platform) }
    #expect(rows.count > 700)
    let wrong = rows.filter { !$0.differences.isEmpty }
    let widths = wrong.filter { $0.differences.contains { $0.hasPrefix("width") } }
    for row in wrong { print("\(name) \(row.row["font"] ?? "") \"\(row.text.string)\": \(row.differences)") }
    #expect(wrong.isEmpty)
    let exact = rows.count { $0.recorded("width") == $0.measurement.size.width }
    print("\(name): \(rows.count) lines, \(exact) exact, \(rows.count - widths.count) within half a point")
  }

  @Test(arguments: ["ios-wrapped", "macos-wrapped", "macos-kerned"])
  func `Wrapped, limited and kerned texts are as recorded`(_ table: String) throws {
    let platform: Platform = table.hasPrefix("ios") ? .iOS26 : .macOS26
    let rows = try RecordedTables.rows(table).compactMap { MeasuredRow($0, on: platform) }
    let wrong = rows.filter { !$0.differences.isEmpty }
    for row in wrong {
      print(
        "\(table) \(row.row["font"] ?? "") \(row.row["flags"] ?? "") \(row.row["proposedWidth"] ?? "nil") \"\(row.text.string)\": \(row.differences) \(row.measurement.lines)"
      )
    }
    print("\(table): \(rows.count - wrong.count) of \(rows.count)")
    // Where the space at which a line is wrapped fits in part, and where a paragraph ends in letters that are kerned.
    #expect(wrong.count == ["ios-wrapped": 3, "macos-wrapped": 2, "macos-kerned": 0][table])
  }

  @Test(arguments: ["ios", "macos"]) func `Texts stand as far from other views as recorded`(_ name: String)
    throws
  {
    let platform = try #require(Self.platforms.first { $0.name == name }).platform
    let typography = platform.typography(scale: 2, hasTallLines: true)
    let measurer = PlatformTextMeasurer(typography)
    var count = 0
    for row in try RecordedTables.rows("\(name)-fonts") {
      guard let font = RecordedTables.font(row["font"] ?? "", on: platform) else { continue }
      let spacing = measurer.spacing(of: typography.resolved(font, at: .large))
      func isNear(_ value: CGFloat?, _ key: String) -> Bool {
        guard let value, let recorded = row[key].flatMap(Double.init) else { return false }
        return abs(value - CGFloat(recorded)) <= 0.5
      }
      #expect(isNear(spacing.above, "spacingAbove"), "\(row["font"] ?? ""): \(spacing)")
      #expect(isNear(spacing.below, "spacingBelow"), "\(row["font"] ?? ""): \(spacing)")
      #expect(isNear(spacing.betweenTexts, "textToText"), "\(row["font"] ?? ""): \(spacing)")
      count += 1
    }
    #expect(count > 90)
  }

  @Test func `Scaled lengths and sizes of fonts are as recorded`() throws {
    let names: [String: DynamicTypeSize] = [
      "extraSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .xLarge,
      "extraExtraLarge": .xxLarge, "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1,
      "accessibilityLarge": .accessibility2, "accessibilityExtraLarge": .accessibility3,
      "accessibilityExtraExtraLarge": .accessibility4, "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]
    let styles: [String: Font.TextStyle] = ["title1": .title, "caption1": .caption]
    let typography = Platform.iOS26.typography(scale: 3)
    var wrong: [String] = []
    let rows = try RecordedTables.rows("scaled-values")
    for row in rows {
      let style = try #require(styles[row["style"]!] ?? Font.TextStyle(rawValue: row["style"]!), "\(row)")
      let size = try #require(names[row["category"]!], "\(row)")
      let value = CGFloat(Double(row["value"]!)!)
      let found =
        row["kind"] == "scaledValue"
        ? typography.scaled(value, asMuchAs: style, at: size)
        : typography.resolved(.custom("Any", size: value, relativeTo: style), at: size).size
      if abs(found - CGFloat(Double(row["result"]!)!)) > 0.01 { wrong.append("\(row): \(found)") }
    }
    for line in wrong { print(line) }
    // One of them is a tie between two pixels.
    #expect(wrong.count <= 1)
    #expect(rows.count == 340)
  }

  @Test func `A title on a phone is as an article's log has it`() {
    let typography = Platform.iOS26.typography(scale: 3)
    let text = MeasurableText("Hello, world!", font: typography.resolved(.title, at: .large))
    let size = PlatformTextMeasurer(typography).measure(text, width: 80, height: nil).size
    #expect(abs(size.width - 74.67) < 0.01 && abs(size.height - 67.67) < 0.01, "\(size)")
  }
}
