import Foundation
import Taut
import Testing

@Suite("State and bindings, as far as layout sees them")
struct StateTests {
  private struct Part {
    var width: CGFloat
  }

  private struct Stateful: View {
    @State var part = Part(width: 10)
    @State private var extra: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        leaf(part.width, 5)
        Bound(width: $part.width)
        if let extra { leaf(extra, 1) }
      }
    }
    func add(_ width: CGFloat) { extra = width }
  }

  private struct Bound: View {
    @Binding var width: CGFloat
    var body: some View { leaf(width / 2, 5) }
    func double() { width *= 2 }
  }

  @Test("a layout sees what is there when it begins")
  func values() throws {
    let view = Stateful()
    #expect(try layOut(view).views.map(\.frame.size.width) == [10, 10, 5])
    Bound(width: view.$part.width).double()
    view.add(30)
    #expect(try layOut(view).views.map(\.frame.size.width) == [30, 20, 10, 30])
    #expect(try layOut(Stateful(part: Part(width: 4))).views[0].frame.size.width == 4)
  }

  @Test("constants, and changes with an animation")
  func constants() throws {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
    #expect(withAnimation { 5 } == 5)
  }

  @Test("stand-ins for controls are as wide as is proposed")
  func controls() throws {
    let view = VStack(spacing: 0) {
      Slider(value: .constant(1), in: 0...10)
      Slider(value: .constant(0.5)) { Text("label") }
      Picker("title", selection: .constant(1)) { Text("one") }.pickerStyle(.segmented)
    }
    let expected = """
      root VStack 0 18 120 64
      root.0 Slider 0 18 120 20
      root.1 Slider 0 38 120 20
      root.2 Picker 0 58 120 24
      """
    #expect(try outline(view, in: ProposedViewSize(width: 120, height: 100)) == expected)
  }

  @Test("a map of the plane")
  func transforms() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rectangle.applying(.identity) == rectangle)
    #expect(rectangle.applying(.init(translationX: 1, y: -2)) == CGRect(x: 2, y: 0, width: 3, height: 4))
    #expect(rectangle.applying(.init(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
    let turned = rectangle.applying(.init(rotationAngle: .pi / 2))
    #expect(turned.numbers == "-6 1 4 3")
  }
}
