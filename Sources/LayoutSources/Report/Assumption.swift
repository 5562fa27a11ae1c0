import LayoutCore

/// An assumption about something that the source leaves open.
package struct Assumption: Hashable, Sendable {
  /// The kind of thing assumed.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case string, number, optional, condition, collection, order, view, modifier, action, cycle, declaration

    /// Whether it decides which views there are.
    package var isStructural: Bool { ![.string, .number, .order, .action].contains(self) }
  }

  /// The place where it was needed.
  package var position: SourcePosition
  package var kind: Kind
  /// The subject: a path such as `user.name`, a condition, or the name of a view or modifier.
  package var name: String
  /// The assumed value.
  package var value: String
}

extension Assumption {
  /// The assumption for any element of a collection: `items[2].name` is reported as `items[0].name`.
  var ofAllSamples: Assumption {
    guard name.contains("[") || value.contains("[") else { return self }
    var other = self
    other.name = name.replacing(/\[\d+\]/, with: "[0]")
    other.value = value.replacing(/\[\d+\]/, with: "[0]")
    return other
  }
}

extension Assumption: CustomStringConvertible {
  /// One line: the place, the subject, and the assumed value.
  package var description: String {
    switch kind {
    case .view: "\(position): the view \(name) is not known; assumed to be \(value)"
    case .modifier: "\(position): the modifier \(name) is not known; assumed to be \(value)"
    case .cycle: "\(position): \(name) contains itself without end; assumed to be \(value)"
    case .declaration: "\(position): \(name) is declared several times; assumed to be \(value)"
    case .order: "\(position): the order of \(name) is not defined; assumed to be \(value)"
    case .action: "\(position): the action \(name) is \(value)"
    case .string, .number, .optional, .condition, .collection:
      "\(position): the \(kind.rawValue) \(name) is not known; assumed to be \(value)"
    }
  }
}

/// A name of SwiftUI's that is not modelled.
package struct NotModelled: Hashable, Sendable {
  /// The place of its first use.
  package var position: SourcePosition
  /// The name, as in the table of names.
  package var name: String
}

extension NotModelled: CustomStringConvertible {
  /// One line: the place and the name.
  package var description: String { "\(position): \(name) is not modelled" }
}
