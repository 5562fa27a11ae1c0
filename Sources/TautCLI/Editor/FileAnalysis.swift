import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutSources

/// The analysis of one text of a file.
final class FileAnalysis: @unchecked Sendable {
  // Unchecked: all properties are constant.

  let path: String
  /// The name of the file in positions.
  let name: String
  let text: EditorText
  let sources: ParsedSources
  let views: [EditedView]
  /// The problems outside of views.
  let problems: [EditorDiagnostic]
  let settings: ProjectSettings

  init(
    path: String, name: String, text: EditorText, sources: ParsedSources, views: [EditedView],
    problems: [EditorDiagnostic], settings: ProjectSettings
  ) {
    (self.path, self.name, self.text, self.sources) = (path, name, text, sources)
    (self.views, self.problems, self.settings) = (views, problems, settings)
  }

  /// The messages about the file, ordered by place; equal ones of several views once.
  var diagnostics: [EditorDiagnostic] {
    let all = problems + views.flatMap { $0.problems + findings(of: $0) }
    var seen: Set<EditorDiagnostic> = []
    return all.filter { diagnostic in
      var key = diagnostic
      key.requirement = nil
      return seen.insert(key).inserted
    }.sorted { ($0.range.lowerBound, $0.severity.rawValue) < ($1.range.lowerBound, $1.severity.rawValue) }
  }

  /// Returns the failures of a view.
  func findings(of view: EditedView) -> [EditorDiagnostic] {
    guard let result = view.result else { return [] }
    let all = result.findings
    let written = Set(all.map(\.worst.verdict.requirement).filter { $0.position != nil }.map(\.text))
    let findings = all.compactMap { finding -> EditorDiagnostic? in
      let (verdict, part) = finding.worst
      // A written requirement is reported once, and not again as a standard one.
      if verdict.requirement.position == nil, finding.rows.count == 1,
        written.contains(verdict.requirement.text)
      {
        return nil
      }
      // The finding is shown at the view, and not at the requirement.
      let source = verdict.requirement.position == nil ? finding.position : part.source(of: verdict)
      var related: [EditorDiagnostic.Related] = []
      if let source, source.file != name { related.append(.init(position: source, words: "the view")) }
      if let written = verdict.requirement.position {
        related.append(.init(position: written, words: "what is required"))
      }
      let words = finding.lines.map { line in
        let prefix = "\(finding.location): "
        return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : line
      }
      return EditorDiagnostic(
        range: range(of: source, in: view), severity: verdict.requirement.position == nil ? .warning : .error,
        code: verdict.requirement.position == nil ? .standard : .requirement,
        message: words.joined(separator: "\n"), related: related, requirement: verdict.requirement)
    }
    let missing = result.missing.map { missing in
      EditorDiagnostic(
        range: range(of: missing.position, in: view), severity: .warning, code: .translated,
        message: OneLine.of(missing.failure))
    }
    return findings + missing
  }

  /// Returns the name of the call at a position; for another file, the view that shows it.
  private func range(of position: SourcePosition?, in view: EditedView) -> Range<Int> {
    let own = position.flatMap { $0.file == name ? $0 : nil } ?? view.entry.position
    return Self.range(of: own, text, sources)
  }

  /// Returns the name of the call at a position, or the word there.
  static func range(of position: SourcePosition, _ text: EditorText, _ sources: ParsedSources) -> Range<Int> {
    if let call = sources.call(at: position) { return call.name }
    let start = text.offset(of: position)
    let line = text.line(text.place(of: start).line)
    var end = start
    while end < line.upperBound, text.bytes[end] != 0x20, text.bytes[end] != UInt8(ascii: "(") { end += 1 }
    return start..<max(end, min(start + 1, line.upperBound))
  }
}

/// The current analysis of a file: of its text, or of the last one that was valid Swift.
struct KnownFile: Sendable {
  /// The open text.
  var text: EditorText
  /// The analysis of the last text that could be laid out; `nil` where none could.
  var analysis: FileAnalysis?
  /// The problem that prevents the present text from being laid out.
  var fault: EditorDiagnostic?

  /// The messages about the present text.
  var diagnostics: [EditorDiagnostic] {
    guard let analysis else { return fault.map { [$0] } ?? [] }
    guard let fault else { return analysis.diagnostics }
    let shift = TextShift(from: analysis.text, to: text)
    return [fault]
      + analysis.diagnostics.map { diagnostic in
        var moved = diagnostic
        moved.range = shift.moved(diagnostic.range)
        return moved
      }
  }
}
