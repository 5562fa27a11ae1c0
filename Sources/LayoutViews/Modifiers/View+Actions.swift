import ElementTree
import Foundation

extension View {
  /// Starts a task when the view appears.
  ///
  /// It runs until it first waits; the rest runs where a ``ViewSession`` is asked to run tasks.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: 0, action: action), [:], fileID, line)
  }

  /// Starts a task when the view appears, and again when a value has changed.
  ///
  /// It runs until it first waits; the rest runs where a ``ViewSession`` is asked to run tasks.
  public func task(
    id value: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @isolated(any) () async -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("task", TaskBehavior(id: value, action: action), ["id": "\(value)"], fileID, line)
  }

  /// Runs an action when the view appears, after the layout.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onAppear", AppearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs an action when the view has disappeared, after the layout without it.
  public func onDisappear(
    perform action: (() -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onDisappear", DisappearBehavior { action?() }, [:], fileID, line)
  }

  /// Runs an action when a value has changed since the last layout, and where `initial` is true also when the
  /// view appears.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    let behavior = ChangeBehavior(value: value, isInitial: initial, action: action)
    return behaving("onChange", behavior, ["value": "\(value)"], fileID, line)
  }

  /// Runs an action when a value has changed since the last layout, and where `initial` is true also when the
  /// view appears.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Runs an action with the new value when a value has changed since the last layout.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs an action when a value read from the view's geometry has changed since the last layout, and when
  /// the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onGeometryChange(for: type, of: transform, action: { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Runs an action when a value read from the view's geometry has changed since the last layout, and when
  /// the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    behaving("onGeometryChange", GeometryBehavior(reading: transform, action: action), [:], fileID, line)
  }

  /// Runs an action when the view is tapped, as by ``ViewSession/tap(_:)``.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("onTapGesture", TapBehavior(action: action), ["count": "\(count)"], fileID, line)
  }
}

extension View {
  /// Draws controls in the view in a style, without affecting layout.
  public func tint(_ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("tint", ["style": style.paint], fileID, line)
  }

  /// Sets whether the controls in the view are disabled, without affecting layout.
  public func disabled(_ disabled: Bool, fileID: String = #fileID, line: Int = #line) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.behaving(
      "disabled", DisablingBehavior(isDisabling: disabled), ["disabled": "\(disabled)"], fileID, line)
  }

  /// Sets the shape in which the view reacts to touches, without affecting layout.
  public func contentShape(
    _ shape: some Shape, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contentShape", ["shape": shape.element(fill: nil).kind], fileID, line)
  }

  /// Accepts an action for the submission of a text, without affecting layout.
  public func onSubmit(
    _ action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onSubmit", [:], fileID, line)
  }

  /// Accepts an action for a long press, without affecting layout.
  public func onLongPressGesture(
    perform action: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onLongPressGesture", [:], fileID, line)
  }

  /// Draws the view blurred, by a radius in points, without affecting layout.
  public func blur(
    radius: CGFloat, opaque: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("blur", ["radius": PointFormat.shortest(radius)], fileID, line)
  }

  /// Masks the view with another view, without affecting layout.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    layered(mask(), alignment, isBackground: false, fileID, line).appearance("mask", [:], fileID, line)
  }

  /// Draws the view as one picture, without affecting layout.
  public func compositingGroup(fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("compositingGroup", [:], fileID, line)
  }

  /// Sets the help text, without affecting layout.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("help", ["text": String(text)], fileID, line)
  }

  /// Sets whether typed text is corrected, without affecting layout.
  public func autocorrectionDisabled(
    _ disable: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("autocorrectionDisabled", ["disable": "\(disable)"], fileID, line)
  }

  /// Sets the name of the preview, without affecting layout.
  public func previewDisplayName(
    _ value: String?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("previewDisplayName", value.map { ["name": $0] } ?? [:], fileID, line)
  }
}

/// The course of a change in time; a layout is the state in which the change ends.
public struct Animation: Hashable, Sendable {
  fileprivate let name: String
  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// An animation at constant speed.
  public static let linear = Animation(name: "linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation(name: "easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation(name: "easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut")
}

/// Runs a change at once, without animation, and returns its result or rethrows its error.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Animates the view when a value changes, without affecting layout.
  public func animation(
    _ animation: Animation?, value: some Equatable, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("animation", ["animation": animation?.name ?? "none"], fileID, line)
  }
}

/// The way in which a view appears and disappears.
public struct AnyTransition: Hashable, Sendable {
  fileprivate let name: String
  /// No transition.
  public static let identity = AnyTransition(name: "identity")
  /// A transition of opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// A transition of scale.
  public static let scale = AnyTransition(name: "scale")
  /// A transition in at the leading edge and out at the trailing one.
  public static let slide = AnyTransition(name: "slide")
  /// Returns a transition to and from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(edge: \(edge))") }
  /// Returns a transition with one way to appear and another to disappear.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "asymmetric(insertion: \(insertion.name), removal: \(removal.name))")
  }
  /// Returns both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name).combined(with: \(other.name))")
  }
}

extension View {
  /// Sets the transition with which the view appears and disappears, without affecting layout.
  public func transition(
    _ transition: AnyTransition, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("transition", ["transition": transition.name], fileID, line)
  }

  /// Sets whether the view can be touched, without affecting layout.
  public func allowsHitTesting(
    _ enabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("allowsHitTesting", ["enabled": "\(enabled)"], fileID, line)
  }
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  /// The default keyboard of letters.
  case `default`
  /// A keyboard of ASCII characters.
  case asciiCapable
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation
  /// A keyboard for web addresses.
  case URL
  /// A keyboard of digits, as for a PIN.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for e-mail addresses.
  case emailAddress
  /// A keyboard of digits and a decimal point.
  case decimalPad
  /// A keyboard of letters and the signs of short messages.
  case twitter
  /// A keyboard for web searches.
  case webSearch
  /// A keyboard of ASCII digits.
  case asciiCapableNumberPad
}

/// The letters that a keyboard capitalises.
public enum TextInputAutocapitalization: String, Hashable, Sendable, CaseIterable {
  /// Nothing is capitalised.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case characters
}

/// The label of the key that submits a text.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// The label “Done”.
  case done
  /// The label “Go”.
  case go
  /// The label “Send”.
  case send
  /// The label “Join”.
  case join
  /// The label “Route”.
  case route
  /// The label “Search”.
  case search
  /// The label “Return”.
  case `return`
  /// The label “Next”.
  case next
  /// The label “Continue”.
  case `continue`
}

/// Whether texts can be selected.
public struct TextSelectability: Hashable, Sendable {
  private let name: String
  /// Texts can be selected.
  public static let enabled = TextSelectability(name: "enabled")
  /// Texts cannot be selected.
  public static let disabled = TextSelectability(name: "disabled")
}

extension View {
  /// Sets the keyboard's type, without affecting layout.
  public func keyboardType(
    _ type: UIKeyboardType, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("keyboardType", ["type": type.rawValue], fileID, line)
  }

  /// Sets which letters the keyboard capitalises, without affecting layout.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textInputAutocapitalization", [:], fileID, line)
  }

  /// Sets the label of the key that submits a text, without affecting layout.
  public func submitLabel(
    _ submitLabel: SubmitLabel, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("submitLabel", ["label": submitLabel.rawValue], fileID, line)
  }

  /// Sets whether texts can be selected, without affecting layout.
  public func textSelection(
    _ selectability: TextSelectability, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textSelection", [:], fileID, line)
  }
}
