import Foundation
import LayoutCore
import SwiftSyntax

extension Readers {
  static let preferenceModifiers: [any ModifierReader] = [
    PreferenceReader(), TransformPreferenceReader(), AnchorPreferenceReader(),
    TransformAnchorPreferenceReader(),
    PreferenceValueReader(name: "overlayPreferenceValue"),
    PreferenceValueReader(name: "backgroundPreferenceValue"),
  ]
}

extension Call {
  /// The preference key of a modifier: the argument with its label, or the first without one.
  fileprivate var preferenceKey: String? {
    guard case .type(let key)? = (argument("key") ?? unlabeled(0))?.value else { return nil }
    return key
  }

  /// Returns the value after code has changed it as its first argument.
  fileprivate func changed(_ value: Value, by closure: Argument, with more: [Value] = []) -> Value {
    interpreter.catching(or: value) {
      guard case .function(let callable) = closure.value else { return value }
      return try interpreter.runningCode(called: name) {
        try interpreter.changed(value, by: callable, with: more, at: closure.node)
      }
    }
  }

  /// Returns the result of code for a value.
  fileprivate func made(by closure: Argument, of value: Value) -> Value {
    interpreter.catching(or: .missing) {
      guard case .function(let callable) = closure.value else { return .missing }
      return try interpreter.runningCode(called: name) {
        try interpreter.call(
          callable, [Argument(label: nil, value: value, node: closure.node)], at: closure.node)
      }
    }
  }

  /// Returns a view that changes the value of a key, given its rectangle.
  fileprivate func saying(
    _ content: any View, for key: String, _ change: @escaping (Value, CGRect) -> Value
  ) -> any View {
    content.saying(
      name, SourcePreferenceKey.self, named: key,
      { said, frame in said.set(change(said.value(of: key, for: self), frame), of: key, for: self) },
      fileID: file, line: line)
  }

  /// The anchor that the modifier passes on.
  fileprivate var anchorSource: AnchorSource? {
    argument("value").flatMap { AnchorSource($0.value, by: interpreter) }
  }
}

struct PreferenceReader: ModifierReader {
  let name = "preference"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.preferenceKey, let value = call.argument("value")?.value else { return nil }
    let said = call.interpreter.plainNumber(value) ?? value
    return call.saying(content, for: key) { _, _ in said }
  }
}

struct TransformPreferenceReader: ModifierReader {
  let name = "transformPreference"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.preferenceKey, let closure = call.closure("callback") else { return nil }
    return call.saying(content, for: key) { value, _ in call.changed(value, by: closure) }
  }
}

struct AnchorPreferenceReader: ModifierReader {
  let name = "anchorPreference"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.preferenceKey, let closure = call.closure("transform"),
      let source = call.anchorSource
    else { return nil }
    return call.saying(content, for: key) { _, frame in
      call.made(by: closure, of: .native(source.anchor(in: frame)))
    }
  }
}

struct TransformAnchorPreferenceReader: ModifierReader {
  let name = "transformAnchorPreference"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.preferenceKey, let closure = call.closure("transform"),
      let source = call.anchorSource
    else { return nil }
    return call.saying(content, for: key) { value, frame in
      call.changed(value, by: closure, with: [.native(source.anchor(in: frame))])
    }
  }
}

/// The reader of `overlayPreferenceValue` and `backgroundPreferenceValue`, whose views are made from
/// preferences.
struct PreferenceValueReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.preferenceKey else { return nil }
    let alignment = call.alignment() ?? .center
    // Once with the key's default, so that the code's assumptions are known beforehand.
    _ = try call.content("transform", with: [SaidValues().value(of: key, for: call)])
    let made = { (said: SaidValues) -> AnyView in
      let view = call.interpreter.catching(or: EmptyView() as any View) {
        try call.content("transform", with: [said.value(of: key, for: call)])
      }
      return AnyView(view)
    }
    return content.reading(
      SourcePreferenceKey.self, named: key, alignment, isBackground: name == "backgroundPreferenceValue",
      made,
      call.file, call.line)
  }
}
