import Foundation
import LayoutCore
import LayoutDocuments
import Testing

@testable import LayoutInference

/// Groups that contain other views, or the same ones otherwise, in some examples.
extension AppViewInferenceTests {
  /// A text and a price: side by side where there is room, or else one above the other.
  private static var price: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Prices")
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          Text("A weekend for two at the seaside").fixedSize()
          Text("249.00").font(.title2).fixedSize()
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("A weekend for two at the seaside")
          Text("249.00").font(.title2)
        }
      }
    }
  }

  @Test("A group that has other views in another example is the first of them that fits")
  func alternatives() throws {
    let inference = try inferred(Self.price, widths: [200, 250, 402])
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.hasSuffix(
        """
          var body: some View {
            VStack(alignment: .leading, spacing: 12) {
              Text("Prices")
              ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) {
                  Text("A weekend for two at the seaside")
                  Text("249.00").font(.title2)
                }
                VStack(alignment: .leading, spacing: 4) {
                  Text("A weekend for two at the seaside")
                  Text("249.00").font(.title2)
                }
              }
            }
          }
        }

        """), "\(source)")
    try expectAlike(inference, Self.price, widths: [180, 230, 300, 330, 350, 500])
  }

  @Test(
    "A view that fills its container in one of its alternatives only is not limited to the length of the other"
  )
  func alternativesOfHeight() throws {
    let picture = Color.red
    let view = VStack(spacing: 16) {
      ViewThatFits(in: .vertical) {
        VStack(spacing: 8) {
          picture.frame(height: 200)
          Text("Long explanation of the picture above")
        }
        HStack(spacing: 12) {
          picture.frame(width: 80, height: 80)
          Text("Long explanation of the picture above")
        }
      }
      Text("Footer")
    }.padding(16)
    var examples: [FrameExample] = []
    for size in [
      CGSize(width: 320, height: 200), CGSize(width: 402, height: 200), CGSize(width: 320, height: 600),
    ] {
      let text = String(
        decoding: try JSONEncoder().encode(Self.layout(LayoutTree(view), width: size.width, size.height)),
        as: UTF8.self)
      examples += try FrameExamples(text: text, file: "layout.json").examples
    }
    let inference = try Inference(FrameExamples(examples))
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.hasSuffix(
        """
          var body: some View {
            VStack(spacing: 16) {
              ViewThatFits(in: .vertical) {
                VStack(spacing: 8) {
                  Color.gray.frame(height: 200)
                  Text("Long explanation of the picture above")
                }
                HStack(spacing: 12) {
                  Color.gray.frame(width: 80, height: 80)
                  Text("Long explanation of the picture above")
                }
              }
              Text("Footer")
            }
            .padding(.horizontal, 16)
          }
        }

        """), "\(source)")
    for height in [200, 600] as [CGFloat] {
      try expectAlike(inference, view, widths: [300, 360, 430], height: height)
    }
  }

  @Test("A row that is a column in narrower containers is the first of both that fits, without groups too")
  func rowOrColumn() throws {
    func rectangles(_ view: some View, width: CGFloat) throws -> FrameExample {
      let views = try Self.layout(LayoutTree(view), width: width, 300).views
      func rectangle(_ text: String) throws -> FrameRectangle {
        FrameRectangle(text, .text(text), frame: try #require(views.first { $0.id == text }).frame)
      }
      return FrameExample(
        size: CGSize(width: width, height: 300),
        rectangles: try ["Delivery today", "Friday", "Lunch"].map(rectangle))
    }
    let texts = ForEach(["Delivery today", "Friday", "Lunch"], id: \.self) { Text($0).id($0) }
    let row = HStack(spacing: 12) { texts }
    let column = VStack(alignment: .leading, spacing: 8) { texts }
    let examples = try [
      rectangles(column, width: 120), rectangles(row, width: 402), rectangles(row, width: 600),
    ]
    let inference = try Inference(FrameExamples(examples))
    #expect(inference.holds, "\(inference.lines)")
    let source = try #require(inference.candidates.first).source
    #expect(
      source.hasSuffix(
        #"""
          var body: some View {
            ViewThatFits(in: .horizontal) {
              HStack(spacing: 12) {
                ForEach(items, id: \.self) { text in
                  Text(text)
                }
              }
              VStack(alignment: .leading, spacing: 8) {
                ForEach(items, id: \.self) { text in
                  Text(text)
                }
              }
            }
          }
        }

        """#), "\(source)")
  }

  @Test("Other views in an example are left out where the size of the container does not decide between them")
  func undecidedAlternatives() throws {
    func example(_ width: CGFloat, _ name: String) -> FrameExample {
      let title = FrameRectangle("title", .shape(), frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let group = FrameRectangle("group", .group, frame: CGRect(x: 0, y: 28, width: 60, height: 20))
      let part = FrameRectangle(name, .shape(), frame: group.frame, in: "group")
      return FrameExample(size: CGSize(width: width, height: 300), rectangles: [title, group, part])
    }
    let inference = try Inference(FrameExamples([example(320, "a"), example(402, "b"), example(600, "a")]))
    #expect(
      inference.leftOut == [
        "a":
          "it is not in every example: group has other views in example 2, and the size of the container does not decide "
          + "which; infer it from the examples that have the same",
        "b":
          "it is not in every example: group has other views in example 1, and the size of the container does not decide "
          + "which; infer it from the examples that have the same",
      ], "\(inference.lines)")
    #expect(inference.candidates.count == 1)
  }

  @Test("A view that is never shown, since another one always fits, is said to be so")
  func neverShown() throws {
    func example(_ width: CGFloat, _ parts: [FrameRectangle]) -> FrameExample {
      let title = FrameRectangle("title", .shape(), frame: CGRect(x: 0, y: 30, width: 100, height: 20))
      let group = FrameRectangle("group", .group, frame: parts[0].frame)
      return FrameExample(
        size: CGSize(width: width, height: 100),
        rectangles: (parts.count > 1 ? [title] : []) + [group, parts[0]])
    }
    func part(_ name: String, _ width: CGFloat) -> FrameRectangle {
      FrameRectangle(
        name, .shape(), frame: CGRect(x: 0, y: 0, width: width, height: 20), in: "group")
    }
    let (wide, narrow) = (part("a", 100), part("b", 20))
    let alone = try Inference(FrameExamples([example(320, [wide]), example(600, [narrow])]))
    #expect(!alone.holds)
    #expect(
      alone.lines.prefix(3) == [
        "5 views and modifiers; 2 of 2 rectangles are off", "  a: not shown as in the examples",
        "  b: not shown as in the examples",
      ], "\(alone.lines)")
    let beside = try Inference(
      FrameExamples([example(320, [wide, wide]), example(600, [narrow, narrow])]))
    #expect(
      beside.leftOut == [
        "a": Design.dependentReason, "b": "no view that was tried shows it in just the examples that have it",
      ], "\(beside.lines)")
    #expect(beside.candidates.first?.isProven == true, "\(beside.lines)")
  }

  @Test("A rectangle of a group goes with what other examples show in its place")
  func dependents() throws {
    func example(_ width: CGFloat, _ parts: [(String, String)]) -> FrameExample {
      let title = FrameRectangle("title", .shape(), frame: CGRect(x: 0, y: 30, width: 100, height: 20))
      let group = FrameRectangle("group", .group, frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      return FrameExample(
        size: CGSize(width: width, height: 100),
        rectangles: [title, group]
          + parts.map { FrameRectangle($0.0, .text($0.1), frame: group.frame, in: "group") })
    }
    // The text of "a" differs between the examples that have it.
    let inference = try Inference(
      FrameExamples([
        example(320, [("a", "One")]), example(402, [("a", "Two")]), example(600, [("b", "Three")]),
      ]))
    #expect(
      inference.leftOut == [
        "a": "its kind or its text differs between examples", "b": Design.dependentReason,
      ], "\(inference.lines)")
  }

  @Test("What is merely missing in an example is left out, and no alternative")
  func missingRectangle() throws {
    func example(_ width: CGFloat, _ names: [String]) -> FrameExample {
      let group = FrameRectangle("group", .group, frame: CGRect(x: 0, y: 0, width: width, height: 40))
      let parts = names.enumerated().map { place, name in
        FrameRectangle(
          name, .shape(), frame: CGRect(x: 0, y: CGFloat(place) * 24, width: 16, height: 16), in: "group")
      }
      return FrameExample(size: CGSize(width: width, height: 300), rectangles: [group] + parts)
    }
    let inference = try Inference(FrameExamples([example(320, ["a"]), example(402, ["a", "b"])]))
    #expect(inference.leftOut == ["b": "it is not in every example"], "\(inference.lines)")
  }
}
