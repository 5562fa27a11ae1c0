import ConstraintLayout
import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import LayoutExplanation

@Suite("Every price is true: the change is made and laid out anew")
struct PriceTests {
  @Test("there are scenes")
  func scenes() { #expect(Scenes.names.count > 50) }

  @Test("in every scene, for every view and side", arguments: Scenes.names)
  func prices(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let explanation = try LayoutExplanation(tree, in: proposal)
    var checked = 0
    for axis in Axis.allCases {
      for price in try explanation.prices(along: axis) {
        try check(price, explanation, axis)
        checked += 1
      }
    }
    #expect(
      checked > 0 || tree.nodes.allSatisfy { $0.element.lengths.isEmpty }, "\(name) has no price at all")
  }

  @Test(
    "Where a price ends something happens: some frame is another function from there on",
    arguments: Scenes.names)
  func ends(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let explanation = try LayoutExplanation(tree, in: proposal)
    let layouts = RelatedLayouts(engine: explanation.engine)
    let hair = Rational(numerator: 1, denominator: 1 << 16)
    for price in try Axis.allCases.flatMap({ try explanation.prices(along: $0) }) {
      guard let end = price.range else { continue }
      let line = InputLine(explanation: explanation, input: price.input, layouts: layouts)
      let before = try #require(try line.regime(at: end - min(hair, end / 2)))
      // Where there is no layout beyond, that is what happens.
      guard let after = try line.regime(at: end + hair) else { continue }
      #expect(
        after.differs(from: before) || price.overflows, "\(name): \(price.input), \(end)")
    }
  }

  @Test("A move holds to its end: the view lies where it says", arguments: 0..<10)
  func moves(_ number: Int) throws {
    let scene = try RealisticScene(seed: TestSize.seed + UInt64(number))
    let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.size)
    var checked = 0
    for view in explanation.tree.indices.filter({ explanation.tree[$0].element.role == .leaf }).prefix(6) {
      for axis in Axis.allCases {
        for price in try explanation.prices(of: view, along: axis) {
          guard let slope = price.moves.first(where: { $0.view == view })?.slope else { continue }
          let end = min(price.range?.doubleValue ?? 2_500, 2_500)
          for change in [end * 0.999, end * 0.3] {
            let (tree, container) = try moved(price.input, by: change, explanation)
            let after = try ReferenceEngine().layout(tree, in: container)
            func place(_ layout: LayoutResult) -> Double? {
              layout.views.first { $0.index == view }.map {
                axis == .horizontal ? $0.frame.minX : $0.frame.minY
              }
            }
            let was = try #require(place(explanation.solution.result))
            let now = try #require(place(after))
            let told = explanation.text(of: price, of: view)
            #expect(
              abs(now - was - slope.doubleValue * change) < 1e-5 * max(1, change),
              "\(scene.size), \(change): \(told)")
            checked += 1
          }
        }
      }
    }
    print("moves: \(checked) checked, seed \(TestSize.seed + UInt64(number))")
  }

  @Test("A default spacing has a price, and is called by what it is")
  func defaultSpacing() throws {
    let row = HStack {
      Color.red.frame(width: 50)
      Color.blue.id("rest")
    }
    let explanation = try LayoutExplanation(LayoutTree(row), in: ProposedViewSize(width: 200, height: 50))
    let story = try #require(try explanation.story(of: "rest", along: .horizontal))
    let price = try #require(
      story.prices.first { $0.input == .written(LengthInput(explanation.tree.root, .spacing)) })
    try check(price, explanation, .horizontal)
    let text = explanation.text(of: price, of: story.view)
    #expect(text.hasPrefix("if the default spacing of HStack at root") && text.contains("rest -1"), "\(text)")
  }

  @Test("The ratio of an ideal size changes with the lengths that the ideal size is made of")
  func idealRatios() throws {
    let view = Color.red.frame(width: 50).aspectRatio(contentMode: .fit)
    let explanation = try LayoutExplanation(LayoutTree(view), in: ProposedViewSize(width: 120, height: 100))
    for axis in Axis.allCases {
      for input in explanation.tree.indices.filter({ explanation.tree[$0].element is FrameElement }) {
        try check(explanation.price(of: .written(LengthInput(input, .width)), along: axis), explanation, axis)
      }
    }
  }

  @Test("An inset of zero beside a text leaps as it grows, and no story tells of what nobody wrote")
  func emptyInsets() throws {
    let column = VStack {
      Text("One").id("a")
      Text("Two").padding(.leading, 13).id("b")
      Color.red.padding(.leading, 5).id("c")
    }
    let explanation = try LayoutExplanation(LayoutTree(column), in: ProposedViewSize(width: 300, height: 300))
    let paddings = explanation.tree.indices.filter { explanation.tree[$0].element is PaddingElement }
    // Above the colour, a text has its own spacing still.
    let ranges = try paddings.map { padding in
      try [ParameterName.top, .leading].map { edge in
        try explanation.price(of: .written(LengthInput(padding, edge)), along: .vertical).range
      }
    }
    #expect(ranges[0][0] == 0 && ranges[0][1] != 0 && ranges[1][0] != 0)
    for name in ["a", "b", "c"] {
      for axis in Axis.allCases {
        let lines = explanation.lines(of: try #require(try explanation.story(of: name, along: axis)))
        #expect(!lines.contains { $0.contains("padding 0") }, "\(lines)")
      }
    }
  }

  @Test("Beside a reader, whose content another size makes anew, a container has no slope")
  func readers() throws {
    let view = GeometryReader { reader in
      HStack(spacing: 0) {
        Color.red.frame(width: reader.size.width / 3)
        Color.blue.id("rest")
      }
    }
    let proposal = ProposedViewSize(width: 402, height: 50)
    let tree = try ReferenceEngine().expanded(LayoutTree(view), in: proposal).tree
    let explanation = try LayoutExplanation(tree, in: proposal)
    let story = try #require(try explanation.story(of: "rest", along: .horizontal))
    let price = try #require(story.prices.first { $0.input == .container(.horizontal) })
    #expect(price.effects.isEmpty && price.moves.isEmpty && price.range == 0)
    #expect(
      explanation.text(of: price, of: story.view)
        == "if the container gets 1 pt wider: the content of GeometryReader at root is made anew")
  }

  /// Grows the input by a point, or by as much as the price holds for, and asks the other engine.
  func check(_ price: Price, _ explanation: LayoutExplanation, _ axis: Axis) throws {
    let end = price.range ?? 2
    let change = end > 1 ? 1 : price.holdsAtEnd ? end : end * Rational(numerator: 1023, denominator: 1024)
    let before = explanation.solution.result
    let (tree, container) = try moved(price.input, by: change.doubleValue, explanation)
    let after = try ReferenceEngine().layout(tree, in: container)
    func compare(_ effects: [Price.Effect], _ what: String, _ length: (CGRect) -> CGFloat) {
      let slopes = Dictionary(uniqueKeysWithValues: effects.map { ($0.view, $0.slope.doubleValue) })
      for (old, new) in zip(before.views, after.views) {
        let (was, `is`) = (length(old.frame), length(new.frame))
        guard was.isFinite, `is`.isFinite else { continue }
        let expected = was + (slopes[old.index] ?? 0) * change.doubleValue
        #expect(
          abs(`is` - expected) < 1e-6,
          "\(price.input) by \(change): \(old.path) \(what) was \(was), is \(`is`), should be \(expected)")
      }
    }
    compare(price.effects, "\(axis) side") { axis == .horizontal ? $0.size.width : $0.size.height }
    compare(price.moves, "\(axis) place") { axis == .horizontal ? $0.origin.x : $0.origin.y }
  }

  private func moved(
    _ input: PriceInput, by change: Double, _ explanation: LayoutExplanation
  ) throws -> (LayoutTree, ProposedViewSize) {
    var container = explanation.proposal
    switch input {
    case .container(let axis):
      container[axis] = container[axis].map { $0 + change }
      return (explanation.tree, container)
    case .written(let input):
      // A default spacing has a price too.
      let tree = try explanation.tree.writingImpliedLengths()
      let element = tree[input.view].element
      let value = try #require(element.length(input.parameter))
      let changed = try element.setting(input.parameter, to: value + change)
      return (try tree.replacing(changed, at: input.view), container)
    }
  }
}

extension Price {
  /// Whether it ends where a view begins to reach beyond what contains it.
  var overflows: Bool {
    events.contains { if case .overflows = $0 { true } else { false } }
  }
}
