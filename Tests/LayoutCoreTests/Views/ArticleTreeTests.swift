import Foundation
import LayoutCore
import Testing

@testable import ArticleViews

@Suite("The articles' views as resolved trees")
struct ArticleTreeTests {
  @Test("a badge on a button, in three ways")
  func icons() {
    let expected1 = """
      ZStack trailing/top
        .0 frame 150 50 center/center
          RoundedRectangle blue.gradient
        .1 alignmentGuide trailing = 0.5 width
          alignmentGuide top = 0.5 height
            overlay center/center
              frame 30 30 center/center
                Circle yellow
              .overlay foregroundColor style=red
                Image heart 17x17
      """
    #expect(resolve(IconDemo1()) == expected1)
    let expected2 = """
      overlay trailing/top
        frame 150 50 center/center
          RoundedRectangle blue.gradient
        .overlay alignmentGuide trailing = 0.5 width
          alignmentGuide top = 0.5 height
            overlay center/center
              frame 30 30 center/center
                Circle yellow
              .overlay foregroundColor style=red
                Image heart 17x17
      """
    #expect(resolve(IconDemo2()) == expected2)
    let expected3 = """
      background center/center
        overlay center/center
          frame 30 30 center/center
            Circle yellow
          .overlay foregroundColor style=red
            Image heart 17x17
        .background alignmentGuide center = top
          alignmentGuide center = trailing
            frame 150 50 center/center
              RoundedRectangle blue.gradient
      """
    #expect(resolve(IconDemo3()) == expected3)
  }

  @Test("three rectangles that share a width")
  func rectangles() {
    let expected = """
      border style=red width=1
        HStack center ~8
          .0 frame nil nil inf nil nil nil center/center
            Rectangle orange.gradient
          .1 frame nil nil inf nil nil nil center/center
            Rectangle green.gradient
          .2 frame nil nil inf nil nil nil center/center
            Rectangle cyan.gradient
      """
    #expect(resolve(OffsetDemo1()) == expected)
  }

  @Test("hearts over a thumb")
  func favorite() {
    let expected = """
      onTapGesture count=1
        overlay center/bottom
          foregroundColor style=blue
            symbolVariant variant=fill
              Image hand.thumbsup 28x28
          .overlay allowsHitTesting enabled=false
            frame 50 100 center/center
              ZStack center/center
                .0 Color clear
                .1.0 task
                  offset 3 -4
                    transition transition=asymmetric(insertion: move(edge: bottom).combined(with: opacity), \
      removal: move(edge: top).combined(with: opacity))
                      bold
                        foregroundColor style=white
                          Text "+1" 28 bold
      """
    #expect(resolve(Favorite(hearts: [("a", 3, -4)])) == expected)
  }

  @Test("the event screen")
  func eventScreen() {
    let description = String(repeating: "This is a description ", count: 50)
    let badges = [
      ("video", "20x16", "Video call available"), ("files", "16x20", "Files are attached"),
      ("invites", "24x20", "Invites enabled, 5 people maximum"),
    ].enumerated().map { index, badge in
      """
              .\(index) cornerRadius radius=10
                background center/center
                  padding 0 5 0 5
                    padding 10 0 10 0
                      VStack center ~8
                        .0 frame 25 25 center/center
                          aspectRatio nil fit
                            Image \(badge.0) \(badge.1) resizable
                        .1 frame nil nil inf nil nil nil center/center
                          Text "\(badge.2)" 17
                  .background Color secondary
      """
    }
    let expected = """
      padding 16 16 16 16
        VStack center ~8
          .0 HStack center 15
            .0 foregroundColor style=white
              cornerRadius radius=10
                background center/center
                  padding 16 16 16 16
                    frame 50 50 center/center
                      Image calendar 18x16 resizable
                  .background Color red
            .1 VStack leading ~8
              .0 Text "Event title" 28
              .1 Text "Location" 17
            .2 Spacer 8 horizontal
          .1 frame nil nil nil 100 nil nil center/center
            layoutPriority -1
              ZStack center/center
                .0 RoundedRectangle stroke(primary, lineWidth: 1)
                .1 Text "Image placeholder" 17
          .2 Text "\(description)" 17
          .3 Spacer 8 vertical
          .4 fixedSize vertical
            HStack center 10
      \(badges.joined(separator: "\n"))
      """
    #expect(resolve(FixedHeightScreen(), in: .withCharacters) == expected)
  }

  @Test("names and portraits")
  func characters() {
    let expected = """
      HStack center ~8
        .0 Image barbarian 101x92
        .1 layoutPriority 1
          Text "Nogistune" 28
        .2 Text "Takeshi" 28
      frame 200 200 center/center
        Text "Nogitsune Takeshi" 28 lines 2
      frame 200 150 center/center
        aspectRatio nil fit
          Image barbarian 101x92 resizable
      frame 200 150 center/center
        Image barbarian 101x92 resizable
      """
    let environment = EnvironmentValues.withCharacters
    let views = [
      resolve(PrioritizedName(), in: environment), resolve(FramedName(), in: environment),
      resolve(FittedBarbarian(), in: environment), resolve(TiledBarbarian(), in: environment),
    ]
    #expect(views.joined(separator: "\n") == expected)
  }

  @Test("every view makes a tree of its own paths, without warnings")
  func trees() throws {
    let views: [any View] = [
      IconDemo1(), IconDemo2(), IconDemo3(), FavoriteDemo(), OffsetDemo1(), DisplacementDemo(),
      RotationDemo(),
      TopView(), FeetView(), CustomView(), AnchorView(),
      DerivedGuides(), LineView(), FixedHeightScreen(), ListFirstScreen(),
      Color.red.addOffsetBadge(true),
    ]
    for view in views {
      let tree = try LayoutTree(AnyView(view), environment: .withCharacters)
      #expect(tree.warnings.isEmpty)
      #expect(Set(tree.nodes.map(\.path)).count == tree.nodes.count)
    }
  }
}
