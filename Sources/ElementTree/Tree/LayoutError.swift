/// Names a view in a message: its kind, path, id and where it was written.
public struct ViewReference: Hashable, Sendable {
  /// Its name in SwiftUI, such as `frame`.
  public var kind: String
  /// Its path, such as `root.0/1`.
  public var path: String
  /// Its id, where it has one.
  public var id: String?
  /// Where it was written.
  public var source: SourcePosition?

  /// Refers to a node of a tree.
  public init(_ node: LayoutTree.Node) {
    kind = node.element.kind
    path = Self.abbreviated(node.path)
    id = node.id
    source = node.source
  }

  /// The ends of a path that is too long to be read.
  private static func abbreviated(_ path: String) -> String {
    path.count <= longestPath ? path : "\(path.prefix(longestPath / 2))...\(path.suffix(longestPath / 4))"
  }

  /// The longest path that is told whole, in letters.
  private static let longestPath = 400
}

/// Why a tree cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// A parameter to which no rule gives a meaning, such as NaN.
  case invalidParameter(String, ViewReference)
  /// A side of the root's proposal that is NaN, or longer than layout can compute with.
  case invalidProposal(String)
  /// A view answered with NaN.
  case notANumber(what: String, ViewReference)
  /// An element for which an engine has no rule.
  case missingRule(engine: String, ViewReference)
  /// The tree is nested deeper than an engine can follow.
  case tooDeep(depth: Int, limit: Int, ViewReference)
  /// Geometry readers whose content holds geometry readers, and so on without end.
  case readersWithoutEnd(limit: Int, ViewReference)
  /// Views whose actions (`onAppear`, `task`, `onChange` and the like) changed something after every round of many.
  case changesWithoutEnd(rounds: Int, [ViewReference])
  /// Exact lengths in the view have more binary digits than an engine computes with: hundreds of different shares
  /// of one stack, each a fraction of the one before.
  case tooManyDigits(count: Int, limit: Int, ViewReference)
}

/// A parameter that was corrected before layout.
public struct LayoutWarning: Hashable, Sendable {
  /// What is wrong, in the words SwiftUI uses.
  public var text: String
  /// The view it is said of.
  public var view: ViewReference

  /// A warning about a view.
  public init(text: String, view: ViewReference) {
    self.text = text
    self.view = view
  }
}

extension ViewReference: CustomStringConvertible {
  /// `kind "id" at path (file:line)`.
  public var description: String {
    let name = id.map { " \"\($0)\"" } ?? ""
    let place = source.map { " (\($0))" } ?? ""
    return "\(kind)\(name) at \(path)\(place)"
  }
}

extension LayoutError: CustomStringConvertible {
  /// The cause, the view, and what to do about it.
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
      "\(view): the content of geometry readers holds geometry readers more than \(limit) levels deep"
    case .changesWithoutEnd(let rounds, let views):
      "what these views do after a layout changes it every time, \(rounds) times so far: "
        + views.map { "\($0)" }.joined(separator: ", ")
    case .tooDeep(let depth, let limit, let view):
      "\(view): nested \(depth) levels deep, and \(limit) is the most; split the tree"
    case .tooManyDigits(let count, let limit, let view):
      "\(view): exact lengths of its children have \(count) binary digits, and \(limit) is the most; "
        + "give fewer children flexible lengths, or use the reference engine"
    }
  }
}

extension LayoutWarning: CustomStringConvertible {
  /// The view and what is wrong with it.
  public var description: String { "\(view): \(text)" }
}

/// A name that no view of a layout has: neither an id nor a path.
///
/// ```swift
/// do { _ = try layout.view("titel") } catch {
///   print(error)  // there is no view "titel"; did you mean "title"?
/// }
/// ```
public struct UnknownViewError: Error, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The ids of the views that there are.
  public var known: [String]

  /// A name that none of the ids is; paths are no help to who has mistyped one.
  public init(_ name: String, known: [String]) {
    self.name = name
    self.known = known
  }
}

extension UnknownViewError: CustomStringConvertible {
  /// What is wrong, and the name that was probably meant.
  public var description: String {
    if let nearest = NearestWord.of(name, among: known) {
      return "there is no view \"\(name)\"; did you mean \"\(nearest)\"?"
    }
    let ids = known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
    return "there is no view \"\(name)\"; "
      + (known.isEmpty ? "no view has an id, but each has a path" : "there are \(ids)\(rest)")
  }
}

/// Why a layout session cannot do what it is asked to.
public enum LayoutSessionError: Error, Hashable, Sendable {
  /// The session is laying out: code that a layout calls, such as a custom layout's, changed it or laid it out.
  case isLayingOut
}

extension LayoutSessionError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .isLayingOut:
      "the session is laying out; change it, or lay it out again, once layOut(in:) has returned"
    }
  }
}

/// Finds the valid word that a person most likely meant.
package enum NearestWord {
  /// The word with the fewest edits, the first of several.
  ///
  /// `nil` where that takes more than two edits and more than one for every third letter.
  package static func of(_ word: String, among known: [String]) -> String? {
    // Longer words are no slips of the finger, and the search is quadratic in their length.
    guard !word.isEmpty, word.count <= 64 else { return nil }
    let limit = max(2, word.count / 3)
    let ranked = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit, best.1 < word.count else { return nil }
    return best.0
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
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
