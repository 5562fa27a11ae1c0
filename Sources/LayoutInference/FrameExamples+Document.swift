import Foundation
import LayoutCore
import LayoutDocuments

extension FrameExamples {
  /// Reads examples, or the output of `taut layout --format json`, of which each layout is an example.
  ///
  /// Throws `DocumentError`, which names the place.
  package init(text: String, file: String) throws(DocumentError) {
    let value = try DocumentParser(file: file).parseJSON(text)
    let document = Field(value: value, path: "document")
    if case .list = value.content {
      var examples: [FrameExample] = []
      for layout in try document.list() { examples.append(try Self.layout(layout)) }
      self.init(examples)
      return
    }
    let object = try FieldObject(document, owner: "the document")
    if object.keys.contains("proposal") {
      self.init([try Self.layout(document)])
      return
    }
    try object.allow(["taut", "platform", "scale", "tolerance", "examples"])
    var examples: [FrameExample] = []
    for example in try object.require("examples").list() { examples.append(try Self.example(example)) }
    self.init(examples, tolerance: try Self.tolerance(object), platform: try Self.platform(object))
  }

  /// The tolerance as it is said; half a pixel, and a hair for the rounding of the file, where only the scale is.
  private static func tolerance(_ object: FieldObject) throws(DocumentError) -> CGFloat {
    if let tolerance = object["tolerance"] { return try tolerance.positiveNumber() }
    guard let scale = object["scale"] else { return 0.01 }
    return 0.5 / CGFloat(try scale.count()) + 0.01
  }

  private static func platform(_ object: FieldObject) throws(DocumentError) -> Platform? {
    guard let field = object["platform"] else { return nil }
    let name = try field.string()
    guard let platform = Platform(named: name) else {
      throw field.error(.unknownWord(name, meaning: "platform", known: Platform.allCases.map(\.name)))
    }
    return platform
  }

  private static func example(_ field: Field) throws(DocumentError) -> FrameExample {
    let object = try field.object("an example", keys: ["width", "height", "frames"])
    let size = CGSize(
      width: try object.require("width").positiveNumber(),
      height: try object.require("height").positiveNumber())
    var rectangles: [FrameRectangle] = []
    for item in try object.require("frames").list() {
      let frame = try item.object(
        "a frame", keys: ["name", "kind", "text", "font", "shape", "fill", "x", "y", "width", "height"])
      let name = try frame.require("name").string()
      if let kind = try kind(frame, name) {
        rectangles.append(FrameRectangle(name, kind, frame: try rectangle(frame.field.at(name))))
      }
    }
    return FrameExample(size: size, rectangles: rectangles)
  }

  /// What a rectangle shows; `nil` for a group, whose frame follows from what is in it.
  private static func kind(_ frame: FieldObject, _ name: String) throws(DocumentError) -> FrameKind? {
    switch try frame.require("kind").word("kind", KindWord.self) {
    case .text:
      let style: Font.TextStyle? = try frame["font"].map { field throws(DocumentError) in
        try field.word("text style")
      }
      return .text(try frame.require("text").string(), font: style)
    case .image: return .image(name)
    case .shape:
      let shape = try frame["shape"].map { field throws(DocumentError) in
        try field.word("shape", ShapeWord.self)
      }
      return .shape(
        (shape ?? .color).rawValue,
        fill: try frame["fill"].map { field throws(DocumentError) in try field.string() })
    case .group: return nil
    }
  }

  private static func rectangle(_ field: Field) throws(DocumentError) -> CGRect {
    let object = try FieldObject(field, owner: "a frame")
    return CGRect(
      x: try object.require("x").number(), y: try object.require("y").number(),
      width: try object.require("width").positiveNumber(),
      height: try object.require("height").positiveNumber())
  }

  private enum KindWord: String, CaseIterable { case text, image, shape, group }

  /// The leaves that a shape can be.
  enum ShapeWord: String, CaseIterable {
    case color = "Color"
    case rectangle = "Rectangle"
    case roundedRectangle = "RoundedRectangle"
    case circle = "Circle"
    case capsule = "Capsule"
    case ellipse = "Ellipse"
    case divider = "Divider"
  }
}

// MARK: - Layouts

extension FrameExamples {
  /// The leaves of a layout; a leaf is what has no view below it and is seen.
  private static func layout(_ field: Field) throws(DocumentError) -> FrameExample {
    let object = try FieldObject(field, owner: "a layout")
    let proposal = try FieldObject(try object.require("proposal"), owner: "a proposal")
    var views: [(path: String, frame: FieldObject, field: Field)] = []
    for item in try object.require("frames").list() {
      let frame = try FieldObject(item, owner: "a frame")
      views.append((try frame.require("path").string(), frame, item))
    }
    // Where no side was proposed, the container is as long as the outermost view, which is listed first.
    func side(_ name: String) throws(DocumentError) -> CGFloat {
      if let given = proposal[name] { return try given.positiveNumber() }
      guard let outermost = views.first?.frame else { return try proposal.require(name).positiveNumber() }
      return try outermost.require(name).positiveNumber()
    }
    let size = CGSize(width: try side("width"), height: try side("height"))
    // Layers stand behind what they are a background of.
    let ordered =
      views.filter { $0.path.contains(".background") } + views.filter { !$0.path.contains(".background") }
    var rectangles: [FrameRectangle] = []
    for (path, frame, item) in ordered where !path.contains("/") {
      let isLayer = { (other: String) in
        other.hasPrefix(path + ".background") || other.hasPrefix(path + ".overlay")
      }
      guard !views.contains(where: { $0.path.hasPrefix(path + ".") && !isLayer($0.path) }) else { continue }
      guard let kind = try seen(frame, path) else { continue }
      rectangles.append(FrameRectangle(path, kind, frame: try rectangle(item.at(path))))
    }
    return FrameExample(size: size, rectangles: rectangles)
  }

  /// What a leaf shows; `nil` for what is not seen, and for controls, whose frames no stack explains.
  private static func seen(_ frame: FieldObject, _ path: String) throws(DocumentError) -> FrameKind? {
    if let text = frame["text"] { return .text(try text.string()) }
    let kind = try frame.require("kind").string()
    if kind == "Image" { return .image(try frame["id"]?.string() ?? path) }
    return ShapeWord(rawValue: kind).map { .shape($0.rawValue) }
  }
}
