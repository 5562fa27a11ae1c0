import LayoutCore

/// How the rules of one type of element are broken, in both engines alike.
protocol MutantRule<Element>: ElementRule {
  /// At least three ways, each of which the comparison of the engines has to notice.
  var mutants: [Mutant] { get }
}

/// The mutants of all rules: this floor's list of rooms.
enum MutantRules {
  static let standard: [any MutantRule] = [
    ImageMutants(), ShapeMutants(), CircleMutants(), SpacerMutants(), DividerMutants(), MeasuredMutants(),
    StackMutants(), ZStackMutants(), GeometryReaderMutants(), ScrollViewMutants(), FlowMutants(),
    CustomLayoutMutants(), FrameMutants(), FlexibleFrameMutants(), FixedSizeMutants(), PaddingMutants(),
    AspectRatioMutants(), PositionMutants(), OffsetMutants(), OverlayMutants(), LayoutPriorityMutants(),
    AlignmentGuideMutants(), AppearanceMutants(), LayoutValueMutants(),
    ContainerRelativeFrameMutants(), ViewThatFitsMutants(), GridMutants(), GridCellMutants(),
    LazyGridMutants(),
    IgnoresSafeAreaMutants(), EffectFrameMutants(),
  ]
}
