import ElementTree

extension LayoutTree {
  /// Whether code that nobody sees into takes part in the layout: a custom layout's, or a closure that computes a guide.
  ///
  /// Nobody knows whether such code may run on several threads at once, and what is read of Swift source must not: such trees
  /// are swept over by one thread.
  package var hasOpaqueCode: Bool {
    nodes.contains { node in
      let element = node.element
      if element is CustomLayoutElement { return true }
      if case .alignment? = element[.guideKey] {
        if case .function? = element[.guideFunction] { return false }
        return true
      }
      return element.alignmentKeys.contains { key in
        if case .opaque = key.defaultValue { true } else { false }
      }
    }
  }
}
