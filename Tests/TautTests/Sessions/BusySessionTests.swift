import Foundation
import LayoutTesting
import Taut
import Testing

@Suite("A session that lays out")
struct BusySessionTests {
  @Test("Code that a layout calls can neither change it nor lay it out, and the layout goes on")
  func reentrant() throws {
    for engine in SessionTests.engines {
      let errors = Errors()
      let size = ProposedViewSize(width: 100, height: 50)
      let session = try LayoutSession(MeddlingLayout(errors: errors) { Color.red }, engine: engine)
      errors.session = session
      try session.layOut(in: size)
      #expect(!errors.ofLayouts.isEmpty && errors.ofLayouts.allSatisfy { $0 == .isLayingOut })
      #expect(errors.ofEdits == errors.ofLayouts)
      // It is free again, and what it answers is what it would without the meddling.
      errors.session = nil
      let alone = try LayoutSession(MeddlingLayout(errors: errors) { Color.red }, engine: engine)
      try alone.layOut(in: size)
      #expect(session.result.views == alone.result.views)
      #expect(try session.layOut(in: size).isEmpty)
      try session.layOut(in: ProposedViewSize(width: 80, height: 50))
      #expect(session.result.views.first?.frame.width == 80)
    }
  }
}

/// What was thrown at a layout that meddles with the session that asks it.
private final class Errors: @unchecked Sendable {
  var session: LayoutSession?
  var ofLayouts: [LayoutSessionError] = []
  var ofEdits: [LayoutSessionError] = []

  func note(_ errors: ReferenceWritableKeyPath<Errors, [LayoutSessionError]>, _ work: () throws -> Void) {
    do { try work() } catch let error as LayoutSessionError { self[keyPath: errors].append(error) } catch {}
  }
}

private struct MeddlingLayout: Layout {
  let errors: Errors

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let session = errors.session {
      errors.note(\.ofLayouts) { try session.layOut(in: proposal) }
      errors.note(\.ofEdits) {
        try session.apply(.replace(session.tree.root, with: LayoutNode(ShapeElement(kind: "Color"))))
      }
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
