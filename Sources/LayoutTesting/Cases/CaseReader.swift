import Foundation
import LayoutCore
import LayoutDocuments

/// Reads collections of layout cases: trees with the numbers recorded for them.
public struct CaseReader: Sendable {
  /// The tolerance of a case that states none, in points: its sources print two or three decimals.
  public static let defaultTolerance: CGFloat = 0.011

  /// A reader of recorded cases.
  public init() {}

  /// Reads all cases of a document; `file` is the name that errors and views carry.
  ///
  /// A case with a view that is not supported is read too: it says why, and has no tree. Throws a
  /// `DocumentError` with the place of the first thing that is wrong.
  public func read(_ text: String, file: String) throws(DocumentError) -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for result in try readEach(text, file: file) { cases.append(try result.get()) }
    return cases
  }

  /// Reads all cases of a document, each with what is wrong with it, so that one slip does not hide the others.
  ///
  /// Throws a `DocumentError` where the document is no collection of cases at all.
  public func readEach(
    _ text: String, file: String
  ) throws(DocumentError) -> [Result<LayoutCase, DocumentError>] {
    let value = try DocumentParser(file: file).parse(text)
    let document = try Field(value: value, path: DocumentPath.document)
      .object("a collection of cases", keys: ["format", "cases"])
    return try document.require("cases").list().map { field in
      do throws(DocumentError) { return .success(try layoutCase(field)) } catch { return .failure(error) }
    }
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
    let guides = CaseGuideReader(alignments: alignments)
    let tree = try CaseTreeReader(guides: guides).tree(object.require("tree"), of: id)
    return LayoutCase(
      id: id, area: try object["area"]?.string() ?? "", title: try object["title"]?.string() ?? "",
      proposal: try root.require("proposal").caseProposal(),
      placement: try root.require("placement").word("placement"), root: tree.root,
      expectations: try CaseExpectationReader(guides: guides).expectations(object.require("expect")),
      tolerance: try object["tolerance"]?.positiveNumber() ?? Self.defaultTolerance,
      unsupported: tree.unsupported, source: field.position,
      alignments: Dictionary(uniqueKeysWithValues: alignments.custom.map { ($0.name, $0.key) }),
      document: field.value)
  }

  /// Guides of the vertical axis, each with the name of the guide that is its default.
  private func alignments(_ field: Field?) throws(DocumentError) -> AlignmentTable {
    var table = AlignmentTable()
    guard let field else { return table }
    for (_, name, value) in try field.dictionary() {
      let base = try table.guide(value, along: .vertical)
      table.add(
        name, AlignmentKey(axis: .vertical, name: name, defaultValue: .linear(LinearLength(.guide(base)))))
    }
    return table
  }
}
