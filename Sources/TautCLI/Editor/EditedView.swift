import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutRequirements
import LayoutSources
import LinearProgramming

/// A view or a preview of a file that is edited: its tree, what came of checking it, and what was asked about it.
final class EditedView: @unchecked Sendable {
  // Unchecked: the lock guards what is made when somebody asks; code that trees call is called under it too.

  let entry: ShownEntry
  let scene: LoadedScene
  /// What came of the check; `nil` where nothing is required of it, or it cannot be checked.
  let result: CheckResult?
  /// What else is wrong with it.
  let problems: [EditorDiagnostic]
  let input: SceneInput
  let settings: ProjectSettings
  private let lock = NSLock()
  private var explanation: LayoutExplanation?
  private let layouts: RelatedLayouts = {
    var engine = ConstraintEngine()
    engine.keepsPrices = true
    return RelatedLayouts(engine: engine)
  }()
  private var repairs: [Requirement: CheckRepairs] = [:]

  init(
    entry: ShownEntry, scene: LoadedScene, result: CheckResult?, problems: [EditorDiagnostic],
    input: SceneInput, settings: ProjectSettings
  ) {
    (self.entry, self.scene, self.result, self.problems) = (entry, scene, result, problems)
    (self.input, self.settings) = (input, settings)
  }

  /// The views that a call in source has made, in preorder, and not what the system puts around them.
  func views(of call: SourceCall, named name: String) -> [LayoutTree.Index] {
    let all = scene.tree.indices.filter { scene.tree[$0].source == call.position }
    let own = all.filter { scene.tree[$0].element.kind == name }
    return own.isEmpty ? all : own
  }

  /// The explanation in the size of the device, made once, and layouts that go on from it.
  ///
  /// - Throws: as `LayoutExplanation` does.
  func explained<Answer>(_ body: (LayoutExplanation, RelatedLayouts) throws -> Answer) throws -> Answer {
    try lock.withLock {
      let known = try explanation ?? LayoutExplanation(scene.tree, in: scene.proposal)
      explanation = known
      return try body(known, layouts)
    }
  }

  /// Makes the explanation before anybody asks.
  func prepare() { _ = try? explained { _, _ in } }

  /// What mends a requirement, searched once.
  ///
  /// - Throws: what `watch` and the engine throw.
  func repairs(of requirement: Requirement, _ watch: WorkWatch) throws -> CheckRepairs? {
    try lock.withLock {
      if let known = repairs[requirement] { return known }
      guard let result else { return nil }
      let writer = try settings.command.writer(input, scene)
      let found = try writer.repairs(in: result, of: scene.name, only: [requirement], watch)
      try watch.check()
      repairs[requirement] = found?[requirement]
      return found?[requirement]
    }
  }

  /// Does something with the scene that may call the source's own code.
  func withScene<Answer>(_ body: (LoadedScene) throws -> Answer) rethrows -> Answer {
    try lock.withLock { try body(scene) }
  }
}

/// Something that is said of a part of a file.
struct EditorDiagnostic: Hashable, Sendable {
  /// How bad it is, as the protocol counts.
  enum Severity: Int, Sendable { case error = 1, warning, information, hint }

  /// What kind of thing is said.
  enum Code: String, Sendable, CaseIterable {
    case requirement, standard, translated, assumption, notModelled, swiftUI, source, settings, syntax
  }

  /// The part, in bytes.
  var range: Range<Int>
  var severity: Severity
  var code: Code
  var message: String
  /// Other places that it is about, with what is there.
  var related: [Related] = []
  /// What fails, for whoever looks for a repair.
  var requirement: Requirement?

  struct Related: Hashable, Sendable {
    var position: SourcePosition
    var words: String
  }
}
