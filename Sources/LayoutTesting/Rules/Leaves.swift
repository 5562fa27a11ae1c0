import Foundation
import LayoutCore

extension GeneratorRules {
  static let leaves: [any GeneratorRule] = [
    CircleGenerator(), DividerGenerator(), ImageGenerator(), MeasuredGenerator(), ShapeGenerator(),
    SpacerGenerator(),
  ]
}

struct CircleGenerator: GeneratorRule {
  typealias Element = CircleElement
  let role = ElementRole.leaf
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(CircleElement())
  }
}

struct DividerGenerator: GeneratorRule {
  typealias Element = DividerElement
  let role = ElementRole.leaf
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(DividerElement(axis: context.axis))
  }
}

struct ImageGenerator: GeneratorRule {
  typealias Element = ImageElement
  let role = ElementRole.leaf
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    if generator.chance(1, in: 4) {
      let size = CGSize(width: generator.length(1...90), height: generator.length(1...90))
      return LayoutNode(ImageElement(size: size, isResizable: true))
    }
    return LayoutNode(
      ImageElement(size: CGSize(width: generator.length(0...120), height: generator.length(0...120))))
  }
}

/// The generator of texts of up to nine words.
struct MeasuredGenerator: GeneratorRule {
  typealias Element = MeasuredElement
  let role = ElementRole.leaf
  let weight = 3

  private static let words = [
    "a", "is", "row", "title", "badge", "layout", "taut", "constraint", "description", "unbreakable-length",
  ]

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let words = (0..<Int.random(in: 0...9, using: &generator.random)).map { _ in generator.pick(Self.words) }
    var text = MeasurableText(
      words.joined(separator: " "), font: generator.pick([.body, .title, .caption, .headline]),
      lineLimit: generator.chance(1, in: 3) ? Int.random(in: 1...3, using: &generator.random) : nil)
    if generator.chance(1, in: 3) { set(&text, from: &generator) }
    let content = TextContent(text, measurer: BuiltInTextMeasurer())
    return LayoutNode(MeasuredElement(kind: "Text", content: content))
  }

  /// Changes a setting of a text that affects its size, or the proposals at which its size stays the same.
  private func set(_ text: inout MeasurableText, from generator: inout TreeGenerator) {
    switch Int.random(in: 0..<6, using: &generator.random) {
    case 0: text.typesetting.lineSpacing = generator.pick([0.5, 4, 10])
    case 1:
      text.typesetting.reservedLines = Int.random(in: 1...(text.lineLimit ?? 3), using: &generator.random)
    case 2:
      text.lineLimit = generator.pick([1, 2])
      text.typesetting.minimumScaleFactor = generator.pick([0.9, 0.955])
    case 3:
      text.lineLimit = generator.pick([1, 2])
      text.typesetting.truncationMode = generator.pick(Text.TruncationMode.allCases)
      text.typesetting.allowsTightening = generator.chance(1, in: 2)
    case 4:
      text.runs = text.runs.map { run in
        var run = run
        run.tracking = generator.pick([-1, 0.25, 3])
        run.baselineOffset = generator.pick([-4, 0, 2.5])
        return run
      }
    default:
      text.runs += [
        TextRun(
          " ", font: .largeTitle,
          image: generator.chance(1, in: 2) ? TextImage(name: "image", width: 30, height: 12) : nil),
        TextRun(generator.pick(Self.words), font: generator.pick([.largeTitle, .caption2])),
      ]
    }
  }
}

struct ShapeGenerator: GeneratorRule {
  typealias Element = ShapeElement
  let role = ElementRole.leaf
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(ShapeElement(kind: "Color"))
  }
}

struct SpacerGenerator: GeneratorRule {
  typealias Element = SpacerElement
  let role = ElementRole.leaf
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(SpacerElement(minLength: generator.optional(-10...30), axis: context.axis))
  }
}
