import ElementTree
import Foundation

/// The visibility of an element of the interface.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case automatic
  /// The element is shown.
  case visible
  /// The element is hidden.
  case hidden
}

extension View {
  /// Presents a sheet while a value is true: on an iPhone's platform over the root, which stays as it is.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil, fileID: fileID, line: line)
  }

  /// Presents a sheet while there is an item, as for a value that is true.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(item.wrappedValue.map(content), fileID: fileID, line: line)
  }

  /// Presents a view in place of the whole screen while a value is true: on an iPhone's platform over the
  /// root.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil, asCover: true, fileID: fileID, line: line)
  }

  /// Presents a popover while a value is true, without affecting layout.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("popover", [:], fileID, line)
  }

  /// Presents an alert while a value is true, without affecting layout.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("alert", ["title": String(title)], fileID, line)
  }

  /// Presents an alert while a value is true, without affecting layout.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("alert", ["title": String(title)], fileID, line)
  }

  /// Presents a dialog that asks for confirmation, without affecting layout.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("confirmationDialog", ["title": String(title)], fileID, line)
  }

  /// Adds a menu for long presses, without affecting layout.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contextMenu", [:], fileID, line)
  }

  /// Adds actions for swipes of a row, without affecting layout.
  public func swipeActions(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("swipeActions", [:], fileID, line)
  }

  /// Sets the title in the bar of the nearest navigation stack, without affecting layout.
  @_disfavoredOverload
  public func navigationTitle(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationTitle", ["title": String(title)], fileID, line)
  }

  /// Sets the title in the bar of the nearest navigation view, without affecting layout.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarTitle", ["title": String(title)], fileID, line)
  }

  /// Hides the back button in a bar, without affecting layout.
  public func navigationBarBackButtonHidden(
    _ hidden: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarBackButtonHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// Sets the destination of values of a type: on a platform a ``NavigationStack`` shows it over its root
  /// where its path holds one.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    leading(fileID: fileID, line: line) { value in (value as? Value).map { AnyView(destination($0)) } }
  }

  /// Presents a view over the screen of the nearest navigation stack while a value is true, on a platform.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    leading(fileID: fileID, line: line) { value in
      value is PushedByItself && isPresented.wrappedValue ? AnyView(destination()) : nil
    }
  }

  /// Sets the destination of values whose types the caller tells apart.
  package func leading(
    fileID: String, line: Int, to destination: @escaping (Any) -> AnyView?
  ) -> some View {
    behaving("navigationDestination", NavigationDestination(make: destination), [:], fileID, line)
  }

  /// Puts views into the bars around the view, without affecting layout.
  public func toolbar(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    ToolbarContentView(content: self, items: content(), SourcePosition(file: fileID, line: line))
  }

  /// Sets the item that a tab shows in the bar of its tab view, without affecting layout.
  public func tabItem(
    @ViewBuilder _ label: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    TabItemView(content: self, label: label(), SourcePosition(file: fileID, line: line))
  }
}

/// A height at which a sheet can rest.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// The whole screen.
  case large
  /// A fraction of the screen's height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
}

/// The container of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen.
  case device
  /// A container as large as the view.
  case sizeThatFits
  /// A container of a fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A choice of actions that is presented from below.
public struct ActionSheet {
  /// A button of an action sheet.
  public struct Button {
    /// Creates a button with an action, which is never run.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button for a destructive action, which is never run.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels.
    public static func cancel(_ label: Text? = nil, action: (() -> Void)? = {}) -> Button { Button() }
    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Creates an offer.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The default action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most likely action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// Sets the heights at which a sheet can rest, without affecting layout.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let text = detents.map(\.word).sorted().joined(separator: " ")
    return appearance("presentationDetents", ["detents": text], fileID, line)
  }

  /// Sets whether a sheet has a drag indicator, without affecting layout.
  public func presentationDragIndicator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("presentationDragIndicator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets the corner radius of a sheet, without affecting layout.
  public func presentationCornerRadius(
    _ cornerRadius: CGFloat?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("presentationCornerRadius", [:], fileID, line)
  }

  /// Sets whether the user cannot dismiss a presented view, without affecting layout.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("interactiveDismissDisabled", ["disabled": "\(isDisabled)"], fileID, line)
  }

  /// Presents a choice of actions while a value is true, without affecting layout.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("actionSheet", [:], fileID, line)
  }

  /// Presents a file picker while a value is true, without affecting layout.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("fileImporter", [:], fileID, line)
  }

  /// Sets the container of a preview, without affecting layout.
  public func previewLayout(
    _ layout: PreviewLayout, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("previewLayout", [:], fileID, line)
  }

  /// Sets the view's accessibility label, without affecting layout.
  public func accessibility(
    label: Text, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", [:], fileID, line)
  }

  /// Sets whether the view is hidden from assistive technologies, without affecting layout.
  public func accessibility(
    hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", [:], fileID, line)
  }

  /// Sets the view's identifier in interface tests, without affecting layout.
  public func accessibility(
    identifier: String, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", ["identifier": identifier], fileID, line)
  }

  /// Adds an accessibility action to the view, without affecting layout.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// Adds an accessibility action to the view, without affecting layout.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// Adds an accessibility action to the view, without affecting layout.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// Adds accessibility actions to the view, without affecting layout.
  public func accessibilityActions(
    @ViewBuilder _ content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityActions", [:], fileID, line)
  }

  /// Replaces the view for assistive technologies, without affecting layout.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityRepresentation", [:], fileID, line)
  }
}

/// The value that asks for a screen which is shown without a value of a path.
package struct PushedByItself {}

/// The destination of values of a navigation path.
private struct NavigationDestination: ViewBehavior {
  let make: (Any) -> AnyView?

  func destination(of value: Any) -> AnyView? { make(value) }
}
