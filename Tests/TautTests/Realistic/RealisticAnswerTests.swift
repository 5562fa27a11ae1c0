import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Answers in realistic scenes, against layouts made anew")
struct RealisticAnswerTests {
  private static var scenes: Range<UInt64> {
    TestSize.seed..<TestSize.seed + UInt64(TestSize.number("TAUT_SCENES", 40))
  }

  @Test("Breakpoints: where frames bend or leap between quarters of a point there is one, along either axis")
  func breakpoints() throws {
    var (count, bends) = (0, 0)
    for seed in Self.scenes {
      let scene = try RealisticScene(seed: seed)
      let tree = try LayoutTree(scene.root)
      var generator = SeededGenerator(seed: seed)
      for axis in Axis.allCases {
        let lower = Double(Int.random(in: 20...300, using: &generator))
        let breakpoints = try Breakpoints(
          of: tree,
          over: ContainerRange(
            axis, lengths: Rational(exactly: lower)!...(Rational(exactly: lower + 41)!), of: scene.size))
        let sizes = breakpoints.sizes.map(\.doubleValue)
        count += sizes.count
        let session = try LayoutSession(tree, engine: ReferenceEngine())
        let samples = try stride(from: lower, through: lower + 40, by: 0.25).map { length in
          var size = scene.size
          size[axis] = length
          _ = try session.layOut(in: size)
          return (length, session.result.views.flatMap(\.frame.fourNumbers))
        }
        for place in samples.indices.dropFirst().dropLast() {
          let (size, now) = samples[place]
          let (before, after) = (samples[place - 1].1, samples[place + 1].1)
          for number in now.indices {
            let bend = before[number] - 2 * now[number] + after[number]
            guard abs(bend) > 1e-6 else { continue }
            bends += 1
            #expect(
              sizes.contains { abs($0 - size) <= 0.25 }, "seed \(seed), \(axis) \(size): number \(number)")
          }
        }
      }
    }
    print("breakpoints: \(count) found, \(bends) bends seen, from seed \(TestSize.seed)")
    #expect(bends > Self.scenes.count)
  }

  @Test("Why not: what forbids it does, and every change allows it")
  func whyNot() throws {
    for seed in Self.scenes {
      let scene = try RealisticScene(seed: seed)
      let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.size)
      let question = SeededQuestion(seed: seed, tree: explanation.tree, layout: explanation.solution.result)
      try WhyNotCheck(question: question, scene: "realistic scene", explanation: explanation).run()
    }
  }

  @Test("Differences: two edited lengths are named once each, and are behind just what they move")
  func differences() throws {
    var (compared, behind) = (0, 0)
    for seed in Self.scenes {
      var generator = SeededGenerator(seed: seed)
      let scene = try RealisticScene(seed: seed)
      let old = try LayoutTree(scene.root)
      let inputs = old.indices.flatMap { view in
        old[view].element.lengths.map { (view: view, name: $0.name, value: $0.value) }
      }.filter { $0.value.isFinite }
      guard let first = inputs.randomElement(using: &generator),
        let second = inputs.filter({ $0.view != first.view }).randomElement(using: &generator)
      else { continue }
      let changed = [first, second].map { input in
        (input, input.value + CGFloat(Int.random(in: 2...9, using: &generator)))
      }
      func tree(_ changes: [((view: LayoutTree.Index, name: ParameterName, value: CGFloat), CGFloat)]) throws
        -> LayoutTree
      {
        try changes.reduce(old) { tree, change in
          try tree.replacing(
            tree[change.0.view].element.setting(change.0.name, to: change.1), at: change.0.view)
        }
      }
      let new = try tree(changed)
      let difference = try LayoutDifference(
        before: LayoutExplanation(old, in: scene.size), after: LayoutExplanation(new, in: scene.size))
      #expect(difference.edits.count == 2, "seed \(seed): \(difference.text)")
      #expect(Set(difference.edits.map(\.text)).count == difference.edits.count)
      let (before, after) = (
        try ReferenceEngine().layout(old, in: scene.size), try ReferenceEngine().layout(new, in: scene.size)
      )
      // Without each of the two: what then lies elsewhere has it behind it.
      let without = try [changed[1], changed[0]].map {
        try ReferenceEngine().layout(tree([$0]), in: scene.size)
      }
      for view in new.indices {
        let frames = [before, after].map { $0.views[view.position].frame.fourNumbers }
        let differs = zip(frames[0], frames[1]).contains { abs($0 - $1) > 1e-6 }
        let change = difference.changes.first { $0.path == new[view].path }
        #expect((change != nil) == differs, "seed \(seed), \(new[view].path): \(difference.text)")
        guard let change else { continue }
        compared += 1
        let causes = zip(changed, without).filter { _, layout in
          zip(layout.views[view.position].frame.fourNumbers, frames[1]).contains { abs($0 - $1) > 1e-6 }
        }
        guard !causes.isEmpty else { continue }
        behind += 1
        let named = change.edits.compactMap(\.subject.after)
        #expect(
          Set(named) == Set(causes.map { $0.0.0.view }), "seed \(seed), \(new[view].path): \(difference.text)"
        )
      }
    }
    print("differences: \(compared) frames that differ, \(behind) with causes, from seed \(TestSize.seed)")
    #expect(behind > Self.scenes.count)
  }
}

extension CGRect {
  /// The corner and the size.
  fileprivate var fourNumbers: [Double] { [minX, minY, width, height].map(Double.init) }
}
