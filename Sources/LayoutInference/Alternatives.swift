import Foundation
import LayoutCore

/// The examples in which a view shows one of several views, as `ViewThatFits` does: those with the most space come first.
struct Alternatives: Hashable, Sendable {
  /// The axis along which the first view that fits is shown.
  var axis: Axis
  /// The examples of each view.
  var examples: [[Int]]

  /// Creates the alternatives of examples that show something different; `nil` where the length of the container does not
  /// decide between them.
  ///
  /// - Parameter shown: What each example shows.
  init?(_ shown: [some Hashable], in containers: [CGSize]) {
    for axis in [Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? \CGSize.width : \.height
      let order = containers.indices.sorted {
        containers[$0][keyPath: length] > containers[$1][keyPath: length]
      }
      let examples: [[Int]] = order.reduce(into: []) { examples, next in
        if let last = examples.last?.last, shown[last] == shown[next] {
          examples[examples.count - 1].append(next)
        } else {
          examples.append([next])
        }
      }
      let areApart = zip(examples, examples.dropFirst()).allSatisfy {
        containers[$0[$0.count - 1]][keyPath: length] > containers[$1[0]][keyPath: length]
      }
      if examples.count > 1, areApart, examples.count == Set(shown).count {
        (self.axis, self.examples) = (axis, examples.map { $0.sorted() })
        return
      }
    }
    return nil
  }

  /// Returns the alternatives among some of the examples, with their places there; `nil` where they show a single one.
  func restricted(to some: [Int]) -> Alternatives? {
    var rest = self
    rest.examples = examples.map { own in some.indices.filter { own.contains(some[$0]) } }.filter {
      !$0.isEmpty
    }
    return rest.examples.count > 1 ? rest : nil
  }
}
