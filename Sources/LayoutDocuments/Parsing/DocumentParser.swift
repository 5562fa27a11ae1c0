import Foundation
import LayoutCore
import Yams

/// Parses JSON or YAML into values that know where they were written.
package struct DocumentParser {
  /// The deepest nesting of lists and objects that is read, the parser's own limit among them.
  static let deepestNesting = 1_000

  let file: String
  private let isJSON: Bool?

  /// A parser for a file; `isJSON` says so where neither the file's name nor the text's beginning does.
  package init(file: String, isJSON: Bool? = nil) { (self.file, self.isJSON) = (file, isJSON) }

  /// The one value of a document.
  ///
  /// Throws errors of syntax, and refuses anchors and absurd nesting.
  package func parse(_ text: String) throws(DocumentError) -> DocumentValue {
    if isJSON ?? JSONParser.reads(text, file: file) { return try JSONParser.parse(text, file: file) }
    try DocumentScan(text, file: file).check()
    let text = SurrogateEscapes.joined(in: text)
    let node: Node?
    do {
      // Scalars are told apart here, and not by the parser's rules, which are those of YAML 1.1.
      node = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch {
      throw syntaxError(error, in: text)
    }
    guard let node else { throw DocumentError(.empty, at: start, path: DocumentPath.document) }
    return try value(node, near: start)
  }

  /// The one value of a text that is JSON, and nothing beyond it, whatever the file is called.
  package func parseJSON(_ text: String) throws(DocumentError) -> DocumentValue {
    try JSONParser.parse(text, file: file)
  }

  private var start: SourcePosition { SourcePosition(file: file, line: 1, column: 1) }

  private func position(_ mark: Mark) -> SourcePosition {
    SourcePosition(file: file, line: mark.line, column: mark.column)
  }

  private func value(_ node: Node, near parent: SourcePosition) throws(DocumentError) -> DocumentValue {
    let place = node.mark.map(position) ?? parent
    switch node {
    case .scalar(let scalar):
      let content =
        scalar.style == .plain ? PlainScalar.content(of: scalar.string) : .string(scalar.string)
      return DocumentValue(content: content, position: place)
    case .sequence(let sequence):
      var items: [DocumentValue] = []
      for item in sequence { items.append(try value(item, near: place)) }
      return DocumentValue(content: .list(items), position: place)
    case .mapping(let mapping):
      var entries: [DocumentValue.Entry] = []
      for (key, item) in mapping {
        let keyPlace = key.mark.map(position) ?? place
        guard case .scalar(let name) = key else {
          throw DocumentError(.keyIsNotAString, at: keyPlace, path: DocumentPath.document)
        }
        entries.append(
          DocumentValue.Entry(
            key: name.string, keyPosition: keyPlace, value: try value(item, near: keyPlace)))
      }
      return DocumentValue(content: .object(entries), position: place)
    case .alias:
      throw DocumentError(.anchor, at: place, path: DocumentPath.document)
    }
  }

  private func syntaxError(_ error: any Error, in text: String) -> DocumentError {
    let path = DocumentPath.document
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
      return DocumentError(.syntax(problem), at: position(mark), path: path)
    case .parser(_, let problem, let mark, _):
      // The parser's own limit, reached through block nesting, which the scan does not count.
      let isTooDeep = problem.hasPrefix("Maximum nesting level reached")
      return DocumentError(
        isTooDeep ? .nestedTooDeep(limit: Self.deepestNesting) : .syntax(problem), at: position(mark),
        path: path)
    case .reader(let problem, let offset, _, _):
      return DocumentError(.syntax(problem), at: offset.map { place(of: $0, in: text) } ?? start, path: path)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return DocumentError(
        .duplicateKey(duplicates.first ?? ""), at: position(context.mark), path: path)
    default:
      return DocumentError(.syntax("\(error)"), at: start, path: path)
    }
  }

  private func place(of offset: Int, in text: String) -> SourcePosition {
    let before = text.prefix(offset)
    let line = before.count(where: \.isNewline)
    let column = before.reversed().prefix { !$0.isNewline }.count
    return SourcePosition(file: file, line: line + 1, column: column + 1)
  }
}
