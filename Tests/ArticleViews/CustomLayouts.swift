import Foundation
import LayoutCore

// Printed in "Creating custom layouts in SwiftUI" (CC BY 4.0 by its author); only the indentation and the names
// of the two `MyView`s differ.

struct FlowView: View {

  var body: some View {
    ScrollView {
      FlowLayout {
        ForEach(0..<150, id: \.self) {
          Text("\($0)")
            .padding()
            .background(.regularMaterial)
            .clipShape(.capsule)
        }
      }
    }
  }
}

private struct FlowLayout: Layout {

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let containerWidth = proposal.replacingUnspecifiedDimensions().width
    let idealViewSizes = subviews.map { $0.sizeThatFits(.unspecified) }

    return dryRun(
      containerWidth: containerWidth,
      viewSizes: idealViewSizes
    ).containerSize
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let idealViewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let viewOffsets = dryRun(
      containerWidth: bounds.width,
      viewSizes: idealViewSizes
    ).viewOffsets

    for (view, offset) in zip(subviews, viewOffsets) {
      view.place(
        at: .init(
          x: bounds.minX + offset.x,
          y: bounds.minY + offset.y
        ),
        proposal: .unspecified
      )
    }
  }

  private func dryRun(
    containerWidth: CGFloat, viewSizes: [CGSize]
  ) -> (containerSize: CGSize, viewOffsets: [CGPoint]) {
    var containerSize: CGSize = .zero
    var viewOffsets: [CGPoint] = []

    var currentOffset: CGPoint = .zero
    var lineHeight: CGFloat = .zero

    for viewSize in viewSizes {
      if currentOffset.x + viewSize.width > containerWidth {
        currentOffset.x = 0
        currentOffset.y += lineHeight
        lineHeight = 0
      }
      viewOffsets.append(currentOffset)

      currentOffset.x += viewSize.width
      lineHeight = max(lineHeight, viewSize.height)

      containerSize.width = max(containerSize.width, currentOffset.x)
      containerSize.height = max(containerSize.height, currentOffset.y + lineHeight)
    }
    return (containerSize, viewOffsets)
  }
}

struct SwitchingView: View {

  @State private var layoutType: LayoutType = .hStack

  var body: some View {
    VStack {
      Picker("Layout Type", selection: $layoutType) {
        ForEach(LayoutType.allCases) {
          Text($0.rawValue)
        }
      }
      .pickerStyle(.segmented)

      AnyLayout(layoutType.layout) {
        ForEach(0..<10, id: \.self) {
          Text("\($0)")
            .fixedSize()
            .padding()
            .background(.regularMaterial)
            .clipShape(.capsule)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .animation(.default, value: layoutType)
    }
  }

  enum LayoutType: String, CaseIterable, Hashable, Identifiable {
    case hStack
    case vStack
    case zStack
    case flowLayout

    var layout: any Layout {
      switch self {
      case .hStack:
        HStackLayout()
      case .vStack:
        VStackLayout()
      case .zStack:
        ZStackLayout()
      case .flowLayout:
        FlowLayout()
      }
    }

    var id: Self { self }
  }
}

extension SwitchingView {
  /// What tapping a segment of the picker does.
  func pick(_ type: LayoutType) { layoutType = type }
}
