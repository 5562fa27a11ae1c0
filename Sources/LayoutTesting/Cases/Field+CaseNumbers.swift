import Foundation
import LayoutCore
import LayoutDocuments

extension Field {
  /// A number, `"inf"`, `"-inf"` or `"nan"`, as cases write them.
  func caseLength() throws(DocumentError) -> CGFloat {
    guard case .string(let text) = value.content else { return try length() }
    switch text {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: throw error(.unknownWord(text, meaning: "number", known: ["inf", "-inf", "nan"]))
    }
  }

  /// A list of so many lengths; a null among them stays `nil`.
  func caseLengths(_ count: Int) throws(DocumentError) -> [CGFloat?] {
    let items = try list()
    guard items.count == count else {
      throw error(.wrongType(expected: "a list of \(count) numbers", found: "a list of \(items.count)"))
    }
    var lengths: [CGFloat?] = []
    for item in items { lengths.append(try item.given?.caseLength()) }
    return lengths
  }

  /// A proposal: a list of a width and a height, or an object of them.
  func caseProposal() throws(DocumentError) -> ProposedViewSize {
    guard case .object = value.content else {
      let sides = try caseLengths(2)
      return ProposedViewSize(width: sides[0], height: sides[1])
    }
    let sides = try object("proposal", keys: ["width", "height"])
    return ProposedViewSize(
      width: try sides["width"]?.caseLength(), height: try sides["height"]?.caseLength())
  }

  /// A size as a list of a width and a height.
  func caseSize() throws(DocumentError) -> CGSize {
    let sides = try caseLengths(2)
    guard let width = sides[0], let height = sides[1] else { throw wrongType("a width and a height") }
    return CGSize(width: width, height: height)
  }

  /// A point as a list of two numbers.
  func casePoint() throws(DocumentError) -> CGPoint {
    let size = try caseSize()
    return CGPoint(x: size.width, y: size.height)
  }
}
