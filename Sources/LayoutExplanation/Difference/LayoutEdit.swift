import LayoutCore

/// Something that was edited between two scenes.
public struct LayoutEdit: Hashable, Sendable {
  /// What was edited.
  public var subject: Subject
  /// The edit in words: `frame(maxWidth: 198.7) of title, line 12: maxWidth 198.7 to 220`.
  public var text: String

  /// What can be edited.
  public enum Subject: Hashable, Sendable {
    /// The container's size along an axis.
    case container(Axis)
    /// A view or modifier with other parameters: where it stood and where it stands.
    case element(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view that stands elsewhere: in another container, or at another place among its siblings.
    case moved(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view that is laid out in another direction than what it stands in: where it stood and where it stands.
    case direction(before: LayoutTree.Index, after: LayoutTree.Index)
    /// What the document says of an alignment guide.
    case guide(String)
    /// A view or modifier that is new.
    case added(LayoutTree.Index)
    /// A view or modifier that is gone.
    case removed(LayoutTree.Index)

    /// Where the view stood; `nil` for what is no view, and for one that is new.
    public var before: LayoutTree.Index? {
      switch self {
      case .element(let before, _), .moved(let before, _), .direction(let before, _): before
      case .removed(let view): view
      case .container, .guide, .added: nil
      }
    }

    /// Where the view stands; `nil` for what is no view, and for one that is gone.
    public var after: LayoutTree.Index? {
      switch self {
      case .element(_, let after), .moved(_, let after), .direction(_, let after): after
      case .added(let view): view
      case .container, .guide, .removed: nil
      }
    }
  }
}

extension LayoutElement {
  /// What differs from an older element, in words; empty where nothing that affects layout does.
  func edits(since old: any LayoutElement) -> [String] {
    let (was, now) = (old.parameters, parameters)
    let gone = was.filter { old in !now.contains { $0.name == old.name } }
    // Content that has none of its element's parameters is opaque: of it no more is known than that it differs.
    let isOpaque = now.isEmpty && was.isEmpty && !Self.parameters.isEmpty
    return (old.kind == kind ? [] : ["kind \(old.kind) to \(kind)"])
      + (isOpaque && "\(old)" != "\(self)" ? ["content"] : [])
      + now.compactMap { parameter in
        ParameterReading.edit(was.first { $0.name == parameter.name }, parameter)
      } + gone.compactMap { ParameterReading.edit($0, nil) }
  }
}

extension ParameterReading {
  /// `maxWidth 198.7 to 220`; `nil` where both are the same, or where a value from around the view came or went.
  fileprivate static func edit(_ was: ParameterReading?, _ now: ParameterReading?) -> String? {
    guard let parameter = now ?? was, was?.value != now?.value else { return nil }
    if parameter.isInherited, was == nil || now == nil { return nil }
    let (before, after) = (was?.words, now?.words)
    if before == nil && after == nil { return nil }
    // Two numbers may differ by less than is told; what is called the same otherwise is no edit.
    if before == after { return parameter.isNumber ? "\(parameter.name) by less than a hundredth" : nil }
    return "\(parameter.name) \(before ?? "none") to \(after ?? "none")"
  }
}

extension ParameterReading {
  private var isNumber: Bool {
    switch value {
    case .length, .ratio, .priority, .count, .font, .function: true
    case .axes, .alignment, .flag, .text, .runs, .typesetting: false
    }
  }
}
