/// Lengths in a tree that stand for parameters: while a rule's code runs, it finds them by their values.
///
/// Elements hold doubles. At a point where each parameter has a value that nothing else has, that double *is* the
/// parameter, wherever the code meets it.
package enum WrittenLengths {
  /// The parameters by their values; `nil` where none stand for any.
  @TaskLocal package static var current: [Double: AffineNumber]?
}
