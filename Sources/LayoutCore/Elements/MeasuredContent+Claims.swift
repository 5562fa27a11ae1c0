import Foundation

extension MeasuredContent {
  /// The answer to a proposal, with the lengths for which it holds.
  ///
  /// A debug build stops where they are claimed wrongly: what is laid out at one size would be kept for others.
  package func answer(to proposal: ProposedViewSize) -> LeafMeasurement {
    let answer = measure(proposal)
    assert(wrongClaim(of: answer, to: proposal) == nil, wrongClaim(of: answer, to: proposal) ?? "")
    return answer.answering(proposal)
  }

  /// What is wrong with the lengths for which an answer claims to hold; `nil` where they contain what was proposed, and the
  /// answer is the same at their ends.
  package func wrongClaim(of answer: LeafMeasurement, to proposal: ProposedViewSize) -> String? {
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let claimed = isWidth ? answer.widths : answer.heights
      guard claimed != .proposed, let side = isWidth ? proposal.width : proposal.height else { continue }
      guard claimed.contains(side) else {
        return "an answer to \(proposal) claims to hold for lengths that do not contain it: \(claimed)"
      }
      // Few views are asked for less than nothing.
      for end in [max(0, claimed.lower), claimed.upper] where end != side && claimed.contains(end) {
        var other = proposal
        if isWidth { other.width = end } else { other.height = end }
        let found = measure(other)
        if found.size != answer.size || found.firstBaseline != answer.firstBaseline
          || found.lastBaseline != answer.lastBaseline
        {
          return
            "an answer to \(proposal), \(answer.size), claims to hold for \(other), whose answer is \(found.size)"
        }
      }
    }
    return nil
  }
}
