import Foundation
import LayoutCore

extension ViewReader {
  /// A geometry reader whose views name its sides, which are made once its size is known; `nil` for any other.
  func geometryReader(
    of view: FieldObject, _ room: DocumentRules.Room, _ surroundings: Surroundings, id: String?
  ) throws(DocumentError) -> LayoutNode? {
    guard let children = view[DocumentWord.childrenKey]?.value, SceneTemplate.readsGeometry(children) else {
      return nil
    }
    func made(_ size: CGSize) throws(DocumentError) -> [LayoutNode] {
      let views = try view.replacing(
        DocumentWord.childrenKey, with: SceneTemplate.putting(size, into: children))
      return try self.children(of: views, room.word.children, surroundings)
    }
    // Once beforehand, so that what is wrong with the views is said with its place.
    _ = try made(CGSize(width: 100, height: 100))
    try budget.spend(on: view.field)
    let reader = GeometryReaderElement(written: children) { proxy in (try? made(proxy.size)) ?? [] }
    return LayoutNode(
      reader, id: id, source: view.field.position, direction: surroundings.direction,
      place: surroundings.place)
  }
}
