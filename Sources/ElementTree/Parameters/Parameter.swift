import Foundation

/// A parameter of an element: its name, its kind, the values it accepts, and its getter and setter.
///
/// An element declares its parameters once. Validation, prices, why-not, the edits of a difference, shrinking
/// and documents all follow from them.
///
///     static let parameters: [Parameter<Self>] = [
///       .length(.spacing, alongAxisOf: { $0.axis }, .finite.optional) { $0.spacing } set: { $0.spacing = $1 }
///     ]
///
/// A parameter never changes, and its values are behind a reference, which keeps it cheap to iterate over the
/// parameters of every element of a tree.
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

  /// The name of the parameter.
  public var name: ParameterName { storage.name }
  /// The name in messages about the value.
  public var title: String { storage.title }
  /// The values that the parameter accepts.
  public var accepts: AcceptedValues { storage.accepts }
  /// Whether the value is inherited from the view's surroundings rather than written.
  public var isInherited: Bool { storage.isInherited }
  /// Whether checking a tree reads the value: it may be invalid without an issue of the element, or name a
  /// guide.
  var isChecked: Bool { storage.isChecked }
  /// The axis along which the parameter acts; `nil` if it acts on both.
  package var axis: @Sendable (Element) -> Axis? { storage.axis }
  /// The value of the parameter; `nil` if the element in its present form has none.
  package var value: @Sendable (Element) -> ParameterValue? { storage.value }
  /// Sets the value, which must be of the parameter's kind.
  package var set: @Sendable (inout Element, ParameterValue) -> Void { storage.set }
  /// The length of the parameter; `nil` for a parameter of another kind.
  var length: (@Sendable (Element) -> CGFloat?)? { storage.length }
  /// The length, in points, that holds if none is written; `nil` if that is not a single length.
  var implied: @Sendable (Element, [ViewTraits]) -> CGFloat? { storage.implied }
}

extension Parameter {
  /// Returns the finite length that is written in an element, in points; `nil` if there is none, or if it is
  /// inherited.
  func writtenLength(of element: Element) -> CGFloat? {
    guard !isInherited, let length = storage.length?(element), length.isFinite else { return nil }
    return length
  }

  /// Returns the parameter with the length, in points, that holds if none is written.
  func implying(_ length: @escaping @Sendable (Element, [ViewTraits]) -> CGFloat?) -> Parameter {
    Parameter(
      name: name, title: title, accepts: accepts, isInherited: isInherited, isChecked: isChecked, axis: axis,
      length: storage.length, value: value, set: set, implied: length)
  }
}

extension Parameter {
  /// Returns the parameter of a length in points; one that is not optional and has no value is absent.
  static func length(
    _ name: ParameterName, along axis: Axis?, _ accepts: AcceptedValues = .finite,
    titled title: String? = nil,
    isInherited: Bool = false, _ value: @escaping @Sendable (Element) -> CGFloat?,
    set: @escaping @Sendable (inout Element, CGFloat?) -> Void
  ) -> Parameter {
    length(
      name, alongAxisOf: { _ in axis }, accepts, titled: title, isInherited: isInherited, value, set: set)
  }

  /// Returns the parameter of a length in points along an axis that depends on the element.
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

  /// Returns the parameter of the guides that an element aligns by, one for each axis that it aligns along.
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

  /// Returns the parameter of the two guides that an element aligns by.
  static func alignment(
    _ value: @escaping @Sendable (Element) -> Alignment,
    set: @escaping @Sendable (inout Element, Alignment) -> Void
  ) -> Parameter {
    alignment(
      .alignment, { value($0).keys },
      set: { element, keys in Alignment(keys: keys).map { set(&element, $0) } })
  }

  /// Returns the parameter of a Boolean value.
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

  /// Returns a parameter of any other kind.
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

  /// Returns a parameter that accepts any text, font, runs or typesetting, as each has a meaning.
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
  /// The keys of both guides, the horizontal one first.
  package var keys: [AlignmentKey] { [horizontal.key, vertical.key] }

  /// Creates an alignment from a horizontal and a vertical guide, in this order; `nil` for anything else.
  package init?(keys: [AlignmentKey]) {
    guard keys.count == 2, keys[0].axis == .horizontal, keys[1].axis == .vertical else { return nil }
    self.init(horizontal: HorizontalAlignment(key: keys[0]), vertical: VerticalAlignment(key: keys[1]))
  }
}
