import Foundation
import Taut
import Testing

@Suite("Custom layouts: answers that are not numbers")
struct FailureTests {
  /// Where a layout goes wrong.
  enum Fault: String, CaseIterable, Sendable {
    case size, height, askedProposal, position, anchor, infiniteAnchor, placedProposal, guide

    /// What the error says of it.
    var word: String {
      switch self {
      case .size, .height: "size"
      case .askedProposal, .placedProposal: "proposal to a child"
      case .position, .anchor, .infiniteAnchor: "place of child 0"
      case .guide: "alignment guide firstTextBaseline"
      }
    }
  }

  struct Faulty: Layout {
    var fault: Fault
    private let nothing = CGFloat.nan

    init(_ fault: Fault) { self.fault = fault }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      switch fault {
      case .size: return CGSize(width: nothing, height: 10)
      case .height: return CGSize(width: 10, height: nothing)
      case .askedProposal: return subviews[0].sizeThatFits(ProposedViewSize(width: nothing, height: 10))
      default: return CGSize(width: 10, height: 10)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var place = (at: CGPoint.zero, anchor: UnitPoint.topLeading, proposal: proposal)
      switch fault {
      case .position: place.at.y = nothing
      case .anchor: place.anchor.x = nothing
      case .infiniteAnchor: place.anchor.y = .infinity
      case .placedProposal: place.proposal.height = nothing
      default: break
      }
      subviews[0].place(at: place.at, anchor: place.anchor, proposal: place.proposal)
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      fault == .guide && guide == .firstTextBaseline ? nothing : nil
    }
  }

  @Test("are errors that name the view, on both engines", arguments: Fault.allCases)
  func failures(fault: Fault) throws {
    let view = HStack(alignment: .firstTextBaseline) {
      leaf(1, 1)
      Faulty(fault) { Color.red }.padding()
    }
    for engine in EngineKind.allCases {
      do {
        _ = try Taut.layout(view, in: ProposedViewSize(width: 100, height: 50), engine: engine)
        Issue.record("\(engine) lays out")
      } catch LayoutError.notANumber(let what, let view) {
        #expect(what == fault.word && view.path == "root.1" && view.kind == "Faulty")
      }
    }
  }

  @Test("a failure inside is the one that is reported")
  func inner() throws {
    let view = Diagonal {
      leaf(1, 1)
      PassThrough { Faulty(.size) { Color.red } }
    }
    for engine in EngineKind.allCases {
      do {
        _ = try Taut.layout(view, in: .unspecified, engine: engine)
        Issue.record("\(engine) lays out")
      } catch LayoutError.notANumber(let what, let view) {
        #expect(what == "size" && view.path == "root.1.0")
      }
    }
  }
}
