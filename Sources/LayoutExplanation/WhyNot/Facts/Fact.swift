import LayoutCore

/// Something that a person wrote or chose, and that may forbid what a question asks for.
///
/// A fact is as large as a person would change at once: a modifier with all its parameters, not one of its lengths.
public enum Fact: Hashable, Sendable {
  /// The container's size along an axis.
  case container(Axis)
  /// A modifier with all its parameters, and that it is there at all.
  case modifier(LayoutTree.Index)
  /// One parameter of a container, or of a modifier with more inside than the view that it wraps.
  case parameter(LayoutTree.Index, ParameterName)
  /// What a leaf is: an image's size, what a text says, and that it is there at all.
  case content(LayoutTree.Index)

  /// The view that it is a fact of; `nil` for the container.
  var view: LayoutTree.Index? {
    switch self {
    case .container: nil
    case .modifier(let index), .parameter(let index, _), .content(let index): index
    }
  }
}

/// Another value of a fact.
public enum FactValue: Hashable, Sendable {
  /// A modifier that is taken away, or a view that is.
  case absent
  /// The container's side, in points.
  case points(Double)
  /// Content of a fixed size in points, in place of a leaf.
  case size(width: Double, height: Double)
  /// Other values of some of the view's parameters; the rest stay as they are.
  case parameters([ParameterName: ParameterValue])
}

extension FactValue {
  /// Whether it is content of a size, in place of a text.
  var isSize: Bool {
    if case .size = self { true } else { false }
  }
}
