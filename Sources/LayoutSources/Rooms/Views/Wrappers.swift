import LayoutCore

extension Rooms {
  /// Views that show what is in them: those of the system that have no part in layout themselves, and of well-known
  /// libraries.
  static let wrappers: [any ViewRoom] =
    [
      TabRoom(), PhotosPickerRoom(), PhasesRoom(name: "PhaseAnimator", first: nil),
      PhasesRoom(name: "KeyframeAnimator", first: "initialValue"),
    ]
    + [
      "TabSection", "GlassEffectContainer", "WithPerceptionTracking", "EquatableView", "LazyView",
      "TupleView",
    ]
    .map { WrapperRoom(name: $0) }
    + ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"].map { ToolbarItemRoom(name: $0) }
    + ["WithViewStore", "SwitchStore", "CaseLet", "WithObservationTracking"].map { WrapperRoom(name: $0) }
    + [IfLetStoreRoom(), ForEachStoreRoom()]
    + [
      "LazyImage", "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "CachedAsyncImage", "URLImage",
      "FetchImage",
    ]
    .map { LibraryImageRoom(name: $0) }

  /// The names of views of well-known libraries, of which the table of SwiftUI's names says nothing.
  static let libraryViews: Set<String> = [
    "WithPerceptionTracking", "LazyView", "WithViewStore", "IfLetStore", "ForEachStore", "SwitchStore",
    "CaseLet", "WithObservationTracking",
    "LazyImage",
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "CachedAsyncImage", "URLImage", "FetchImage",
  ]
}

/// What its code makes, told something of which nothing is known.
struct WrapperRoom: ViewRoom {
  let name: String

  func view(_ call: Call) throws -> any View {
    guard let closure = call.closure() ?? call.closure("then") else {
      // `EquatableView(content: Row())`.
      return try call.arguments.last.map { try call.view($0) } ?? EmptyView()
    }
    guard case .function(let callable) = closure.value, callable.parameterCount > 0 else {
      return try call.view(closure)
    }
    let told = try observed(call)
    return try call.view(closure, with: [told ?? .unknown(Unknown(path: name, type: nil))])
  }

  /// What the code is told: the first argument, or what another one makes of it, `WithViewStore(store, observe: \.row)`.
  private func observed(_ call: Call) throws -> Value? {
    guard let first = call.arguments.first, !first.isTrailing else { return nil }
    guard let observe = call.argument("observe"), let code = call.interpreter.callable(observe) else {
      return first.value
    }
    return try call.interpreter.call(
      code, [Argument(label: nil, value: first.value, node: first.node)], at: call.node)
  }
}

/// A tab is what it shows.
struct TabRoom: ViewRoom {
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

/// A button that opens the photos: its label.
struct PhotosPickerRoom: ViewRoom {
  let name = "PhotosPicker"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    return Button(action: {}, label: { label }, fileID: call.file, line: call.line)
  }
}

/// An animation is what it shows first.
struct PhasesRoom: ViewRoom {
  let name: String
  /// The label of what it begins with; `nil` where that is the first element of its first argument.
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

/// An image that a library loads: as large as that of the name would be, or what its code makes of it.
struct LibraryImageRoom: ViewRoom {
  let name: String

  func view(_ call: Call) throws -> any View {
    let image = ReadImage(image: try call.image(imageName(call)))
    guard
      let content = call.arguments.first(where: { $0.label == "content" || $0.isTrailing && $0.label == nil }
      ),
      case .function(let callable) = content.value, callable.parameterCount > 0
    else { return image }
    // Nuke's code is told of the loading, and others' of the image.
    let told: Value =
      name == "LazyImage" ? .native(LoadedImage(image: image)) : .view(ReadView(image, at: call.position))
    return try call.view(content, with: [told])
  }

  /// What the image goes by: the name or the address that is known, or what stands there.
  private func imageName(_ call: Call) -> String {
    guard let first = call.arguments.first(where: { !$0.isTrailing }) else { return name }
    switch first.value {
    case .string(let text): return text
    case .unknown(let unknown) where unknown.call == nil: return unknown.path
    default: return first.node.trimmedDescription
    }
  }
}

/// An image that is there, as the code of Nuke's `LazyImage` is told.
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
