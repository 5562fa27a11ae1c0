import Foundation
import LayoutCore
import LayoutRequirements
import LayoutSources

/// The project around the Swift source of `taut check`: the nearest `taut.yml`, and requirements in comments.
struct CheckedProject {
  /// The arguments of the command line that correspond to the file, for options that are not given.
  let taken: [String]
  /// The lines printed before the check: the problems of the file, and its applied settings.
  let lines: [String]
  /// Whether the file has problems.
  let hasProblems: Bool
  /// Whether a comment cannot be read.
  private(set) var hasFaults = false
  private let keys: Set<ProjectSettings.Key>
  private let settings: ProjectSettings?
  /// The requirements; `nil` until a scene was read.
  private var requirements: ProjectRequirements?
  private var faults: [String] = []

  /// Finds the project of a command; `nil` where no Swift source is checked, or with `--no-project`.
  ///
  /// A file that `isReadable` rejects is ignored, and reported. `namesDevice` is true where a caller named a device or
  /// a platform, even none, which the options of the command do not show.
  init?(
    of command: CheckCommand, namesDevice: Bool = false, isReadable: (_ file: String) -> Bool = { _ in true }
  ) {
    guard !command.noProject, command.files.contains(where: SwiftFiles.isSource) else { return nil }
    guard let file = ProjectSettings.file(for: command), isReadable(file) else {
      (self.settings, keys, taken, hasProblems) = (nil, [], [], false)
      lines =
        ProjectSettings.file(for: command).map {
          ["\($0) is outside the folders that may be read, and is ignored"]
        } ?? []
      return
    }
    let name = Self.name(of: file)
    let text = Result { try SceneFile.text(file) }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let settings = ProjectSettings(folder: folder, file: (try? text.get()).map { (name, $0) })
    var problems = settings.problems.map { "\($0.position): \($0.words)" }
    if case .failure(let error) = text { problems.append("\(error)") }
    keys = Self.keys(leftOpenBy: command).subtracting(namesDevice ? [.device, .landscape, .platform] : [])
    taken = settings.arguments(of: keys)
    let count = settings.requirements.count
    let required = count == 0 ? [] : [count == 1 ? "1 requirement" : "\(count) requirements"]
    let parts = (taken.isEmpty ? [] : [taken.joined(separator: " ")]) + required
    lines = problems + (parts.isEmpty ? [] : ["from \(name): \(parts.joined(separator: ", and "))"])
    hasProblems = !problems.isEmpty
    self.settings = settings
  }

  /// Returns the name of a file, relative to the working directory where it is below that.
  private static func name(of file: String) -> String {
    let folder = FileManager.default.currentDirectoryPath
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  /// Returns the settings that no option of the command sets.
  private static func keys(leftOpenBy command: CheckCommand) -> Set<ProjectSettings.Key> {
    var keys: Set<ProjectSettings.Key> = [.data, .assume]
    let (sides, variants, platform) = (command.sides, command.variants, command.surroundings.platform)
    if sides.width == nil, sides.height == nil, command.proposal == nil { keys.formUnion([.width, .height]) }
    if platform.device == nil {
      if platform.platform == nil { keys.formUnion([.device, .landscape, .platform]) }
      if command.surroundings.safeArea == nil { keys.insert(.safeArea) }
    }
    let texts = command.surroundings.texts
    if texts.text == nil, texts.metrics == nil, texts.font.isEmpty { keys.insert(.text) }
    if variants.textSize == nil { keys.insert(.textSizes) }
    if variants.strings.isEmpty {
      keys.insert(.strings)
      if variants.language == nil { keys.insert(.languages) }
    }
    if !variants.pseudo { keys.insert(.pseudo) }
    if variants.direction == nil { keys.insert(.direction) }
    // A caller that gives requirements wants these and the project's, and not the standard ones.
    if !command.standard, command.require.isEmpty { keys.insert(.standard) }
    if command.source.samples == nil { keys.insert(.samples) }
    return keys
  }

  /// Whether a file was found, and may be read.
  var hasFile: Bool { settings != nil }

  /// Returns the command with the file's settings for the options that are not given.
  func completed(_ command: CheckCommand) -> CheckCommand {
    guard let file = settings?.command else { return command }
    var command = command
    if keys.contains(.width) { command.sides = file.sides }
    if keys.contains(.device) {
      command.surroundings.platform.device = file.surroundings.platform.device
      command.surroundings.platform.landscape = file.surroundings.platform.landscape
      command.surroundings.platform.platform = file.surroundings.platform.platform
    }
    if keys.contains(.safeArea) { command.surroundings.safeArea = file.surroundings.safeArea }
    if keys.contains(.text) { command.surroundings.texts.text = file.surroundings.texts.text }
    if keys.contains(.textSizes) { command.variants.textSize = file.variants.textSize }
    if keys.contains(.strings) { command.variants.strings = file.variants.strings }
    if keys.contains(.languages) { command.variants.language = file.variants.language }
    if keys.contains(.pseudo) { command.variants.pseudo = file.variants.pseudo }
    if keys.contains(.direction) { command.variants.direction = file.variants.direction }
    if keys.contains(.standard) { command.standard = file.standard }
    if keys.contains(.samples) { command.source.samples = file.source.samples }
    // Values of options come last, and outdo those of the file.
    command.source.data = file.source.data + command.source.data
    command.source.assume = file.source.assume + command.source.assume
    return command
  }

  /// Returns the project's requirements of a scene.
  mutating func required(of scene: LoadedScene, _ input: SceneInput) -> [Requirement] {
    guard case .source(_, let view?) = input else { return [] }
    var all =
      requirements
      ?? ProjectRequirements(
        comments: view.sources.texts.files.flatMap { file in
          file.text.contains(WrittenRequirements.mark)
            ? WrittenRequirements(in: EditorText(file.text), file: file.name).comments : []
        }, shared: settings?.requirements ?? [])
    let required = all.required(of: scene.tree) { comment, error in
      let words = error.position == nil ? "\(comment.position): \(error)" : "\(error)"
      if !faults.contains(words) { faults.append(words) }
    }
    hasFaults = !faults.isEmpty
    requirements = all
    return required
  }

  /// Returns the lines printed after the check: comments that cannot be read, and the number of those that were read.
  ///
  /// Where every view was checked, requirements that concern none are listed too.
  func remarks(ofAll isWhole: Bool) -> [String] {
    guard let requirements else { return faults }
    let count = requirements.placed.count - faults.count
    let counted =
      count == 0 ? [] : ["from comments: \(count == 1 ? "1 requirement" : "\(count) requirements")"]
    guard isWhole else { return faults + counted }
    let idle = requirements.idle.map {
      "\($0.position): nothing that was checked shows a view of line \($0.line), so this comment requires nothing"
    }
    let unused = requirements.shared.filter { !requirements.used.contains($0) }.map { requirement in
      "\(requirement.position.map { "\($0): " } ?? "")nothing that was checked has the views of \(requirement)"
    }
    return faults + counted + idle + unused
  }
}

extension ProjectSettings {
  /// Returns the `taut.yml` nearest to a command's first Swift source; `nil` without one, or with `--no-project`.
  static func file(for command: CheckCommand) -> String? {
    guard !command.noProject else { return nil }
    return command.files.first(where: SwiftFiles.isSource).flatMap(file(above:))
  }
}
