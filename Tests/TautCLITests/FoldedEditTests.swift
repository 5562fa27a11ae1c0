import Foundation
import Testing

@Suite("taut diff: what one line of source makes is one edit")
struct FoldedEditTests {
  private func edits(from old: String, to new: String) throws -> (lines: [String], run: CommandLineRun) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("old", old), ("new", new)] {
      let own = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("import SwiftUI\n\(text)".utf8).write(to: own.appendingPathComponent("V.swift"))
    }
    let run = try CommandLineRun(
      shell: "taut diff old/V.swift new/V.swift --proposal 200xnil", in: folder)
    return (run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("edit ") }, run)
  }

  private static func cells(_ cell: String, _ more: String = "") -> String {
    """
    struct Cell: View { let title: String
      var body: some View { \(cell) } }
    struct V: View { var body: some View { VStack { Cell(title: "one"); Cell(title: "two"); Cell(title: "three") }\(more) } }
    """
  }

  @Test("A number, a modifier and an order in a view that is used three times are one edit each")
  func once() throws {
    let padded = Self.cells("Text(title).padding(.leading, 12)")
    let more = try edits(from: padded, to: Self.cells("Text(title).padding(.leading, 16)"))
    #expect(
      more.lines == [
        "edit 1: padding of \"one\", V.swift:3:37: leading 12 to 16; the same for 3 views that this line makes"
      ], "\(more.run.output)\(more.run.errors)")
    // Every frame that changed is behind it.
    #expect(
      more.run.output.contains("root.2  \"three\"")
        && !more.run.output.contains("behind it: edits"), "\(more.run.output)")
    let gone = try edits(from: padded, to: Self.cells("Text(title)"))
    #expect(gone.lines.count == 1 && gone.lines[0].contains("is gone; the same for 3"), "\(gone.run.output)")
    let new = try edits(from: Self.cells("Text(title)"), to: padded)
    #expect(new.lines.count == 1 && new.lines[0].contains("is new; the same for 3"), "\(new.run.output)")
    let orders = try edits(
      from: Self.cells("Text(title).padding(4).frame(width: 80)"),
      to: Self.cells("Text(title).frame(width: 80).padding(4)"))
    #expect(
      orders.lines.count == 1 && orders.lines[0].contains("now in the order frame(width: 80) and padding(4)")
        && orders.lines[0].hasSuffix("; the same for 3 views that this line makes"), "\(orders.run.output)")
  }

  @Test("Of a folded edit and another one each view has its own cause")
  func causes() throws {
    let found = try edits(
      from: Self.cells("Text(title).frame(width: 40)", ".padding(.top, 3)"),
      to: Self.cells("Text(title).frame(width: 60)", ".padding(.top, 5)"))
    #expect(found.lines.count == 2, "\(found.run.output)\(found.run.errors)")
    let frames = found.run.output.components(separatedBy: "\nroot.").dropFirst().filter {
      $0.contains("width 40 to 60")
    }
    // The width follows from one, and the place from the other.
    #expect(
      frames.count == 3 && frames.allSatisfy { $0.contains("behind it: edits 1 and 2") },
      "\(found.run.output)")
  }

  @Test("Views of one line that are edited differently stay apart")
  func apart() throws {
    func loop(_ factor: Int) -> String {
      "struct V: View { var body: some View { VStack { ForEach(1..<4) { n in Color.red.frame(width: CGFloat(n * \(factor)), height: 5) } } } }"
    }
    let found = try edits(from: loop(10), to: loop(20))
    #expect(
      found.lines.count == 3 && !found.lines.contains { $0.contains("the same for") }, "\(found.run.output)")
  }
}
