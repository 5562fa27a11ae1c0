import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing

// The Language Server Protocol's JSON, as far as it is used here.

extension EditorText.Place {
  /// Parses a position; `nil` for any other value.
  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    .object(["line": .number(Double(line)), "character": .number(Double(character))])
  }
}

extension EditorText {
  /// Returns a range of the protocol in bytes; `nil` for any other value.
  func range(_ json: JSONValue?) -> Range<Int>? {
    guard let start = Place(json?["start"]), let end = Place(json?["end"]) else { return nil }
    let lower = offset(of: start)
    return lower..<max(lower, offset(of: end))
  }

  func json(_ range: Range<Int>) -> JSONValue {
    .object(["start": place(of: range.lowerBound).json, "end": place(of: range.upperBound).json])
  }
}

/// Names of files in the protocol.
enum DocumentURI {
  /// Returns the path of a name; a name that is not a `file:` address is its own path.
  static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://"), let url = URL(string: uri) else { return uri }
    return url.standardizedFileURL.path
  }

  /// Returns the name of a path.
  static func uri(_ path: String) -> String {
    path.hasPrefix("/") ? URL(fileURLWithPath: path).absoluteString : path
  }
}

extension EditorDiagnostic {
  /// Returns the diagnostic in a text; `locate` finds other places.
  func json(in text: EditorText, locate: (SourcePosition) -> JSONValue?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("range", text.json(range)), .init("severity", .number(Double(severity.rawValue))),
      .init("code", .string(code.rawValue)), .init("source", .string("taut")),
      .init("message", .string(message)),
    ]
    let related = related.compactMap { related in
      locate(related.position).map {
        JSONValue.object(["location": $0, "message": .string(related.words)])
      }
    }
    if !related.isEmpty { members.append(.init("relatedInformation", .array(related))) }
    return .object(members)
  }
}

extension EditorSymbol {
  /// Returns the symbol with its children, as `DocumentSymbol`.
  func json(in text: EditorText, _ shift: TextShift) -> JSONValue {
    .object([
      "name": .string(name), "detail": .string(detail),
      // A class for views with children, and a field for others.
      "kind": .number(isContainer ? 5 : 8), "range": text.json(shift.moved(range)),
      "selectionRange": text.json(shift.moved(nameRange)),
      "children": .array(children.map { $0.json(in: text, shift) }),
    ])
  }
}

/// A client's capabilities.
struct ClientAbilities: Sendable {
  var showsProgress = false
  var showsDocuments = false
  var watchesFiles = false
  var pullsSettings = false

  init() {}

  init(_ json: JSONValue?) {
    showsProgress = json?["window"]?["workDoneProgress"]?.boolean ?? false
    showsDocuments = json?["window"]?["showDocument"]?["support"]?.boolean ?? false
    watchesFiles =
      json?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    pullsSettings = json?["workspace"]?["configuration"]?.boolean ?? false
  }
}
