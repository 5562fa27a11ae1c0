/// What an element has in common with others of its type that lay out alike around the same views.
///
/// A value of any type, as `AnyHashable` holds one; but a layout compares thousands of them, and two of one type are compared
/// without a cast.
///
/// ```swift
/// let ruler = LayoutIdentity([8, 12])
/// print(ruler == LayoutIdentity([8, 12]), ruler == LayoutIdentity("8, 12"))  // true false
/// ```
public struct LayoutIdentity: Hashable, @unchecked Sendable {
  // Only what elements and measured content are made of comes here, and both are sendable.
  private let box: AnyIdentityBox

  /// Makes an identity of a value that elements alike have in common.
  public init(_ value: some Hashable) { box = IdentityBox(value) }

  /// Whether the values are of one type, and equal.
  public static func == (one: LayoutIdentity, other: LayoutIdentity) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// A value of some type behind a reference.
private class AnyIdentityBox {
  func isEqual(to other: AnyIdentityBox) -> Bool { preconditionFailure("every box is of some type") }
  func hash(into hasher: inout Hasher) { preconditionFailure("every box is of some type") }
}

private final class IdentityBox<Value: Hashable>: AnyIdentityBox {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func isEqual(to other: AnyIdentityBox) -> Bool {
    guard type(of: other) == IdentityBox<Value>.self else { return false }
    return unsafeDowncast(other, to: IdentityBox<Value>.self).value == value
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
