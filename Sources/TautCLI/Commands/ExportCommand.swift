import ArgumentParser
import ConstraintLayout
import Foundation
import LayoutExplanation
import Taut

/// `taut export`: the linear programs of a layout.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the linear programs of a scene's layout as CPLEX LP files.",
    discussion: """
      Every stack is a program of its own, and so is the root: each becomes a file in the folder, named after \
      the view's path, with a comment on each variable and row. Any solver that reads the format gives the layout as \
      its optimum.

      EXAMPLES
        taut export scene.json --output programs
        taut export scene.json --view row --output programs
        taut export scene.json --proposal 320xnil --output programs && glpsol --lp programs/root.lp
      """)

  @Argument(help: "A scene file, JSON or YAML, or Swift source; \"-\" is standard input.")
  var scene: String

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; each side is a number, nil or inf.",
      valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @OptionGroup var sides: SideOptions

  @Option(help: ArgumentHelp("Only this view's program, by its id or path.", valueName: "id"))
  var view: String?

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, created if missing; - is standard output.", valueName: "folder"))
  var output: String

  func run() throws {
    do {
      let scene = try SceneInput.all([scene])[0].scene(
        sides.asked(proposal), textSize: surroundings.onlyTextSize(), surroundings,
        source.reading(view: nil, candidates: view.map { [$0] } ?? []),
        in: source.variant())
      let solution = try ConstraintEngine().solve(scene.tree, in: scene.proposal)
      let blocks = try chosen(solution.root.blocks, of: scene)
      guard output != "-" else {
        for block in blocks {
          try block.writeLP(
            to: "/dev/stdout", named: scene.tree[block.view].path, in: scene.tree,
            comments: block.comments(in: scene.tree))
        }
        return
      }
      try makeFolder()
      for block in blocks {
        let path = scene.tree[block.view].path
        let name = path.replacingOccurrences(of: "/", with: "_")
        let file = "\(output)/\(name).lp"
        try block.writeLP(to: file, named: path, in: scene.tree, comments: block.comments(in: scene.tree))
        StandardOutput.write("\(file): \(block.program.variableCount) variables")
      }
    } catch {
      StandardError.write(CommandError.located(error, in: scene))
      try Outcome.badInput.end()
    }
  }

  private func makeFolder() throws(CommandError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue {
      throw .unwritable(file: output, reason: "it is a file; give a folder")
    }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch { throw .unwritable(file: output, reason: error.words) }
  }

  private func chosen(_ blocks: [SolvedBlock], of scene: LoadedScene) throws -> [SolvedBlock] {
    guard let view = scene.names(among: view.map { [$0] } ?? []).first else { return blocks }
    let found = blocks.filter { scene.tree[$0.view].id == view || scene.tree[$0.view].path == view }
    guard !found.isEmpty else {
      let known = blocks.map { scene.tree[$0.view].path }
      throw CommandError.noSuchView(view, scene: scene.name, known: known)
    }
    return found
  }
}
