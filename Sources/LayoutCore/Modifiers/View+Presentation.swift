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
  /// What is shown over the whole screen while a value is true; the layout stays.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("sheet", [:], fileID, line)
  }

  /// What is shown over the whole screen while there is an item; the layout stays.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("sheet", [:], fileID, line)
  }

  /// What is shown in place of the whole screen while a value is true; the layout stays.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("fullScreenCover", [:], fileID, line)
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

  /// The title in the bar of the nearest navigation stack; the layout stays.
  @_disfavoredOverload
  public func navigationTitle(
    _ title: some StringProtocol, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationTitle", ["title": String(title)], fileID, line)
  }

  /// The title in the bar of the nearest navigation view; the layout stays.
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

  /// What a value of a type leads to; the layout stays.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("navigationDestination", [:], fileID, line)
  }

  /// What stands in the bars around the view; the layout stays.
  public func toolbar(
    @ViewBuilder content: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbar", [:], fileID, line)
  }

  /// What a tab shows in the bar of its tab view; the layout stays.
  public func tabItem(
    @ViewBuilder _ label: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("tabItem", [:], fileID, line)
  }
}
