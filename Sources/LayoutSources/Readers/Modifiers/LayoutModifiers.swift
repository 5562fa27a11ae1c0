import Foundation
import LayoutCore

extension Readers {
  static let layoutModifiers: [any ModifierReader] = [
    FrameReader(), PaddingReader(), FixedSizeReader(), AspectRatioReader(), ScaledReader(name: "scaledToFit"),
    ScaledReader(name: "scaledToFill"), PositionReader(), OffsetReader(), LayoutPriorityReader(),
    AlignmentGuideReader(),
    LayeredReader(name: "overlay"), LayeredReader(name: "background"), ContainerRelativeFrameReader(),
    IDReader(),
    ModifierModifierReader(), GridCellColumnsReader(), GridCellAnchorReader(), GridColumnAlignmentReader(),
    GridCellUnsizedAxesReader(), IgnoresSafeAreaReader(name: "ignoresSafeArea"),
    IgnoresSafeAreaReader(name: "edgesIgnoringSafeArea"), SafeAreaPaddingReader(), SafeAreaInsetReader(),
    LayoutValueReader(),
  ]
}

struct FrameReader: ModifierReader {
  let name = "frame"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let alignment = call.alignment() ?? .center
    if call.has("minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight") {
      return content.frame(
        minWidth: try call.length("minWidth"), idealWidth: try call.length("idealWidth"),
        maxWidth: try greatest("maxWidth", call), minHeight: try call.length("minHeight"),
        idealHeight: try call.length("idealHeight"), maxHeight: try greatest("maxHeight", call),
        alignment: alignment,
        fileID: call.file, line: call.line)
    }
    if case .native(let size as CGSize)? = call.unlabeled(0)?.value {
      return content.frame(
        width: size.width, height: size.height, alignment: alignment, fileID: call.file, line: call.line)
    }
    return content.frame(
      width: try call.length("width"), height: try call.length("height"), alignment: alignment,
      fileID: call.file,
      line: call.line)
  }
}

extension FrameReader {
  /// Returns the maximum of a side; one that no view reaches, as `.greatestFiniteMagnitude`, counts as none.
  private func greatest(_ label: String, _ call: Call) throws -> CGFloat? {
    try call.length(label).map { $0 >= 1e12 ? .infinity : $0 }
  }
}

struct PaddingReader: ModifierReader {
  let name = "padding"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let first = call.unlabeled(0) else { return content.padding(fileID: call.file, line: call.line) }
    if case .native(let insets as EdgeInsets)? = try call.value(first, as: "EdgeInsets") {
      return content.padding(insets, fileID: call.file, line: call.line)
    }
    if let edges = call.edges(first) {
      let length = try call.unlabeled(1).flatMap { try call.number($0) }
      return content.padding(edges, length.map { CGFloat($0) }, fileID: call.file, line: call.line)
    }
    // If a length follows, these are edges.
    if let second = call.unlabeled(1) {
      let length = try call.number(second).map { CGFloat($0) }
      return content.padding(call.edgesOrAll(nil), length, fileID: call.file, line: call.line)
    }
    guard let length = try call.number(first) else {
      return content.padding(fileID: call.file, line: call.line)
    }
    return content.padding(CGFloat(length), fileID: call.file, line: call.line)
  }
}

struct FixedSizeReader: ModifierReader {
  let name = "fixedSize"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard call.has("horizontal", "vertical") else {
      return content.fixedSize(fileID: call.file, line: call.line)
    }
    return content.fixedSize(
      horizontal: try call.flag("horizontal") ?? false, vertical: try call.flag("vertical") ?? false,
      fileID: call.file, line: call.line)
  }
}

struct AspectRatioReader: ModifierReader {
  let name = "aspectRatio"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let mode: ContentMode =
      if case .symbol(let symbol)? = call.argument("contentMode")?.value, symbol.steps.last?.name == "fill" {
        .fill
      } else { .fit }
    if case .native(let size as CGSize)? = try call.value(call.unlabeled(0), as: "CGSize") {
      return content.aspectRatio(size, contentMode: mode, fileID: call.file, line: call.line)
    }
    return content.aspectRatio(
      try call.length(nil), contentMode: mode, fileID: call.file, line: call.line)
  }
}

struct ScaledReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.aspectRatio(contentMode: name == "scaledToFit" ? .fit : .fill, fileID: call.file, line: call.line)
  }
}

struct PositionReader: ModifierReader {
  let name = "position"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if case .native(let point as CGPoint)? = try call.value(call.unlabeled(0), as: "CGPoint") {
      return content.position(point, fileID: call.file, line: call.line)
    }
    return content.position(
      x: try call.length("x") ?? 0, y: try call.length("y") ?? 0, fileID: call.file, line: call.line)
  }
}

struct OffsetReader: ModifierReader {
  let name = "offset"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if case .native(let size as CGSize)? = try call.value(call.unlabeled(0), as: "CGSize") {
      return content.offset(size, fileID: call.file, line: call.line)
    }
    return content.offset(
      x: try call.length("x") ?? 0, y: try call.length("y") ?? 0, fileID: call.file, line: call.line)
  }
}

struct LayoutPriorityReader: ModifierReader {
  let name = "layoutPriority"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.layoutPriority(try call.number(nil) ?? 0, fileID: call.file, line: call.line)
  }
}

struct AlignmentGuideReader: ModifierReader {
  let name = "alignmentGuide"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let guide = call.unlabeled(0), let key = call.interpreter.alignmentKey(guide.value, axis: nil),
      case .function(let callable)? = call.closure("computeValue")?.value
    else { return nil }
    let value = call.interpreter.guide(callable, nil, at: call.node)
    return GuideView(content: content, guide: key, value: value, position: call.position)
  }
}

/// A view with an explicit alignment guide.
private struct GuideView: View {
  typealias Body = Never
  var content: any View
  var guide: AlignmentKey
  var value: GuideFunction
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).map { node in
      var inner = node
      inner.place = ""
      return LayoutNode(
        AlignmentGuideElement(guide: guide, value: value), children: [inner], source: position,
        direction: environment.layoutDirection, place: node.place)
    }
  }
}

/// The reader of `overlay` and `background`, with a view, a style or a style in a shape.
struct LayeredReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let alignment = call.alignment() ?? .center
    if let layer = try layer(call) {
      return name == "overlay"
        ? content.overlay(
          alignment: alignment, content: { AnyView(layer) }, fileID: call.file, line: call.line)
        : content.background(
          alignment: alignment, content: { AnyView(layer) }, fileID: call.file, line: call.line)
    }
    let style = try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "background")
    if let shape = try call.shape(call.argument("in")) {
      let filled = AnyView(shape.fill(style, fileID: call.file, line: call.line))
      return name == "overlay"
        ? content.overlay(filled, fileID: call.file, line: call.line)
        : content.background(filled, fileID: call.file, line: call.line)
    }
    // A colour is a view of its kind, and any other style a rectangle.
    let edges = call.edgesOrAll("ignoresSafeAreaEdges")
    if call.isColor(call.unlabeled(0)) {
      let color = Color(style.paint, fileID: call.file, line: call.line)
      return name == "overlay"
        ? content.overlay(color, ignoresSafeAreaEdges: edges, fileID: call.file, line: call.line)
        : content.background(color, ignoresSafeAreaEdges: edges, fileID: call.file, line: call.line)
    }
    return name == "overlay"
      ? content.overlay(style, ignoresSafeAreaEdges: edges, fileID: call.file, line: call.line)
      : content.background(style, ignoresSafeAreaEdges: edges, fileID: call.file, line: call.line)
  }

  /// Returns the view over or under the view, if it is one.
  private func layer(_ call: Call) throws -> (any View)? {
    if call.closure() != nil { return try call.content() }
    guard let first = call.unlabeled(0), call.argument("in") == nil else { return nil }
    switch first.value {
    // A colour or a gradient is taken as a style, which extends into the safe area.
    case .view(let view) where view.view is Color || view.view is ReadGradient: return nil
    case .view, .instance: return try call.view(first)
    case .unknown(let unknown) where unknown.type == nil || unknown.type?.name == "Content": return nil
    default: return nil
    }
  }
}

extension Call {
  /// Returns whether an argument names a colour.
  fileprivate func isColor(_ argument: Argument?) -> Bool {
    if case .view(let view)? = argument?.value { return view.view is Color }
    guard case .symbol(let symbol)? = argument?.value, let first = symbol.steps.first else { return true }
    let isMaterial = first.name.hasSuffix("Material") || first.name == "bar"
    return !isMaterial && symbol.steps.last?.name != "gradient"
      && !["background", "foreground", "tint", "separator", "fill", "quaternary", "tertiary", "selection"]
        .contains(first.name)
  }
}

struct ContainerRelativeFrameReader: ModifierReader {
  let name = "containerRelativeFrame"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let axes = call.axes(call.unlabeled(0)), call.closure("length") == nil else { return nil }
    return content.containerRelativeFrame(
      axes, count: try call.integer("count") ?? 1, span: try call.integer("span") ?? 1,
      spacing: try call.length("spacing") ?? 0, alignment: call.alignment() ?? .center, fileID: call.file,
      line: call.line)
  }
}

struct IDReader: ModifierReader {
  let name = "id"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.id(try call.string(nil) ?? "", fileID: call.file, line: call.line)
  }
}

/// The reader of `modifier(_:)` with a declared modifier.
struct ModifierModifierReader: ModifierReader {
  let name = "modifier"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    var value = argument.value
    if case .symbol(let symbol) = value {
      value = try call.interpreter.resolved(symbol, as: "ViewModifier", at: argument.node) ?? value
    }
    guard case .instance(let instance) = value else {
      call.interpreter.assume(.modifier, argument.node.trimmedDescription, "neutral", at: call.position)
      return content
    }
    return InterpretedModification(content: content, modifier: instance, interpreter: call.interpreter)
  }
}
