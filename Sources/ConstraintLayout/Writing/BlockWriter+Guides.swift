import ElementTree
import Foundation
import LinearProgramming

extension BlockWriter {
  /// Returns the value of a guide function for a view whose size is expressed in the block's variables.
  ///
  /// A linear function becomes an expression; a closure is called with numbers, and its result holds for those
  /// alone.
  func value(
    of function: GuideFunction, named name: String, in size: SizeExpression,
    guide: (AlignmentKey) throws -> Extent
  ) throws -> Extent {
    switch function {
    case .linear(let length):
      return try length.terms.reduce(Extent(Rational(finite: length.constant))) { sum, term in
        let dimension: Extent =
          switch term.dimension {
          case .width: size.width
          case .height: size.height
          case .guide(let key): try guide(key)
          }
        return sum + dimension * Rational(finite: term.coefficient)
      }
    case .opaque(let closure):
      return try opaqueValue(closure, named: name, in: size, guide: guide)
    }
  }

  /// Returns the default value of a guide for a view of a size, without explicit guides.
  func defaultLine(_ guide: AlignmentKey, in size: SizeExpression) throws -> Extent {
    try value(of: guide.defaultValue, named: guide.name, in: size) { try defaultLine($0, in: size) }
  }

  private func opaqueValue(
    _ closure: (ViewDimensions) -> CGFloat, named name: String, in size: SizeExpression,
    guide: (AlignmentKey) throws -> Extent
  ) throws -> Extent {
    func pinned(_ extent: Extent) throws -> CGFloat {
      guard case .finite(let expression) = extent else {
        return extent == .infinite ? .infinity : -.infinity
      }
      let value = try recorder.value(of: expression)
      for side in [expression - LinearExpression(value), LinearExpression(value) - expression] {
        recorder.decide(
          Decision(kind: .opaqueGuide(view: view, name), expression: side, isStrict: false))
      }
      return CGFloat(value.doubleValue)
    }
    var failure: (any Error)?
    let (width, height) = (try pinned(size.width), try pinned(size.height))
    let answer = withoutActuallyEscaping(guide) { guide in
      withoutActuallyEscaping(
        { (key: AlignmentKey) -> CGFloat? in
          do { return try pinned(guide(key)) } catch {
            failure = error
            return nil
          }
        },
        do: { explicit in
          closure(ViewDimensions(width: width, height: height, explicit: explicit))
        })
    }
    if let failure { throw failure }
    guard !answer.isNaN else {
      throw LayoutError.notANumber(what: "alignment guide \(name)", ViewReference(boundTree.tree[view]))
    }
    guard let exact = Rational(exactly: Double(answer.lengthOrInfinity)) else {
      return answer > 0 ? .infinite : .negativeInfinite
    }
    return Extent(exact)
  }
}

extension Rational {
  /// Creates the exact value of a number that was checked to be finite when the tree was created.
  package init(finite value: CGFloat) {
    guard let exact = Rational(exactly: Double(value)) else {
      preconditionFailure("elements are checked to be finite before they are laid out")
    }
    self = exact
  }
}
