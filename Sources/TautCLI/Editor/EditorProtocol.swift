import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing

// What the Language Server Protocol says in JSON, as far as it is spoken here.

extension EditorText.Place {
  /// `nil` where it is no position.
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
  /// A range of the protocol in bytes; `nil` where it is none.
  func range(_ json: JSONValue?) -> Range<Int>? {
    guard let start = Place(json?["start"]), let end = Place(json?["end"]) else { return nil }
    let lower = offset(of: start)
    return lower..<max(lower, offset(of: end))
  }

  func json(_ range: Range<Int>) -> JSONValue {
    .object(["start": place(of: range.lowerBound).json, "end": place(of: range.upperBound).json])
  }
}

/// Names of files as the protocol has them.
enum DocumentURI {
  /// The path that a name means; another name than `file:` is its own path.
  static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://"), let url = URL(string: uri) else { return uri }
    return url.standardizedFileURL.path
  }

  /// The name of a path.
  static func uri(_ path: String) -> String {
    path.hasPrefix("/") ? URL(fileURLWithPath: path).absoluteString : path
  }
}

extension EditorDiagnostic {
  /// The diagnostic in a text; `locate` finds other places.
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
  /// The symbol with those in it, as `DocumentSymbol`.
  func json(in text: EditorText, _ shift: TextShift) -> JSONValue {
    .object([
      "name": .string(name), "detail": .string(detail),
      // A class for what has views in it, and a field for what has none.
      "kind": .number(isContainer ? 5 : 8), "range": text.json(shift.moved(range)),
      "selectionRange": text.json(shift.moved(nameRange)),
      "children": .array(children.map { $0.json(in: text, shift) }),
    ])
  }
}

/// What a client can do.
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
