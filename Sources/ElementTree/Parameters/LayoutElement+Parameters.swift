import Foundation

/// A parameter of an element together with its value.
public struct ParameterReading: Sendable {
  /// The name of the parameter.
  public let name: ParameterName
  /// The value of the parameter.
  public let value: ParameterValue
  /// The values that the parameter accepts.
  public let accepts: AcceptedValues
  /// The axis along which the parameter acts; `nil` if it acts on both.
  public let axis: Axis?
  /// Whether the value is inherited from the view's surroundings rather than written.
  public let isInherited: Bool
}

/// An error that occurs when a parameter is set.
public enum ParameterError: Error, Hashable {
  /// The element has no parameter of the name and of the value's kind.
  case unknownParameter(ParameterName, element: String)
  /// The parameter does not accept the value; the text names those that it accepts.
  case valueNotAccepted(String, element: String)
}

extension ParameterError: CustomStringConvertible {
  /// The error as a message.
  public var description: String {
    switch self {
    case .unknownParameter(let name, let element): "\(element) has no parameter \(name) of this kind"
    case .valueNotAccepted(let issue, _): issue
    }
  }
}

extension LayoutElement {
  /// The parameters that have a value, in SwiftUI's order of arguments.
  public var parameters: [ParameterReading] {
    Self.parameters.compactMap { parameter in
      parameter.value(self).map {
        ParameterReading(
          name: parameter.name, value: $0, accepts: parameter.accepts, axis: parameter.axis(self),
          isInherited: parameter.isInherited)
      }
    }
  }

  /// The value of a parameter; `nil` if the element has no parameter of that name, or none with a value.
  public subscript(name: ParameterName) -> ParameterValue? {
    for parameter in Self.parameters where parameter.name == name {
      if let value = parameter.value(self) { return value }
    }
    return nil
  }

  /// Returns the element with another value of a parameter.
  ///
  /// - Throws: `ParameterError` if the element has no such parameter, or one of another kind, or one that
  ///   does not accept the value.
  public func setting(_ name: ParameterName, to value: ParameterValue) throws(ParameterError) -> Self {
    guard
      let parameter = Self.parameters.first(where: {
        $0.name == name && $0.value(self)?.kind == value.kind
      })
    else { throw .unknownParameter(name, element: kind) }
    if let issue = parameter.accepts.issue(with: value, of: parameter.title) {
      throw .valueNotAccepted(issue, element: kind)
    }
    var copy = self
    parameter.set(&copy, value)
    return copy
  }

  /// Returns the element with another length of a parameter, in points; `nil` removes the length.
  ///
  /// - Throws: `ParameterError`, as `setting(_:to:)` does for any value.
  public func setting(_ name: ParameterName, to length: CGFloat?) throws(ParameterError) -> Self {
    try setting(name, to: .length(length))
  }

  /// Returns the element with an inherited value, or unchanged if it has no parameter that inherits one.
  package func inheriting(_ name: ParameterName, _ value: ParameterValue) -> Self {
    guard let parameter = Self.parameters.first(where: { $0.name == name && $0.isInherited }) else {
      return self
    }
    var copy = self
    parameter.set(&copy, value)
    return copy
  }

  /// The guides that the element aligns by, sets, or computes with.
  package var namedGuides: [AlignmentKey] {
    Self.parameters.flatMap { $0.value(self)?.guides ?? [] }
  }

  /// The guides by which the element aligns its children, or its child to itself.
  public var alignmentKeys: [AlignmentKey] {
    guard case .alignment(let keys)? = self[.alignment] else { return [] }
    return keys
  }
}

extension LayoutElement {
  /// The finite lengths that are written in the element, in points.
  public var lengths: [(name: ParameterName, value: CGFloat)] {
    var lengths: [(name: ParameterName, value: CGFloat)] = []
    for parameter in Self.parameters {
      if let length = parameter.writtenLength(of: self) { lengths.append((parameter.name, length)) }
    }
    return lengths
  }

  /// Returns a length that is written in the element, in points; `nil` if it has none of the name.
  public func length(_ name: ParameterName) -> CGFloat? {
    guard case .length(let length)? = self[name] else { return nil }
    return length
  }
}

extension LayoutElement {
  /// Returns the length, in points, that holds if none is written; `nil` if that is not a single length.
  func impliedLength(_ name: ParameterName, around children: [ViewTraits]) -> CGFloat? {
    Self.parameters.first { $0.name == name }?.implied(self, children)
  }
}

extension LayoutTree {
  /// Returns the tree with each implied length written, such as the default spacing of a stack whose gaps are
  /// all equal.
  ///
  /// - Throws: `LayoutError.invalidParameter`.
  package func writingImpliedLengths() throws(LayoutError) -> LayoutTree {
    var tree = self
    for index in indices {
      let element = self[index].element
      let children = self[index].children.map { self[$0].traits }
      for parameter in element.parameters where parameter.value == .length(nil) {
        guard let length = element.impliedLength(parameter.name, around: children) else { continue }
        tree = try tree.replacing(at: index) { element throws(ParameterError) in
          try element.setting(parameter.name, to: length)
        }
      }
    }
    return tree
  }
}
