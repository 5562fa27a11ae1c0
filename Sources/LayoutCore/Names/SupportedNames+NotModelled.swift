extension SupportedNames {
  /// What is named wherever it is met.
  static let notModelled = """
    Chart CommandGroup CommandMenu Commands
    DocumentGroup GeometryReader3D HSplitView KeyframeAnimator Map MultiDatePicker NSViewControllerRepresentable
    NSViewRepresentable OutlineGroup OutlineSubgroupChildren PasteButton PhaseAnimator
    PhotosPicker RenameButton SignInWithAppleButton
    SpriteView SceneView Table TableColumn TextFieldLink TextRenderer TipView
    UIHostingController UIViewControllerRepresentable UIViewRepresentable VSplitView VideoPlayer WebView
    WKInterfaceObjectRepresentable
    MenuBarExtra SubscriptionStoreView ProductView StoreView HelpLink
    UnevenRoundedRectangle
    .fontWidth .lineHeight
    .navigationSplitViewColumnWidth .safeAreaBar .textRenderer .textScale
    .tabViewBottomAccessory .tableColumnWidth .layoutDirectionBehavior .windowResizability
    .defaultMinListRowHeight .fontFeature .presentationFrame .typesetting .frame(depth:)
    """
}
