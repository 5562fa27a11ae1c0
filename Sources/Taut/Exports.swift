// swift-format-ignore-file: OrderedImports
// The names below are grouped.

// The names that `import Taut` exports: those that a user of layout, explanation and checking needs, listed
// one by one.
// The types that make up the engines are not exported.

// MARK: - CGFloat, CGSize and similar types
@_exported import Foundation

// MARK: - SwiftUI's vocabulary: views, modifiers, styles, state and environment, all of it
@_exported import LayoutViews
// `@Observable`, which SwiftUI exports as well.
@_exported import Observation

// MARK: - SwiftUI's vocabulary: the types that the tree contains
@_exported import struct ElementTree.Alignment
@_exported import protocol ElementTree.AlignmentID
@_exported import struct ElementTree.Angle
@_exported import protocol ElementTree.Animatable
@_exported import struct ElementTree.AnimatablePair
@_exported import enum ElementTree.Axis
@_exported import enum ElementTree.ContentMode
@_exported import enum ElementTree.CoordinateSpace
@_exported import enum ElementTree.DynamicTypeSize
@_exported import enum ElementTree.Edge
@_exported import struct ElementTree.EdgeInsets
@_exported import struct ElementTree.EmptyAnimatableData
@_exported import struct ElementTree.Font
@_exported import struct ElementTree.GeometryProxy
@_exported import struct ElementTree.GridItem
@_exported import struct ElementTree.HorizontalAlignment
@_exported import protocol ElementTree.Layout
@_exported import enum ElementTree.LayoutDirection
@_exported import struct ElementTree.LayoutProperties
@_exported import struct ElementTree.LayoutSubview
@_exported import struct ElementTree.LayoutSubviews
@_exported import protocol ElementTree.LayoutValueKey
@_exported import typealias ElementTree.Length
@_exported import struct ElementTree.LinearDimensions
@_exported import struct ElementTree.LinearLength
@_exported import struct ElementTree.Path
@_exported import struct ElementTree.ProposedViewSize
@_exported import enum ElementTree.RoundedCornerStyle
@_exported import enum ElementTree.TextAlignment
@_exported import struct ElementTree.UnitPoint
@_exported import protocol ElementTree.VectorArithmetic
@_exported import struct ElementTree.VerticalAlignment
@_exported import struct ElementTree.ViewDimensions
@_exported import struct ElementTree.ViewSpacing

#if !canImport(CoreGraphics)
  @_exported import struct ElementTree.CGAffineTransform
#endif

// MARK: - Text measuring
@_exported import struct ElementTree.BuiltInTextMeasurer
@_exported import struct ElementTree.FontMetrics
@_exported import enum ElementTree.FontMetricsError
@_exported import struct ElementTree.PlatformTextMeasurer
@_exported import struct ElementTree.TextStyles
@_exported import struct ElementTree.Typography
@_exported import struct ElementTree.LayoutIdentity
@_exported import struct ElementTree.LeafMeasurement
@_exported import struct ElementTree.MeasurableText
@_exported import protocol ElementTree.MeasuredContent
@_exported import struct ElementTree.MeasurementInterval
@_exported import struct ElementTree.TextMeasurement
@_exported import struct ElementTree.TextRun
@_exported import struct ElementTree.TextImage
@_exported import struct ElementTree.Typesetting
@_exported import protocol ElementTree.TextMeasurer

// MARK: - Layout
@_exported import struct ElementTree.LayoutTree
@_exported import protocol ElementTree.LayoutEngine
@_exported import enum ElementTree.LayoutError
@_exported import struct ElementTree.LayoutResult
@_exported import class ElementTree.LayoutSession
@_exported import enum ElementTree.LayoutSessionError
@_exported import enum ElementTree.TreeEdit
@_exported import protocol ElementTree.LivingEngine
@_exported import struct ElementTree.PlacedViews
@_exported import struct ElementTree.LayoutStatistics
@_exported import struct ElementTree.UnknownViewError
@_exported import struct ElementTree.LayoutWarning
@_exported import struct ElementTree.PlacedView
@_exported import struct ElementTree.SourcePosition
@_exported import struct ElementTree.ViewReference
@_exported import struct ConstraintLayout.ConstraintEngine
@_exported import struct ConstraintLayout.ConstraintSolution
@_exported import class ConstraintLayout.ResizableLayout
@_exported import struct ReferenceLayout.ReferenceEngine
@_exported import enum LinearProgramming.SolverError

// MARK: - Explanation
@_exported import struct ConstraintLayout.LengthInput
@_exported import enum ConstraintLayout.PriceInput
@_exported import struct ElementTree.ParameterName
@_exported import enum ElementTree.ParameterValue
@_exported import struct ConstraintLayout.ContainerRange
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

// MARK: - Inferring
@_exported import struct LayoutInference.FrameExample
@_exported import struct LayoutInference.FrameExamples
@_exported import enum LayoutInference.FrameKind
@_exported import struct LayoutInference.FrameFont
@_exported import struct LayoutInference.FrameRectangle
@_exported import struct LayoutInference.Inference
@_exported import struct LayoutInference.InferenceCandidate
@_exported import enum LayoutInference.InferenceError
@_exported import struct LayoutInference.InferenceQuestion
@_exported import struct LayoutInference.InferenceRegime

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
@_exported import struct LayoutEquivalence.RangeSampling
@_exported import enum LayoutEquivalence.RangeVerdict
@_exported import struct LayoutProofs.ProofChecker
@_exported import struct LayoutProofs.ProofDocument
@_exported import enum LayoutProofs.ProofFault
@_exported import enum LayoutProofs.FrameCoordinate
@_exported import enum LinearProgramming.CertificateError
@_exported import struct LinearProgramming.ExactInterval

// MARK: - Requirements
@_exported import struct LayoutLanguages.LayoutVariant
@_exported import enum LayoutLanguages.PseudoLanguage
@_exported import struct LayoutLanguages.StringCatalogue
@_exported import struct LayoutLanguages.StringCatalogueError
@_exported import struct LayoutLanguages.TextSizes
// The whole module, as the operators of `RequiredNumber` are visible only with it.
@_exported import LayoutRequirements

// MARK: - Scenes
@_exported import struct LayoutDocuments.DocumentError
@_exported import struct LayoutDocuments.SceneDocument
@_exported import struct LayoutDocuments.SceneEnvironment
@_exported import struct LayoutDocuments.SceneReader
@_exported import struct LayoutDocuments.SceneWriter
@_exported import struct LayoutDocuments.SceneWriterError
