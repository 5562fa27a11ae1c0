import Foundation
import Taut
import Testing

@Suite("Extreme parameters")
struct ExtremeTests {
  static let proposals: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(width: 300, height: 200),
    ProposedViewSize(width: 1e-9, height: 1e9), ProposedViewSize(width: 1e12, height: nil),
    ProposedViewSize(width: -5, height: .infinity), ProposedViewSize(width: -.infinity, height: 10),
  ]

  @Test("A billionth of a point beside a billion of them")
  func magnitudes() {
    let lengths: [CGFloat] = [1e-9, 1e9, 3, 1e-9, 0, 1e9, 1e-300, 1e12]
    let images = lengths.map { LayoutNode(ImageElement(size: CGSize(width: $0, height: 1 / ($0 + 1)))) }
    let frames = lengths.map { length in
      Sample.color.wrapped(FlexibleFrameElement(minWidth: length, maxWidth: length * 2, maxHeight: length))
    }
    let paddings = lengths.map { Sample.color.wrapped(PaddingElement(EdgeInsets(.all, $0 - 1))) }
    let ratios = [1e-6, 1e6, 1e-9, 1e9].map { ratio in
      Sample.image.wrapped(AspectRatioElement(ratio: ratio, contentMode: .fit))
    }
    for children in [images, frames, paddings, ratios, images + frames, frames + paddings + ratios] {
      for axis in Axis.allCases {
        for proposal in Self.proposals {
          let node = Sample.stack(axis, spacing: 1e-9, children)
          let agreement = Agreement.orExact(node, proposal)
          #expect(!agreement.isDifferent, "\(node.written(for: proposal))\n\(agreement)")
        }
      }
    }
  }

  @Test("Nothing in anything")
  func empty() {
    let center = HorizontalAlignment.center.key
    let containers: [any LayoutElement] = [
      StackElement(axis: .horizontal, alignment: VerticalAlignment.top.key),
      StackElement(axis: .vertical, alignment: center), ZStackElement(), GeometryReaderElement(),
      ScrollViewElement(axes: []), ScrollViewElement(axes: [.horizontal, .vertical]),
      CustomLayoutElement(FlowLayout()),
    ]
    let modifiers: [any LayoutElement] = [
      FrameElement(width: 5, height: nil), FlexibleFrameElement(minWidth: 5, maxHeight: .infinity),
      FixedSizeElement(), PaddingElement(EdgeInsets(.all, 3)),
      AspectRatioElement(ratio: nil, contentMode: .fill), PositionElement(x: 1, y: 2),
      OffsetElement(x: 1, y: 2), OverlayElement(isBackground: false), LayoutPriorityElement(-.infinity),
      AlignmentGuideElement(guide: center, value: .linear(3)), AppearanceElement(kind: "border"),
    ]
    for proposal in Self.proposals {
      for outer in containers {
        let empty = LayoutNode(outer)
        for node in [empty] + containers.map({ LayoutNode($0, children: [empty, empty]) })
          + modifiers.map({ empty.wrapped($0) })
        {
          #expect(Agreement(node, proposal) == .equal, "\(node.written(for: proposal))")
        }
      }
      for modifier in modifiers {
        guard case .refused(let text) = Agreement(LayoutNode(modifier), proposal) else {
          Issue.record("\(modifier.kind) of nothing is laid out")
          continue
        }
        #expect(text == "\(modifier.kind) at root/1: there is no view that it modifies")
      }
    }
  }

  @Test(
    "Numbers without a meaning are refused by name",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, 1e13, .greatestFiniteMagnitude,
    ])
  func numbers(_ number: CGFloat) {
    let elements: [any LayoutElement] = [
      PaddingElement(EdgeInsets(.all, number)), PositionElement(x: number, y: 0),
      OffsetElement(x: 0, y: number), AspectRatioElement(ratio: number, contentMode: .fit),
      FlexibleFrameElement(minWidth: number), FlexibleFrameElement(idealHeight: number),
      FlexibleFrameElement(maxWidth: number), FrameElement(width: number, height: number),
      LayoutPriorityElement(number),
      AlignmentGuideElement(
        guide: HorizontalAlignment.center.key, value: .linear(LinearLength(.width, times: number))),
      AlignmentGuideElement(guide: HorizontalAlignment.center.key, value: .linear(LinearLength(number))),
      AlignmentGuideElement(guide: HorizontalAlignment.center.key, value: .opaque { _ in number }),
      AlignmentGuideElement(guide: Self.key(LinearLength(number)), value: .linear(1)),
    ]
    for element in elements {
      let row = Sample.stack(.vertical, [Sample.color.wrapped(element), Sample.image])
      for proposal in Self.proposals {
        let agreement = Agreement(row, proposal)
        #expect(!agreement.isDifferent, "\(element): \(agreement)")
      }
    }
    let image = LayoutNode(ImageElement(size: CGSize(width: number, height: 1)))
    if case .refused = Agreement(image, .zero) {} else { Issue.record("an image \(number) wide is laid out") }
    let sides = ProposedViewSize(width: number, height: 1)
    #expect(!Agreement(Sample.color, sides).isDifferent)
  }

  @Test("A guide whose default depends on itself is refused")
  func guideCycle() {
    let first = Self.key(LinearLength(.guide(Self.key(0))))
    let node = Sample.color.wrapped(AlignmentGuideElement(guide: first, value: .linear(1)))
    #expect(
      Agreement(node, .zero)
        == .refused("alignmentGuide at root/1: the default of guide knot depends on itself"))
  }

  @Test(
    "A custom layout that answers nonsense is refused or laid out equal",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -7, 0, .greatestFiniteMagnitude, 1e-300,
    ])
  func nonsense(_ number: CGFloat) {
    for place in NonsenseLayout.Place.allCases {
      let layout = CustomLayoutElement(NonsenseLayout(place: place, number: number))
      let node = LayoutNode(layout, children: [Sample.color, Sample.text("two words")])
      for proposal in Self.proposals {
        for tree in [node, Sample.stack(.horizontal, [node, Sample.color, node])] {
          let agreement = Agreement(tree, proposal)
          #expect(!agreement.isDifferent, "\(place) \(number) at \(proposal): \(agreement)")
        }
      }
    }
  }

  private static func key(_ length: LinearLength) -> AlignmentKey {
    AlignmentKey(axis: .horizontal, name: "knot", defaultValue: .linear(length))
  }
}

/// A layout that puts one number where it does not belong.
private struct NonsenseLayout: Layout {
  enum Place: CaseIterable { case size, position, anchor, proposal, guide }
  var place: Place
  var number: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: place == .size ? number : 20, height: 30)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: place == .position ? number : 1, y: 2),
        anchor: place == .anchor ? UnitPoint(x: number, y: 0.5) : .center,
        proposal: ProposedViewSize(width: place == .proposal ? number : 9, height: 9))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { place == .guide ? number : nil }
}
