import ElementTree
import LinearProgramming

/// A region while a template is evaluated: of parallel conditions only the tightest is kept.
struct EvaluatedRegion {
  /// Where a condition comes from: its border is put into words only if it is kept.
  enum Source {
    case condition(Int)
    case decision(Int)
    case piece(request: Int, Int)
  }

  /// A condition that a length is not negative.
  struct Condition {
    var length: LengthWithGradient
    var isStrict: Bool
    var source: Source
  }

  /// The conditions, no two of which grow alike.
  private(set) var conditions: [Condition] = []
  /// Whether a number did not fit.
  private(set) var isLost = false

  /// Adds a condition; one that depends on nothing is left out.
  mutating func insert(_ length: LengthWithGradient, isStrict: Bool, _ source: Source) {
    if length.isConstant { return }
    let new = length.normalised
    if new.isLost {
      isLost = true
      return
    }
    for place in conditions.indices where conditions[place].length.isParallel(to: new) {
      let known = conditions[place].length
      let isTighter = known.isLess(than: new) ? false : new.isLess(than: known) || isStrict
      if isTighter { conditions[place] = Condition(length: new, isStrict: isStrict, source: source) }
      return
    }
    conditions.append(Condition(length: new, isStrict: isStrict, source: source))
  }
}
