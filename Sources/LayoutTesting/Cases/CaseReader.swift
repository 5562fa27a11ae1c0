import Foundation
import LayoutCore
import LayoutDocuments

/// A layout case: a tree, and numbers recorded for it elsewhere.
public struct LayoutCase: Sendable {
  /// The placement of a case's root once it has its size.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// The top left corner at (0, 0).
    case origin
    /// The middle of a box of the proposal's size, as in a hosting view.
    case center
  }

  /// The name of the case, such as `STK-02`.
  public var id: String
  /// The area of layout that the case covers, such as `stack-distribution`.
  public var area: String
  /// The title, in words.
  public var title: String
  /// The root proposal, in points.
  public var proposal: ProposedViewSize
  /// The placement of the root.
  public var placement: Placement
  /// The tree; `nil` where a part of it is not supported.
  public var root: LayoutNode?
  /// The expectations, all of which must hold.
  public var expectations: [CaseExpectation]
  /// The greatest difference, in points, at which two numbers count as the same.
  public var tolerance: CGFloat
  /// The reasons for which the tree cannot be built; empty where it can.
  public var unsupported: [String]
  /// The position in the source at which the case was created.
  public var source: SourcePosition
  /// The guides that the case defines, by name.
  public var alignments: [String: AlignmentKey]
  /// The case as it was written.
  package var document: DocumentValue

  /// The case as one line of JSON without its expectations, as it is sent to a foreign engine.
  public var line: String {
    guard case .object(let members) = JSONValue(document) else { return JSONValue(document).line }
    return JSONValue.object(members.filter { $0.key != "expect" }).line
  }
}

/// Reads collections of layout cases: trees with the numbers recorded for them.
public struct CaseReader: Sendable {
  /// The tolerance of a case that states none, in points: its sources print two or three decimals.
  public static let defaultTolerance: CGFloat = 0.011

  /// A reader of recorded cases.
  public init() {}

  /// Reads all cases of a document; `file` is the name in errors and source positions.
  ///
  /// A case with an unsupported view is read too: it has reasons, and no tree.
  ///
  /// - Throws: A `DocumentError` with the place of the first problem.
  public func read(_ text: String, file: String) throws(DocumentError) -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for result in try readEach(text, file: file) { cases.append(try result.get()) }
    return cases
  }

  /// Reads all cases of a document, each with its error, if any, so that one slip does not hide the others.
  ///
  /// - Throws: A `DocumentError` where the document is no collection of cases at all.
  public func readEach(
    _ text: String, file: String
  ) throws(DocumentError) -> [Result<LayoutCase, DocumentError>] {
    let beginning = #"a collection of cases begins with {"format": ..., "cases": ...}"#
    let value = try DocumentParser(file: file, beginning: beginning).parse(text)
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

/// The views and modifiers that the tree of a case can name, each with its keys.
enum CaseType: String, CaseIterable {
  case fixed, flex, color, circle, image, half, area, lines, table, spacer, divider, empty
  case hstack, vstack, zstack, group, scroll, geometryReader, viewThatFits, grid, gridRow, anyLayout, custom
  case frame, flexFrame, padding, fixedSize, aspectRatio, layoutPriority, offset, position, alignmentGuide
  case overlay, background, hidden, environment, neutral
  case gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes

  /// Whether it wraps one child.
  var isModifier: Bool { keys.contains("child") }

  /// The keys, besides `type` and `id`.
  var keys: [String] {
    switch self {
    case .fixed: ["w", "h", "text", "first", "last"]
    case .flex: ["minW", "idealW", "maxW", "minH", "idealH", "maxH"]
    case .image: ["w", "h"]
    case .area: ["area", "ideal"]
    case .lines: ["w", "lines", "pitch", "text"]
    case .table: ["answers", "text"]
    case .spacer: ["min"]
    case .color, .circle, .half, .divider, .empty: []
    case .hstack, .vstack: ["spacing", "alignment", "children"]
    case .zstack, .gridRow: ["alignment", "children"]
    case .group, .geometryReader: ["children"]
    case .scroll, .viewThatFits: ["axes", "children"]
    case .grid: ["alignment", "horizontalSpacing", "verticalSpacing", "children"]
    case .anyLayout: ["layout", "children"]
    case .custom: ["name", "children", "spacing", "rowSpacing", "inset", "size", "places"]
    case .frame: ["width", "height", "alignment", "child"]
    case .flexFrame:
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment", "child"]
    case .padding: ["top", "leading", "bottom", "trailing", "child"]
    case .fixedSize: ["horizontal", "vertical", "child"]
    case .aspectRatio: ["ratio", "mode", "child"]
    case .layoutPriority: ["value", "child"]
    case .offset, .position: ["x", "y", "child"]
    case .alignmentGuide: ["axis", "guide", "value", "child"]
    case .overlay, .background: ["alignment", "content", "child"]
    case .hidden: ["child"]
    case .environment: ["layoutDirection", "child"]
    case .neutral: ["name", "child"]
    case .gridCellColumns: ["count", "child"]
    case .gridCellAnchor: ["anchor", "child"]
    case .gridColumnAlignment: ["alignment", "child"]
    case .gridCellUnsizedAxes: ["axes", "child"]
    }
  }

  /// Returns the reason for which there is no element for it; `nil` where there is one.
  func unsupportedReason(_ view: FieldObject) -> String? {
    switch self {
    case .custom: CaseLayouts.unsupportedReason(view)
    default: nil
    }
  }
}

extension Field {
  /// Reads a number, `"inf"`, `"-inf"` or `"nan"`, as cases write them.
  func caseLength() throws(DocumentError) -> CGFloat {
    guard case .string(let text) = value.content else { return try length() }
    switch text {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: throw error(.unknownWord(text, meaning: "number", known: ["inf", "-inf", "nan"]))
    }
  }

  /// Reads a list of `count` lengths; a null among them is `nil`.
  func caseLengths(_ count: Int) throws(DocumentError) -> [CGFloat?] {
    let items = try list()
    guard items.count == count else {
      throw error(.wrongType(expected: "a list of \(count) numbers", found: "a list of \(items.count)"))
    }
    var lengths: [CGFloat?] = []
    for item in items { lengths.append(try item.given?.caseLength()) }
    return lengths
  }

  /// Reads a proposal: a list of a width and a height, or an object of them.
  func caseProposal() throws(DocumentError) -> ProposedViewSize {
    guard case .object = value.content else {
      let sides = try caseLengths(2)
      return ProposedViewSize(width: sides[0], height: sides[1])
    }
    let sides = try object("proposal", keys: ["width", "height"])
    return ProposedViewSize(
      width: try sides["width"]?.caseLength(), height: try sides["height"]?.caseLength())
  }

  /// Reads a size as a list of a width and a height.
  func caseSize() throws(DocumentError) -> CGSize {
    let sides = try caseLengths(2)
    guard let width = sides[0], let height = sides[1] else { throw wrongType("a width and a height") }
    return CGSize(width: width, height: height)
  }

  /// Reads a point as a list of two numbers.
  func casePoint() throws(DocumentError) -> CGPoint {
    let size = try caseSize()
    return CGPoint(x: size.width, y: size.height)
  }
}
