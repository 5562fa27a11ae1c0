import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutRequirements
import LayoutSources
import LinearProgramming

/// A view or a preview of an edited file: its tree, its check, and the cached answers about it.
final class EditedView: @unchecked Sendable {
  // Unchecked: the lock guards the values made on demand; source code that trees call runs under it too.

  let entry: ShownEntry
  let scene: LoadedScene
  /// The result of the check; `nil` where there are no requirements, or it cannot be checked.
  let result: CheckResult?
  /// The other problems of the view.
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

  /// Returns the views that a call in source has created, in preorder, without those that the system puts
  /// around them.
  func views(of call: SourceCall, named name: String) -> [LayoutTree.Index] {
    let all = scene.tree.indices.filter { scene.tree[$0].source == call.position }
    let own = all.filter { scene.tree[$0].element.kind == name }
    return own.isEmpty ? all : own
  }

  /// Calls a function with the explanation at the device's size, made once, and the layouts that continue
  /// from it.
  ///
  /// - Throws: As `LayoutExplanation` does.
  func explained<Answer>(_ body: (LayoutExplanation, RelatedLayouts) throws -> Answer) throws -> Answer {
    try lock.withLock {
      let known = try explanation ?? LayoutExplanation(scene.tree, in: scene.proposal)
      explanation = known
      return try body(known, layouts)
    }
  }

  /// Makes the explanation in advance.
  func prepare() { _ = try? explained { _, _ in } }

  /// Returns the repairs of a requirement, searched once.
  ///
  /// - Throws: The errors of `watch` and of the engine.
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

  /// Calls a function with the scene, which may call the source's own code.
  func withScene<Answer>(_ body: (LoadedScene) throws -> Answer) rethrows -> Answer {
    try lock.withLock { try body(scene) }
  }
}

/// A message about a part of a file.
struct EditorDiagnostic: Hashable, Sendable {
  /// The severity, in the protocol's numbers.
  enum Severity: Int, Sendable { case error = 1, warning, information, hint }

  /// The kind of message.
  enum Code: String, Sendable, CaseIterable {
    case requirement, standard, translated, assumption, notModelled, swiftUI, source, settings, syntax
  }

  /// The part, in bytes.
  var range: Range<Int>
  var severity: Severity
  var code: Code
  var message: String
  /// Related places, with a message for each.
  var related: [Related] = []
  /// The failing requirement, for repairs.
  var requirement: Requirement?

  struct Related: Hashable, Sendable {
    var position: SourcePosition
    var words: String
  }
}
