import ElementTree

/// The table of SwiftUI's names, each with the degree of its support.
///
/// The entry of a view or another type is its name; that of a modifier begins with a dot, an attribute's with
/// `@` and a macro's with `#`.
///
/// ```swift
/// let support = SupportedNames.support(of: ".padding")
/// ```
public enum SupportedNames {
  /// Every name with its class, in the order of the names.
  public static let all: [(name: String, support: NameSupport)] =
    table.map { (name: $0.key, support: $0.value) }.sorted { $0.name < $1.name }

  /// Returns the degree of support for a name; `nil` for a name that is not in the table.
  public static func support(of name: String) -> NameSupport? { table[name] }

  private static let table: [String: NameSupport] = {
    var table: [String: NameSupport] = [:]
    for (support, names) in [
      (NameSupport.exact, exact), (.standIn, standIns), (.neutral, neutral), (.notModelled, notModelled),
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = support }
    }
    return table
  }()
}

/// The degree to which a name of SwiftUI's is supported.
public enum NameSupport: String, Hashable, Sendable, CaseIterable {
  /// The name is laid out as SwiftUI does.
  case exact
  /// A control or container whose appearance belongs to a platform: laid out by a documented recipe of exact
  /// views.
  case standIn
  /// The name acts or draws, and moves nothing.
  case neutral
  /// The layout does not model the name: it is reported wherever it occurs.
  case notModelled
}

extension SupportedNames {
  /// The names that are laid out as SwiftUI does, with the types and attributes that go with them.
  static let exact = """
    LayoutProperties
    Alignment AlignmentID Angle AnyLayout AnyShape AnyView Axis Capsule Circle Color ContainerRelativeShape ContentMode Divider Edge EdgeInsets
    Ellipse EmptyView Font ForEach GeometryProxy GeometryReader Grid GridRow Group HStack HStackLayout HorizontalAlignment Image
    Layout LayoutValueKey LocalizedStringKey ModifiedContent ProposedViewSize Rectangle RoundedRectangle ScrollView
    Shape Spacer Text TupleView UnitPoint VStack VStackLayout VerticalAlignment View ViewBuilder ViewDimensions
    ViewModifier ViewSpacing ViewThatFits ZStack ZStackLayout
    .alignmentGuide .aspectRatio .background .bold .containerRelativeFrame .environment .fixedSize .font .fontWeight .frame .gridCellAnchor .gridCellColumns
    .gridCellUnsizedAxes .gridColumnAlignment .id
    .layoutPriority .lineLimit .modifier .offset .overlay .padding .position .resizable .scaledToFill .scaledToFit
    .transformEnvironment
    .onAppear .onDisappear .onChange .onGeometryChange .onPreferenceChange .task .preference .transformPreference
    .anchorPreference .transformAnchorPreference .overlayPreferenceValue .backgroundPreferenceValue .environmentObject
    Anchor Animatable AnimatablePair DynamicProperty ObservableObject PreferenceKey VectorArithmetic
    @AppStorage @Bindable @Binding @Environment @Environment(Type.self) @EnvironmentObject @FocusState @GestureState
    @Namespace @Observable @ObservedObject @Published @SceneStorage @State @StateObject @ViewBuilder
    .kerning .tracking .baselineOffset .lineSpacing .truncationMode .allowsTightening .minimumScaleFactor .textCase
    .monospaced .fontDesign .multilineTextAlignment .dynamicTypeSize
    DynamicTypeSize TextAlignment @ScaledMetric
    .ignoresSafeArea .edgesIgnoringSafeArea .safeAreaInset .safeAreaPadding HorizontalEdge SafeAreaRegions VerticalEdge
    App Canvas GraphicsContext Scene SceneBuilder Settings TimelineSchedule TimelineView Window WindowGroup .layoutValue
    .defaultScrollAnchor ScrollAnchorRole
    GridItem InsettableShape LazyHGrid LazyHStack LazyVGrid LazyVStack Path PinnedScrollableViews
    ConcentricRectangle RectangleCornerRadii UnevenRoundedRectangle
    """
}

extension SupportedNames {
  /// Controls and containers of a platform, with their styles.
  static let standIns = """
    .navigationDestination NavigationPath .sheet .fullScreenCover .presentationDetents .searchSuggestions
    .menuStyle .formStyle .datePickerStyle .tabViewStyle MenuStyle FormStyle DatePickerStyle TabViewStyle
    PrimitiveButtonStyle DefaultMenuStyle BorderlessButtonMenuStyle ButtonMenuStyle AutomaticFormStyle GroupedFormStyle
    ColumnsFormStyle DefaultDatePickerStyle CompactDatePickerStyle GraphicalDatePickerStyle WheelDatePickerStyle
    DefaultTabViewStyle PageTabViewStyle DefaultPickerStyle MenuPickerStyle SegmentedPickerStyle InlinePickerStyle
    WheelPickerStyle NavigationLinkPickerStyle PalettePickerStyle
    AsyncImage DatePicker ShareLink BorderedButtonStyle Button ButtonRole ButtonStyle ButtonToggleStyle DisclosureGroup Form GroupBox
    IconOnlyLabelStyle Label LabelStyle LabeledContent Link List Menu NavigationLink NavigationStack NavigationView
    Picker PickerStyle PlainButtonStyle ProgressView Section SecureField Slider Stepper SwitchToggleStyle TabView
    TextField TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
    ColorPicker ContentUnavailableView ControlGroup EditButton Gauge ScrollViewReader
    AutomaticLabeledContentStyle CircularProgressViewStyle DefaultGroupBoxStyle DefaultProgressViewStyle GroupBoxStyle
    LabeledContentStyle LinearProgressViewStyle ProgressViewStyle
    .groupBoxStyle .labeledContentStyle .progressViewStyle
    AccessoryCircularGaugeStyle AutomaticControlGroupStyle AutomaticDisclosureGroupStyle ControlGroupStyle ControlSize
    DefaultGaugeStyle DisclosureGroupStyle GaugeStyle NavigationSplitView PlainTextFieldStyle
    RoundedBorderTextFieldStyle TextEditor TextFieldStyle
    .contentMargins .controlGroupStyle .controlSize .disclosureGroupStyle .gaugeStyle .labelsHidden .listRowInsets .textFieldStyle
    .imageScale
    .buttonStyle .labelStyle .toggleStyle
    AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle CheckboxToggleStyle
    GlassEffectContainer KeyframeAnimator PhaseAnimator PhotosPicker Tab TabSection EquatableView
    """
}

extension SupportedNames {
  /// The names that act or draw and move nothing.
  static let neutral = """
    Animation AnyGradient AnyShapeStyle AnyTransition Binding Color.Resolved Gradient ImagePaint Material Namespace
    Gesture GestureMask ListStyle Glass ContentTransition RedactionReasons ButtonBorderShape PresentationDetent
    ToolbarContent ToolbarItemPlacement ShapeStyle StrokeStyle SymbolVariants Transaction LinearGradient RadialGradient AngularGradient EllipticalGradient
    MeshGradient
    DragGesture LongPressGesture MagnificationGesture MagnifyGesture RotateGesture RotationGesture
    SpatialTapGesture TapGesture ToolbarItem ToolbarItemGroup ToolbarSpacer
    .accentColor .accessibility .accessibilityAction .accessibilityActions .accessibilityActivationPoint
    .accessibilityAddTraits .accessibilityAdjustableAction .accessibilityChartDescriptor .accessibilityChildren
    .accessibilityCustomContent .accessibilityDirectTouch .accessibilityElement .accessibilityFocused
    .accessibilityHeading .accessibilityHidden .accessibilityHint .accessibilityIdentifier
    .accessibilityIgnoresInvertColors .accessibilityInputLabels .accessibilityLabel .accessibilityLabeledPair
    .accessibilityLinkedGroup .accessibilityQuickAction .accessibilityRemoveTraits .accessibilityRepresentation
    .accessibilityRespondsToUserInteraction .accessibilityRotor .accessibilityRotorEntry .accessibilityScrollAction
    .accessibilityShowsLargeContentViewer .accessibilitySortPriority .accessibilityTextContentType
    .accessibilityValue .accessibilityZoomAction .actionSheet .alert .allowsHitTesting
    .alternatingRowBackgrounds .animation .antialiased .autocapitalization .autocorrectionDisabled .backgroundStyle
    .badgeProminence .blendMode .blur .border .brightness .buttonRepeatBehavior .clipShape .clipped .colorInvert
    .colorMultiply .colorScheme .compositingGroup .confirmationDialog .containerBackground .containerShape
    .contentShape .contentTransition .contextMenu .contrast .coordinateSpace .copyable .cornerRadius .cuttable
    .defaultFocus .defaultHoverEffect .deleteDisabled .dialogIcon .dialogSuppressionToggle
    .digitalCrownRotation .draggable .listRowHoverEffectDisabled .disableAutocorrection .disabled .drawingGroup .dropDestination .exportsItemProviders
    .fileExporter .fileImporter .fileMover .fill .findDisabled .findNavigator .flipsForRightToLeftLayoutDirection
    .focusEffectDisabled .focusScope .focusSection .focusable .focused .focusedObject .focusedSceneObject
    .focusedSceneValue .focusedValue .foregroundColor .foregroundStyle .geometryGroup .gesture
    .glassEffect .glassEffectID .grayscale .handlesExternalEvents .help .hidden .highPriorityGesture .hoverEffect
    .hoverEffectDisabled .hueRotation .importsItemProviders .inspector
    .interactionActivityTrackingTag .interactiveDismissDisabled .interpolation .invalidatableContent
    .itemProvider .keyboardShortcut .keyboardType .keyframeAnimator .layerEffect .distortionEffect .colorEffect
    .listItemTint .listRowBackground .listRowHoverEffect .listRowSeparator .listRowSeparatorTint
    .listSectionSeparator .listSectionSeparatorTint .luminanceToAlpha .mask .matchedGeometryEffect
    .matchedTransitionSource .menuActionDismissBehavior .menuIndicator .menuOrder .moveDisabled
    .navigationBarBackButtonHidden .navigationBarTitleDisplayMode
    .navigationDocument .navigationTransition .onCommand .onContinueUserActivity
    .onContinuousHover .onCopyCommand .onDelete .onDrag .onDrop .onExitCommand .onHover
    .onInsert .onKeyPress .onLongPressGesture .onMove .onMoveCommand .onOpenURL .onPasteCommand .onPlayPauseCommand
     .onReceive .onScrollGeometryChange .onScrollPhaseChange .onScrollVisibilityChange .onSubmit
    .onTapGesture .opacity .pasteDestination .persistentSystemOverlays .phaseAnimator .popover
    .preferredColorScheme .presentationBackground .presentationBackgroundInteraction .presentationCompactAdaptation
    .presentationContentInteraction .presentationCornerRadius .presentationDragIndicator
    .presentationSizing .previewContext .previewDevice .previewDisplayName .previewInterfaceOrientation .projectionEffect
    .privacySensitive .redacted .refreshable .renameAction .renderingMode .replaceDisabled .rotation3DEffect
    .rotationEffect .saturation .scaleEffect .scrollBounceBehavior .scrollClipDisabled .scrollContentBackground
    .scrollDisabled .scrollDismissesKeyboard .scrollEdgeEffectStyle .scrollIndicators .scrollIndicatorsFlash
    .scrollPosition .scrollTarget .scrollTargetBehavior .scrollTargetLayout .scrollTransition .searchCompletion
    .searchScopes .sectionActions .selectionDisabled .sensoryFeedback .shadow
    .simultaneousGesture .speechAdjustedPitch .speechAlwaysIncludesPunctuation .speechAnnouncementsQueued
    .speechSpellsOutCharacters .springLoadingBehavior .statusBar .statusBarHidden .stroke .strokeBorder .submitLabel
    .submitScope .swipeActions .symbolEffect .symbolEffectsRemoved .symbolRenderingMode .symbolVariant
    .symbolVariableValueMode .tabBarMinimizeBehavior .tableColumnHeaders .tag .textContentType
    .textInputAutocapitalization .textSelection .textSelectionAffinity .tint .toolbarBackground
    .toolbarBackgroundVisibility .toolbarColorScheme .toolbarRole .toolbarTitleDisplayMode .toolbarTitleMenu
    .toolbarVisibility .trackingMode .transaction .transformEffect .transition .unredacted
    .typeSelectEquivalent .typesettingLanguage .underline .strikethrough .userActivity .visualEffect .writingToolsBehavior .zIndex
     .previewLayout .navigationTitle .navigationBarTitle .navigationSubtitle .navigationBarItems
    .navigationBarHidden .navigationViewStyle .navigationSplitViewStyle .toolbar
    .searchable .searchFocused .searchPresentationToolbarBehavior .tabItem .listStyle
    .pickerStyle .buttonBorderShape
    .textEditorStyle .indexViewStyle
    .tableStyle .windowStyle .horizontalRadioGroupLayout .defaultWheelPickerItemHeight .listRowSpacing
    .listSectionSpacing .headerProminence .badge .defaultAppStorage .scenePadding .trim .monospacedDigit
    .italic
       @FetchRequest @FocusedBinding @FocusedObject @FocusedValue
     @MainActor @Query
     @AccessibilityFocusState @UIApplicationDelegateAdaptor @NSApplicationDelegateAdaptor @Entry
     @Previewable #Preview #Predicate PreviewProvider
    .modelContainer .modelContext .widgetURL .widgetAccentable .photosPicker .photosPickerStyle .popoverTip
    .tipBackground .windowResizability .windowToolbarStyle .defaultSize .commands .mapStyle .mapControls
    .mapControlVisibility .onMapCameraChange .chartXAxis .chartYAxis .chartXScale .chartYScale .chartLegend
    .chartForegroundStyleScale .chartOverlay .chartBackground .chartPlotStyle .chartXSelection .chartYSelection
    .chartAngleSelection .chartScrollableAxes .chartXVisibleDomain .chartXAxisLabel .chartYAxisLabel
    .chartScrollPosition .glassEffectUnion .glassEffectTransition .buttonSizing .backgroundExtensionEffect
    .tabViewCustomization .tabViewSidebarHeader .tabViewSidebarFooter .customizationID
    .defaultAdaptableTabBarPlacement .onScrollTargetVisibilityChange .scrollInputBehavior .textInputSuggestions
    .writingToolsAffordanceVisibility .translationPresentation .translationTask .manageSubscriptionsSheet
    .storeProductsTask .subscriptionStatusTask .appStoreOverlay .quickLookPreview .onPencilDoubleTap
    .onPencilSqueeze .handGestureShortcut .glassBackgroundEffect .navigationLinkIndicatorVisibility
    .sectionIndexLabel .searchToolbarBehavior .requestReview .toolbarItemHidden .labelIconToTitleSpacing
    .sliderThumbVisibility BorderlessButtonStyle DefaultButtonStyle BorderedProminentButtonStyle
    GlassButtonStyle GlassProminentButtonStyle LinkButtonStyle InsetGroupedListStyle PlainListStyle
    GroupedListStyle InsetListStyle SidebarListStyle DefaultListStyle StackNavigationViewStyle
    ColumnNavigationViewStyle DoubleColumnNavigationViewStyle DefaultNavigationViewStyle DefaultLabelStyle
    DefaultToggleStyle DefaultTextFieldStyle SquareBorderTextFieldStyle PageIndexViewStyle GeometryEffect
    StaticConfiguration AppIntentConfiguration ActivityConfiguration Widget WidgetBundle WidgetConfiguration
    """
}

extension SupportedNames {
  /// The names that are reported wherever they occur.
  static let notModelled = """
    Chart CommandGroup CommandMenu Commands
    DocumentGroup GeometryReader3D HSplitView Map MultiDatePicker NSViewControllerRepresentable
    NSViewRepresentable OutlineGroup OutlineSubgroupChildren PasteButton
    RenameButton SignInWithAppleButton
    SpriteView SceneView Table TableColumn TextFieldLink TextRenderer TipView
    UIHostingController UIViewControllerRepresentable UIViewRepresentable VSplitView VideoPlayer WebView
    WKInterfaceObjectRepresentable
    MenuBarExtra SubscriptionStoreView ProductView StoreView HelpLink
    .fontWidth .lineHeight
    .navigationSplitViewColumnWidth .safeAreaBar .textRenderer .textScale
    .tabViewBottomAccessory .tableColumnWidth .layoutDirectionBehavior
    .defaultMinListRowHeight .fontFeature .presentationFrame .typesetting .frame(depth:)
    """
}
