import Foundation
import Testing

@testable import ElementTree
@testable import LayoutSources
@testable import LayoutViews

@Suite("The table of names")
struct NameTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test("Every name that people's views use has a class")
  func complete() throws {
    let names = try String(
      contentsOf: Self.folder.appending(path: "Names/swiftui-names.txt"), encoding: .utf8
    )
    .split(separator: "\n").map(String.init)
    #expect(names.count > 180)
    #expect(names.filter { SupportedNames.support(of: $0) == nil } == [])
  }

  @Test("A name stands in one class only")
  func once() {
    let lists = [
      SupportedNames.exact, SupportedNames.standIns, SupportedNames.neutral, SupportedNames.notModelled,
    ]
    let all = lists.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    #expect(all.count == Set(all).count)
    #expect(all.count == SupportedNames.all.count)
  }

  @Test("Every room has a name of the table, and every exact modifier and stand-in a room")
  func rooms() {
    // Views of well-known libraries are none of SwiftUI's.
    for name in Readers.views.keys where !Readers.libraryViews.contains(name) {
      #expect([.exact, .standIn, .neutral].contains(SupportedNames.support(of: name)), "\(name)")
    }
    for name in Readers.modifiers.keys { #expect(SupportedNames.support(of: ".\(name)") != nil, "\(name)") }
    // These are an image's and a value's, and are read without a reader.
    let roomless = [".resizable", ".transformEnvironment"]
    for (name, support) in SupportedNames.all where name.hasPrefix(".") && !roomless.contains(name) {
      if support == .exact || support == .standIn {
        #expect(Readers.modifiers[String(name.dropFirst())] != nil, "\(name)")
      }
    }
  }

  @Test("The page lists every name under its class, as the table has them")
  func page() throws {
    let file = Self.folder.appending(path: "../../Sources/Taut/Taut.docc/WhatIsSupported.md").standardized
    let kept = try String(contentsOf: file, encoding: .utf8)
    let made = try Self.page(kept)
    if ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(kept == made, "TAUT_WRITE_GOLDENS=1 swift test --filter NameTableTests writes the page anew")
    }
  }

  /// The page with the names of the table under each heading, and how many they are.
  private static func page(_ kept: String) throws -> String {
    let headings: [(support: NameSupport, title: String)] = [
      (.exact, "Exact"), (.standIn, "Stand-ins"), (.neutral, "Neutral"), (.notModelled, "Not modelled"),
    ]
    try #require(Set(headings.map(\.support)) == Set(NameSupport.allCases))
    return try headings.reduce(into: kept) { page, heading in
      let names = SupportedNames.all.filter { $0.support == heading.support }.map { "`\($0.name)`" }
      let list = try Regex("(?m)^### \(heading.title) \\(\\d+\\)\n\n`.*$")
      try #require(page.matches(of: list).count == 1, "a heading \(heading.title) with its names below")
      page.replace(
        list, with: "### \(heading.title) (\(names.count))\n\n\(names.joined(separator: ", "))")
    }
  }
}
