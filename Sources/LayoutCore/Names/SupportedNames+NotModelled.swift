extension SupportedNames {
  /// What is named wherever it is met.
  static let notModelled = """
    App Canvas Chart CommandGroup CommandMenu Commands DateInterval
    DocumentGroup GeometryReader3D HSplitView KeyframeAnimator Map MultiDatePicker NSViewControllerRepresentable
    NSViewRepresentable NavigationSplitView OutlineGroup OutlineSubgroupChildren PasteButton PhaseAnimator
    PhotosPicker Preference RenameButton Scene Settings SignInWithAppleButton
    SpriteView SceneView Table TableColumn TextEditor TextFieldLink TextRenderer TimelineView TipView
    UIHostingController UIViewControllerRepresentable UIViewRepresentable VSplitView VideoPlayer WebView
    Window WindowGroup WKInterfaceObjectRepresentable
    MenuBarExtra SubscriptionStoreView ProductView StoreView HelpLink
    UnevenRoundedRectangle ButtonBorderShape
    .contentMargins .controlSize .fontWidth .lineHeight
    .rotated .safeAreaBar .sizeThatFits .textRenderer .textScale .listRowInsets
    .tabViewBottomAccessory .tableColumnWidth .layoutDirectionBehavior .layoutValue .windowResizability
    .defaultMinListRowHeight .fontFeature .presentationFrame .typesetting .frame(depth:)
    """
}
