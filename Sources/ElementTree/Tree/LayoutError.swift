/// A reference to a view in a message: its kind, path, id and source position.
public struct ViewReference: Hashable, Sendable {
  /// The name of the view's kind, such as `frame`.
  public var kind: String
  /// The view's path, such as `root.0/1`; abbreviated if it is very long.
  public var path: String
  /// The view's id; `nil` for a view without one.
  public var id: String?
  /// The position in the source; `nil` if it is not known.
  public var source: SourcePosition?

  /// Creates a reference to a node of a tree.
  public init(_ node: LayoutTree.Node) {
    kind = node.element.kind
    path = Self.abbreviated(node.path)
    id = node.id
    source = node.source
  }

  /// Returns a path without the middle of one that is too long to read.
  private static func abbreviated(_ path: String) -> String {
    path.count <= longestPath ? path : "\(path.prefix(longestPath / 2))...\(path.suffix(longestPath / 4))"
  }

  /// The greatest length of a path that is not abbreviated, in characters.
  private static let longestPath = 400
}

/// An error because of which a tree cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// A parameter without a meaning under any rule, such as NaN.
  case invalidParameter(String, ViewReference)
  /// A side of the root's proposal that is NaN, or beyond `LayoutTree.greatestLength`.
  case invalidProposal(String)
  /// A NaN that a view returned, such as a custom layout's size.
  case notANumber(what: String, ViewReference)
  /// An element for which an engine has no rule.
  case missingRule(engine: String, ViewReference)
  /// A tree that is nested deeper than an engine can follow.
  case tooDeep(depth: Int, limit: Int, ViewReference)
  /// Geometry readers whose content contains geometry readers, without end.
  case readersWithoutEnd(limit: Int, ViewReference)
  /// Views whose actions (`onAppear`, `task`, `onChange` and the like) kept changing something in every round
  /// up to the limit.
  case changesWithoutEnd(rounds: Int, [ViewReference])
  /// Exact lengths in the view have more binary digits than an engine computes with, as with hundreds of
  /// different shares of one stack, each a fraction of the one before.
  case tooManyDigits(count: Int, limit: Int, ViewReference)
}

/// A parameter that was corrected before layout.
public struct LayoutWarning: Hashable, Sendable {
  /// The warning in SwiftUI's words.
  public var text: String
  /// The view whose parameter was corrected.
  public var view: ViewReference

  /// Creates a warning about a view.
  public init(text: String, view: ViewReference) {
    self.text = text
    self.view = view
  }
}

extension ViewReference: CustomStringConvertible {
  /// The reference in the form `kind "id" at path (file:line)`.
  public var description: String {
    let name = id.map { " \"\($0)\"" } ?? ""
    let place = source.map { " (\($0))" } ?? ""
    return "\(kind)\(name) at \(path)\(place)"
  }
}

extension LayoutError: CustomStringConvertible {
  /// The error as a message: the cause, the view, and the remedy.
  public var description: String {
    switch self {
    case .invalidParameter(let text, let view):
      "\(view): \(text)"
    case .invalidProposal(let side):
      "the proposed \(side) is not a number that layout can use; give one up to "
        + "\(PointFormat.shortest(LayoutTree.greatestLength)) points, nil or infinity"
    case .notANumber(let what, let view):
      "\(view): its \(what) is not a number; check the closure or layout that computes it"
    case .missingRule(let engine, let view):
      "\(view): the \(engine) engine has no rule for it; add one to the engine's list of rules"
    case .readersWithoutEnd(let limit, let view):
      "\(view): geometry readers contain geometry readers more than \(limit) levels deep; give the recursion an end"
    case .changesWithoutEnd(let rounds, let views):
      "the actions of these views change the layout again after each of \(rounds) rounds; make them settle: "
        + views.map { "\($0)" }.joined(separator: ", ")
    case .tooDeep(let depth, let limit, let view):
      "\(view): nested \(depth) levels deep, more than the limit of \(limit); split the tree"
    case .tooManyDigits(let count, let limit, let view):
      "\(view): the exact lengths of its children have \(count) binary digits, more than the limit of \(limit); "
        + "give fewer children flexible lengths, or use the reference engine"
    }
  }
}

extension LayoutWarning: CustomStringConvertible {
  /// The warning as a message: the view, and the text.
  public var description: String { "\(view): \(text)" }
}

/// An error about a name that is neither the id nor the path of any view of a layout.
///
/// ```swift
/// do { _ = try layout.view("titel") } catch {
///   print(error)  // there is no view "titel"; did you mean "title"?
/// }
/// ```
public struct UnknownViewError: Error, Hashable, Sendable {
  /// The name that was asked for.
  public var name: String
  /// The ids of all views.
  public var known: [String]

  /// Creates an error about a name; `known` lists ids alone, as a path is rarely mistyped.
  public init(_ name: String, known: [String]) {
    self.name = name
    self.known = known
  }
}

extension UnknownViewError: CustomStringConvertible {
  /// The error as a message, with the id that was probably meant.
  public var description: String {
    if let nearest = NearestWord.of(name, among: known) {
      return "there is no view \"\(name)\"; did you mean \"\(nearest)\"?"
    }
    let ids = known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
    return "there is no view \"\(name)\"; "
      + (known.isEmpty ? "no view has an id, but each has a path" : "known: \(ids)\(rest)")
  }
}

/// An error of a layout session.
public enum LayoutSessionError: Error, Hashable, Sendable {
  /// The session was used while it was laying out, by code that the layout calls, such as a custom layout's.
  case isLayingOut
}

extension LayoutSessionError: CustomStringConvertible {
  /// The error as a message, with the remedy.
  public var description: String {
    switch self {
    case .isLayingOut:
      "the session is laying out; change it, or lay it out again, once layOut(in:) has returned"
    }
  }
}

/// A search for the known word that a misspelt one most likely means.
package enum NearestWord {
  /// Returns the known word with the fewest edits, the first of several.
  ///
  /// The result is `nil` if that takes more than two edits and more than one for every third letter.
  package static func of(_ word: String, among known: [String]) -> String? {
    // Longer words are not typing errors, and the search is quadratic in their length.
    guard !word.isEmpty, word.count <= 64 else { return nil }
    let limit = max(2, word.count / 3)
    let ranked = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit, best.1 < word.count else { return nil }
    return best.0
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
