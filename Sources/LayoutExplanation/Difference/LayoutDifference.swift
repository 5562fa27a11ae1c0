import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Which frames differ between two layouts, and which changed reason is behind each.
public struct LayoutDifference: Sendable {
  /// What changed, in the order of the second layout, then what is gone.
  public var changes: [Change]

  /// A view that changed.
  public struct Change: Sendable {
    /// Its path.
    public var path: String
    /// Its id, or its kind.
    public var name: String
    /// Its frame before, in points; `nil` for a new view.
    public var before: CGRect?
    /// Its frame now, in points; `nil` for a view that is gone.
    public var after: CGRect?
    /// What is behind it, in sentences; empty where only its place changed with others.
    public var causes: [String]
  }

  /// Compares two layouts; views are the same if their ids are, or else their paths.
  public init(before: LayoutExplanation, after: LayoutExplanation) {
    func byName(_ explanation: LayoutExplanation) -> [String: LayoutTree.Index] {
      Dictionary(
        explanation.tree.indices.map { (Self.key($0, explanation.tree), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let old = byName(before)
    let new = byName(after)
    changes = after.tree.indices.compactMap { index in
      let key = Self.key(index, after.tree)
      guard new[key] == index else { return nil }
      return Self.change(index, old[key], before, after)
    }
    let names = Names(tree: before.tree)
    for index in before.tree.indices where new[Self.key(index, before.tree)] == nil {
      changes.append(
        Change(
          path: before.tree[index].path, name: names.view(index), before: before.frame(of: index), after: nil,
          causes: ["the view is gone"]))
    }
  }

  private static func key(_ index: LayoutTree.Index, _ tree: LayoutTree) -> String {
    let node = tree[index]
    return node.id.map { "#\($0)" } ?? node.path + " " + node.element.kind
  }

  private static func change(
    _ index: LayoutTree.Index, _ old: LayoutTree.Index?, _ before: LayoutExplanation,
    _ after: LayoutExplanation
  ) -> Change? {
    let frame = after.frame(of: index)
    let name = Names(tree: after.tree).view(index)
    guard let old else {
      return Change(
        path: after.tree[index].path, name: name, before: nil, after: frame, causes: ["the view is new"])
    }
    let oldFrame = before.frame(of: old)
    guard oldFrame != frame else { return nil }
    let causes = Axis.allCases.compactMap { axis -> String? in
      guard let was = before.explanation(for: old)?[axis], let now = after.explanation(for: index)?[axis],
        was.length != now.length
      else { return nil }
      let wasText = ReasonSentences(before).text(was, of: old)
      let nowText = ReasonSentences(after).text(now, of: index)
      let lengths = "\(Words.side(axis)) \(length(was)) to \(length(now))"
      return wasText == nowText ? "\(lengths): still \(nowText)" : "\(lengths): was \(wasText); is \(nowText)"
    }
    return Change(
      path: after.tree[index].path, name: name, before: oldFrame, after: frame, causes: causes)
  }

  private static func length(_ side: SideExplanation) -> String {
    side.length.map { Words.points($0) } ?? "infinity"
  }
}

extension LayoutExplanation {
  fileprivate func frame(of view: LayoutTree.Index) -> CGRect? {
    solution.result.views.first { $0.index == view }?.frame
  }
}

extension LayoutDifference {
  /// Each change with its causes, as text.
  public var text: String {
    guard !changes.isEmpty else { return "no frame differs" }
    return changes.map { change in
      let frames = "\(Self.text(change.before)) -> \(Self.text(change.after))"
      return (["\(change.path)  \(change.name)", "  \(frames)"] + change.causes.map { "  \($0)" })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The changes as JSON.
  public var json: JSONValue {
    .object([
      .init(
        "changes",
        .array(
          changes.map { change in
            .object([
              .init("path", .string(change.path)), .init("name", .string(change.name)),
              .init("before", Self.json(change.before)), .init("after", Self.json(change.after)),
              .init("causes", .array(change.causes.map { .string($0) })),
            ])
          }))
    ])
  }

  private static func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  private static func text(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    let numbers = numbers(frame).map { Words.points(Double($0)) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])"
  }

  private static func json(_ frame: CGRect?) -> JSONValue {
    frame.map { .array(numbers($0).map { .number($0) }) } ?? .null
  }
}
