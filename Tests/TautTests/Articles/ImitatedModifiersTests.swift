import Foundation
import Taut
import Testing

@testable import ArticleViews

@Suite("The imitated modifiers beside the built-in ones (Fatbobman)")
struct ImitatedModifiersTests {
  typealias Limits = CorrectedFlexFrame.Limits

  static let sides: [CGFloat?] = [nil, 0, 10, 50, 100, 250, .infinity]
  static let proposals = sides.flatMap { width in
    sides.map { ProposedViewSize(width: width, height: $0) }
  }

  /// The views that are wrapped: one of a size of its own, one that takes anything, one that wraps.
  enum Content: String, CaseIterable {
    case fixed = "Image"
    case greedy = "Color"
    case text = "Text"

    var view: AnyView {
      switch self {
      case .fixed: AnyView(Image("portrait", size: CGSize(width: 60, height: 40)))
      case .greedy: AnyView(Color.red)
      case .text: AnyView(Text("A text of some words to wrap"))
      }
    }
  }

  /// The frames of the modifier and of the view in it; where a place is not a number, the word for it.
  static func frames(_ view: some View, _ content: Content, _ proposal: ProposedViewSize) throws -> String {
    do {
      let result = try layOut(view, in: proposal)
      let inner = result.views.last { $0.kind == content.rawValue }
      return "\(result.views[0].frame.numbers) with \(inner?.frame.numbers ?? "nothing")"
    } catch LayoutError.notANumber(let what, _) {
      return what
    }
  }

  /// The proposals of the grid at which two modifiers differ.
  static func differences<Imitated: View, BuiltIn: View>(
    _ content: Content, _ imitated: (AnyView) -> Imitated, _ builtIn: (AnyView) -> BuiltIn
  ) throws -> [ProposedViewSize] {
    try proposals.filter { proposal in
      try frames(imitated(content.view), content, proposal)
        != frames(builtIn(content.view), content, proposal)
    }
  }

  static func isNarrow(_ proposal: ProposedViewSize) -> Bool { proposal.width.map { $0 <= 10 } ?? false }
  static func isInfinite(_ side: CGFloat?) -> Bool { side == .infinity }

  @Test(
    "frame(width:height:) is the same, but for infinite views and texts narrower than a letter",
    arguments: Content.allCases)
  func frame(content: Content) throws {
    let sides: [(CGFloat?, CGFloat?)] = [(100, 50), (30, 30), (100, nil), (nil, 50), (nil, nil)]
    for (width, height) in sides {
      let differences = try Self.differences(
        content, { $0.myFrame(width: width, height: height) }, { $0.frame(width: width, height: height) })
      let expected = Self.proposals.filter { proposal in
        switch content {
        case .fixed: false
        case .greedy:
          width == nil && Self.isInfinite(proposal.width) || height == nil && Self.isInfinite(proposal.height)
        case .text:
          width == nil && height == nil && Self.isNarrow(proposal)
            && (proposal.height == nil || Self.isInfinite(proposal.height))
        }
      }
      #expect(differences == expected, "\(width.debugDescription) x \(height.debugDescription)")
    }
  }

  @Test("all alignments are the same", arguments: Content.allCases)
  func alignments(content: Content) throws {
    let alignments: [Alignment] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      .centerFirstTextBaseline, .centerLastTextBaseline,
    ]
    for alignment in alignments {
      let differences = try Self.differences(
        content, { $0.myFrame(width: 150, height: 90, alignment: alignment) },
        { $0.frame(width: 150, height: 90, alignment: alignment) })
      #expect(differences == [])
    }
  }

  @Test("fixedSize is the same, but for texts narrower than a letter", arguments: Content.allCases)
  func fixedSize(content: Content) throws {
    for (horizontal, vertical) in [(true, true), (true, false), (false, true), (false, false)] {
      let differences = try Self.differences(
        content, { $0.myFixedSize(horizontal: horizontal, vertical: vertical) },
        { $0.fixedSize(horizontal: horizontal, vertical: vertical) })
      let expected = Self.proposals.filter { proposal in
        guard content == .text, !horizontal, Self.isNarrow(proposal) else { return false }
        return vertical || proposal.height == nil || Self.isInfinite(proposal.height)
      }
      #expect(differences == expected, "\(horizontal), \(vertical)")
    }
    #expect(try Self.differences(content, { $0.myFixedSize() }, { $0.fixedSize() }) == [])
  }

  @Test("frame(minWidth:...) as printed differs where the page says so", arguments: Axis.allCases)
  func flexibleFrame(axis: Axis) throws {
    func differences(_ content: Content, _ limits: Limits) throws -> [ProposedViewSize] {
      try Self.differences(
        content, { Self.printed($0, limits, along: axis) }, { Self.builtIn($0, limits, along: axis) })
    }
    func proposals(where differs: (CGFloat?) -> Bool) -> [ProposedViewSize] {
      Self.proposals.filter { differs($0[axis]) }
    }
    let own: CGFloat = axis == .horizontal ? 60 : 40
    // A minimum or a maximum alone: the same for a view that fits what is proposed.
    let minimum = Limits(minimum: 30)
    #expect(try differences(.fixed, minimum) == proposals { $0.map { $0 < own } ?? false })
    #expect(
      try differences(.fixed, Limits(maximum: 80)) == proposals { $0.map { $0 < own } ?? false })
    #expect(
      try differences(.fixed, Limits(maximum: .infinity))
        == proposals { $0.map { $0 < own } ?? false })
    // An ideal length alone: always the same.
    #expect(try differences(.fixed, Limits(ideal: 90)) == [])
    // A view that takes what is proposed: the same for one limit, but for infinite places.
    let infinite = Self.proposals.filter { Self.isInfinite($0.width) || Self.isInfinite($0.height) }
    #expect(try differences(.greedy, minimum) == infinite)
    #expect(
      try differences(.greedy, Limits(maximum: 80))
        == Self.proposals.filter { Self.isInfinite($0[axis.across]) })
    // Both limits: the same where what decides is not below the minimum.
    #expect(
      try differences(.fixed, Limits(minimum: 50, maximum: 80))
        == proposals { $0.map { $0 < 50 } ?? (own < 50) })
  }

  @Test("with the differences put right it is the built-in frame", arguments: Content.allCases)
  func corrected(content: Content) throws {
    let lengths: [CGFloat?] = [nil, 0, 45, 80, .infinity]
    for minimum in lengths where minimum != .infinity {
      for ideal in lengths where ideal.map({ $0.isFinite && $0 >= minimum ?? 0 }) ?? true {
        for maximum in lengths where maximum.map({ $0 >= ideal ?? minimum ?? 0 }) ?? true {
          let limits = Limits(minimum: minimum, ideal: ideal, maximum: maximum)
          for axis in Axis.allCases {
            let differences = try Self.differences(
              content, { Self.corrected($0, limits, along: axis) }, { Self.builtIn($0, limits, along: axis) })
            #expect(differences == [], "\(limits) along \(axis)")
          }
        }
      }
    }
  }
}

extension ImitatedModifiersTests {
  static func printed(_ view: AnyView, _ limits: Limits, along axis: Axis) -> AnyView {
    let (minimum, ideal, maximum) = (limits.minimum, limits.ideal, limits.maximum)
    return axis == .horizontal
      ? AnyView(view.myFrame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
      : AnyView(view.myFrame(minHeight: minimum, idealHeight: ideal, maxHeight: maximum))
  }

  static func builtIn(_ view: AnyView, _ limits: Limits, along axis: Axis) -> AnyView {
    let (minimum, ideal, maximum) = (limits.minimum, limits.ideal, limits.maximum)
    return axis == .horizontal
      ? AnyView(view.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum))
      : AnyView(view.frame(minHeight: minimum, idealHeight: ideal, maxHeight: maximum))
  }

  static func corrected(_ view: AnyView, _ limits: Limits, along axis: Axis) -> AnyView {
    axis == .horizontal
      ? AnyView(view.correctedFrame(width: limits)) : AnyView(view.correctedFrame(height: limits))
  }
}
