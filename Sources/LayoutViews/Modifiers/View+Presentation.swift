import ElementTree
import Foundation

/// Whether something is shown.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// What is shown over the whole screen while a value is true: on an iPhone's platform over the root, which stays as it is.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil, fileID: fileID, line: line)
  }

  /// What is shown over the whole screen while there is an item, as for a value that is true.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(item.wrappedValue.map(content), fileID: fileID, line: line)
  }

  /// What is shown in place of the whole screen while a value is true: on an iPhone's platform over the root.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    presenting(isPresented.wrappedValue ? content() : nil, asCover: true, fileID: fileID, line: line)
  }

  /// What is shown beside the view while a value is true; the layout stays.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("popover", [:], fileID, line)
  }

  /// What is asked while a value is true; the layout stays.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("alert", ["title": String(title)], fileID, line)
  }

  /// What is asked while a value is true; the layout stays.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("alert", ["title": String(title)], fileID, line)
  }

  /// What is asked before something is done; the layout stays.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("confirmationDialog", ["title": String(title)], fileID, line)
  }

  /// What is offered when the view is pressed for long; the layout stays.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("contextMenu", [:], fileID, line)
  }

  /// What is offered when a row is swiped; the layout stays.
  public func swipeActions(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("swipeActions", [:], fileID, line)
  }

  /// Returns the title in the bar of the nearest navigation stack; the layout stays.
  @_disfavoredOverload
  public func navigationTitle(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationTitle", ["title": String(title)], fileID, line)
  }

  /// Returns the title in the bar of the nearest navigation view; the layout stays.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarTitle", ["title": String(title)], fileID, line)
  }

  /// Hides the way back in a bar; the layout stays.
  public func navigationBarBackButtonHidden(
    _ hidden: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarBackButtonHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// What a value of a type leads to: on a platform a ``NavigationStack`` shows it over its root where its path holds one.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    leading(fileID: fileID, line: line) { value in (value as? Value).map { AnyView(destination($0)) } }
  }

  /// What is shown over the screen of the nearest navigation stack while a value is true, on a platform.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    leading(fileID: fileID, line: line) { value in
      value is PushedByItself && isPresented.wrappedValue ? AnyView(destination()) : nil
    }
  }

  /// What values lead to that somebody else tells apart.
  package func leading(
    fileID: String, line: Int, to destination: @escaping (Any) -> AnyView?
  ) -> some View {
    behaving("navigationDestination", NavigationDestination(make: destination), [:], fileID, line)
  }

  /// What stands in the bars around the view; the layout stays.
  public func toolbar(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    ToolbarContentView(content: self, items: content(), SourcePosition(file: fileID, line: line))
  }

  /// What a tab shows in the bar of its tab view; the layout stays.
  public func tabItem(
    @ViewBuilder _ label: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    TabItemView(content: self, label: label(), SourcePosition(file: fileID, line: line))
  }
}

/// How high a sheet may be.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen.
  case medium
  /// The whole screen.
  case large
  /// A part of the screen, from 0 to 1.
  case fraction(CGFloat)
  /// So many points.
  case height(CGFloat)
}

/// What the container of a preview is like.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// So large, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What is offered from below.
public struct ActionSheet {
  /// One of the things offered.
  public struct Button {
    /// One that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// One that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// One that does nothing.
    public static func cancel(_ label: Text? = nil, action: (() -> Void)? = {}) -> Button { Button() }
    /// One that does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Creates an offer.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// What kind of action something offers to those who do not see the view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The one that goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The one that is most likely.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// How high a sheet may be; the layout stays.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let words = detents.map(\.word).sorted().joined(separator: " ")
    return appearance("presentationDetents", ["detents": words], fileID, line)
  }

  /// Says whether something shows that a sheet can be dragged; the layout stays.
  public func presentationDragIndicator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("presentationDragIndicator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// How round the corners of a sheet are; the layout stays.
  public func presentationCornerRadius(
    _ cornerRadius: CGFloat?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("presentationCornerRadius", [:], fileID, line)
  }

  /// Says whether somebody can take away what is presented; the layout stays.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("interactiveDismissDisabled", ["disabled": "\(isDisabled)"], fileID, line)
  }

  /// What is offered while a value is true; the layout stays.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("actionSheet", [:], fileID, line)
  }

  /// Lets somebody choose a file while a value is true; the layout stays.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("fileImporter", [:], fileID, line)
  }

  /// What the container of a preview is like; the layout stays.
  public func previewLayout(
    _ layout: PreviewLayout, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("previewLayout", [:], fileID, line)
  }

  /// What is said of the view; the layout stays.
  public func accessibility(
    label: Text, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", [:], fileID, line)
  }

  /// Says whether the view is told of; the layout stays.
  public func accessibility(
    hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", [:], fileID, line)
  }

  /// What tests call the view; the layout stays.
  public func accessibility(
    identifier: String, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibility", ["identifier": identifier], fileID, line)
  }

  /// What the view offers to those who do not see it; the layout stays.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// What the view offers to those who do not see it; the layout stays.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// What the view offers to those who do not see it; the layout stays.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("accessibilityAction", [:], fileID, line)
  }

  /// What the view offers to those who do not see it; the layout stays.
  public func accessibilityActions(
    @ViewBuilder _ content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityActions", [:], fileID, line)
  }

  /// What is told of in place of the view; the layout stays.
  public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("accessibilityRepresentation", [:], fileID, line)
  }
}

/// What a screen is asked for that is shown without a value of a path.
package struct PushedByItself {}

/// What values of a navigation path lead to.
private struct NavigationDestination: ViewBehavior {
  let make: (Any) -> AnyView?

  func destination(of value: Any) -> AnyView? { make(value) }
}
