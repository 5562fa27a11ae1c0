import ElementTree
import Foundation

extension View {
  /// Begins a task when the view comes.
  ///
  /// It runs until it first waits for something; what comes after that runs where a ``ViewSession`` is asked to.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: 0, action: action), [:], fileID, line)
  }

  /// Begins a task when the view comes, and again when a value has changed.
  ///
  /// It runs until it first waits for something; what comes after that runs where a ``ViewSession`` is asked to.
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: value, action: action), ["id": "\(value)"], fileID, line)
  }

  /// Runs code when the view comes, after the layout.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onAppear", AppearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs code when the view has gone, after the layout without it.
  public func onDisappear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onDisappear", DisappearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs code when a value has changed since the last layout, and where `initial` is true also when the view comes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let behavior = ChangeBehavior(value: value, isInitial: initial, action: action)
    return behaving("onChange", behavior, ["value": "\(value)"], fileID, line)
  }

  /// Runs code when a value has changed since the last layout, and where `initial` is true also when the view comes.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Runs code with the new value when a value has changed since the last layout.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs code when what is read of the view's geometry has changed since the last layout, and when the view comes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onGeometryChange(for: type, of: transform, action: { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs code when what is read of the view's geometry has changed since the last layout, and when the view comes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("onGeometryChange", GeometryBehavior(reading: transform, action: action), [:], fileID, line)
  }

  /// What to do when the view is tapped, as ``ViewSession/tap(_:)`` does.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onTapGesture", TapBehavior(action: action), ["count": "\(count)"], fileID, line)
  }
}

extension View {
  /// Draws controls in the view in a style; the layout stays.
  public func tint(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tint", ["style": style.paint], fileID, line)
  }

  /// Says whether the controls in the view react; the layout stays.
  public func disabled(_ disabled: Bool, fileID: String = #fileID, line: Int = #line) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.behaving(
      "disabled", DisablingBehavior(isDisabling: disabled), ["disabled": "\(disabled)"], fileID, line)
  }

  /// Returns the shape in which the view is touched; the layout stays.
  public func contentShape(
    _ shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contentShape", ["shape": shape.element(fill: nil).kind], fileID, line)
  }

  /// What is done when a text is entered; the layout stays.
  public func onSubmit(
    _ action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onSubmit", [:], fileID, line)
  }

  /// What is done when the view is pressed for long; the layout stays.
  public func onLongPressGesture(
    perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onLongPressGesture", [:], fileID, line)
  }

  /// Draws the view blurred, by a radius in points; the layout stays.
  public func blur(
    radius: CGFloat, opaque: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("blur", ["radius": PointFormat.shortest(radius)], fileID, line)
  }

  /// Draws only what lies inside another view; the layout stays.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    layered(mask(), alignment, isBackground: false, fileID, line).appearance("mask", [:], fileID, line)
  }

  /// Draws the view as one picture; the layout stays.
  public func compositingGroup(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("compositingGroup", [:], fileID, line)
  }

  /// What is shown as help; the layout stays.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("help", ["text": String(text)], fileID, line)
  }

  /// Says whether what is typed is corrected; the layout stays.
  public func autocorrectionDisabled(
    _ disable: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("autocorrectionDisabled", ["disable": "\(disable)"], fileID, line)
  }

  /// Names the preview; the layout stays.
  public func previewDisplayName(
    _ value: String?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("previewDisplayName", value.map { ["name": $0] } ?? [:], fileID, line)
  }
}

/// How a change runs in time; a layout is where the change ends.
public struct Animation: Hashable, Sendable {
  fileprivate let name: String
  /// The usual one.
  public static let `default` = Animation(name: "default")
  /// Evenly.
  public static let linear = Animation(name: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slowly at first and at last.
  public static let easeInOut = Animation(name: "easeInOut")
}

/// Makes a change, at once, and passes on what it returns or throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Says how the view follows when a value changes; the layout stays.
  public func animation(
    _ animation: Animation?, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("animation", ["animation": animation?.name ?? "none"], fileID, line)
  }
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  fileprivate let name: String
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By its opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// By its scale.
  public static let scale = AnyTransition(name: "scale")
  /// In at the leading edge, out at the trailing one.
  public static let slide = AnyTransition(name: "slide")
  /// To and from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(edge: \(edge))") }
  /// Returns one way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(insertion: \(insertion.name), removal: \(removal.name))")
  }
  /// Returns two ways at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name).combined(with: \(other.name))")
  }
}

extension View {
  /// Says how the view comes and goes; the layout stays.
  public func transition(
    _ transition: AnyTransition, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("transition", ["transition": transition.name], fileID, line)
  }

  /// Says whether the view can be touched; the layout stays.
  public func allowsHitTesting(
    _ enabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("allowsHitTesting", ["enabled": "\(enabled)"], fileID, line)
  }
}

/// Which keys a keyboard has.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case `default`
  /// Plain letters.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// What addresses of pages are made of.
  case URL
  /// Digits.
  case numberPad
  /// What telephone numbers are made of.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// What addresses of mail are made of.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Letters and the signs of short messages.
  case twitter
  /// Letters and a point.
  case webSearch
  /// Plain digits.
  case asciiCapableNumberPad
}

/// Which letters a keyboard makes large.
public enum TextInputAutocapitalization: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case characters
}

/// What the key says that ends an entry.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// Done.
  case done
  /// Go.
  case go
  /// Send.
  case send
  /// Join.
  case join
  /// Route.
  case route
  /// Search.
  case search
  /// Return.
  case `return`
  /// Next.
  case next
  /// Continue.
  case `continue`
}

/// Whether texts can be selected.
public struct TextSelectability: Hashable, Sendable {
  private let name: String
  /// They can.
  public static let enabled = TextSelectability(name: "enabled")
  /// They cannot.
  public static let disabled = TextSelectability(name: "disabled")
}

extension View {
  /// Which keys the keyboard has; the layout stays.
  public func keyboardType(
    _ type: UIKeyboardType, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("keyboardType", ["type": type.rawValue], fileID, line)
  }

  /// Which letters the keyboard makes large; the layout stays.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textInputAutocapitalization", [:], fileID, line)
  }

  /// What the key says that ends an entry; the layout stays.
  public func submitLabel(
    _ submitLabel: SubmitLabel, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("submitLabel", ["label": submitLabel.rawValue], fileID, line)
  }

  /// Says whether texts can be selected; the layout stays.
  public func textSelection(
    _ selectability: TextSelectability, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textSelection", [:], fileID, line)
  }
}
