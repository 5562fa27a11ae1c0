import LayoutCertificates
import LayoutCore
import LayoutDocuments

/// Explanations for people, in sentences.
///
/// A whole tree, and a story:
///
///     a badge at the end of a row, 520x100
///
///     root  HStack "row", line 5
///       width    520  its children and the space between them (44 + 8 + 198.7 + 8 + 261.3)
///
///       root.0  Image "icon", line 10
///         size   44 x 44  its own size
///
///     badge   width 261.3, offered 261.3 and took all of it
///       the container is 520 wide
///       if the container gets 1 pt wider: badge +1   (until it is 558.7 wide; from there …
///
/// Why not, breakpoints, a difference, and a certificate:
///
///     badge.width >= 280: no, it is 261.3
///       1. set title's maxWidth 198.7 (line 15) to 180: then badge.width is 280; 2 other views change size
///       2. set icon's own width 44 (line 10) to 25: then badge.width is 280.3; one other view changes size
///
///     a badge at the end of a row, width 500...600: 1 breakpoint
///       558.7  badge's maxWidth 300 (line 22) limits badge
///
///     edit 1: frame of title, line 15: maxWidth 198.7 to 220
///
///     root.2/1  badge
///       (258.7, 0) 261.3 x 100 -> (280, 0) 240 x 100
///       width 261.3 to 240: as wide as badge, as before
///       behind it: edit 1
///
///     block root, proposed 520x100
///       proposed.width = 520: given
package struct TextExplanationFormat: ExplanationFormat {
  /// The sides that a whole tree is told of.
  package var axes: [Axis]
  /// Whether breakpoints come with each view's frame as a function of the container's size.
  package var showsFrames: Bool
  /// Whether breakpoints at which a text is only cut off at another place are listed too.
  package var showsAll: Bool

  /// Creates the format; by default it tells both sides of every view, and all breakpoints.
  package init(axes: [Axis] = Axis.allCases, showsFrames: Bool = false, showsAll: Bool = true) {
    self.axes = axes
    self.showsFrames = showsFrames
    self.showsAll = showsAll
  }

  /// A heading, then each view with the sides that it decides, as an indented tree.
  package func whole(_ explanation: LayoutExplanation, scene: String) throws -> String {
    lines(explanation, scene: scene).map(\.plain).joined(separator: "\n")
  }

  /// The same, line by line.
  package func lines(_ explanation: LayoutExplanation, scene: String) -> [TextLine] {
    let settled = explanation.rounds > 1 ? ", settled after \(explanation.rounds) layouts" : ""
    let title = TextLine([.words("\(OneLine.of(scene)), \(explanation.proposal.sides)\(settled)")])
    return [title] + ExplanationTree(explanation, axes: axes).lines
  }

  /// A line for each view, with its size and why it has it; views stand further in than what they are in.
  package func tree(_ explanation: LayoutExplanation, scene: String) -> [TextLine] {
    let title = TextLine([.words("\(OneLine.of(scene)), \(explanation.proposal.sides)")])
    return [title] + ReasonTree(explanation).lines
  }

  /// Each story as a paragraph; how a text was broken into lines comes once, after the stories of its two sides.
  package func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> String {
    StoryParagraphs(stories, of: explanation).paragraphs.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The answer and what it follows from, a line each.
  package func whyNot(_ answer: WhyNot, scene: String) -> String { answer.text }

  /// A table: each size and what changes there.
  package func breakpoints(_ breakpoints: Breakpoints, scene: String) -> String {
    breakpoints.text(scene: scene, showsFrames: showsFrames, showsAll: showsAll)
  }

  /// The edits, then each change with its reasons.
  package func difference(_ difference: LayoutDifference) -> String { difference.text }

  /// A line for each variable, row, decision and size.
  package func certificate(_ certificate: Certificate) -> String { certificate.text }
}
