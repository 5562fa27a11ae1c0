extension SupportedNames {
  /// What acts or draws and moves nothing.
  static let neutral = """
    Animation AnyGradient AnyShapeStyle AnyTransition Binding Color.Resolved Gradient ImagePaint Material Namespace
    Gesture GestureMask ListStyle Glass ContentTransition RedactionReasons ButtonBorderShape PresentationDetent
    ToolbarContent ToolbarItemPlacement ShapeStyle StrokeStyle SymbolVariants Transaction LinearGradient RadialGradient AngularGradient EllipticalGradient
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
    .defaultFocus .defaultHoverEffect .defaultScrollAnchor .deleteDisabled .dialogIcon .dialogSuppressionToggle
    .digitalCrownRotation .draggable .listRowHoverEffectDisabled .disableAutocorrection .disabled .drawingGroup .dropDestination .exportsItemProviders
    .fileExporter .fileImporter .fileMover .fill .findDisabled .findNavigator .flipsForRightToLeftLayoutDirection
    .focusEffectDisabled .focusScope .focusSection .focusable .focused .focusedObject .focusedSceneObject
    .focusedSceneValue .focusedValue .foregroundColor .foregroundStyle .fullScreenCover .geometryGroup .gesture
    .glassEffect .glassEffectID .grayscale .handlesExternalEvents .help .hidden .highPriorityGesture .hoverEffect
    .hoverEffectDisabled .hueRotation .importsItemProviders .inspector
    .interactionActivityTrackingTag .interactiveDismissDisabled .interpolation .invalidatableContent
    .itemProvider .keyboardShortcut .keyboardType .keyframeAnimator .layerEffect .distortionEffect .colorEffect
    .listItemTint .listRowBackground .listRowHoverEffect .listRowSeparator .listRowSeparatorTint
    .listSectionSeparator .listSectionSeparatorTint .luminanceToAlpha .mask .matchedGeometryEffect
    .matchedTransitionSource .menuActionDismissBehavior .menuIndicator .menuOrder .moveDisabled
    .navigationBarBackButtonHidden .navigationBarTitleDisplayMode .navigationDestination
    .navigationDocument .navigationTransition .onCommand .onContinueUserActivity
    .onContinuousHover .onCopyCommand .onDelete .onDrag .onDrop .onExitCommand .onHover
    .onInsert .onKeyPress .onLongPressGesture .onMove .onMoveCommand .onOpenURL .onPasteCommand .onPlayPauseCommand
     .onReceive .onScrollGeometryChange .onScrollPhaseChange .onScrollVisibilityChange .onSubmit
    .onTapGesture .opacity .pasteDestination .persistentSystemOverlays .phaseAnimator .popover
    .preferredColorScheme .presentationBackground .presentationBackgroundInteraction .presentationCompactAdaptation
    .presentationContentInteraction .presentationCornerRadius .presentationDetents .presentationDragIndicator
    .presentationSizing .previewContext .previewDevice .previewDisplayName .previewInterfaceOrientation .projectionEffect
    .privacySensitive .redacted .refreshable .renameAction .renderingMode .replaceDisabled .rotation3DEffect
    .rotationEffect .saturation .scaleEffect .scrollBounceBehavior .scrollClipDisabled .scrollContentBackground
    .scrollDisabled .scrollDismissesKeyboard .scrollEdgeEffectStyle .scrollIndicators .scrollIndicatorsFlash
    .scrollPosition .scrollTarget .scrollTargetBehavior .scrollTargetLayout .scrollTransition .searchCompletion
    .searchScopes .searchSuggestions .sectionActions .selectionDisabled .sensoryFeedback .shadow .sheet
    .simultaneousGesture .speechAdjustedPitch .speechAlwaysIncludesPunctuation .speechAnnouncementsQueued
    .speechSpellsOutCharacters .springLoadingBehavior .statusBar .statusBarHidden .stroke .strokeBorder .submitLabel
    .submitScope .swipeActions .symbolEffect .symbolEffectsRemoved .symbolRenderingMode .symbolVariant
    .symbolVariableValueMode .tabBarMinimizeBehavior .tableColumnHeaders .tag .textContentType
    .textInputAutocapitalization .textSelection .textSelectionAffinity .tint .toolbarBackground
    .toolbarBackgroundVisibility .toolbarColorScheme .toolbarRole .toolbarTitleDisplayMode .toolbarTitleMenu
    .toolbarVisibility .trackingMode .transaction .transformEffect .transition
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
    """
}
