import Foundation
import LayoutCore

/// The room of an effect stands under the effect's own word, as `"frame": true`.
struct EffectFrameRule: DocumentRule {
  /// The key under which an effect says that it takes the room it draws in.
  static let key = "frame"
  private static let (rotationWord, scaleWord) = ("rotationEffect", "scaleEffect")

  /// The words are those of the effects: whether one has a frame is known once it is read.
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> EffectFrameElement { throw reader.notHeld }

  /// What an effect is with its frame; `nil` where a modifier's value says nothing of one, and for any other modifier.
  static func framed(
    _ element: any LayoutElement, as value: Field
  ) throws(DocumentError) -> EffectFrameElement? {
    guard case .object = value.value.content, let effect = element as? AppearanceElement else { return nil }
    let object = try FieldObject(value, owner: effect.kind)
    guard let field = object.present(key), try field.boolean() else { return nil }
    func number(_ name: ParameterName) throws(DocumentError) -> CGFloat {
      try object.require(name.rawValue).number()
    }
    guard effect.kind == scaleWord else {
      return EffectFrameElement(.rotation(degrees: try number(.degrees)))
    }
    return EffectFrameElement(.scale(x: try number(.x), y: try number(.y)))
  }

  func write(
    _ frame: EffectFrameElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let word =
      switch frame.effect {
      case .rotation: Self.rotationWord
      case .scale: Self.scaleWord
      }
    return WrittenElement(word, try writer.members(of: frame) + [.init(Self.key, .boolean(true))])
  }
}
