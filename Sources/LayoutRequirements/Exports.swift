// Names of this module's interface that a floor below defines.
@_exported import struct LayoutExplanation.SizePoint
