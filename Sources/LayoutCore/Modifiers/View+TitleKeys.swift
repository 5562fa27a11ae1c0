extension View {
  /// The title in the bar of the nearest navigation stack, which is translated; the layout stays.
  public func navigationTitle(
    _ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    navigationTitle(Text(titleKey), fileID: fileID, line: line)
  }

  /// The title in the bar of the nearest navigation stack; the layout stays.
  public func navigationTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    navigationTitle(title.plainString, fileID: fileID, line: line)
  }

  /// The title in the bar of the nearest navigation view, which is translated; the layout stays.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    navigationBarTitle(Text(titleKey), fileID: fileID, line: line)
  }

  /// The title in the bar of the nearest navigation view; the layout stays.
  public func navigationBarTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    navigationBarTitle(title.plainString, fileID: fileID, line: line)
  }

  /// What is asked while a value is true, with a title that is translated; the layout stays.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(Text(titleKey).plainString, isPresented: isPresented, actions: actions, fileID: fileID, line: line)
  }

  /// What is asked while a value is true, with a title that is translated; the layout stays.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(Text(titleKey).plainString, isPresented: isPresented, actions: actions, fileID: fileID, line: line)
  }

  /// What is asked before something is done, with a title that is translated; the layout stays.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      Text(titleKey).plainString, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, fileID: fileID, line: line)
  }

  /// What is shown as help, which is translated; the layout stays.
  public func help(
    _ textKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    help(Text(textKey).plainString, fileID: fileID, line: line)
  }

  /// What is read aloud for the view, which is translated; the layout stays.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityLabel(Text(labelKey), fileID: fileID, line: line)
  }

  /// What is read aloud for the view; the layout stays.
  public func accessibilityLabel(_ label: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    accessibilityLabel(label.plainString, fileID: fileID, line: line)
  }

  /// The value that is read aloud, which is translated; the layout stays.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityValue(Text(valueKey), fileID: fileID, line: line)
  }

  /// The value that is read aloud; the layout stays.
  public func accessibilityValue(_ value: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    accessibilityValue(value.plainString, fileID: fileID, line: line)
  }

  /// What is said of an action, which is translated; the layout stays.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityHint(Text(hintKey).plainString, fileID: fileID, line: line)
  }
}
