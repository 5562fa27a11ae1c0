import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Shapes that the source declares are drawn as their code draws them")
struct ShapePathTests {
  /// The outline of a view's first leaf that has one.
  private func outline(_ source: String) throws -> ((CGRect) -> Path)? {
    let scene = try SourceFrames.scene(source) { $0.view = "Card" }
    #expect(scene.report.assumptions.isEmpty, "\(scene.report.assumptions)")
    return try LayoutTree(scene.document.root).nodes.lazy.compactMap {
      ($0.element as? any OutlinedElement)?.outline
    }.first
  }

  /// The path that a body of `path(in:)` draws, in a view that shows the shape and nothing else.
  private func drawn(_ body: String, fields: String = "", as call: String = "Figure()") throws -> (
    (CGRect) -> Path
  )? {
    try outline(
      """
      struct Figure: Shape {
        \(fields)
        func path(in rect: CGRect) -> Path {
          \(body)
        }
      }
      struct Card: View { var body: some View { \(call) } }
      """)
  }

  private static let rects = [
    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 37.5, height: 80),
    CGRect(x: 0, y: 0, width: 0, height: 3),
  ]

  private func expect(_ read: ((CGRect) -> Path)?, _ compiled: (CGRect) -> Path) throws {
    let read = try #require(read)
    for rect in Self.rects { #expect(read(rect) == compiled(rect), "\(rect)") }
  }

  @Test("A pen that is moved, and a closure that is handed one")
  func triangle() throws {
    let compiled = { (rect: CGRect) in
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
    let steps = """
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: .init(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      """
    try expect(drawn("var path = Path()\n\(steps)\nreturn path"), compiled)
    try expect(drawn("Path { path in\n\(steps)\n}"), compiled)
    try expect(
      drawn(
        "var path = Path()\npath.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)])\npath.closeSubpath()\nreturn path"
      ), compiled)
  }

  @Test("Curves, arcs and figures")
  func figures() throws {
    try expect(
      drawn(
        """
        var path = Path()
        path.addRoundedRect(in: rect.insetBy(dx: 1, dy: 2), cornerSize: CGSize(width: 10, height: 8))
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 4, startAngle: .degrees(0),
          endAngle: .degrees(270), clockwise: false)
        path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: rect.maxY))
        path.addCurve(to: CGPoint(x: rect.maxX, y: 0), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 6))
        path.addPath(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
        return path.offsetBy(dx: 1, dy: 0)
        """)
    ) { rect in
      Path { path in
        path.addRoundedRect(in: rect.insetBy(dx: 1, dy: 2), cornerSize: CGSize(width: 10, height: 8))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 4, startAngle: .degrees(0),
          endAngle: .degrees(270), clockwise: false)
        path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: rect.maxY))
        path.addCurve(
          to: CGPoint(x: rect.maxX, y: 0), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 6))
        path.addPath(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
      }.offsetBy(dx: 1, dy: 0)
    }
  }

  @Test("Fields, loops and other shapes' paths")
  func fields() throws {
    try expect(
      drawn(
        """
        var path = Path()
        for index in 0..<teeth {
          let x = rect.width * CGFloat(index) / CGFloat(teeth)
          if index.isMultiple(of: 2) { path.move(to: CGPoint(x: x, y: 0)) } else { path.addLine(to: CGPoint(x: x, y: depth)) }
        }
        return path
        """, fields: "let teeth: Int\nvar depth: CGFloat = 4", as: "Figure(teeth: 5)")
    ) { rect in
      Path { path in
        for index in 0..<5 {
          let x = rect.width * CGFloat(index) / 5
          if index.isMultiple(of: 2) {
            path.move(to: CGPoint(x: x, y: 0))
          } else {
            path.addLine(to: CGPoint(x: x, y: 4))
          }
        }
      }
    }
    try expect(drawn("RoundedRectangle(cornerRadius: 5).path(in: rect)")) {
      RoundedRectangle(cornerRadius: 5).path(in: $0)
    }
  }

  @Test("Shapes that are changed: a part, turned, further inside")
  func changed() throws {
    func card(_ shape: String) throws -> ((CGRect) -> Path)? {
      try outline("struct Card: View { var body: some View { \(shape) } }")
    }
    try expect(card("Circle().trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 4)")) {
      Circle().trim(from: 0.25, to: 0.75).path(in: $0)
    }
    try expect(card("Rectangle().rotation(.degrees(30)).fill(.red)")) {
      Rectangle().rotation(.degrees(30)).path(in: $0)
    }
    try expect(card("Capsule().strokeBorder(.red, lineWidth: 4)")) { Capsule().inset(by: 2).path(in: $0) }
    try expect(card("Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 9, y: 9)) }")) { _ in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 9))
      }
    }
    #expect(try card("Circle().fill(.red)") == nil, "a circle is known by its kind")
  }

  @Test("What cannot be followed is a box with its name, and nothing else suffers")
  func unknown() throws {
    #expect(
      try drawn("drawing.render(in: rect)", fields: "let drawing: Drawing", as: "Figure(drawing: .star)")
        == nil)
    #expect(try drawn("var path = Path()\nwhile true { path.addLine(to: .zero) }\nreturn path") == nil)
    #expect(try drawn("Path()") == nil)
  }

  @Test("A shape with a size of its own is drawn as well")
  func ownSize() throws {
    let scene = try SourceFrames.scene(
      """
      struct Dot: Shape {
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 12, height: 12) }
      }
      struct Card: View { var body: some View { Dot() } }
      """
    ) { $0.view = "Card" }
    let tree = try LayoutTree(scene.document.root)
    let dot = try #require(tree.nodes.lazy.compactMap { $0.element as? CustomLayoutElement }.first)
    let rect = CGRect(x: 0, y: 0, width: 12, height: 12)
    let outline = try #require(dot.figure?.outline)
    #expect(outline(rect) == Path(ellipseIn: rect))
  }
}
