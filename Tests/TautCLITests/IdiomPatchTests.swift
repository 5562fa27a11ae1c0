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
    // A gap that is an invisible view.
    Case(
      body: [
        "HStack {", "    Text(\"Coffee\")", "    Color.clear.frame(width: 24, height: 1)",
        "    Text(\"3.50\").id(\"price\")", "}",
      ],
      requirement: "price.maxX >= width - 1", added: ["    Spacer()"]),
    Case(
      body: ["Button(\"OK\", role: .cancel) {", "    print(1)", "}", ".id(\"close\")"],
      requirement: "close.height >= 44",
      added: ["Button(role: .cancel) {", "    print(1)", "} label: { Text(\"OK\").frame(minHeight: 44) }"]),
    Case(
      body: ["Button(\"Star\", systemImage: \"star\", action: go).id(\"close\")"],
      requirement: "close.height >= 44",
      added: [
        "Button(action: go) { Label(\"Star\", systemImage: \"star\").frame(minHeight: 44) }.id(\"close\")"
      ]),
    Case(
      body: [
        "VStack(alignment: .leading) {", "    Text(\"Card\")", "}", ".background(Color.red)", ".id(\"card\")",
      ],
      requirement: "card.width >= width", added: [".frame(maxWidth: .infinity, alignment: .leading)"]),
    // A fixed width that is to fill keeps the height, and so does a drawing.
    Case(
      body: ["Text(\"Buy\").frame(width: 200, height: 50).background(Color.red).id(\"buy\")"],
      requirement: "buy.width >= width - 1",
      added: [
        "Text(\"Buy\").frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50).background(Color.red).id(\"buy\")"
      ]),
    Case(
      body: [
        "VStack {", "    Color.red.frame(width: 120, height: 200).id(\"hero\")", "    Text(\"Below\")", "}",
      ],
      requirement: "hero.width >= width", added: ["    Color.red.frame(height: 200).id(\"hero\")"]),
    // A spacer on the wrong side.
    Case(
      body: ["HStack {", "    Text(\"Hello\").id(\"t\")", "    Spacer()", "}"],
      requirement: "t.maxX >= width - 1", added: ["    Spacer()", "    Text(\"Hello\").id(\"t\")"]),
  ]

  @Test("A spacer between what is to be close is removed, with its line or what separates it")
  func spacers() throws {
    let (name, price) = ("Text(\"Espresso\").id(\"name\")", "Text(\"2.80\").id(\"price\")")
    let cases = [
      (
        ["HStack {", "    \(name)", "    Spacer(minLength: 20)", "    \(price)", "}"],
        ["-        Spacer(minLength: 20)"]
      ),
      (
        ["HStack { \(name); Spacer(); \(price) }"],
        ["-    HStack { \(name); Spacer(); \(price) }", "+    HStack { \(name); \(price) }"]
      ),
    ]
    for (body, changed) in cases {
      let run = try checked(Case(body: body, requirement: "price.minX <= name.maxX + 12", added: []))
      let found = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
        $0.hasPrefix("-  ") || $0.hasPrefix("+  ")
      }
      #expect(Array(found.prefix(changed.count)) == changed.map { $0[...] }, "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "The axes of a choice have a patch, whether they are written or not",
    arguments: [
      ("ViewThatFits", "ViewThatFits(in: .horizontal)"),
      ("ViewThatFits(in: .vertical)", "ViewThatFits(in: .horizontal)"),
    ])
  func axes(old: String, new: String) throws {
    let one = Case(
      body: [
        "\(old) {", "    Color.red.frame(width: 50, height: 40).id(\"tall\")", "    Color.blue", "}",
        ".frame(height: 30)", ".id(\"box\")",
      ], requirement: "tall is visible", added: [])
    let run = try checked(one, "--require", "tall.height == 40", "--require", "box.height == 30")
    #expect(run.output.contains("\n    +    \(new) {\n"), "\(run.output)\(run.errors)")
  }

  @Test("The first repair is the idiom, and its patch reads back as what was proven", arguments: cases)
  func patches(_ one: Case) throws {
    let run = try checked(one)
    #expect(run.code == 1, "\(run.errors)")
    let repairs = run.output.components(separatedBy: "  repair: ").dropFirst()
    let added = (repairs.first ?? "").split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("+") && !text.hasPrefix("+++") ? String(text.dropFirst()) : nil
    }
    #expect(added == one.added.map { "    \($0)" }, "\(run.output)")
  }

  private func checked(_ one: Case, _ more: String...) throws -> CommandLineRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("V.swift")
    let lines =
      ["import SwiftUI", "", "struct V: View {", "  func go() {}", "  var body: some View {"]
      + one.body.map { "    \($0)" } + [
        "  }", "}",
      ]
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    return try CommandLineRun(
      ["check", file.path, "--width", "320...330", "--require", one.requirement, "--fix"] + more)
  }
}
