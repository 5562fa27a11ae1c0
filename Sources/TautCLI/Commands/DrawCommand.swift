import ArgumentParser
import Foundation
import LayoutCore
import LayoutPictures
import LayoutSources
import PangoText

/// `taut draw`: layouts as pictures.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws views as they would look, as SVG, PNG or PDF.",
    discussion: """
      Several scenes or widths become one sheet. Texts are outlines of their glyphs, in the fonts that they are \
      measured in; without --font and --text their places are those of the built-in measurer, and the glyphs are \
      those of the system's Roboto, or its sans serif; a PDF also has them as a layer of text, for searching and copying. The \
      edge of the container is a grey line, and a red one where something extends beyond it. What cannot be drawn as it looks, such as an image that is not \
      in --images, is a hatched box with its name, and is counted.

      EXAMPLES
        taut draw scene.json -o layout.svg
        taut draw scene.json -o layout.png --scale 3 --dark
        taut draw scene.json -o bones.svg --show frames,ids,spacing
        taut draw scene.json -o beyond.svg --show outside
        taut draw Card.swift -o card.pdf --width 320,390,768 --font Roboto-Regular.ttf
        taut draw scene.json -o badge.png --view badge --images Pictures
      """)

  @Argument(
    help: """
      Scene files, JSON or YAML, "-" is standard input; or .swift files and folders of them, which together are one \
      scene.
      """)
  var scenes: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; its extension is svg, png or pdf.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "Overrides the scene's proposal; each side is a number, nil or inf.", valueName: "widthxheight"))
  var proposal: ProposalArgument?

  @Option(
    help: ArgumentHelp(
      "Draws each scene in these widths, side by side: numbers, nil or inf, separated by commas.",
      valueName: "widths"))
  var width: WidthsArgument?

  @Option(help: ArgumentHelp("The container's height in points, nil or inf.", valueName: "points"))
  var height: LengthArgument?

  @Option(
    help: ArgumentHelp(
      "Draws these marks too: \(PictureMark.allCases.map(\.rawValue).joined(separator: ", ")), separated by commas.",
      valueName: "marks"))
  var show: MarksArgument?

  @Option(
    help: ArgumentHelp(
      "Draws this view alone, by its id, its text, its kind or file:line; of Swift source, the view or the preview to lay "
        + "out, by its name or number.",
      valueName: "name"))
  var view: [String] = []

  @Option(help: ArgumentHelp("The number of pixels per point of a PNG.", valueName: "pixels"))
  var scale: Double = 2

  @Option(
    help: ArgumentHelp("A folder with images as PNG files, named as in the scene.", valueName: "folder"))
  var images: String?

  @Flag(
    help: "Draws in dark colours, as it also does where the project of Swift source makes its app dark.")
  var dark = false

  @OptionGroup var surroundings: SurroundingsOption
  @OptionGroup(title: "Swift source") var source: SourceOptions

  func validate() throws {
    guard scale > 0, scale <= 16 else { throw ValidationError("--scale must be above 0 and at most 16") }
  }

  func run() throws {
    var outcome = Outcome.holds
    do {
      let format = try PictureFormats.named(
        output == "-" ? "svg" : URL(fileURLWithPath: output).pathExtension)
      let options = try options()
      var drawn: [(title: String, picture: Picture)] = []
      let inputs = SceneInput.all(scenes).flatMap { input -> [SceneInput] in
        do { return try input.views(source.reading(view: nil, candidates: view)) } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
          return []
        }
      }
      for input in inputs {
        do {
          for textSize in surroundings.textSizes { drawn += try pictures(of: input, in: textSize, options) }
        } catch {
          StandardError.write(CommandError.located(error, in: input.file))
          outcome = .badInput
        }
      }
      if let first = drawn.first {
        var sheet = PictureSheet()
        for (title, picture) in drawn { sheet.add(picture, title: title) }
        let picture = drawn.count == 1 ? first.picture : try sheet.picture(options: options)
        try OutputFile.write(format.data(of: picture, scale: CGFloat(scale)), to: output)
      }
    } catch {
      StandardError.write("\(error)")
      outcome = .badInput
    }
    try outcome.end()
  }

  private func options() throws -> PictureOptions {
    var options = PictureOptions()
    options.marks = show?.marks ?? []
    options.showsContainer = true
    options.colorScheme = dark ? .dark : .light
    options.fonts = try surroundings.pango()
    options.images = try PictureImages.folder(images)
    return options
  }

  /// Returns the pictures of a scene with their titles: one for each selected view, in each size.
  private func pictures(
    of input: SceneInput, in textSize: DynamicTypeSize?, _ options: PictureOptions
  ) throws -> [(title: String, picture: Picture)] {
    // With several widths, none is the device's.
    let size = AskedSize(
      proposal: proposal?.proposal, height: height.map(\.points), isOnDevice: width == nil)
    var scene = try input.scene(
      size, textSize: textSize, surroundings, reading(), in: source.variant(), isDrawn: true)
    if let textSize { scene.name += surroundings.title(of: textSize) }
    var options = options
    options.platform = scene.environment.platform
    if scene.isDark { options.colorScheme = .dark }
    options.tint = scene.tint
    var pictures: [(title: String, picture: Picture)] = []
    let names = scene.names(among: view)
    // Several views may have the name: each is drawn, with its number and its place in the title.
    let shown = try names.flatMap { name -> [(title: String, path: String)] in
      let found = try scene.views(named: name)
      return found.enumerated().map { number, view in
        let place = scene.tree[view].source.map { ", \($0)" } ?? ""
        return (
          found.count > 1 ? "\(name) (\(number + 1) of \(found.count)\(place))" : name, scene.tree[view].path
        )
      }
    }
    var leaves = 0
    for size in width?.sizes(scene.proposal) ?? [scene.proposal] {
      let result = try Engines.layout(scene.tree, in: size)
      leaves += scene.tree.indices.count {
        scene.tree[$0].element.role == .leaf && result.views[$0] != nil
      }
      for one in shown.isEmpty ? [nil] : shown.map(Optional.some) {
        var options = options
        options.view = one?.path
        pictures.append(
          (
            "\(scene.name)\(one.map { ", \($0.title)" } ?? ""), \(size.sides)",
            try Picture(of: result, options: options)
          ))
      }
    }
    for warning in scene.tree.warnings { StandardError.write("warning: \(warning)") }
    let hatched = pictures.flatMap(\.picture.placeholders)
    if scene.report != nil, !hatched.isEmpty {
      let count = hatched.count == 1 ? "1 as a placeholder" : "\(hatched.count) as placeholders"
      StandardError.write("\(scene.name): \(leaves) views drawn, \(count): \(Self.counted(hatched))")
    }
    return pictures
  }

  /// Returns the reader's options for Swift source, with the dark colour scheme if requested.
  private func reading() throws -> ReadingOptions {
    var options = try source.reading(view: nil, candidates: view)
    options.isDark = dark
    return options
  }

  /// Returns the distinct names with their number of occurrences, in their order.
  private static func counted(_ names: [String]) -> String {
    let counts = Dictionary(grouping: names, by: \.self).mapValues(\.count)
    var left = Set(names)
    return names.filter { left.remove($0) != nil }
      .map { name in (counts[name] ?? 1) > 1 ? "\(name) (\(counts[name] ?? 1))" : name }.joined(
        separator: ", ")
  }
}

extension PictureImages {
  /// Returns the images of the folder that `--images` names; none without it.
  ///
  /// - Throws: `CommandError.noFolder`.
  static func folder(_ path: String?) throws(CommandError) -> PictureImages {
    guard let path else { return .none }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(path, option: "--images")
    }
    return PictureImages(directory: URL(fileURLWithPath: path))
  }
}
