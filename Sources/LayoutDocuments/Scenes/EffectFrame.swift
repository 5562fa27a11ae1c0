import Foundation
import LayoutCore

/// The room that a view takes as an effect draws it: the box around the turned or scaled view, which lies in its middle.
struct EffectFrame: Layout, Hashable {
  /// What the view's sides add to the box's width, and to its height.
  private var ofWidth: CGSize
  private var ofHeight: CGSize

  /// The room of a view that is turned.
  init(degrees: CGFloat) {
    // Quarters are exact.
    let quarter = Int(exactly: degrees / 90).map { $0 % 2 == 0 }
    let sine = quarter.map { $0 ? 0 : 1 } ?? abs(sin(degrees * .pi / 180))
    let cosine = quarter.map { $0 ? 1 : 0 } ?? abs(cos(degrees * .pi / 180))
    ofWidth = CGSize(width: cosine, height: sine)
    ofHeight = CGSize(width: sine, height: cosine)
  }

  /// The room of a view that is scaled.
  init(x: CGFloat, y: CGFloat) {
    ofWidth = CGSize(width: abs(x), height: 0)
    ofHeight = CGSize(width: 0, height: abs(y))
  }

  /// What a modifier's value says of the room; `nil` where it leaves the view's own.
  init?(_ value: Field, of element: any LayoutElement) throws(DocumentError) {
    guard case .object = value.value.content, let effect = element as? AppearanceElement else { return nil }
    let object = try FieldObject(value, owner: effect.kind)
    guard object.keys.contains(Self.key), try object.require(Self.key).boolean() else { return nil }
    self.init(effect)
  }

  /// The room for an effect; `nil` for any other modifier.
  init?(_ effect: AppearanceElement) {
    func number(_ name: String) -> CGFloat? {
      effect.attributes[name].flatMap(Double.init).map { CGFloat($0) }
    }
    if effect.kind == "rotationEffect", let degrees = number("degrees") {
      self.init(degrees: degrees)
    } else if effect.kind == "scaleEffect", let x = number("x"), let y = number("y") {
      self.init(x: x, y: y)
    } else {
      return nil
    }
  }

  /// The key under which an effect says that it takes the room it draws in.
  static let key = "frame"
  /// What the room is called.
  static let kind = "effectFrame"

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    // Nothing times an infinite side is nothing.
    func part(_ share: CGFloat, of side: CGFloat) -> CGFloat { share == 0 ? 0 : share * side }
    return CGSize(
      width: part(ofWidth.width, of: size.width) + part(ofWidth.height, of: size.height),
      height: part(ofHeight.width, of: size.width) + part(ofHeight.height, of: size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension LayoutNode {
  /// The view in the room of an effect, as its child `.0`; the id of the effect is that of the room.
  func framed(by layout: EffectFrame) -> LayoutNode {
    var inner = self
    inner.place = ".0"
    inner.id = nil
    return LayoutNode(
      CustomLayoutElement(layout, kind: EffectFrame.kind), children: [inner], id: id, source: source,
      direction: direction, place: place)
  }
}
