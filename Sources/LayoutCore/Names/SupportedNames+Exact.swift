extension SupportedNames {
  /// What is laid out as SwiftUI does, with the types and attributes that go with it.
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
    GridItem InsettableShape LazyHGrid LazyHStack LazyVGrid LazyVStack Path PinnedScrollableViews
    """
}
