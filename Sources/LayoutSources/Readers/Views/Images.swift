import Foundation
import LayoutCore

struct ImageReader: ViewReader {
  let name = "Image"

  func view(_ call: Call) throws -> any View {
    if let symbol = try call.string("systemName") {
      call.interpreter.noteSymbol(symbol, at: call.position)
      return ReadImage(image: Image(systemName: symbol, fileID: call.file, line: call.line))
    }
    if let symbol = try call.namedSymbol() {
      call.interpreter.noteSymbol(symbol, at: call.position)
      return ReadImage(image: Image(systemName: symbol, fileID: call.file, line: call.line))
    }
    return ReadImage(
      image: try call.image(try call.arguments.first.map { try assetName($0, call) } ?? "image"))
  }

  /// Returns the name of an image: a string, or a resource, `.logo`, of the same name.
  private func assetName(_ argument: Argument, _ call: Call) throws -> String {
    if case .symbol(let symbol) = argument.value, let last = symbol.steps.last, last.arguments == nil {
      let names = symbol.steps.map(\.name).joined(separator: ".")
      return call.interpreter.resources.images[names] == nil ? last.name : names
    }
    return try call.interpreter.string(argument.value, at: argument.node)
  }
}

extension Call {
  /// Returns an image by its name: of the supplied size, or else of 44 x 44 points.
  func image(_ name: String) throws -> Image {
    if interpreter.resources.symbols.contains(name) {
      return Image(systemName: name, fileID: file, line: line)
    }
    if let size = imageSize(name) ?? interpreter.resources.images[name] {
      return Image(name, size: size, fileID: file, line: line)
    }
    interpreter.noteDrawn(.image, name, at: position)
    let side = PlaceholderView.side
    interpreter.assumeByName(.number, "images.\(name)", "[44, 44]", at: position)
    var image = Image(name, size: CGSize(width: side, height: side), fileID: file, line: line)
    image.isSizeAssumed = true
    return image
  }

  /// Returns the symbol that a member names, `systemSymbol: .chevronForward` for "chevron.forward"; `nil`
  /// where there is none.
  func namedSymbol() throws -> String? {
    guard let argument = argument("systemSymbol") else { return nil }
    guard case .symbol(let symbol) = argument.value, let step = symbol.steps.last, step.arguments == nil
    else {
      return try string("systemSymbol")
    }
    var text = ""
    var last: Character?
    for letter in step.name.drop(while: { $0 == "_" }) {
      if let last, letter.isUppercase || (letter.isNumber && !last.isNumber) { text += "." }
      text += letter.lowercased()
      last = letter
    }
    return text
  }

  /// Returns the supplied size of an image, as `images.avatar: [50, 64]`.
  private func imageSize(_ name: String) -> CGSize? {
    guard case .array(let sides)? = interpreter.options.values["images.\(name)"], sides.count == 2,
      case .number(let width) = sides[0], case .number(let height) = sides[1]
    else { return nil }
    return CGSize(width: width.value, height: height.value)
  }
}

/// An image before its own modifiers.
struct ReadImage: View {
  typealias Body = Never
  var image: Image

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { image.layoutNodes(in: environment) }

  /// Returns the image with one of its own modifiers; `nil` for a modifier of any view.
  func modified(_ call: Call) throws -> ReadImage? {
    switch call.name {
    case "resizable": ReadImage(image: image.resizable())
    // These change the drawing, and return an image.
    case "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "allowedDynamicRange": self
    default: nil
    }
  }
}
