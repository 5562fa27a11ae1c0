import Foundation
import LayoutCore
import LayoutDocuments
import LayoutPictures

extension AgentTool {
  /// Draws a layout.
  static let picture = AgentTool(
    name: "picture", title: "Draw a view",
    description: """
      Draws a layout as a small PNG (at most 640 pixels long unless "scale" says otherwise), or as SVG text, where the look \
      matters and layout and check do not suffice: a picture costs more than they do. What cannot be drawn as it looks is a hatched \
      box, and named.
      """,
    parameters: ToolParameter.scene + ToolParameter.oneSize + [
      ToolParameter(name: "format", kind: .choice(["png", "svg"]), description: "Otherwise png."),
      ToolParameter(name: "scale", kind: .number, description: "Pixels per point, up to 4."),
      ToolParameter(name: "focus", kind: .string, description: "Draws this view alone."),
      ToolParameter(
        name: "show", kind: .strings,
        description: "Marks to draw too: \(PictureMark.allCases.map(\.rawValue).joined(separator: ", "))."),
      ToolParameter(name: "dark", kind: .flag, description: "In dark colours."),
    ],
    output: AgentScene.fields + [
      AnswerField("format", "string"), AnswerField("width", "number"), AnswerField("height", "number"),
      AnswerField("bytes", "integer"), AnswerField("placeholders", listOf: "string"),
    ],
    run: { call in
      let marks = call.arguments.strings("show")
      for mark in marks where PictureMark(rawValue: mark) == nil {
        throw ToolFault.wrongValue(
          "show", expected: "of \(PictureMark.allCases.map(\.rawValue).joined(separator: ", "))",
          found: .string(mark))
      }
      let given = call.arguments.number("scale")
      guard given.map({ $0 > 0 && $0 <= 4 }) ?? true else {
        throw ToolFault.wrongValue("scale", expected: "above 0, and at most 4", found: .number(given ?? 0))
      }
      let scene = try call.scene()
      var options = PictureOptions()
      options.marks = Set(marks.compactMap(PictureMark.init))
      options.platform = scene.loaded.environment.platform
      options.tint = scene.loaded.tint
      options.colorScheme = call.arguments.flag("dark") == true || scene.loaded.isDark ? .dark : .light
      options.view = try call.arguments.string("focus").map { scene.tree[try scene.views(named: $0)[0]].path }
      let result = try Engines.layout(scene.tree, in: scene.loaded.proposal)
      let picture = try Picture(of: result, options: options)
      let format = call.arguments.string("format") ?? "png"
      let (width, height) = (Double(picture.bounds.width), Double(picture.bounds.height))
      let scale = given ?? min(1, Self.longestSide / max(1, width, height))
      let data = try PictureFormats.named(format).data(of: picture, scale: CGFloat(scale))
      let placeholders = picture.placeholders
      let isText = format == "svg"
      let pixels = isText ? [width, height] : [width, height].map { ($0 * scale).rounded(.up) }
      let hatched =
        placeholders.isEmpty
        ? "" : "; hatched, as it cannot be drawn: \(placeholders.joined(separator: ", "))"
      var answer = ToolAnswer(
        heading: scene.heading(
          ": \(format), \(pixels.map { PointFormat.hundredths($0) }.joined(separator: " x "))\(hatched)"),
        members: scene.members + [
          .init("format", .string(format)), .init("width", .number(pixels[0])),
          .init("height", .number(pixels[1])),
          .init("bytes", .number(Double(data.count))),
          .init("placeholders", .array(placeholders.map { .string($0) })),
        ])
      guard isText else {
        answer.image = ToolAnswer.Image(data: data, type: "image/png")
        return answer
      }
      let text = String(decoding: data, as: UTF8.self)
      let tokens = ToolAnswer.tokens(JSONValue.string(text).line.utf8.count) + Self.tokensBeside
      guard tokens <= call.arguments.tokens else { throw ToolFault.tooLarge(what: "the SVG", tokens: tokens) }
      answer.heading.append(text)
      return answer
    })

  /// The longest side of a picture at the default scale, in pixels.
  private static let longestSide = 640.0
  /// The tokens reserved for the rest of an answer with a text.
  private static let tokensBeside = 300
}
