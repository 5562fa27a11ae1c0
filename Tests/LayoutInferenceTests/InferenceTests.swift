import Foundation
import LayoutCore
import LayoutDocuments
import LayoutSources
import ReferenceLayout
import Testing

@testable import LayoutInference

@Suite("Frames give the source that has them")
struct InferenceTests {
  /// The frames of the views of a tree that have an id, in containers of some widths.
  static func examples(
    of view: some View, widths: [CGFloat], height: CGFloat = 200, round: Bool = false
  ) throws -> FrameExamples {
    let tree = try LayoutTree(view)
    let examples = try widths.map { width in
      let size = CGSize(width: width, height: height)
      let result = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: height))
      let rectangles = result.views.compactMap { view -> FrameRectangle? in
        guard let id = view.id else { return nil }
        var kind = FrameKind.shape()
        if case .text(let text)? = tree[view.index].element[.text] { kind = .text(text) }
        guard round else { return FrameRectangle(id, kind, frame: view.frame) }
        let (x, y) = (view.frame.minX.rounded(), view.frame.minY.rounded())
        return FrameRectangle(
          id, kind,
          frame: CGRect(
            x: x, y: y, width: view.frame.maxX.rounded() - x, height: view.frame.maxY.rounded() - y))
      }
      return FrameExample(size: size, rectangles: rectangles)
    }
    return FrameExamples(examples, tolerance: round ? 0.5 : 0.01)
  }

  static var row: some View {
    HStack(alignment: .top, spacing: 12) {
      Color.blue.frame(width: 40, height: 40).id("icon")
      VStack(alignment: .leading, spacing: 4) {
        Text("Ann Example").id("name")
        Text("Engineer").font(.caption).id("role")
      }
      Spacer()
      Color.red.frame(width: 24, height: 24).id("badge")
    }.padding(16)
  }

  @Test("Corners and lengths that are rounded each by itself give equal columns, and no limit of one")
  func roundedColumns() throws {
    let columns = HStack(spacing: 8) {
      Color.blue.id("first")
      Color.blue.id("second")
      Color.blue.id("third")
    }.padding(16)
    var examples = try Self.examples(of: columns, widths: [320, 402, 600], height: 82)
    examples.tolerance = 0.51
    for (place, example) in examples.examples.enumerated() {
      examples.examples[place].rectangles = example.rectangles.map { rectangle in
        var rounded = rectangle
        let frame = rectangle.frame
        rounded.frame = CGRect(
          x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
          height: frame.height.rounded())
        return rounded
      }
    }
    let inference = try Inference(examples, named: "Columns")
    #expect(inference.holds, "\(inference.lines)")
    #expect(!inference.candidates[0].source.contains("idth: "), "\(inference.candidates[0].source)")
  }

  @Test func rowOfTwoExamples() throws {
    let inference = try Inference(Self.examples(of: Self.row, widths: [320, 400]), named: "Row")
    #expect(inference.holds, "\(inference.lines)")
    #expect(
      inference.candidates[0].source == """
        import SwiftUI

        struct Row: View {
          var body: some View {
            HStack(alignment: .top, spacing: 12) {
              Color.gray.frame(width: 40, height: 40)
              VStack(alignment: .leading, spacing: 4) {
                Text("Ann Example")
                Text("Engineer").font(.caption)
              }
              Spacer()
              Color.gray.frame(width: 24, height: 24)
            }
            .padding(.horizontal, 16)
          }
        }

        """)
  }

  @Test("Frames that are rounded to pixels give the numbers before they were rounded")
  func rounded() throws {
    let examples = try Self.examples(
      of: Self.row, widths: [320, 401, 375.5].map { $0.rounded() }, round: true)
    let inference = try Inference(examples, named: "Row")
    #expect(inference.holds, "\(inference.lines)")
    let exact = try Inference(Self.examples(of: Self.row, widths: [320, 400]), named: "Row")
    #expect(inference.candidates[0].source == exact.candidates[0].source)
  }

  @Test("The source, read again, has the same frames at the sizes of the examples and at others")
  func readAgain() throws {
    let source = try Inference(Self.examples(of: Self.row, widths: [320, 400]), named: "Row").candidates[0]
      .source
    let scene = try SwiftSceneReader().read([(file: "Row.swift", text: source)])
    for width in [250, 320, 355, 400, 700] as [CGFloat] {
      let size = ProposedViewSize(width: width, height: 200)
      func leaves(_ result: LayoutResult) -> [CGRect] {
        result.views.filter { ["Color", "Text"].contains($0.kind) }.map(\.frame)
      }
      let original = leaves(try ReferenceEngine().layout(LayoutTree(Self.row), in: size))
      let again = leaves(try ReferenceEngine().layout(LayoutTree(scene.document.root), in: size))
      #expect(original.count == 4 && again == original, "\(width)")
    }
  }

  @Test("A rectangle around others is their background")
  func background() throws {
    let view = VStack(spacing: 8) {
      Text("Title").font(.title).id("title")
      Text("Words").id("words")
    }.padding(12).background(Color.yellow.id("back"))
    let inference = try Inference(Self.examples(of: view, widths: [300, 360]), named: "Card")
    #expect(inference.holds, "\(inference.lines)")
    #expect(inference.candidates[0].source.contains(".background(Color.gray)"))
    #expect(inference.candidates[0].source.contains(".padding(12)"))
  }

  @Test("A badge that reaches out of a picture is a layer of its own, moved, and not padded")
  func badge() throws {
    let view = Color.blue.frame(width: 44, height: 44).id("picture")
      .overlay { Text("AE").id("initials") }
      .overlay(alignment: .topTrailing) {
        Color.red.frame(width: 18, height: 18).id("badge").offset(x: 9, y: -9)
      }
    let inference = try Inference(Self.examples(of: view, widths: [300, 360]))
    #expect(inference.holds, "\(inference.lines)")
    let source = inference.candidates[0].source
    #expect(source.contains(".offset(x: 9, y: -9)"), "\(source)")
    #expect(source.contains(".overlay(Text(\"AE\"))"), "\(source)")
    try expectAlike(inference, view, width: 500)
  }

  @Test("Margins that nothing reaches are found where they make a text wrap")
  func margins() throws {
    let view = VStack(alignment: .leading, spacing: 8) {
      Text("A short one").id("short")
      Text("Words of a text that are longer than the row in which they are").id("long")
    }.padding(.horizontal, 16)
    let widths: [CGFloat] = [200, 240, 284]
    let inference = try Inference(Self.examples(of: view, widths: widths))
    #expect(inference.holds, "\(inference.lines)")
    #expect(inference.candidates[0].source.contains(".padding(.horizontal, 16)"), "\(inference.lines)")
    try expectAlike(inference, view, width: 320)
  }

  @Test("Columns that share a width have frames that nobody sees, and a spacing that a linear program finds")
  func shared() throws {
    let view = HStack(spacing: 14) {
      ForEach(0..<3, id: \.self) { place in
        Color.blue.frame(width: 20, height: 20).id("column \(place)").frame(maxWidth: .infinity)
      }
    }
    // The first child's frame is not told from a fixed one but by its place.
    let inference = try Inference(Self.examples(of: view, widths: [320, 402, 600]))
    #expect(inference.holds, "\(inference.lines)")
    for width in [250, 700] as [CGFloat] {
      try expectAlike(inference, view, width: width)
    }
  }

  @Test("A length that is a part of the container is written as its columns")
  func partOfContainer() throws {
    let view = HStack(alignment: .top, spacing: 8) {
      Color.blue.id("wide").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
      Color.red.frame(height: 40).id("narrow")
    }
    let inference = try Inference(Self.examples(of: view, widths: [320, 402, 600]))
    #expect(inference.holds, "\(inference.lines)")
    let source = inference.candidates[0].source
    #expect(
      source.contains(".containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)"), "\(source)")
    for width in [280, 720] as [CGFloat] {
      try expectAlike(inference, view, width: width)
    }
  }

  /// Compares the frames of what was inferred with those of a view at a width.
  private func expectAlike(_ inference: Inference, _ view: some View, width: CGFloat) throws {
    let size = ProposedViewSize(width: width, height: 200)
    let candidate = try #require(inference.candidates.first)
    let original = try ReferenceEngine().layout(LayoutTree(view), in: size)
    let own = try ReferenceEngine().layout(
      LayoutTree(candidate.inferred.view.view(candidate.inferred.leaves)), in: size)
    for (place, leaf) in candidate.inferred.leaves.enumerated() {
      let frames = [original[leaf.name], own["\(place)"]].compactMap { $0?.frame }
      try #require(frames.count == 2)
      for (one, other) in [
        (frames[0].minX, frames[1].minX), (frames[0].minY, frames[1].minY), (frames[0].maxX, frames[1].maxX),
        (frames[0].maxY, frames[1].maxY),
      ] { #expect(abs(one - other) < 0.1, "\(leaf.name) at \(width): \(frames)") }
    }
  }

  @Test("Groups hold together what gaps alone would cut otherwise")
  func groups() throws {
    func rectangle(_ name: String, _ x: CGFloat, _ y: CGFloat, _ group: String) -> FrameRectangle {
      FrameRectangle(name, .shape(), frame: CGRect(x: x, y: y, width: 40, height: 20), in: group)
    }
    func group(_ name: String, _ x: CGFloat) -> FrameRectangle {
      FrameRectangle(name, .group, frame: CGRect(x: x, y: 0, width: 40, height: 50))
    }
    let rectangles = [
      group("left", 0), group("right", 60), rectangle("a", 0, 0, "left"), rectangle("b", 0, 30, "left"),
      rectangle("c", 60, 0, "right"), rectangle("d", 60, 30, "right"),
    ]
    let examples = FrameExamples([
      FrameExample(size: CGSize(width: 100, height: 50), rectangles: rectangles)
    ])
    let inference = try Inference(examples)
    #expect(inference.holds, "\(inference.lines)")
    let source = inference.candidates[0].source
    let row = try #require(source.range(of: "HStack"))
    #expect(source.range(of: "VStack").map { row.lowerBound < $0.lowerBound } == true, "\(source)")
  }

  @Test("A weight and a size that no text style has are found by the letters")
  func weights() throws {
    let view = VStack(alignment: .leading, spacing: 4) {
      Text("Recently played").font(.title2).fontWeight(.bold).id("title")
      Text("Ann Example").font(.system(size: 21, weight: .semibold)).id("name")
    }
    let inference = try Inference(Self.examples(of: view, widths: [320, 400]))
    #expect(inference.holds, "\(inference.lines)")
    let source = inference.candidates[0].source
    #expect(source.contains(".font(.title2).fontWeight(.bold)"), "\(source)")
    #expect(source.contains(".font(.system(size: 21, weight: .semibold))"), "\(source)")
  }

  @Test("What is repeated is a loop over its words, and a number that is used often has a name")
  func repetition() throws {
    let view = VStack(alignment: .leading, spacing: 12) {
      ForEach(["One", "Two", "Three"], id: \.self) { word in
        HStack(spacing: 12) {
          Color.blue.frame(width: 12, height: 12).id("dot \(word)")
          Text(word).id(word)
        }
        .padding(.leading, 12)
      }
    }
    let inference = try Inference(Self.examples(of: view, widths: [320, 400]), named: "Rows")
    #expect(inference.holds, "\(inference.lines)")
    let source = inference.candidates[0].source
    #expect(source.contains(#"private let items = ["One", "Two", "Three"]"#), "\(source)")
    #expect(source.contains("ForEach(items, id: \\.self) { text in"), "\(source)")
    let scene = try SwiftSceneReader().read([(file: "Rows.swift", text: source)])
    for width in [280, 320, 500] as [CGFloat] {
      let size = ProposedViewSize(width: width, height: 200)
      func texts(_ result: LayoutResult) -> [CGRect] {
        result.views.filter { $0.kind == "Text" }.map(\.frame)
      }
      let again = texts(try ReferenceEngine().layout(LayoutTree(scene.document.root), in: size))
      #expect(again == texts(try ReferenceEngine().layout(LayoutTree(view), in: size)))
    }
  }

  @Test("A view that is not written has a colour in its place, which is said")
  func placeholder() throws {
    let toggle = FrameRectangle("on", .view("Switch"), frame: CGRect(x: 49, y: 0, width: 51, height: 31))
    let inference = try Inference(
      FrameExamples([FrameExample(size: CGSize(width: 100, height: 31), rectangles: [toggle])]))
    #expect(inference.placeholders == ["on": "Switch"])
    #expect(inference.candidates[0].source.contains("// Switch\n"))
    #expect(inference.lines.contains { $0.hasPrefix("not written on") })
  }

  @Test("A number keeps near what it was, and otherwise is the roundest of its range")
  func rounding() {
    #expect(LinearFit.roundest(3...9, near: 5, within: 0.1) == 5)
    #expect(LinearFit.roundest(3...9, near: 0, within: 0.1) == 8)
    #expect(LinearFit.roundest(10.4...10.7, near: 0, within: 0.1) == 10.5)
  }

  @Test("What one example leaves open is asked for")
  func question() throws {
    let view = HStack(spacing: 0) {
      Color.blue.frame(width: 100).id("fixed")
      Color.red.id("rest")
    }
    let inference = try Inference(Self.examples(of: view, widths: [320]), candidates: 3)
    #expect(inference.holds, "\(inference.lines)")
    let question = try #require(inference.question)
    #expect(question.words.contains("wide, is the"))
    #expect(abs(question.values[0] - question.values[1]) >= 0.5, "\(question)")
    // A point or two beside the example, not somewhere in the piece beyond.
    #expect(abs(question.width - 320) <= 2, "\(question)")
  }

  @Test("A view that no stack explains is left out, and the rest is inferred")
  func contradiction() throws {
    var examples = try Self.examples(of: Self.row, widths: [320, 400, 460])
    for (place, x) in [3.0, 157, 71].enumerated() {
      let frame = CGRect(x: x, y: 100 + Double(place * place) * 7, width: 31, height: 17)
      examples.examples[place].rectangles.append(FrameRectangle("stray", .shape(), frame: frame))
    }
    let inference = try Inference(examples)
    #expect(!inference.holds)
    #expect(inference.leftOut.keys.sorted() == ["stray"], "\(inference.lines)")
    #expect(inference.candidates[0].isProven)
  }

  @Test(
    "A rectangle that two examples of one size have in different places is left out, and the rest inferred")
  func sameSize() throws {
    var examples = try Self.examples(of: Self.row, widths: [320, 400, 320])
    for (place, x) in [3.0, 3, 40].enumerated() {
      let frame = CGRect(x: x, y: 100, width: 31, height: 17)
      examples.examples[place].rectangles.append(FrameRectangle("stray", .shape(), frame: frame))
    }
    let inference = try Inference(examples)
    #expect(
      inference.leftOut == [
        "stray":
          "examples 1 and 3 have containers of the same size, and it is not in the same place in both"
      ])
    #expect(inference.candidates[0].isProven)
  }

  @Test(
    "Names that Swift does not take are changed",
    arguments: [
      ("profile card", "ProfileCard"), ("3 rows", "Inferred3Rows"), ("", "InferredView"),
      ("Text", "InferredText"), ("app", "InferredApp"), ("string", "InferredString"),
      ("über", "Ber"),
    ])
  func names(_ words: String, _ name: String) { #expect(SwiftSourceWriter.typeName(words) == name) }
}

@Suite("Input from which nothing can be inferred is refused with its place")
struct InferenceInputTests {
  private static let box = FrameRectangle("a", .shape(), frame: CGRect(x: 0, y: 0, width: 1, height: 1))

  private static func example(_ rectangles: [FrameRectangle], width: CGFloat = 100) -> FrameExample {
    FrameExample(size: CGSize(width: width, height: 100), rectangles: rectangles)
  }

  @Test func values() throws {
    let many = (0..<2_000).map { FrameRectangle("\($0)", .shape(), frame: .zero) }
    let nan = FrameRectangle("n", .shape(), frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let other = FrameRectangle("b", .shape(), frame: .zero)
    for (examples, error) in [
      ([], InferenceError.noExamples), ([Self.example([])], .emptyExample(1)),
      ([Self.example([Self.box, Self.box])], .repeatedName("a", example: 1)),
      ([Self.example([Self.box]), Self.example([nan])], .invalidFrame("n", example: 2)),
      ([Self.example(many)], .tooManyRectangles(2_000, example: 1)),
      ([Self.example([Self.box], width: 0)], .invalidContainer(example: 1)),
      (
        [Self.example([FrameRectangle("a", .shape(), frame: .zero, in: "b")])],
        .invalidGroup("b", example: 1)
      ),
      (
        [
          Self.example([
            Self.box, FrameRectangle("b", .group, frame: .zero, in: "c"),
            FrameRectangle("c", .group, frame: .zero, in: "b"),
          ])
        ], .invalidGroup("b", example: 1)
      ),
      ([Self.example([Self.box]), Self.example([other])], .nothingInCommon),
      (
        [
          Self.example([Self.box]),
          Self.example([
            FrameRectangle("a", .shape(), frame: CGRect(x: 20, y: 0, width: 1, height: 1))
          ]),
        ], .contradiction("a", 1, 2)
      ),
      (Array(repeating: Self.example([Self.box]), count: 6), .tooManyExamples(6)),
    ] as [([FrameExample], InferenceError)] {
      #expect(throws: error) { try Inference(FrameExamples(examples)) }
    }
    #expect(throws: InferenceError.invalidTolerance) {
      try Inference(FrameExamples([Self.example([Self.box])], tolerance: .nan))
    }
  }

  @Test("Where no view can be laid out with the numbers, this is said")
  func unusable() throws {
    let frame = CGRect(x: 0, y: 0, width: 1e300, height: 1)
    let inference = try Inference(
      FrameExamples([Self.example([FrameRectangle("a", .shape(), frame: frame)])]))
    #expect(!inference.holds && inference.candidates.isEmpty)
    #expect(
      inference.lines == [
        "no view that was tried can be laid out with these numbers; give frames in points, near the container"
      ])
  }

  @Test(
    "A document's faults have their line",
    arguments: [
      (
        #"{"examples": [{"width": 10, "height": 10, "frames": [{"name": "a", "kind": "txt"}]}]}"#,
        "did you mean \"text\""
      ),
      (#"{"examples": [{"width": 10, "frames": []}]}"#, "needs the key \"height\""),
      (#"{"examples": [], "tolerence": 1}"#, "did you mean \"tolerance\""),
      (
        #"{"examples": [{"width": 1, "height": 1, "frames": [{"name": "a", "kind": "shape", "x": "nan", "y": 0, "width": 1, "height": 1}]}]}"#,
        "NaN is not a length"
      ),
    ])
  func documents(_ text: String, _ words: String) {
    let error = #expect(throws: DocumentError.self) { try FrameExamples(text: text, file: "frames.json") }
    #expect(error?.description.hasPrefix("frames.json:1:") == true)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
