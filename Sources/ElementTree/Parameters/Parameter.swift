import Foundation

/// A parameter of an element: its name, its kind, the values it takes, and how to read and set it.
///
/// An element states its parameters once. What they are checked against, which lengths have prices, what why-not
/// tries, which edits a difference names, what a shrinker makes smaller and how documents write them follows.
///
///     static let parameters: [Parameter<Self>] = [
///       .length(.spacing, alongAxisOf: { $0.axis }, .finite.optional) { $0.spacing } set: { $0.spacing = $1 }
///     ]
///
/// It never changes, and lies behind a reference: whoever reads a tree's lengths passes over those of each element.
public struct Parameter<Element>: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let name: ParameterName
    let title: String
    let accepts: AcceptedValues
    let isInherited: Bool
    let isChecked: Bool
    let axis: @Sendable (Element) -> Axis?
    let length: (@Sendable (Element) -> CGFloat?)?
    let value: @Sendable (Element) -> ParameterValue?
    let set: @Sendable (inout Element, ParameterValue) -> Void
    let implied: @Sendable (Element, [ViewTraits]) -> CGFloat?

    init(
      name: ParameterName, title: String, accepts: AcceptedValues, isInherited: Bool, isChecked: Bool,
      axis: @escaping @Sendable (Element) -> Axis?, length: (@Sendable (Element) -> CGFloat?)?,
      value: @escaping @Sendable (Element) -> ParameterValue?,
      set: @escaping @Sendable (inout Element, ParameterValue) -> Void,
      implied: @escaping @Sendable (Element, [ViewTraits]) -> CGFloat?
    ) {
      (self.name, self.title, self.accepts) = (name, title, accepts)
      (self.isInherited, self.isChecked) = (isInherited, isChecked)
      (self.axis, self.length, self.value, self.set, self.implied) = (axis, length, value, set, implied)
    }
  }

  private init(
    name: ParameterName, title: String, accepts: AcceptedValues, isInherited: Bool, isChecked: Bool,
    axis: @escaping @Sendable (Element) -> Axis?, length: (@Sendable (Element) -> CGFloat?)? = nil,
    value: @escaping @Sendable (Element) -> ParameterValue?,
    set: @escaping @Sendable (inout Element, ParameterValue) -> Void,
    implied: @escaping @Sendable (Element, [ViewTraits]) -> CGFloat? = { _, _ in nil }
  ) {
    storage = Storage(
      name: name, title: title, accepts: accepts, isInherited: isInherited, isChecked: isChecked, axis: axis,
      length: length, value: value, set: set, implied: implied)
  }

  /// Its name.
  public var name: ParameterName { storage.name }
  /// Its name in messages about its value.
  public var title: String { storage.title }
  /// The values that it takes.
  public var accepts: AcceptedValues { storage.accepts }
  /// Whether the value comes from around the view, and is not written there.
  public var isInherited: Bool { storage.isInherited }
  /// Whether a value may be wrong, or name a guide, of which the element's issues do not tell: any other is not read when
  /// a tree is checked.
  var isChecked: Bool { storage.isChecked }
  /// The axis along which it acts; `nil` where it acts on both.
  package var axis: @Sendable (Element) -> Axis? { storage.axis }
  /// The value it has; `nil` where the element has no such parameter as it is.
  package var value: @Sendable (Element) -> ParameterValue? { storage.value }
  /// Changes the value, which is of the same kind.
  package var set: @Sendable (inout Element, ParameterValue) -> Void { storage.set }
  /// The length that it has; `nil` for a parameter of another kind.
  var length: (@Sendable (Element) -> CGFloat?)? { storage.length }
  /// The length, in points, that an element goes by where none is given; `nil` where it is no one length.
  var implied: @Sendable (Element, [ViewTraits]) -> CGFloat? { storage.implied }
}

extension Parameter {
  /// The finite length that was written into an element, in points; `nil` where it is none, or comes from around the view.
  func writtenLength(of element: Element) -> CGFloat? {
    guard !isInherited, let length = storage.length?(element), length.isFinite else { return nil }
    return length
  }

  /// The same parameter with the length, in points, that an element with such children goes by where none is given.
  func implying(_ length: @escaping @Sendable (Element, [ViewTraits]) -> CGFloat?) -> Parameter {
    Parameter(
      name: name, title: title, accepts: accepts, isInherited: isInherited, isChecked: isChecked, axis: axis,
      length: storage.length, value: value, set: set, implied: length)
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
      axis: axis, length: value,
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
