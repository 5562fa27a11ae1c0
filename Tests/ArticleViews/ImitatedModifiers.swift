import Foundation
import LayoutCore

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com), the section "Learning from
// Imitation", but for the last view. The article prints the parts of each layout one by one: they are put together here, the indentation
// differs, and what it leaves to its readers (MyFlexFrameLayout's properties, body and placing) is written as for
// MyFrameLayout. The modifiers are not public here.

private struct MyFrameLayout: Layout, ViewModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func body(content: Content) -> some View {
    MyFrameLayout(width: width, height: height, alignment: alignment)() {  // Due to the multiple parentheses
      Color.clear  // Add views for alignment assistance.
      content
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 2, let content = subviews.last else {
      fatalError("Can't use MyFrameLayout directly")
    }
    var result: CGSize = .zero

    if let width, let height {  // Both dimensions are set.
      result = .init(width: width, height: height)
    }

    if let width, height == nil {  // Only width is set
      let contentHeight = content.sizeThatFits(.init(width: width, height: proposal.height)).height
      result = .init(width: width, height: contentHeight)
    }

    if let height, width == nil {
      let contentWidth = content.sizeThatFits(.init(width: proposal.width, height: height)).width
      result = .init(width: contentWidth, height: height)
    }

    if height == nil, width == nil {
      result = content.sizeThatFits(proposal)
    }

    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2, let background = subviews.first, let content = subviews.last else {
      fatalError("Can't use MyFrameLayout directly")
    }
    alignAndPlace(background, content, in: bounds, alignment)
  }
}

extension Layout {
  /// The article's placing, which both of its frames share.
  fileprivate func alignAndPlace(
    _ background: LayoutSubview, _ content: LayoutSubview, in bounds: CGRect, _ alignment: Alignment
  ) {
    background.place(
      at: .zero, anchor: .topLeading, proposal: .init(width: bounds.width, height: bounds.height))
    // Get the position of the Color.clear's alignment guide
    let backgroundDimensions = background.dimensions(
      in: .init(width: bounds.width, height: bounds.height))
    let offsetX = backgroundDimensions[alignment.horizontal]
    let offsetY = backgroundDimensions[alignment.vertical]
    // Get the position of the subview's alignment guide
    let contentDimensions = content.dimensions(in: .init(width: bounds.width, height: bounds.height))
    // Calculate the topLeading offset of content
    let leading = offsetX - contentDimensions[alignment.horizontal] + bounds.minX
    let top = offsetY - contentDimensions[alignment.vertical] + bounds.minY
    content.place(
      at: .init(x: leading, y: top), anchor: .topLeading,
      proposal: .init(width: bounds.width, height: bounds.height))
  }
}

extension View {
  func myFrame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    self
      .modifier(MyFrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  func myFrame() -> some View {
    modifier(MyFrameLayout(width: nil, height: nil, alignment: .center))
  }
}

private struct MyFixedSizeLayout: Layout, ViewModifier {
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 1, let content = subviews.first else {
      fatalError("Can't use MyFixedSizeLayout directly")
    }
    // Prepare the proposed size for submission to the subview
    let width = horizontal ? nil : proposal.width
    let height = vertical ? nil : proposal.height
    let size = content.sizeThatFits(.init(width: width, height: height))
    return size  // Take the required size of the child view as that of the MyFixedSizeLayout container
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 1, let content = subviews.first else {
      fatalError("Can't use MyFixedSizeLayout directly")
    }

    content.place(
      at: .init(x: bounds.minX, y: bounds.minY), anchor: .topLeading,
      proposal: .init(width: bounds.width, height: bounds.height))
  }

  func body(content: Content) -> some View {
    MyFixedSizeLayout(horizontal: horizontal, vertical: vertical)() {
      content
    }
  }
}

extension View {
  func myFixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(MyFixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  func myFixedSize() -> some View {
    myFixedSize(horizontal: true, vertical: true)
  }
}

private struct MyFlexFrameLayout: Layout, ViewModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func body(content: Content) -> some View {
    MyFlexFrameLayout(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)() {
        Color.clear
        content
      }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count == 2, let content = subviews.last else {
      fatalError("Can't use MyFlexFrameLayout directly")
    }

    var resultWidth: CGFloat = 0
    var resultHeight: CGFloat = 0

    let contentWidth = content.sizeThatFits(proposal).width
    if let idealWidth, proposal.width == nil {
      resultWidth = idealWidth
    } else if minWidth == nil, maxWidth == nil {
      resultWidth = contentWidth
    } else if let minWidth, let maxWidth {  // If both min and max have values
      resultWidth = clamp(min: minWidth, max: maxWidth, source: proposal.width ?? contentWidth)
    } else if let minWidth {
      resultWidth = clamp(min: minWidth, max: maxWidth, source: contentWidth)
    } else if let maxWidth {
      resultWidth = clamp(min: minWidth, max: maxWidth, source: proposal.width ?? contentWidth)
    }

    // Use the required width determined above as the proposal width to get the required height of the child view
    let contentHeight = content.sizeThatFits(
      .init(width: proposal.width == nil ? nil : resultWidth, height: proposal.height)
    ).height
    if let idealHeight, proposal.height == nil {
      resultHeight = idealHeight
    } else if minHeight == nil, maxHeight == nil {
      resultHeight = contentHeight
    } else if let minHeight, let maxHeight {
      resultHeight = clamp(min: minHeight, max: maxHeight, source: proposal.height ?? contentHeight)
    } else if let minHeight {
      resultHeight = clamp(min: minHeight, max: maxHeight, source: contentHeight)
    } else if let maxHeight {
      resultHeight = clamp(min: minHeight, max: maxHeight, source: proposal.height ?? contentHeight)
    }

    let size = CGSize(width: resultWidth, height: resultHeight)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2, let background = subviews.first, let content = subviews.last else {
      fatalError("Can't use MyFlexFrameLayout directly")
    }
    alignAndPlace(background, content, in: bounds, alignment)
  }

  // Limit values to between minimum and maximum
  func clamp(min: CGFloat?, max: CGFloat?, source: CGFloat) -> CGFloat {
    var result: CGFloat = source
    if let min {
      result = Swift.max(source, min)
    }
    if let max {
      result = Swift.min(source, max)
    }
    return result
  }
}

extension View {
  func myFrame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    // min < ideal < max
    func areInNondecreasingOrder(
      _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
    ) -> Bool {
      let min = min ?? -.infinity
      let ideal = ideal ?? min
      let max = max ?? ideal
      return min <= ideal && ideal <= max
    }

    if !areInNondecreasingOrder(minWidth, idealWidth, maxWidth)
      || !areInNondecreasingOrder(minHeight, idealHeight, maxHeight)
    {
      fatalError("Contradictory frame constraints specified.")
    }

    return modifier(
      MyFlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

/// The imitations at work.
struct ImitatedModifiers: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("in a corner").myFrame(width: 120, height: 40, alignment: .bottomTrailing)
      Color.red.myFrame(minWidth: 40, maxWidth: 90, minHeight: 10, idealHeight: 20, maxHeight: 30)
      Text("A text of some words that would have to wrap").myFixedSize()
      Text("only as high as it likes").myFixedSize(horizontal: false, vertical: true)
      Color.blue.myFrame(height: 12)
    }
  }
}
