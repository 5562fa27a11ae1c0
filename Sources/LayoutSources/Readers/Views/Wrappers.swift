import LayoutCore

extension Readers {
  /// The readers of views that show their content: those of the system that do not affect layout, and those
  /// of well-known libraries.
  static let wrappers: [any ViewReader] =
    [
      TabReader(), PhotosPickerReader(), PhasesReader(name: "PhaseAnimator", first: nil),
      PhasesReader(name: "KeyframeAnimator", first: "initialValue"),
    ]
    + [
      "TabSection", "GlassEffectContainer", "WithPerceptionTracking", "EquatableView", "LazyView",
      "TupleView",
    ]
    .map { WrapperReader(name: $0) }
    + ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"].map { ToolbarItemReader(name: $0) }
    + ["WithViewStore", "SwitchStore", "CaseLet", "WithObservationTracking"].map { WrapperReader(name: $0) }
    + [IfLetStoreReader(), ForEachStoreReader()]
    + [
      "LazyImage", "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "CachedAsyncImage", "URLImage",
      "FetchImage",
    ]
    .map { LibraryImageReader(name: $0) }

  /// The names of views of well-known libraries, which are not in the table of SwiftUI's names.
  static let libraryViews: Set<String> = [
    "WithPerceptionTracking", "LazyView", "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore",
    "CaseLet", "WithObservationTracking",
    "LazyImage",
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "CachedAsyncImage", "URLImage", "FetchImage",
  ]
}

/// The reader of a view that shows the result of its code, called with unknown arguments.
struct WrapperReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View {
    guard let closure = call.closure() ?? call.closure("then") else {
      // `EquatableView(content: Row())`.
      return try call.arguments.last.map { try call.view($0) } ?? EmptyView()
    }
    guard case .function(let callable) = closure.value, callable.parameterCount > 0 else {
      return try call.view(closure)
    }
    let closureArgument = try observed(call)
    return try call.view(closure, with: [closureArgument ?? .unknown(Unknown(path: name, type: nil))])
  }

  /// Returns the argument of the code: the first one, or the result of another for it,
  /// `WithViewStore(store, observe: \.row)`.
  private func observed(_ call: Call) throws -> Value? {
    guard let first = call.arguments.first, !first.isTrailing else { return nil }
    guard let observe = call.argument("observe"), let code = call.interpreter.callable(observe) else {
      return first.value
    }
    return try call.interpreter.call(
      code, [Argument(label: nil, value: first.value, node: first.node)], at: call.node)
  }
}

/// The reader of a tab, which is its content.
struct TabReader: ViewReader {
  let name = "Tab"

  func view(_ call: Call) throws -> any View {
    var content: any View = try call.content()
    if let label = try call.titleAndSymbol() {
      content = TabItemView(content: AnyView(content), label: AnyView(label), call.position)
    } else if let label = try call.labelled("label") {
      content = TabItemView(content: AnyView(content), label: AnyView(label), call.position)
    }
    guard let tag = call.argument("value")?.value.tagDescription else { return content }
    return NeutralView(content: content, kind: "tag", attributes: ["tag": tag], position: call.position)
  }
}

/// The reader of a photos picker, which is its label.
struct PhotosPickerReader: ViewReader {
  let name = "PhotosPicker"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    return Button(action: {}, label: { label }, fileID: call.file, line: call.line)
  }
}

/// The reader of an animation, which is its first phase.
struct PhasesReader: ViewReader {
  let name: String
  /// The label of the first phase; `nil` where that is the first element of the first argument.
  let first: String?

  func view(_ call: Call) throws -> any View {
    if let first {
      guard let value = call.argument(first) else { return EmptyView() }
      return try call.content(with: [value.value])
    }
    guard let phases = call.unlabeled(0) else { return EmptyView() }
    let value = try call.interpreter.collection(phases.value, at: phases.node).first
    return try call.content(with: [value ?? .void])
  }
}

/// The reader of an image that a library loads: of the size of a named image, or the result of its code.
struct LibraryImageReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View {
    let image = ReadImage(image: try call.image(imageName(call)))
    guard
      let content = call.arguments.first(where: { $0.label == "content" || $0.isTrailing && $0.label == nil }
      ),
      case .function(let callable) = content.value, callable.parameterCount > 0
    else { return image }
    // Nuke's code gets the state of the loading, and others' the image.
    let closureArgument: Value =
      name == "LazyImage" ? .native(LoadedImage(image: image)) : .view(ReadView(image, at: call.position))
    return try call.view(content, with: [closureArgument])
  }

  /// Returns the name of the image: the known name or address, or else the source.
  private func imageName(_ call: Call) -> String {
    guard let first = call.arguments.first(where: { !$0.isTrailing }) else { return name }
    switch first.value {
    case .string(let text): return text
    case .unknown(let unknown) where unknown.call == nil: return unknown.path
    default: return first.node.trimmedDescription
    }
  }
}

/// A loaded image, as the code of Nuke's `LazyImage` gets it.
private struct LoadedImage: NativeValue {
  var image: ReadImage

  func member(_ name: String) -> Value? {
    switch name {
    case "image": .view(ReadView(image))
    case "error", "imageContainer": .missing
    case "isLoading": .bool(false)
    default: nil
    }
  }
}
