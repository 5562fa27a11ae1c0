import LayoutCore

/// A shape that the files declare: it takes what is proposed.
struct ReadShape: Shape {
  var kind: String
  var source: SourcePosition?

  func element(fill: String?) -> any LayoutElement { ShapeElement(kind: kind, fill: fill) }
}

/// A style as it is written.
struct WrittenStyle: ShapeStyle {
  var paint: String
}
