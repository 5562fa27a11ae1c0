import Foundation

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

  /// Makes an offer.
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
    appearance("presentationDetents", [:], fileID, line)
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
