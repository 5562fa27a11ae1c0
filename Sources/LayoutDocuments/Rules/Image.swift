import LayoutCore

/// `Image`: by a name among those that the document defines, or by its size.
struct ImageRule: DocumentRule {
  let words: [DocumentWord] = [.view("Image", keys: ["name", "size", "resizable"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> ImageElement {
    let view = try reader.object()
    let isResizable =
      try view["resizable"].map { field throws(DocumentError) in try self.isResizable(field) } ?? false
    let name = view["name"]
    if let size = view["size"] {
      return ImageElement(name: try name?.string() ?? "", size: try size.size(), isResizable: isResizable)
    }
    guard let name else { throw view.field.error(.missingOneOf(["name", "size"], owner: view.owner)) }
    let word = try name.string()
    return ImageElement(
      name: word, size: try reader.scene.images.size(of: word, name), isResizable: isResizable)
  }

  /// `true`, or how the space is filled; either way the image takes what is proposed.
  private func isResizable(_ field: Field) throws(DocumentError) -> Bool {
    guard case .string = field.value.content else { return try field.boolean() }
    _ = try field.word("resizing mode", ResizingMode.self)
    return true
  }

  private enum ResizingMode: String, CaseIterable {
    case stretch, tile
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
