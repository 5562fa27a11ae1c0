import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LayoutSources

/// Looks for repairs of a scene, and writes each into what the scene was read from.
struct RepairWriter {
  /// Where edits are written.
  private enum Origin {
    case document(text: String, file: String, reading: (String) -> LayoutTree?)
    case source(SourceTexts, reading: (SourceTexts) -> LayoutTree?)
    /// A scene that was not read as it is written.
    case unknown
  }

  private let origin: Origin

  /// Throws `DocumentError`, `SourceError` and `PangoTextError`.
  init(
    _ input: SceneInput, _ scene: LoadedScene, _ surroundings: SettledSurroundings,
    _ options: @autoclosure () throws -> ReadingOptions
  ) throws {
    guard !scene.isMadeForOneSize else {
      origin = .unknown
      return
    }
    switch input {
    case .document("-") where surroundings.safeArea != nil:
      // Standard input is read once, and this is no longer what it said.
      origin = .unknown
    case .document(let file):
      let text = file == "-" ? scene.text : try SceneFile.text(file)
      origin = .document(text: text, file: file) { text in
        try? LoadedScene(
          text: text, file: file, textSize: nil,
          safeArea: surroundings.safeArea?.insets, measurer: scene.measurer
        ).tree
      }
    case .source(let paths):
      var reading = try options()
      reading.safeArea = surroundings.safeArea?.insets ?? reading.safeArea
      reading.measurer = scene.measurer
      origin = .source(try SwiftFiles.texts(in: paths)) { [reading] texts in
        try? LayoutTree(SwiftSceneReader(reading).read(texts).document.root)
      }
    }
  }

  /// What mends each requirement that fails.
  ///
  /// Throws as `RequirementRepairs` does.
  func repairs(in report: RequirementReport, of scene: String) throws -> [Requirement: CheckRepairs] {
    let failures = report.verdicts.filter { !$0.holds }
    let line = ProgressLine("\(scene): trying changes")
    defer { line.finish() }
    var repairs: [Requirement: CheckRepairs] = [:]
    for (place, failure) in failures.enumerated() {
      let found = try RequirementRepairs(of: failure, in: report) { share in
        line.show((Double(place) + share) / Double(failures.count))
      }
      repairs[failure.requirement] = CheckRepairs(found, self)
    }
    return repairs
  }

  /// How a repair is written; `nil` where no change of one place means it.
  func patch(_ repair: RequirementRepair) -> RepairPatch? {
    guard repair.written.count == 1 else { return nil }
    switch origin {
    case .document(let text, let file, let reading):
      return ScenePatch(repair.written[0], in: text, file: file, reading: reading).map { .document($0) }
    case .source(let texts, let reading):
      return SourcePatch(repair.written[0], in: texts, reading: reading).map { .source($0) }
    case .unknown: return nil
    }
  }
}
