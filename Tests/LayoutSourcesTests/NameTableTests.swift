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
    for name in Rooms.views.keys {
      #expect([.exact, .standIn, .neutral].contains(SupportedNames.support(of: name)), "\(name)")
    }
    for name in Rooms.modifiers.keys { #expect(SupportedNames.support(of: ".\(name)") != nil, "\(name)") }
    // These are an image's and a value's, and are read without a room.
    let roomless = [".resizable", ".transformEnvironment"]
    for (name, support) in SupportedNames.all where name.hasPrefix(".") && !roomless.contains(name) {
      if support == .exact || support == .standIn {
        #expect(Rooms.modifiers[String(name.dropFirst())] != nil, "\(name)")
      }
    }
  }

  @Test("The page lists every name under its class")
  func page() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "../../Sources/Taut/Taut.docc/WhatIsSupported.md").standardized,
      encoding: .utf8)
    for support in NameSupport.allCases {
      let names = SupportedNames.all.filter { $0.support == support }.map(\.name)
      let listed = names.map { "`\($0)`" }.joined(separator: ", ")
      #expect(page.contains("(\(names.count))\n\n\(listed)\n"), "\(support): \(names.count)\n\n\(listed)")
    }
  }
}
