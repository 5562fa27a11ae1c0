import Foundation
import Testing

@Suite("What explain says of source is as it is written")
struct ExplanationWordsTests {
  private func explain(_ body: String, _ options: String, code: Int32 = 0) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("import SwiftUI\n#Preview {\n\(body)\n}\n".utf8).write(
      to: folder.appendingPathComponent("V.swift"))
    let run = try CommandLineRun(shell: "taut explain V.swift \(options)", in: folder)
    #expect(run.code == code, "\(run.errors)")
    return run.output
  }

  @Test("An image that fills is scaledToFill()")
  func ratios() throws {
    let output = try explain(
      "Image(systemName: \"star\").resizable().scaledToFill().frame(width: 100, height: 80).clipped()",
      "--proposal 300x300")
    #expect(output.contains("scaledToFill(), V.swift:3:"))
    #expect(!output.contains("aspectRatio("))
    let written = try explain("Color.red.aspectRatio(2, contentMode: .fit)", "--proposal 300x300")
    #expect(written.contains("aspectRatio(2, .fit), V.swift:3:"))
  }

  @Test("An alignment is the one that is written, and not its part along an axis")
  func alignments() throws {
    for name in ["Text", "Hello", "\"Hello\"", "root"] {
      let output = try explain(
        "Text(\"Hello\").frame(minWidth: 100, minHeight: 90, alignment: .topLeading)",
        "--proposal 300x300 --why-not '\(name).midX >= 150'", code: 1)
      #expect(output.contains("alignment: .topLeading)"), "\(output)")
      #expect(!output.contains("alignment: .leading)"))
    }
  }

  @Test("Padding at two edges is the one call that is written")
  func padding() throws {
    let horizontal = try explain("Text(\"Hello\").padding(.horizontal, 40)", "--proposal 300x300 --view Text")
    #expect(horizontal.contains("padding(.horizontal, 40)"), "\(horizontal)")
    let even = try explain("Text(\"Hello\").padding(30)", "--proposal 300x300 --view Text")
    #expect(even.contains("padding(30)"), "\(even)")
    let one = try explain("Text(\"Hello\").padding(.top, 8)", "--proposal 300x300 --view Text")
    #expect(one.contains("padding(.top, 8)"), "\(one)")
  }

  @Test("A grid's length is a sum as a stack's is")
  func grids() throws {
    let output = try explain(
      """
      Grid(horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow { Color.red.frame(width: 30, height: 10); Color.red.frame(width: 20, height: 10) }
        GridRow { Color.red.frame(width: 40, height: 12); Color.red.frame(width: 25, height: 10) }
      }
      """, "--proposal 300x300")
    #expect(output.contains("and the space between them (40 + 8 + 25)"), "\(output)")
    #expect(output.contains("and the space between them (10 + 4 + 12)"), "\(output)")
  }

  @Test("A view that ignores the safe area has one size for the views around it and another one beyond")
  func safeAreas() throws {
    let output = try explain(
      "VStack(spacing: 0) { Color.red.ignoresSafeArea(); Text(\"Hello\") }", "--device iphone-16")
    #expect(output.contains("within the safe area, beyond which it reaches"), "\(output)")
    // No one wrote the container's safe area, which is called by its name.
    #expect(output.contains("safeArea\n"), "\(output)")
    #expect(output.contains("and the safe area around it (59 + "), "\(output)")
  }

  @Test("The numbers of controls, containers and devices have no price, and those that are written have")
  func prices() throws {
    let form =
      "Form { Section { Toggle(\"Alerts\", isOn: .constant(true)).padding(.leading, 12).id(\"row\"); Text(\"More\") } }"
    let story = try explain(form, "--device iphone-15 --view Alerts")
    let prices = story.split(separator: "\n").filter { $0.hasPrefix("  if ") }
    #expect(
      !prices.isEmpty && prices.allSatisfy { $0.contains("if row's leading padding 12 (V.swift:3:") },
      "\(story)")
    #expect(
      story.contains("\n  padding, made by V.swift:3:") && story.contains("\n  padding, V.swift:3:"),
      "\(story)")
    #expect(story.contains("  Toggle at root.0.1.0 (HStack, 317 wide): 317 to share"), "\(story)")
    // The switch is taller than its row, on the platform too.
    #expect(!(try explain(form, "--device iphone-15").contains("sticks out")))
    let plain = try explain(
      "VStack(spacing: 10) { HStack(spacing: 4) { Text(\"One\"); Text(\"Two\") }.padding(6); Text(\"Three\") }",
      "--proposal 300x300 --view Two")
    #expect(plain.contains("spacing 10 of VStack at root ("), "\(plain)")
    #expect(plain.contains("leading padding 6 of HStack at root.0 ("), "\(plain)")
    // Of each side one more: a spacing, and a padding.
    #expect(plain.components(separatedBy: "  1 more length moves it").count == 3, "\(plain)")
  }

  @Test("What is cut off, sticks out or is at a limit comes first")
  func summary() throws {
    let lines = try explain(
      """
      HStack(spacing: 0) {
        Text("A title that is long").lineLimit(1)
        Color.red.frame(minWidth: 80).id("bar")
      }.frame(width: 120)
      """, "--proposal 100x50"
    ).split(separator: "\n")
    #expect(lines[1].hasPrefix("cut off: \"A title that is long\" (V.swift:4:"), "\(lines)")
    #expect(lines[2].hasPrefix("sticks out: "), "\(lines)")
    #expect(lines[3].hasPrefix("at a limit: bar's minWidth 80 (V.swift:5:"), "\(lines)")
    let calm = try explain("Color.red", "--proposal 100x50")
    #expect(!calm.contains("cut off") && !calm.contains("sticks out") && !calm.contains("at a limit"))
    // One line of source is told once, and what controls are made of is not.
    let many = try explain(
      "VStack { ForEach(0..<5) { _ in Color.red.frame(minWidth: 80) } }.frame(width: 50)", "--proposal 100x50"
    ).split(separator: "\n")
    #expect(many[1].hasPrefix("sticks out: Color at root.0 by 15 and 4 more (V.swift:3:"), "\(many)")
    #expect(
      many[2].hasPrefix("at a limit: the minWidth 80 of Color at root.0 and 4 more (V.swift:3:"), "\(many)")
    let form = try explain(
      "Form { Toggle(\"Alerts\", isOn: .constant(true)); Picker(\"Theme\", selection: .constant(0)) { Text(\"System\").tag(0) } }",
      "--device iphone-15")
    #expect(!form.contains("sticks out") && !form.contains("at a limit"), "\(form)")
    // What a row adds has the place of the outermost modifier in it, which is written.
    let row = try explain(
      "Form { Section { Text(\"A\"); Text(\"More\").padding(4).frame(minHeight: 70) } }", "--device iphone-15"
    ).split(separator: "\n").first { $0.hasPrefix("at a limit: ") }
    #expect(row?.hasPrefix("at a limit: the minHeight 70 of \"More\" (V.swift:3:") == true, "\(row ?? "")")
    let part = try explain("Text(\"Transcription\").lineLimit(1)", "--proposal 20x50 --depth 1")
    #expect(!part.contains("cut off:"))
  }

  @Test(
    "Padding that is one number stays one in what is suggested, and a stack's spacing is an idea of its own")
  func suggestions() throws {
    let padded = try explain(
      "VStack { Text(\"Allow notifications\").lineLimit(1).padding(.horizontal, 40) }.frame(width: 200)",
      "--proposal 300x300 --why-not 'Text is whole'", code: 1)
    #expect(padded.contains("padding(.horizontal, 40) ("), "\(padded)")
    #expect(padded.contains(" to padding(.horizontal, "), "\(padded)")
  }
}
