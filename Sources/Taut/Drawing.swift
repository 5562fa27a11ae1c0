#if Pictures
  // With the trait `Pictures` an `import Taut` brings pictures too: `Taut.draw(_:in:)`.
  @_exported import LayoutPictures
#endif
