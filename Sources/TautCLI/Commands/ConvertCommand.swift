import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments

/// `taut convert`: Swift source, or another document, as a scene document.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes Swift source as a scene document, which lays out alike.",
    discussion: """
      What a scene document cannot express, such as a lazy grid or a custom layout, is written as it is laid out at the \
      scene's own size, and reported.

      EXAMPLES
        taut convert Card.swift -o card.json
        taut convert Sources/ --view StatusRow --proposal 390xnil -o row.json
        taut convert scene.yaml

      EXIT CODES
        0  written
        2  bad input or usage, or the format cannot express a part of the view
      """)

  @Argument(help: "Swift files and folders, or one scene document.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "What the scene proposes to its root; each side is a number, nil or inf.", valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @OptionGroup var sides: SideOptions
  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SourceOptions
  @OptionGroup(title: "Swift source") var sourceView: SourceViewOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "file"))
  var output: String?

  func validate() throws {
    if SceneInput.all(files).count > 1 {
      throw ValidationError("convert takes one scene at a time; name one")
    }
  }

  func run() throws {
    let input = SceneInput.all(files)[0]
    do {
      let scene = try input.scene(
        sides.asked(proposal), textSize: surroundings.onlyTextSize(), surroundings,
        source.reading(view: sourceView.view), in: source.variant())
      let written = try WrittenLayout(scene)
      for words in written.frozen { StandardError.write(OneLine.of(words)) }
      let text = try text(of: written.document, scene)
      if let output {
        try OutputFile.write(Data(text.utf8), to: output)
      } else {
        StandardOutput.write(String(text.dropLast()))
      }
    } catch {
      StandardError.write(CommandError.located(error, in: input.file))
      try Outcome.badInput.end()
    }
  }

  /// Returns the document's text; an error names elements without a word in scenes as the source does, with
  /// their place.
  ///
  /// - Throws: `SceneWriterError` and `CommandError`.
  private func text(of document: SceneDocument, _ scene: LoadedScene) throws -> String {
    do {
      return try SceneWriter().text(of: document)
    } catch {
      guard case .element = error.problem,
        let node = scene.tree.nodes.first(where: { $0.path == error.path }), let position = node.source,
        let outermost = scene.tree.nodes.first(where: { $0.source == position })
      else { throw error }
      throw CommandError.unreadable("\(position): a scene document cannot express \(outermost.element.kind)")
    }
  }
}
