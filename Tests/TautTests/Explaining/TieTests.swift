import Foundation
import Taut
import Testing

@Suite("Where two limits hold at once, both are named and the tie is called one")
struct TieTests {
  /// The reasons for a side, and the sentence.
  private func side(
    _ axis: Axis, of name: String, in view: some View, _ width: CGFloat?, _ height: CGFloat?
  ) throws -> (reasons: [String], text: String) {
    let layout = try Taut.explain(view, in: ProposedViewSize(width: width, height: height))
    let index = try #require(layout.views(named: name).first)
    let side = try #require(layout.explanation(for: index))[axis]
    return (
      side.reasons.map { reason in
        if case .written(let input) = reason { return input.parameter.rawValue }
        return "\(reason)"
      }, layout.text(of: side, of: index)
    )
  }

  @Test("A maximum that is just what a frame is offered; a point less or more is not a tie")
  func maximum() throws {
    func frame(_ maximum: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 0, maxWidth: maximum).id("frame")
      }
    }
    let path = "root.1/1"
    let tied = try side(.horizontal, of: path, in: frame(100), 200, 50)
    #expect(tied.reasons == ["takesOffer", "maxWidth"])
    #expect(
      tied.text.hasPrefix(
        "fills its equal share of HStack at root: 200 / 2; at the same time, frame(maxWidth: 100), "))
    #expect(tied.text.hasSuffix(" (a tie)"))
    #expect(try side(.horizontal, of: path, in: frame(99), 200, 50).reasons == ["maxWidth"])
    #expect(try side(.horizontal, of: path, in: frame(101), 200, 50).reasons == ["takesOffer"])
  }

  @Test("Two children that are equally tall; of two that are not, the taller one")
  func children() throws {
    func row(_ height: CGFloat) -> some View {
      HStack {
        Image("a", size: CGSize(width: 5, height: 40)).id("a")
        Image("b", size: CGSize(width: 5, height: height)).id("b")
        Image("c", size: CGSize(width: 5, height: 10)).id("c")
      }.id("row")
    }
    let tied = try side(.vertical, of: "root", in: row(40), nil, nil)
    #expect(tied.reasons == ["extent(child: 0)", "extent(child: 1)"])
    #expect(tied.text == "as tall as a and b, which are equally tall")
    let other = try side(.vertical, of: "root", in: row(41), nil, nil)
    #expect(other.reasons == ["extent(child: 1)"])
    #expect(other.text == "as tall as its tallest child, b")
  }

  @Test("Children of a z-stack that reach equally far")
  func layers() throws {
    let stack = ZStack(alignment: .topLeading) {
      Image("a", size: CGSize(width: 30, height: 40)).id("a")
      Image("b", size: CGSize(width: 30, height: 20)).id("b")
    }
    let width = try side(.horizontal, of: "root", in: stack, 100, 100)
    #expect(width.reasons == ["extent(child: 0)", "extent(child: 1)"])
    #expect(width.text == "as wide as a and b, which are equally wide")
    #expect(try side(.vertical, of: "root", in: stack, 100, 100).reasons == ["extent(child: 0)"])
  }

  @Test("A minimum that is just what a view is large")
  func minimum() throws {
    func frame(_ minimum: CGFloat) -> some View {
      Image("a", size: CGSize(width: 30, height: 40)).id("a").frame(minHeight: minimum)
    }
    #expect(try side(.vertical, of: "root/1", in: frame(40), nil, nil).reasons == ["content", "minHeight"])
    #expect(try side(.vertical, of: "root/1", in: frame(39), nil, nil).reasons == ["content"])
    #expect(try side(.vertical, of: "root/1", in: frame(41), nil, nil).reasons == ["minHeight"])
  }

  @Test("A spacer that gets just its least length")
  func spacer() throws {
    func row(_ width: CGFloat) -> some View {
      HStack(spacing: 0) {
        Image("a", size: CGSize(width: 30, height: 40))
        Spacer(minLength: 12)
      }.frame(width: width)
    }
    #expect(try side(.horizontal, of: "root.1", in: row(42), 99, 99).reasons == ["takesOffer", "minLength"])
    #expect(try side(.horizontal, of: "root.1", in: row(43), 99, 99).reasons == ["takesOffer"])
    #expect(try side(.horizontal, of: "root.1", in: row(41), 99, 99).reasons == ["minLength"])
  }

  @Test("A circle in a square, and in less")
  func circle() throws {
    let square = try side(.horizontal, of: "root", in: Circle(), 30, 30)
    #expect(square.reasons == ["takesOffer", "square"])
    let flat = try side(.horizontal, of: "root", in: Circle(), 40, 30)
    #expect(flat.reasons == ["square"] && flat.text == "as wide as it is tall: fills the container's 30")
    #expect(try side(.vertical, of: "root", in: Circle(), 40, 30).reasons == ["takesOffer"])
    #expect(try side(.vertical, of: "root", in: Circle(), 40, nil).reasons == ["square"])
  }
}
