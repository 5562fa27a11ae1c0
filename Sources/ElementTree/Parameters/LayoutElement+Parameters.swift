import Foundation

/// A parameter of an element with the value it has there.
public struct ParameterReading: Sendable {
  /// Its name.
  public let name: ParameterName
  /// The value it has.
  public let value: ParameterValue
  /// The values that it takes.
  public let accepts: AcceptedValues
  /// The axis along which it acts; `nil` where it acts on both.
  public let axis: Axis?
  /// Whether the value comes from around the view, and is not written there.
  public let isInherited: Bool
}

/// Why a parameter cannot be given a value.
public enum ParameterError: Error, Hashable {
  /// The element has no parameter of the name and kind.
  case unknownParameter(ParameterName, element: String)
  /// The parameter takes no such value; the text says which ones it takes.
  case valueNotAccepted(String, element: String)
}

extension ParameterError: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unknownParameter(let name, let element): "\(element) has no parameter \(name) of this kind"
    case .valueNotAccepted(let issue, _): issue
    }
  }
}

extension LayoutElement {
  /// What was written into the element, in the order in which SwiftUI takes it.
  public var parameters: [ParameterReading] {
    Self.parameters.compactMap { parameter in
      parameter.value(self).map {
        ParameterReading(
          name: parameter.name, value: $0, accepts: parameter.accepts, axis: parameter.axis(self),
          isInherited: parameter.isInherited)
      }
    }
  }

  /// The value of a parameter; `nil` where the element has none of the name.
  public subscript(name: ParameterName) -> ParameterValue? {
    for parameter in Self.parameters where parameter.name == name {
      if let value = parameter.value(self) { return value }
    }
    return nil
  }

  /// The same element with another value for a parameter.
  ///
  /// - Throws: `ParameterError` where it has no such parameter, or one of another kind, or one that takes no such value.
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

  /// The same element with another length, in points; `nil` where none is to be given.
  ///
  /// - Throws: as `setting(_:to:)` does for any value.
  public func setting(_ name: ParameterName, to length: CGFloat?) throws(ParameterError) -> Self {
    try setting(name, to: .length(length))
  }

  /// The same element with a value from around the view, where it has a parameter that takes one.
  package func inheriting(_ name: ParameterName, _ value: ParameterValue) -> Self {
    guard let parameter = Self.parameters.first(where: { $0.name == name && $0.isInherited }) else {
      return self
    }
    var copy = self
    parameter.set(&copy, value)
    return copy
  }

  /// The guides that it aligns by, sets, or computes with.
  package var namedGuides: [AlignmentKey] {
    Self.parameters.flatMap { $0.value(self)?.guides ?? [] }
  }

  /// The guides by which it aligns its children, or its child to itself.
  public var alignmentKeys: [AlignmentKey] {
    guard case .alignment(let keys)? = self[.alignment] else { return [] }
    return keys
  }
}

extension LayoutElement {
  /// The finite lengths that were written, in points.
  public var lengths: [(name: ParameterName, value: CGFloat)] {
    var lengths: [(name: ParameterName, value: CGFloat)] = []
    for parameter in Self.parameters {
      if let length = parameter.writtenLength(of: self) { lengths.append((parameter.name, length)) }
    }
    return lengths
  }

  /// A length that was written, in points; `nil` where the element has none of the name.
  public func length(_ name: ParameterName) -> CGFloat? {
    guard case .length(let length)? = self[name] else { return nil }
    return length
  }
}

extension LayoutElement {
  /// The length, in points, that the element goes by where none is given; `nil` where that is no one length.
  func impliedLength(_ name: ParameterName, around children: [ViewTraits]) -> CGFloat? {
    Self.parameters.first { $0.name == name }?.implied(self, children)
  }
}

extension LayoutTree {
  /// The same tree with each length written that an element goes by without its being given, such as the default
  /// spacing of a stack whose children are all as far apart.
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
