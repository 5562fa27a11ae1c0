import Foundation
import LayoutCore

/// Reads collections of layout cases: trees with the numbers recorded for them.
public struct CaseReader: Sendable {
  /// The tolerance of a case that states none, in points: its sources print two or three decimals.
  public static let defaultTolerance: CGFloat = 0.011

  /// Makes a reader.
  public init() {}

  /// Reads all cases of a document; `file` is the name that errors and views carry.
  ///
  /// A case with a view that is not supported is read too: it says why, and has no tree. Throws a
  /// `DocumentError` with the place of the first thing that is wrong.
  public func read(_ text: String, file: String) throws(DocumentError) -> [LayoutCase] {
    let value = try DocumentParser(file: file).parse(text)
    let document = try Field(value: value, path: DocumentPath.document)
      .object("a collection of cases", keys: ["format", "cases"])
    var cases: [LayoutCase] = []
    for field in try document.require("cases").list() { cases.append(try layoutCase(field)) }
    return cases
  }

  private static let keys = [
    "id", "area", "title", "confidence", "source", "types", "requires", "root", "tree", "expect",
    "tolerance", "customAlignments", "notes",
  ]

  private func layoutCase(_ field: Field) throws(DocumentError) -> LayoutCase {
    let id = try FieldObject(field, owner: "a case").require("id").string()
    let object = try field.at(id).object("a case", keys: Self.keys)
    let root = try object.require("root").object("root", keys: ["proposal", "placement"])
    let alignments = try alignments(object["customAlignments"])
    let tree = try tree(object.require("tree"), alignments)
    return LayoutCase(
      id: id, area: try object["area"]?.string() ?? "", title: try object["title"]?.string() ?? "",
      proposal: try proposal(root.require("proposal")),
      placement: try root.require("placement").word("placement"), root: tree.root,
      expectations: try CaseExpectationReader(alignments: alignments).expectations(object.require("expect")),
      tolerance: try object["tolerance"]?.number() ?? Self.defaultTolerance, unsupported: tree.unsupported,
      source: field.position,
      alignments: Dictionary(uniqueKeysWithValues: alignments.custom.map { ($0.name, $0.key) }))
  }

  private func proposal(_ field: Field) throws(DocumentError) -> ProposedViewSize {
    let sides = try field.object("proposal", keys: ["width", "height"])
    return ProposedViewSize(
      width: try sides["width"]?.caseLength(), height: try sides["height"]?.caseLength())
  }

  /// Guides of the vertical axis, each with the name of the guide that is its default.
  private func alignments(_ field: Field?) throws(DocumentError) -> AlignmentTable {
    var table = AlignmentTable()
    guard let field else { return table }
    for (_, name, value) in try field.dictionary() {
      let base = try AlignmentTable().guide(value, along: .vertical)
      table.add(
        name, AlignmentKey(axis: .vertical, name: name, defaultValue: .linear(LinearLength(.guide(base)))))
    }
    return table
  }

  private func tree(
    _ field: Field, _ alignments: AlignmentTable
  ) throws(DocumentError) -> (root: LayoutNode?, unsupported: [String]) {
    let surroundings = Surroundings(direction: .leftToRight)
    let reader = CaseTreeReader(alignments: alignments)
    let views = try reader.views(field.at(DocumentPath.root), surroundings)
    guard reader.unsupported.reasons.isEmpty else { return (nil, reader.unsupported.reasons) }
    guard var root = views.first, views.count == 1 else {
      throw field.error(.rootIsNotOneView(count: views.count))
    }
    root.place = ""
    return (root, [])
  }
}

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

  /// A proposal as a list of a width and a height.
  func caseProposal() throws(DocumentError) -> ProposedViewSize {
    let sides = try caseLengths(2)
    return ProposedViewSize(width: sides[0], height: sides[1])
  }

  /// A size as a list of a width and a height.
  func caseSize() throws(DocumentError) -> CGSize {
    let sides = try caseLengths(2)
    guard let width = sides[0], let height = sides[1] else { throw wrongType("a width and a height") }
    return CGSize(width: width, height: height)
  }
}
