// swift-format-ignore-file: OrderedImports
// The names below stand in groups.

// What `import Taut` brings: the names a user of layout, explanation and checking needs, each on purpose, and no
// others. What the engines are made of stays in its own modules.

// MARK: - CGFloat, CGSize and their friends
@_exported import Foundation

// MARK: - SwiftUI's vocabulary: geometry
@_exported import struct LayoutCore.Angle
@_exported import enum LayoutCore.Axis
@_exported import enum LayoutCore.ContentMode
@_exported import enum LayoutCore.CoordinateSpace
@_exported import enum LayoutCore.Edge
@_exported import struct LayoutCore.EdgeInsets
@_exported import struct LayoutCore.GeometryProxy
@_exported import struct LayoutCore.Grid
@_exported import struct LayoutCore.GridItem
@_exported import struct LayoutCore.GridRow
@_exported import enum LayoutCore.HorizontalEdge
@_exported import struct LayoutCore.LazyHGrid
@_exported import struct LayoutCore.LazyHStack
@_exported import struct LayoutCore.LazyVGrid
@_exported import struct LayoutCore.LazyVStack
@_exported import struct LayoutCore.PinnedScrollableViews
@_exported import enum LayoutCore.LayoutDirection
@_exported import typealias LayoutCore.Length
@_exported import struct LayoutCore.ProposedViewSize
@_exported import struct LayoutCore.UnitPoint
@_exported import enum LayoutCore.VerticalEdge
@_exported import struct LayoutCore.ViewSpacing
@_exported import struct LayoutCore.ViewThatFits

#if !canImport(CoreGraphics)
  @_exported import struct LayoutCore.CGAffineTransform
#endif

// MARK: - SwiftUI's vocabulary: alignment
@_exported import struct LayoutCore.Alignment
@_exported import protocol LayoutCore.AlignmentID
@_exported import struct LayoutCore.HorizontalAlignment
@_exported import struct LayoutCore.LinearDimensions
@_exported import struct LayoutCore.LinearLength
@_exported import struct LayoutCore.VerticalAlignment
@_exported import struct LayoutCore.ViewDimensions

// MARK: - SwiftUI's vocabulary: views
@_exported import struct LayoutCore.AnyShape
@_exported import struct LayoutCore.AnyView
@_exported import struct LayoutCore.Capsule
@_exported import struct LayoutCore.ChangedShape
@_exported import struct LayoutCore.Circle
@_exported import struct LayoutCore.Color
@_exported import struct LayoutCore.ContainerRelativeShape
@_exported import struct LayoutCore.Divider
@_exported import struct LayoutCore.Ellipse
@_exported import struct LayoutCore.EmptyView
@_exported import struct LayoutCore.ForEach
@_exported import struct LayoutCore.GeometryReader
@_exported import struct LayoutCore.Group
@_exported import struct LayoutCore.HStack
@_exported import struct LayoutCore.Image
@_exported import struct LayoutCore.InsetFigure
@_exported import protocol LayoutCore.InsettableShape
@_exported import struct LayoutCore.Path
@_exported import struct LayoutCore.Picker
@_exported import enum LayoutCore.PickerStyle
@_exported import struct LayoutCore.Rectangle
@_exported import enum LayoutCore.RoundedCornerStyle
@_exported import struct LayoutCore.RoundedRectangle
@_exported import struct LayoutCore.ScrollView
@_exported import protocol LayoutCore.Shape
@_exported import struct LayoutCore.Slider
@_exported import struct LayoutCore.Spacer
@_exported import struct LayoutCore.Text
@_exported import struct LayoutCore.TupleView
@_exported import struct LayoutCore.VStack
@_exported import protocol LayoutCore.View
@_exported import enum LayoutCore.ViewBuilder
@_exported import struct LayoutCore.ZStack

// MARK: - SwiftUI's vocabulary: modifiers and drawing
@_exported import struct LayoutCore.Animation
@_exported import struct LayoutCore.AnyGradient
@_exported import struct LayoutCore.AnyTransition
@_exported import struct LayoutCore.Font
@_exported import struct LayoutCore.BackgroundStyle
@_exported import struct LayoutCore.Material
@_exported import struct LayoutCore.ModifiedContent
@_exported import struct LayoutCore.SafeAreaRegions
@_exported import protocol LayoutCore.ShapeStyle
@_exported import struct LayoutCore.StrokeStyle
@_exported import struct LayoutCore.SymbolVariants
@_exported import enum LayoutCore.TextAlignment
@_exported import protocol LayoutCore.ViewModifier
@_exported import func LayoutCore.withAnimation

// MARK: - SwiftUI's vocabulary: stand-ins for controls and containers, and their styles
@_exported import struct LayoutCore.AsyncImage
@_exported import struct LayoutCore.Button
@_exported import struct LayoutCore.ButtonRole
@_exported import struct LayoutCore.ColorPicker
@_exported import struct LayoutCore.ContentUnavailableView
@_exported import struct LayoutCore.ControlGroup
@_exported import struct LayoutCore.DatePicker
@_exported import struct LayoutCore.DisclosureGroup
@_exported import struct LayoutCore.EditButton
@_exported import struct LayoutCore.Form
@_exported import struct LayoutCore.Gauge
@_exported import struct LayoutCore.GroupBox
@_exported import struct LayoutCore.Label
@_exported import struct LayoutCore.LabeledContent
@_exported import struct LayoutCore.Link
@_exported import struct LayoutCore.List
@_exported import struct LayoutCore.Menu
@_exported import struct LayoutCore.NavigationLink
@_exported import struct LayoutCore.NavigationStack
@_exported import struct LayoutCore.NavigationView
@_exported import struct LayoutCore.ProgressView
@_exported import struct LayoutCore.ScrollViewProxy
@_exported import struct LayoutCore.ScrollViewReader
@_exported import struct LayoutCore.Section
@_exported import struct LayoutCore.SecureField
@_exported import struct LayoutCore.ShareLink
@_exported import struct LayoutCore.Stepper
@_exported import struct LayoutCore.TabView
@_exported import struct LayoutCore.TextField
@_exported import struct LayoutCore.Toggle
@_exported import struct LayoutCore.AutomaticLabeledContentStyle
@_exported import struct LayoutCore.BorderedButtonStyle
@_exported import protocol LayoutCore.ButtonStyle
@_exported import struct LayoutCore.ButtonStyleConfiguration
@_exported import struct LayoutCore.ButtonToggleStyle
@_exported import struct LayoutCore.CircularProgressViewStyle
@_exported import struct LayoutCore.DefaultGroupBoxStyle
@_exported import struct LayoutCore.DefaultProgressViewStyle
@_exported import protocol LayoutCore.GroupBoxStyle
@_exported import struct LayoutCore.GroupBoxStyleConfiguration
@_exported import struct LayoutCore.IconOnlyLabelStyle
@_exported import protocol LayoutCore.LabelStyle
@_exported import struct LayoutCore.LabelStyleConfiguration
@_exported import protocol LayoutCore.LabeledContentStyle
@_exported import struct LayoutCore.LabeledContentStyleConfiguration
@_exported import struct LayoutCore.LinearProgressViewStyle
@_exported import struct LayoutCore.PlainButtonStyle
@_exported import protocol LayoutCore.ProgressViewStyle
@_exported import struct LayoutCore.ProgressViewStyleConfiguration
@_exported import struct LayoutCore.SwitchToggleStyle
@_exported import struct LayoutCore.TitleAndIconLabelStyle
@_exported import struct LayoutCore.TitleOnlyLabelStyle
@_exported import protocol LayoutCore.ToggleStyle
@_exported import struct LayoutCore.ToggleStyleConfiguration
@_exported import struct LayoutCore.AccessoryCircularGaugeStyle
@_exported import protocol LayoutCore.App
@_exported import struct LayoutCore.AutomaticControlGroupStyle
@_exported import struct LayoutCore.AutomaticDisclosureGroupStyle
@_exported import struct LayoutCore.Canvas
@_exported import struct LayoutCore.ContentMarginPlacement
@_exported import protocol LayoutCore.ControlGroupStyle
@_exported import struct LayoutCore.ControlGroupStyleConfiguration
@_exported import enum LayoutCore.ControlSize
@_exported import struct LayoutCore.DefaultGaugeStyle
@_exported import protocol LayoutCore.DisclosureGroupStyle
@_exported import struct LayoutCore.DisclosureGroupStyleConfiguration
@_exported import struct LayoutCore.ExplicitTimelineSchedule
@_exported import protocol LayoutCore.GaugeStyle
@_exported import struct LayoutCore.GaugeStyleConfiguration
@_exported import struct LayoutCore.GraphicsContext
@_exported import struct LayoutCore.NavigationSplitView
@_exported import struct LayoutCore.NavigationSplitViewVisibility
@_exported import struct LayoutCore.PeriodicTimelineSchedule
@_exported import struct LayoutCore.PlainTextFieldStyle
@_exported import struct LayoutCore.RoundedBorderTextFieldStyle
@_exported import protocol LayoutCore.Scene
@_exported import enum LayoutCore.SceneBuilder
@_exported import struct LayoutCore.Settings
@_exported import struct LayoutCore.StyledContent
@_exported import struct LayoutCore.TextEditor
@_exported import protocol LayoutCore.TextFieldStyle
@_exported import protocol LayoutCore.TimelineSchedule
@_exported import enum LayoutCore.TimelineScheduleMode
@_exported import struct LayoutCore.TimelineView
@_exported import struct LayoutCore.TimelineViewContext
@_exported import enum LayoutCore.UserInterfaceSizeClass
@_exported import struct LayoutCore.Window
@_exported import struct LayoutCore.WindowGroup
@_exported import protocol LayoutCore.PreviewProvider
@_exported import struct LayoutCore.AccessibilityTraits
@_exported import enum LayoutCore.AccessibilityChildBehavior
@_exported import enum LayoutCore.Visibility
@_exported import enum LayoutCore.NameSupport
@_exported import enum LayoutCore.SupportedNames

// MARK: - SwiftUI's vocabulary: state and environment
@_exported import struct LayoutCore.AppStorage
@_exported import struct LayoutCore.Bindable
@_exported import struct LayoutCore.Binding
@_exported import enum LayoutCore.ColorScheme
@_exported import struct LayoutCore.DismissAction
@_exported import protocol LayoutCore.DynamicProperty
@_exported import struct LayoutCore.Environment
@_exported import protocol LayoutCore.EnvironmentKey
@_exported import struct LayoutCore.EnvironmentValues
@_exported import struct LayoutCore.EnvironmentObject
@_exported import struct LayoutCore.FocusState
@_exported import struct LayoutCore.GestureState
@_exported import struct LayoutCore.Namespace
@_exported import protocol LayoutCore.ObservableObject
@_exported import class LayoutCore.ObservableObjectPublisher
@_exported import struct LayoutCore.ObservedObject
@_exported import struct LayoutCore.Published
@_exported import struct LayoutCore.SceneStorage
@_exported import struct LayoutCore.ScaledMetric
@_exported import enum LayoutCore.DynamicTypeSize
@_exported import struct LayoutCore.State
@_exported import struct LayoutCore.StateObject
// `@Observable` and what goes with it, as SwiftUI has them.
@_exported import Observation

// MARK: - SwiftUI's vocabulary: preferences
@_exported import struct LayoutCore.Anchor
@_exported import protocol LayoutCore.PreferenceKey

// MARK: - SwiftUI's vocabulary: custom layouts
@_exported import protocol LayoutCore.Animatable
@_exported import struct LayoutCore.AnimatablePair
@_exported import struct LayoutCore.AnyLayout
@_exported import struct LayoutCore.EmptyAnimatableData
@_exported import struct LayoutCore.FlowLayout
@_exported import struct LayoutCore.HStackLayout
@_exported import protocol LayoutCore.Layout
@_exported import struct LayoutCore.LayoutProperties
@_exported import struct LayoutCore.LayoutSubview
@_exported import struct LayoutCore.LayoutSubviews
@_exported import protocol LayoutCore.LayoutValueKey
@_exported import protocol LayoutCore.VectorArithmetic
@_exported import struct LayoutCore.VStackLayout
@_exported import struct LayoutCore.ZStackLayout

// MARK: - Text measuring
@_exported import struct LayoutCore.BuiltInTextMeasurer
@_exported import struct LayoutCore.LeafMeasurement
@_exported import struct LayoutCore.MeasurableText
@_exported import protocol LayoutCore.MeasuredContent
@_exported import struct LayoutCore.MeasurementInterval
@_exported import struct LayoutCore.TextMeasurement
@_exported import protocol LayoutCore.TextFromString
@_exported import struct LayoutCore.LocalizedStringKey
@_exported import protocol LayoutCore.FormatSpecifiable
@_exported import protocol LayoutCore.TextTranslator
@_exported import struct LayoutCore.TextRun
@_exported import struct LayoutCore.TextImage
@_exported import struct LayoutCore.Typesetting
@_exported import protocol LayoutCore.TextMeasurer

// MARK: - Layout
@_exported import struct LayoutCore.LayoutTree
@_exported import protocol LayoutCore.LayoutEngine
@_exported import enum LayoutCore.LayoutError
@_exported import struct LayoutCore.LayoutResult
@_exported import class LayoutCore.LayoutSession
@_exported import enum LayoutCore.TreeEdit
@_exported import protocol LayoutCore.LivingEngine
@_exported import struct LayoutCore.PlacedViews
@_exported import struct LayoutCore.LayoutStatistics
@_exported import struct LayoutCore.SettledLayout
@_exported import class LayoutCore.ViewSession
@_exported import struct LayoutCore.UnknownViewError
@_exported import enum LayoutCore.ViewSessionError
@_exported import struct LayoutCore.LayoutWarning
@_exported import struct LayoutCore.PlacedView
@_exported import struct LayoutCore.SourcePosition
@_exported import struct LayoutCore.ViewReference
@_exported import struct ConstraintLayout.ConstraintEngine
@_exported import struct ConstraintLayout.ConstraintSolution
@_exported import class ConstraintLayout.ResizableLayout
@_exported import struct ReferenceLayout.ReferenceEngine
@_exported import enum LinearProgramming.SolverError

// MARK: - Explanation
@_exported import struct ConstraintLayout.LengthInput
@_exported import enum ConstraintLayout.PriceInput
@_exported import struct LayoutCore.ParameterName
@_exported import enum LayoutCore.ParameterValue
@_exported import struct LayoutExplanation.Breakpoints
@_exported import enum LayoutExplanation.BreakpointsError
@_exported import struct LayoutExplanation.GuideMeeting
@_exported import struct LayoutExplanation.LayoutDifference
@_exported import struct LayoutExplanation.LayoutEdit
@_exported import struct LayoutExplanation.LayoutExplanation
@_exported import struct LayoutExplanation.LineBreaks
@_exported import enum LayoutExplanation.PlacementReason
@_exported import struct LayoutExplanation.Price
@_exported import struct LayoutExplanation.SideExplanation
@_exported import enum LayoutExplanation.SideReason
@_exported import struct LayoutExplanation.Story
@_exported import enum LayoutExplanation.SuggestedEdit
@_exported import struct LayoutExplanation.Suggestion
@_exported import struct LayoutExplanation.ViewExplanation
@_exported import struct LayoutExplanation.ViewPlacement
@_exported import struct LayoutExplanation.WhyNot
@_exported import enum LayoutExplanation.WhyNotError
@_exported import struct LayoutExplanation.WhyNotQuestion
@_exported import struct LinearProgramming.Rational
@_exported import struct LinearProgramming.AffineLength

// MARK: - Checking
@_exported import struct LayoutCertificates.Certificate
@_exported import struct LayoutCertificates.CertificateChecker
@_exported import struct LayoutCertificates.CertificateReader
@_exported import struct LayoutCertificates.CertificateReadingError
@_exported import struct LayoutCertificates.CertificateRefusal
@_exported import struct LayoutCertificates.CertificateSummary
@_exported import struct LayoutEquivalence.Disagreement
@_exported import struct LayoutEquivalence.RangeCounterexample
@_exported import struct LayoutEquivalence.RangeProof
@_exported import struct LayoutEquivalence.RangeProver
@_exported import struct LayoutEquivalence.RangeQuestion
@_exported import struct LayoutEquivalence.RangeSampling
@_exported import enum LayoutEquivalence.RangeVerdict
@_exported import struct LayoutProofs.ProofChecker
@_exported import struct LayoutProofs.ProofDocument
@_exported import enum LayoutProofs.ProofFault
@_exported import enum LayoutProofs.FrameCoordinate
@_exported import enum LinearProgramming.CertificateError
@_exported import struct LinearProgramming.ExactInterval

// MARK: - Scenes
@_exported import struct LayoutDocuments.DocumentError
@_exported import struct LayoutDocuments.SceneDocument
@_exported import struct LayoutDocuments.SceneEnvironment
@_exported import struct LayoutDocuments.SceneReader
@_exported import struct LayoutDocuments.SceneWriter
@_exported import struct LayoutDocuments.SceneWriterError
