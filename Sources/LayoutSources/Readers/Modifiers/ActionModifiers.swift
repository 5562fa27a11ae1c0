import LayoutCore
import SwiftSyntax

extension Readers {
  static let actionModifiers: [any ModifierReader] = [
    AppearReader(), DisappearReader(), TaskReader(), ChangeReader(), GeometryChangeReader(),
    PreferenceChangeReader(),
  ]
}

extension Call {
  /// Returns the code of an action: the argument with a label, or the trailing closure.
  fileprivate func action(_ label: String) -> Callable? {
    let found = arguments.first { $0.label == label } ?? arguments.last { $0.isTrailing && $0.label == nil }
    guard case .function(let callable)? = (found ?? unlabeledCode)?.value else { return nil }
    return callable
  }

  /// The code in the parentheses without a label.
  private var unlabeledCode: Argument? {
    arguments.last { if case .function = $0.value { $0.label == nil } else { false } }
  }

  fileprivate func act(_ callable: Callable, _ values: [Value] = []) {
    interpreter.act(callable, values, called: name, at: node, position)
  }

  /// Runs code that takes the new value alone, both values, or none.
  fileprivate func act(_ callable: Callable, from old: Value, to new: Value) {
    switch callable.parameterCount {
    case 0: act(callable)
    case 1: act(callable, [new])
    default: act(callable, [old, new])
    }
  }

  /// Returns a view that keeps the modifier's name in the tree; reports that its action does not run.
  fileprivate func kept(_ content: any View) -> any View {
    interpreter.assume(.action, name, "not run", at: position)
    return NeutralView(content: content, kind: name, position: position)
  }
}

struct AppearReader: ModifierReader {
  let name = "onAppear"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let action = call.action("perform") else { return call.kept(content) }
    return content.acting(name, onChangeOf: 0, isInitial: true, fileID: call.file, line: call.line) { _, _ in
      call.act(action)
    }
  }
}

struct DisappearReader: ModifierReader {
  let name = "onDisappear"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let action = call.action("perform") else { return call.kept(content) }
    return content.onDisappear(perform: { call.act(action) }, fileID: call.file, line: call.line)
  }
}

/// The reader of `task`, which runs until it first waits.
struct TaskReader: ModifierReader {
  let name = "task"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let action = call.action("action") else { return call.kept(content) }
    let id = ComparedValue(value: call.argument("id")?.value ?? .void)
    return content.acting(name, onChangeOf: id, isInitial: true, fileID: call.file, line: call.line) { _, _ in
      call.act(action)
    }
  }
}

struct ChangeReader: ModifierReader {
  let name = "onChange"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let value = call.argument("of")?.value, let action = call.action("perform") else {
      return call.kept(content)
    }
    return content.acting(
      name, onChangeOf: ComparedValue(value: value), isInitial: try call.flag("initial") ?? false,
      fileID: call.file, line: call.line
    ) { call.act(action, from: $0.value, to: $1.value) }
  }
}

struct GeometryChangeReader: ModifierReader {
  let name = "onGeometryChange"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let action = call.action("action"), let given = call.argument("of") ?? call.closure("of"),
      let reading = call.interpreter.callable(given)
    else { return call.kept(content) }
    return content.onGeometryChange(
      for: ComparedValue.self, of: { ComparedValue(value: value(reading, $0, call)) },
      action: { call.act(action, from: $0.value, to: $1.value) }, fileID: call.file, line: call.line)
  }

  private func value(_ reading: Callable, _ proxy: GeometryProxy, _ call: Call) -> Value {
    call.interpreter.catching(or: .missing) {
      try call.interpreter.runningCode(called: name) {
        let argument = Argument(label: nil, value: .native(proxy), node: call.node)
        return try call.interpreter.call(reading, [argument], at: call.node)
      }
    }
  }
}

struct PreferenceChangeReader: ModifierReader {
  let name = "onPreferenceChange"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .type(let key)? = (call.argument("key") ?? call.unlabeled(0))?.value,
      let action = call.action("perform")
    else { return call.kept(content) }
    return content.acting(
      onChangeOf: SourcePreferenceKey.self, fileID: call.file, line: call.line,
      part: { ComparedValue(value: $0.value(of: key, for: call)) }
    ) { call.act(action, [$0.value]) }
  }
}
