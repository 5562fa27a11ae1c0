import Foundation
import LayoutCore
import Testing

@Suite("Paths and shapes")
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.02 && abs(a.minY - b.minY) < 0.02 && abs(a.maxX - b.maxX) < 0.02
      && abs(a.maxY - b.maxY) < 0.02
  }

  @Test("The built-in shapes draw where their rectangle is")
  func shapes() {
    let shapes: [(any Shape, CGRect)] = [
      (Rectangle(), rect), (RoundedRectangle(cornerRadius: 7), rect), (Ellipse(), rect), (Capsule(), rect),
      (Circle(), CGRect(x: 20, y: 20, width: 40, height: 40)),
      (Rectangle().inset(by: 5), CGRect(x: 15, y: 25, width: 50, height: 30)),
      (Circle().inset(by: 5).inset(by: 5), CGRect(x: 30, y: 30, width: 20, height: 20)),
      (AnyShape(Rectangle().scale(0.5)), CGRect(x: 25, y: 30, width: 30, height: 20)),
      (Rectangle().rotation(.degrees(90)), CGRect(x: 20, y: 10, width: 40, height: 60)),
    ]
    for (shape, expected) in shapes {
      #expect(isNear(shape.path(in: rect).boundingRect, expected), "\(type(of: shape))")
      #expect(shape.path(in: rect).contains(CGPoint(x: 40, y: 40)), "\(type(of: shape))")
    }
    #expect(Ellipse().path(in: rect).contains(CGPoint(x: 12, y: 22)) == false)
    #expect(Rectangle().path(in: rect).contains(CGPoint(x: 12, y: 22)))
  }

  @Test("Arcs go the way they are told")
  func arcs() {
    var quarter = Path()
    quarter.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(isNear(quarter.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    var rest = Path()
    rest.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(isNear(rest.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(abs((rest.currentPoint?.y ?? 0) - 10) < 1e-9)
  }

  @Test("A path with holes: by winding, and by every other line")
  func holes() {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 40, y: 40)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    #expect(Path().boundingRect == .null && Path().isEmpty && Path().currentPoint == nil)
  }

  @Test("A part of an outline")
  func trimmed() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let part = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 50))
    let shape = Rectangle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(shape.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
  }

  private struct Blob: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  /// Twice as wide as high.
  private struct Banner: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = min(proposal.width ?? 60, 2 * (proposal.height ?? 30))
      return CGSize(width: width, height: width / 2)
    }
  }

  /// A size of its own that asks another shape for it.
  private struct Framed: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let inner = Blob().sizeThatFits(proposal)
      return CGSize(width: inner.width / 2, height: inner.height / 2)
    }
  }

  @Test("Only a shape with a size of its own is opaque")
  func elements() {
    #expect(Blob().element(fill: nil) is ShapeElement)
    #expect(Banner().element(fill: nil).kind == "Banner")
    #expect(Banner().element(fill: nil) is CustomLayoutElement)
    #expect(Framed().element(fill: nil) is CustomLayoutElement)
    #expect(Banner().trim(to: 0.5).element(fill: nil).kind == "Banner")
    #expect(Path(rect).element(fill: nil).kind == "Path")
    #expect(Blob().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
  }
}
