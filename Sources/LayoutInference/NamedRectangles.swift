import Foundation
import LayoutCore

/// The rectangles of all examples, by name.
struct NamedRectangles {
  /// The names, from back to front.
  private(set) var names: [String] = []
  /// The rectangles of each example.
  let all: [[String: FrameRectangle]]
  /// The groups that show other views in some examples, with the examples of each view.
  private(set) var alternatives: [String: Alternatives] = [:]
  /// The nearest group in all examples around each rectangle that is not in all.
  private var commonGroups: [String: String] = [:]

  init(_ examples: FrameExamples) {
    all = examples.examples.map { example in
      Dictionary(example.rectangles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var known: Set<String> = []
    for (example, own) in zip(examples.examples, all) {
      var next = 0
      for rectangle in example.rectangles {
        if !known.insert(rectangle.name).inserted {
          let isNext = names.indices.contains(next) && names[next] == rectangle.name
          next = (isNext ? next : names.firstIndex(of: rectangle.name) ?? next - 1) + 1
        } else {
          // Behind what other examples show in its place.
          while next < names.count, own[names[next]] == nil { next += 1 }
          names.insert(rectangle.name, at: next)
          next += 1
        }
      }
    }
    var inside: [String: [Set<String>]] = [:]
    for (place, example) in all.enumerated() {
      for rectangle in example.values where all.contains(where: { $0[rectangle.name] == nil }) {
        guard
          let group = groups(of: rectangle, in: place).first(where: { name in
            all.allSatisfy { $0[name] != nil }
          })
        else { continue }
        commonGroups[rectangle.name] = group
        guard rectangle.kind != .group else { continue }
        inside[group, default: [Set<String>](repeating: [], count: all.count)][place].insert(rectangle.name)
      }
    }
    let containers = examples.examples.map(\.size)
    for (group, shown) in inside {
      // What is merely missing in an example is no other view.
      let areOthers = shown.allSatisfy { one in shown.allSatisfy { $0 == one || !$0.isSubset(of: one) } }
      if areOthers { alternatives[group] = Alternatives(shown, in: containers) }
    }
  }

  /// Returns whether a rectangle that is not in every example is part of one of several views that its group shows.
  func isAlternative(_ name: String) -> Bool { commonGroups[name].map { alternatives[$0] != nil } ?? false }

  /// Returns why a rectangle is left out that is not in all examples: with the nearest group around it that is in all, where that
  /// has other views instead.
  func whyMissing(_ name: String) -> String {
    let plain = "it is not in every example"
    guard let group = commonGroups[name], let other = all.indices.first(where: { all[$0][name] == nil }),
      all[other].values.contains(where: {
        $0.kind != .group && $0.name != name && commonGroups[$0.name] == group
      })
    else { return plain }
    return
      "\(plain): \(group) has other views in example \(other + 1), and the size of the container does not decide which; infer it "
      + "from the examples that have the same"
  }

  /// Returns the groups around a rectangle of an example, the nearest first.
  private func groups(of rectangle: FrameRectangle, in example: Int) -> [String] {
    var (names, next) = ([String](), rectangle.group)
    while let name = next, names.count < all[example].count {
      names.append(name)
      next = all[example][name]?.group
    }
    return names
  }
}
