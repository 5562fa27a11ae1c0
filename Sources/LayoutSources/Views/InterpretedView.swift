import LayoutCore

/// A declared view, whose body is evaluated where its nodes are needed.
struct InterpretedView: View {
  typealias Body = Never
  var instance: Instance
  /// The place where it is created.
  var position: SourcePosition
  var interpreter: Interpreter

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    interpreter.catching(or: []) {
      try interpreter.expandingView(
        instance.type, instance.values, madeBy: interpreter.makerOfCycle(instance), at: position,
        in: environment
      ) {
        try environment.entering(instance.type) {
          Result { try interpreter.body(of: instance, in: environment).layoutNodes(in: environment) }
        }.get()
      }
    }
  }
}

/// A view with a declared modifier.
struct InterpretedModification: View {
  typealias Body = Never
  var content: any View
  var modifier: Instance
  var interpreter: Interpreter

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    interpreter.catching(or: []) {
      try interpreter.expandingView(modifier.type, modifier.values, madeBy: nil, at: nil, in: environment) {
        try environment.entering(modifier.type) {
          Result {
            try interpreter.body(of: modifier, around: content, in: environment).layoutNodes(in: environment)
          }
        }.get()
      }
    }
  }
}
