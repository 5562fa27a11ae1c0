import Foundation
import LayoutCore

/// The view in its room, turned or scaled around its middle.
struct EffectFrameDrawing: PaintedDrawing {
  typealias Element = EffectFrameElement

  func items(_ element: EffectFrameElement, _ view: DrawnView) -> [PictureItem] {
    let map =
      switch element.effect {
      case .rotation(let degrees): PictureTransform.turned(degrees: degrees)
      case .scale(let x, let y): PictureTransform(a: x, d: y)
      }
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    return [.group(PictureGroup(transform: map.around(middle), items: view.childItems))]
  }
}
