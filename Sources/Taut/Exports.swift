// One import gives a user everything, and Foundation for CGFloat and its friends.
@_exported import ConstraintLayout
@_exported import Foundation
@_exported import LayoutCertificates
@_exported import LayoutCore
@_exported import LayoutDocuments
@_exported import LayoutEquivalence
@_exported import LayoutExplanation
@_exported import LayoutProofs
@_exported import LinearProgramming
@_exported import ReferenceLayout
