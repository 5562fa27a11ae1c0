import Foundation

/// A parameter of an element: its name, its kind, the values it takes, and how to read and set it.
///
/// An element states its parameters once. What they are checked against, which lengths have prices, what why-not
/// tries, which edits a difference names, what a shrinker makes smaller and how documents write them follows.
///
///     static let parameters: [Parameter<Self>] = [
///       .length(.spacing, alongAxisOf: { $0.axis }, .finite.optional) { $0.spacing } set: { $0.spacing = $1 }
///     ]
public struct Parameter<Element>: Sendable {
  /// Its name.
  public let name: ParameterName
  /// Its name in messages about its value.
  public let title: String
  /// The values that it takes.
  public let accepts: AcceptedValues
  /// Whether the value comes from around the view, and is not written there.
  public let isInherited: Bool
  /// Whether a value may be wrong, or name a guide, of which the element's issues do not tell: any other is not read when
  /// a tree is checked.
  let isChecked: Bool
  /// The axis along which it acts; `nil` where it acts on both.
  package let axis: @Sendable (Element) -> Axis?
  /// The value it has; `nil` where the element has no such parameter as it is.
  package let value: @Sendable (Element) -> ParameterValue?
  /// Changes the value, which is of the same kind.
  package let set: @Sendable (inout Element, ParameterValue) -> Void
  /// The length, in points, that an element goes by where none is given; `nil` where it is no one length.
  var implied: @Sendable (Element, [ViewTraits]) -> CGFloat? = { _, _ in nil }
}

extension Parameter {
  /// The finite length that was written into an element, in points; `nil` where it is none, or comes from around the view.
  func writtenLength(of element: Element) -> CGFloat? {
    guard !isInherited, case .length(let length?) = value(element), length.isFinite else { return nil }
    return length
  }

  /// The same parameter with the length, in points, that an element with such children goes by where none is given.
  func implying(_ length: @escaping @Sendable (Element, [ViewTraits]) -> CGFloat?) -> Parameter {
    var parameter = self
    parameter.implied = length
    return parameter
  }
}

extension Parameter {
  /// A length in points; one that is not optional and has no value is not there.
  static func length(
    _ name: ParameterName, along axis: Axis?, _ accepts: AcceptedValues = .finite,
    titled title: String? = nil,
    isInherited: Bool = false, _ value: @escaping @Sendable (Element) -> CGFloat?,
    set: @escaping @Sendable (inout Element, CGFloat?) -> Void
  ) -> Parameter {
    length(
      name, alongAxisOf: { _ in axis }, accepts, titled: title, isInherited: isInherited, value, set: set)
  }

  /// A length in points along an axis that the element knows.
  static func length(
    _ name: ParameterName, alongAxisOf axis: @escaping @Sendable (Element) -> Axis?,
    _ accepts: AcceptedValues = .finite, titled title: String? = nil, isInherited: Bool = false,
    _ value: @escaping @Sendable (Element) -> CGFloat?,
    set: @escaping @Sendable (inout Element, CGFloat?) -> Void
  ) -> Parameter {
    Parameter(
      name: name, title: title ?? name.rawValue, accepts: accepts, isInherited: isInherited, isChecked: true,
      axis: axis,
      value: { element in
        let length = value(element)
        return length == nil && !accepts.isOptional ? nil : .length(length)
      },
      set: { if case .length(let length) = $1 { set(&$0, length) } })
  }

  /// The guides that an element aligns by, one for each axis that it aligns along.
  static func alignment(
    _ name: ParameterName = .alignment, _ value: @escaping @Sendable (Element) -> [AlignmentKey],
    set: @escaping @Sendable (inout Element, [AlignmentKey]) -> Void
  ) -> Parameter {
    Parameter(
      name: name, title: name.rawValue, accepts: .finite, isInherited: false, isChecked: true,
      axis: { element in
        let keys = value(element)
        return keys.count == 1 ? keys[0].axis : nil
      },
      value: { .alignment(value($0)) }, set: { if case .alignment(let keys) = $1 { set(&$0, keys) } })
  }

  /// The two guides that an element aligns by.
  static func alignment(
    _ value: @escaping @Sendable (Element) -> Alignment,
    set: @escaping @Sendable (inout Element, Alignment) -> Void
  ) -> Parameter {
    alignment(
      .alignment, { value($0).keys },
      set: { element, keys in Alignment(keys: keys).map { set(&element, $0) } })
  }

  /// A yes or no.
  static func flag(
    _ name: ParameterName, along axis: Axis? = nil, _ value: @escaping @Sendable (Element) -> Bool?,
    set: @escaping @Sendable (inout Element, Bool) -> Void
  ) -> Parameter {
    other(name, along: axis) {
      value($0).map { .flag($0) }
    } set: {
      if case .flag(let flag) = $1 { set(&$0, flag) }
    }
  }

  /// A parameter of any other kind.
  static func other(
    _ name: ParameterName, along axis: Axis? = nil, _ accepts: AcceptedValues = .finite,
    titled title: String? = nil, isChecked: Bool = true,
    _ value: @escaping @Sendable (Element) -> ParameterValue?,
    set: @escaping @Sendable (inout Element, ParameterValue) -> Void
  ) -> Parameter {
    Parameter(
      name: name, title: title ?? name.rawValue, accepts: accepts, isInherited: false, isChecked: isChecked,
      axis: { _ in axis }, value: value, set: set)
  }

  /// A parameter that takes every text, font, list of runs or way of typesetting, each of which has a meaning.
  static func content(
    _ name: ParameterName, _ value: @escaping @Sendable (Element) -> ParameterValue?,
    set: @escaping @Sendable (inout Element, ParameterValue) -> Void
  ) -> Parameter {
    Parameter(
      name: name, title: name.rawValue, accepts: .finite, isInherited: false, isChecked: false,
      axis: { _ in nil }, value: value, set: set)
  }
}

extension Alignment {
  /// The guides, the horizontal one first.
  package var keys: [AlignmentKey] { [horizontal.key, vertical.key] }

  /// An alignment of a horizontal and a vertical guide, in this order; `nil` for anything else.
  package init?(keys: [AlignmentKey]) {
    guard keys.count == 2, keys[0].axis == .horizontal, keys[1].axis == .vertical else { return nil }
    self.init(horizontal: HorizontalAlignment(key: keys[0]), vertical: VerticalAlignment(key: keys[1]))
  }
}
