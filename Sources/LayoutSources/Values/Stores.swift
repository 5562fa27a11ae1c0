import LayoutCore
import SwiftSyntax

// A store of The Composable Architecture is read as its state: views read the state, and no action is sent.

/// The reader of `Store(initialState: Feature.State()) { Feature() }`, which is its initial state.
struct StoreReader: ValueReader {
  let name: String

  func value(_ call: Call) throws -> Value {
    call.argument("initialState")?.value ?? .unknown(Unknown(path: "store", type: nil))
  }
}

extension Interpreter {
  /// Returns a member of a store from the library's own methods; `nil` for any other call.
  func storeMember(
    _ name: String, of receiver: Value, _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value? {
    let labels: [String: String?] = ["scope": "state", "binding": "get", "withState": nil]
    guard let label = labels[name] else { return nil }
    switch receiver {
    case .instance, .unknown, .enumeration: break
    default: return nil
    }
    if case .function? = try declaredMember(name, of: receiver, isCalled: true, at: call, in: scope) {
      return nil
    }
    let arguments = try arguments(of: call, in: scope)
    guard let asked = arguments.first(where: { $0.label == label }), let code = callable(asked) else {
      return nil
    }
    let given = Argument(label: nil, value: receiver, node: Syntax(call))
    return try self.call(code, [given], at: call)
  }
}

extension Interpreter {
  /// Returns whether a value is the state of a store, which the store calls `state`.
  func isStoreState(_ value: Value) -> Bool {
    let name: String? =
      switch value {
      case .instance(let instance): instance.type
      case .unknown(let unknown): unknown.type?.unwrapped.name
      default: nil
      }
    guard let name, name.hasSuffix(".State"), let type = program.type(name) else { return false }
    return type.property("state") == nil
  }
}

/// The reader of a view for an optional state, and of its alternative.
struct IfLetStoreReader: ViewReader {
  let name = "IfLetStore"

  func view(_ call: Call) throws -> any View {
    guard let store = call.unlabeled(0) else { return EmptyView() }
    guard let present = call.interpreter.present(store.value, at: store.node) else {
      return try call.labelled("else") ?? EmptyView()
    }
    return try (call.closure("then") ?? call.closure()).map { try call.view($0, with: [present]) }
      ?? EmptyView()
  }
}

/// The reader of a view for each of several states.
struct ForEachStoreReader: ViewReader {
  let name = "ForEachStore"

  func view(_ call: Call) throws -> any View {
    guard let stores = call.unlabeled(0), let content = call.closure() else { return EmptyView() }
    let items = try call.interpreter.collection(stores.value, at: stores.node)
    return ViewList(views: try items.map { try call.view(content, with: [$0]) })
  }
}
