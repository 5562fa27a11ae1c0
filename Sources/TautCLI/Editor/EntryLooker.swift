import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutSources

/// Reads one view of a file, and has it checked.
struct EntryLooker {
  let path: String
  let name: String
  let text: EditorText
  let sources: ParsedSources
  let settings: ProjectSettings

  /// Returns the view with its messages; `placed` collects the comments that concern its views.
  ///
  /// - Throws: `SourceError` and `LayoutError` where it cannot be laid out, and the errors of `check`.
  func view(
    _ entry: ShownEntry, _ project: inout ProjectRequirements, _ watch: WorkWatch,
    check: (LoadedScene, [Requirement]) throws -> CheckResult?
  ) throws -> EditedView {
    var options = try settings.command.reading(view: entry.name)
    options.view = entry.name
    let scene = try LoadedScene(
      sources: [path], parsed: sources, options: options,
      size: AskedSize(proposal: settings.command.size, isOnDevice: false),
      on: settings.command.surroundings.stage(), show: { _ in })
    var problems = said(of: scene, entry)
    let required = project.required(of: scene.tree) { comment, error in
      problems.append(
        EditorDiagnostic(
          range: comment.range, severity: .error, code: .requirement,
          message: words(of: error, "\(error.position.map { "\($0)" } ?? "column \(error.offset + 1)"): ")))
    }
    var result: CheckResult?
    do {
      result = try check(scene, required)
      if var found = result {
        // The open text may differ from the file.
        var filter = FindingFilter(
          texts: Dictionary(
            sources.texts.files.map { ($0.name, $0.text) } + [(name, text.text)], uniquingKeysWith: { $1 }))
        filter.apply(to: &found)
        result = found
      }
    } catch CommandError.noRequirement {
      result = nil
    } catch let error as CommandError {
      problems.append(diagnostic(at: entry.position, entry, .information, .source, "\(error)"))
    }
    return EditedView(
      entry: entry, scene: scene, result: result, problems: problems,
      input: .source([path], view: .init(sources: sources, name: entry.name)), settings: settings)
  }

  /// Returns the assumptions, the names that are not modelled, and SwiftUI's own warnings.
  private func said(of scene: LoadedScene, _ entry: ShownEntry) -> [EditorDiagnostic] {
    let assumptions = (scene.report?.assumptions ?? []).map {
      diagnostic(at: $0.position, entry, .hint, .assumption, words(of: $0, "\($0.position): "))
    }
    let unmodelled = (scene.report?.notModelled ?? []).map {
      diagnostic(at: $0.position, entry, .information, .notModelled, words(of: $0, "\($0.position): "))
    }
    let warnings = scene.tree.warnings.map {
      diagnostic(at: $0.view.source ?? entry.position, entry, .warning, .swiftUI, $0.text)
    }
    return assumptions + unmodelled + warnings
  }

  /// Returns the problem of a view that cannot be laid out.
  func problem(_ error: any Error, of entry: ShownEntry) -> EditorDiagnostic {
    let position =
      switch error as? SourceError {
      case .cycle(_, let position), .endless(_, let position), .endlessLoop(_, let position),
        .tooManyViews(_, let position):
        position
      default: entry.position
      }
    return diagnostic(at: position, entry, .error, .source, words(of: error, "\(position): "))
  }

  private func diagnostic(
    at position: SourcePosition, _ entry: ShownEntry, _ severity: EditorDiagnostic.Severity,
    _ code: EditorDiagnostic.Code, _ message: String
  ) -> EditorDiagnostic {
    let isOwn = position.file == name
    return EditorDiagnostic(
      range: FileAnalysis.range(of: isOwn ? position : entry.position, text, sources), severity: severity,
      code: code, message: OneLine.of(message),
      related: isOwn ? [] : [.init(position: position, words: OneLine.of(message))])
  }

  /// Returns the words without the place at their beginning, which is shown separately.
  private func words(of thing: Any, _ place: String) -> String {
    let words = "\(thing)"
    return words.hasPrefix(place) ? String(words.dropFirst(place.count)) : words
  }
}
