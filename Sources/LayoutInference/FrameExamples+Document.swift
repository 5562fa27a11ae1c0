import Foundation
import LayoutCore
import LayoutDocuments

extension FrameExamples {
  /// Reads examples, or the output of `taut layout --format json`, each layout of which is an example.
  ///
  /// - Throws: `DocumentError`, which names the place in the file.
  package init(text: String, file: String) throws(DocumentError) {
    let parser = DocumentParser(
      file: file,
      beginning: #"examples begin with {"taut": 1, "examples": ...}; taut layout --format json writes one"#)
    let value = try parser.parseJSON(text)
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

  /// Returns the tolerance in points: the given one, or half a pixel of the given scale.
  ///
  /// Rounding in the file adds 0.01 to half a pixel, and is the tolerance where neither is given.
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
        "a frame",
        keys: [
          "name", "kind", "text", "font", "size", "weight", "shape", "fill", "view", "group", "x", "y",
          "width",
          "height",
        ])
      let name = try frame.require("name").string()
      rectangles.append(
        FrameRectangle(
          name, try kind(frame, name), frame: try rectangle(frame.field.at(name)),
          in: try frame["group"]?.string()))
    }
    return FrameExample(size: size, rectangles: rectangles)
  }

  /// Returns the kind of a rectangle.
  private static func kind(_ frame: FieldObject, _ name: String) throws(DocumentError) -> FrameKind {
    switch try frame.require("kind").word("kind", KindWord.self) {
    case .text:
      let style: Font.TextStyle? = try frame["font"].map { field throws(DocumentError) in
        try field.word("text style")
      }
      let weight: Font.Weight? = try frame["weight"].map { field throws(DocumentError) in
        try field.word("font weight")
      }
      let font = FrameFont(style: style, size: try frame["size"]?.positiveNumber(), weight: weight)
      return .text(try frame.require("text").string(), font: font)
    case .image: return .image(name)
    case .shape:
      let shape = try frame["shape"].map { field throws(DocumentError) in
        try field.word("shape", ShapeWord.self)
      }
      return .shape(
        (shape ?? .color).rawValue,
        fill: try frame["fill"].map { field throws(DocumentError) in try field.string() })
    case .view: return .view(try frame.require("view").string())
    case .group: return .group
    }
  }

  private static func rectangle(_ field: Field) throws(DocumentError) -> CGRect {
    let object = try FieldObject(field, owner: "a frame")
    return CGRect(
      x: try object.require("x").number(), y: try object.require("y").number(),
      width: try object.require("width").positiveNumber(),
      height: try object.require("height").positiveNumber())
  }

  private enum KindWord: String, CaseIterable { case text, image, shape, view, group }

  /// The leaves of shapes.
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
  /// Returns the leaves of a layout: visible views without children.
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
    let paths = LayoutPaths(views.map(\.path).filter { !$0.contains("/") })
    let fields = Dictionary(views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var rectangles: [FrameRectangle] = []
    for path in paths.containers {
      guard let item = fields[path]?.field else { continue }
      rectangles.append(
        FrameRectangle(path, .group, frame: try rectangle(item.at(path)), in: paths.group(of: path)))
    }
    for owner in paths.layered {
      // A view and its layers, which move with it, are a group.
      rectangles.append(
        FrameRectangle(
          LayoutPaths.layers(of: owner), .group, frame: .zero, in: paths.group(of: owner, isWhole: true)))
    }
    // Backgrounds are behind their view.
    let leaves = paths.leaves
    let ordered =
      leaves.filter { $0.contains(".background") } + leaves.filter { !$0.contains(".background") }
    for path in ordered {
      guard let (_, frame, item) = fields[path], let kind = try seen(frame, path) else { continue }
      rectangles.append(
        FrameRectangle(path, kind, frame: try rectangle(item.at(path)), in: paths.group(of: path)))
    }
    return FrameExample(size: size, rectangles: rectangles)
  }

  /// Returns the kind of a leaf; `nil` for an invisible one.
  private static func seen(_ frame: FieldObject, _ path: String) throws(DocumentError) -> FrameKind? {
    if let text = frame["text"] { return .text(try text.string()) }
    let kind = try frame.require("kind").string()
    if kind == "Image" { return .image(try frame["id"]?.string() ?? path) }
    if let shape = ShapeWord(rawValue: kind) { return .shape(shape.rawValue) }
    // Spacers and views without area are invisible.
    let size = try rectangle(frame.field).size
    guard kind != "Spacer", size.width > 0, size.height > 0 else { return nil }
    return .view(kind)
  }
}

/// The views of a layout by path, with their children and their layers.
private struct LayoutPaths {
  /// The views with children.
  let containers: [String]
  /// The views without children.
  let leaves: [String]
  /// The views with an overlay or a background.
  let layered: [String]
  private let known: Set<String>

  init(_ paths: [String]) {
    known = Set(paths)
    var (holding, layered): (Set<String>, Set<String>) = ([], [])
    for path in paths {
      guard let (owner, isLayer) = Self.owner(of: path, among: known) else { continue }
      if isLayer { layered.insert(owner) } else { holding.insert(owner) }
    }
    containers = paths.filter(holding.contains)
    leaves = paths.filter { !holding.contains($0) }
    self.layered = paths.filter(layered.contains)
  }

  /// Returns the name of the group of a view and its layers.
  static func layers(of path: String) -> String { path + " with its layers" }

  /// Returns the group of a view: that of its own layers, or of the view whose layer it is, or else its
  /// parent.
  func group(of path: String, isWhole: Bool = false) -> String? {
    if !isWhole, layered.contains(path) { return Self.layers(of: path) }
    guard let (owner, isLayer) = Self.owner(of: path, among: known) else { return nil }
    return isLayer ? Self.layers(of: owner) : owner
  }

  /// Returns the nearest view on a path, and whether the path leads to a layer of it.
  private static func owner(of path: String, among known: Set<String>) -> (String, isLayer: Bool)? {
    var rest = Substring(path)
    while let dot = rest.lastIndex(of: ".") {
      let step = rest[rest.index(after: dot)...]
      rest = rest[..<dot]
      let isLayer = ["background", "overlay"].contains { step.hasPrefix($0) }
      if known.contains(String(rest)) { return (String(rest), isLayer) }
    }
    return nil
  }
}
