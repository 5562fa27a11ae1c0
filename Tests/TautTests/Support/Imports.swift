// The tests look behind the umbrella: what the engines are made of, for every file of this target.
@_exported import ConstraintLayout
@_exported import LayoutCertificates
@_exported import LayoutCore
@_exported import LayoutDocuments
@_exported import LayoutEquivalence
@_exported import LayoutExplanation
@_exported import LayoutProofs
@_exported import LinearProgramming
@_exported import ReferenceLayout
