import LayoutCore
import SwiftParser
import SwiftSyntax

/// A parsed file of Swift source.
struct SourceFile {
  /// The name in positions.
  let name: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Parses a text.
  ///
  /// - Throws: `SourceError.syntax` at the first syntax error.
  init(name: String, text: String) throws(SourceError) {
    self.name = name
    if let line = Self.lineOfBrackets(in: text) {
      throw .syntax("brackets that are nested so deeply are not read", SourcePosition(file: name, line: line))
    }
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: name, tree: tree)
    if tree.hasError, let problem = SyntaxProblem.first(in: Syntax(tree)) {
      throw .syntax(problem.text, position(of: problem.node))
    }
  }

  /// Returns the line with more nested brackets than the parser can follow, whose time doubles with each;
  /// `nil` for none.
  private static func lineOfBrackets(in text: String) -> Int? {
    var (run, line, isQuiet, isComment) = (0, 1, false, false)
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): (line, isQuiet, isComment) = (line + 1, false, false)
      case UInt8(ascii: "["): if !isQuiet { run += 1 }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      // Strings and comments do not count.
      case UInt8(ascii: "\"") where last != UInt8(ascii: "\\") && !isComment: (run, isQuiet) = (0, !isQuiet)
      case UInt8(ascii: "/") where last == byte && !isQuiet: (run, isQuiet, isComment) = (0, true, true)
      default: run = 0
      }
      if run > 18 { return line }
      last = byte
    }
    return nil
  }

  /// Returns the token at a place; `nil` where none begins there.
  func token(at position: SourcePosition) -> TokenSyntax? {
    guard let column = position.column else { return nil }
    let place = converter.position(ofLine: position.line, column: column)
    return tree.token(at: place).flatMap { $0.positionAfterSkippingLeadingTrivia == place ? $0 : nil }
  }

  /// Returns the last line of a node.
  func lastLine(of node: Syntax) -> Int {
    converter.location(for: node.endPositionBeforeTrailingTrivia).line
  }

  /// Returns the position of a node; a modifier's call begins at its name.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourcePosition(file: name, line: location.line, column: location.column)
  }
}

/// The first syntax error of a tree.
private struct SyntaxProblem {
  var node: Syntax
  var text: String

  static func first(in node: Syntax) -> SyntaxProblem? {
    if let unexpected = node.as(UnexpectedNodesSyntax.self) {
      let text = unexpected.trimmedDescription.prefix { !$0.isNewline }.prefix(30)
      return SyntaxProblem(node: node, text: "\"\(text)\" is not expected here")
    }
    if let token = node.as(TokenSyntax.self), token.presence == .missing {
      return SyntaxProblem(node: node, text: "\"\(token.text)\" is missing")
    }
    if node.is(MissingExprSyntax.self) || node.is(MissingTypeSyntax.self) || node.is(MissingDeclSyntax.self)
      || node.is(MissingPatternSyntax.self) || node.is(MissingStmtSyntax.self)
    {
      return SyntaxProblem(node: node, text: "something is missing")
    }
    guard node.hasError else { return nil }
    for child in node.children(viewMode: .all) {
      if let problem = first(in: child) { return problem }
    }
    return nil
  }
}
