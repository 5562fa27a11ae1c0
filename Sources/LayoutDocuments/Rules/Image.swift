import LayoutCore

/// `Image`: by a name among those that the document defines, or by its size.
struct ImageRule: DocumentRule {
  let words: [DocumentWord] = [.view("Image", keys: ["name", "size", "resizable"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> ImageElement {
    let view = try reader.object()
    let isResizable = try view["resizable"]?.boolean() ?? false
    let name = view["name"]
    if let size = view["size"] {
      return ImageElement(name: try name?.string() ?? "", size: try size.size(), isResizable: isResizable)
    }
    guard let name else { throw view.field.error(.missingOneOf(["name", "size"], owner: view.owner)) }
    let word = try name.string()
    return ImageElement(
      name: word, size: try reader.scene.images.size(of: word, name), isResizable: isResizable)
  }

  func write(_ image: ImageElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard let size = image.size else { throw writer.error(.imageWithoutSize(image.name)) }
    var members: [JSONValue.Member] = []
    if !image.name.isEmpty { members.append(.init("name", .string(image.name))) }
    if image.name.isEmpty || !writer.definitions.images.define(image.name, size) {
      members.append(.init("size", .size(size)))
    }
    if image.isResizable { members.append(.init("resizable", .boolean(true))) }
    return WrittenElement(image.kind, members)
  }
}
