// Names of this module's interface that are defined in LayoutExplanation.
@_exported import struct LayoutExplanation.SizePoint
