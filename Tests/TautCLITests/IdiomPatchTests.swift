import Foundation
import Testing

@Suite("Repairs that a person would write come as patches of Swift source")
struct IdiomPatchTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var body: [String]
    var requirement: String
    /// The first lines that the first repair adds.
    var added: [String]
    var testDescription: String { requirement }
  }

  static let cases = [
    Case(
      body: ["HStack {", "    Text(\"Coffee\")", "    Text(\"3.50\").id(\"price\")", "}"],
      requirement: "price.maxX >= width - 1", added: ["    Spacer()"]),
    Case(
      body: [
        "VStack {", "    Text(\"A description that needs three or four lines on a narrow phone\").id(\"t\")",
        "}",
        ".frame(height: 30)",
      ],
      requirement: "t is whole", added: [".frame(minHeight: 30)"]),
    Case(
      body: ["Text(\"Tag\").background(Color.red.id(\"back\")).padding(8)"], requirement: "back.height >= 30",
      added: ["Text(\"Tag\").padding(8).background(Color.red.id(\"back\"))"]),
    Case(
      body: ["Button(action: {}) {", "    Text(\"x\")", "}", ".id(\"close\")"],
      requirement: "close.height >= 44",
      added: ["    Text(\"x\").frame(minHeight: 44)"]),
    Case(
      body: [
        "VStack(alignment: .leading) {", "    Text(\"Card\")", "}", ".background(Color.red)", ".id(\"card\")",
      ],
      requirement: "card.width >= width", added: [".frame(maxWidth: .infinity, alignment: .leading)"]),
  ]

  @Test("The first repair is the idiom, and its patch reads back as what was proven", arguments: cases)
  func patches(_ one: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("V.swift")
    let lines =
      ["import SwiftUI", "", "struct V: View {", "  var body: some View {"] + one.body.map { "    \($0)" } + [
        "  }", "}",
      ]
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    let run = try CommandLineRun([
      "check", file.path, "--width", "320...330", "--require", one.requirement, "--fix",
    ])
    #expect(run.code == 1, "\(run.errors)")
    let repairs = run.output.components(separatedBy: "  repair: ").dropFirst()
    let added = (repairs.first ?? "").split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("+") && !text.hasPrefix("+++") ? String(text.dropFirst()) : nil
    }
    #expect(added == one.added.map { "    \($0)" }, "\(run.output)")
  }
}
