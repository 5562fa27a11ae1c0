import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A number of the frames of views.
package struct FrameSide: Hashable, Sendable {
  /// The views.
  package var views: ViewSelector
  /// Which number.
  package var property: FrameProperty

  package init(of views: ViewSelector, _ property: FrameProperty) {
    (self.views, self.property) = (views, property)
  }
}

/// A sum of numbers of points and multiples of numbers of frames: `2 * a.width + 8`.
package struct FrameSum: Hashable, Sendable {
  /// A multiple of a number of a frame.
  package struct Term: Hashable, Sendable {
    package var factor: Rational
    package var side: FrameSide

    package init(factor: Rational, side: FrameSide) { (self.factor, self.side) = (factor, side) }
  }

  package var constant: Rational = 0
  package var terms: [Term] = []

  package init(constant: Rational = 0, terms: [Term]) {
    (self.constant, self.terms) = (constant, terms)
  }

  /// Reads a sum.
  ///
  /// Throws `RequirementError`.
  package init(_ reader: inout RequirementReader) throws(RequirementError) {
    var sign: Rational = reader.take(sign: "-") ? -1 : 1
    repeat {
      if reader.isNumber {
        let number = sign * (try reader.number())
        if reader.take(sign: "*") {
          terms.append(Term(factor: number, side: try Self.side(&reader)))
        } else {
          constant += number
        }
      } else {
        terms.append(Term(factor: sign, side: try Self.side(&reader)))
      }
      sign = 1
      if reader.take(sign: "+") { continue }
      guard reader.take(sign: "-") else { return }
      sign = -1
    } while true
  }

  private static func side(_ reader: inout RequirementReader) throws(RequirementError) -> FrameSide {
    guard let side = try reader.side() else {
      throw reader.error(.expected("a number of a frame, such as title.width", found: reader.next.text))
    }
    return side
  }
}
