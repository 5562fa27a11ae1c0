import Foundation
import Testing

@Suite("Breakpoints lead with what a person sees, and rows that change alike are one line")
struct FoldedBreakpointTests {
  /// Three rows that are written once, and a candidate of a choice.
  private static let source = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
          Spacer()
          Text("12:30").padding(.horizontal, 8)
        }
        .padding()
      }
    }

    struct Rows: View {
      var body: some View {
        VStack {
          Row(title: "Meeting with Anna about the garden")
          Row(title: "Meeting with Anna about the garden")
          Row(title: "Meeting with Anna about the garden")
          Color.red.frame(maxWidth: 250)
        }
      }
    }
    """

  private func lines(_ options: [String], _ text: String = source, _ name: String = "Rows.swift") throws
    -> [String]
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let run = try CommandLineRun(["breakpoints", file.path] + options)
    #expect(run.code == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("Equal rows are one line, and what only bends comes last or is counted")
  func rows() throws {
    let shown = try lines(["--width", "200...430"])
    let all = try lines(["--width", "200...430", "--all"])
    #expect(shown[0] == all[0])
    #expect(
      shown.contains { $0.hasSuffix("\"Meeting with Anna about ...\" goes from 2 lines to 1 (3 of 3 rows)") })
    #expect(!shown.contains { $0.contains("(1 of 3)") || $0.contains("(2 of 3)") }, "\(shown)")
    // Sizes come in order where all are listed, and what is seen comes first where they are not.
    func sizes(_ lines: [String]) -> [Double] {
      lines.dropFirst().compactMap { line in
        line.split(separator: " ").first.flatMap { Double($0.drop { $0 == ">" }) }.flatMap { size in
          line.contains(" more where ") ? nil : size
        }
      }
    }
    #expect(sizes(all) == sizes(all).sorted() && sizes(all).count > sizes(shown).count)
    let bend = try #require(
      shown.firstIndex { $0.contains("where views only grow or move at a different rate") })
    let seen = shown.indices.filter { shown[$0].contains("lines") && !shown[$0].contains("more where") }
    #expect(!seen.isEmpty && seen.allSatisfy { $0 < bend }, "\(shown)")
    let counted = shown.filter { $0.contains(" more where ") }.compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
    #expect(counted.reduce(0, +) + sizes(shown).count == sizes(all).count, "\(shown)")
  }

  @Test("In a document rows are siblings with the same views in the same places")
  func documents() throws {
    func row(_ number: Int) -> String {
      #"{"type": "HStack", "children": [{"type": "Text", "text": "A text of some words"}, {"type": "Color", "modifiers": [{"frame": {"width": 40}}]}]}"#
    }
    let scene =
      #"{"taut": 1, "root": {"type": "VStack", "children": [\#((0..<4).map(row).joined(separator: ", "))]}}"#
    let shown = try lines(["--width", "100...300"], scene, "rows.json")
    #expect(shown.dropFirst().contains { $0.contains("(4 of 4 rows)") }, "\(shown)")
    #expect(!shown.contains { $0.contains("(1 of 4)") }, "\(shown)")
  }
}
