import LayoutCore
import LayoutDocuments
import LayoutInspection
import TestSupport

extension Scenes {
  static func inspection(
    of scene: SceneDocument, _ range: InspectedRange, _ options: InspectionOptions? = nil
  ) throws -> Inspection {
    var usual = InspectionOptions()
    usual.detail = .reasons
    return try Inspection(
      of: LayoutTree(scene.root), name: scene.name ?? "scene", in: scene.proposal, over: range,
      options: options ?? usual)
  }
}
