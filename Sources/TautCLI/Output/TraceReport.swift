import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout

/// Proposals and reports, as text or as JSON.
struct TraceReport {
  var scene: String
  var tree: LayoutTree
  var proposal: ProposedViewSize
  var events: [TraceEvent]

  /// Lines such as `Propose padding: 100.00x100.00`.
  var text: String { events.map(line).joined(separator: "\n") }

  /// The events with all their digits.
  var json: JSONValue {
    .object([
      "scene": .string(scene), "proposal": .proposal(proposal), "engine": .string("reference"),
      "events": .array(events.map(value)),
    ])
  }

  private func line(_ event: TraceEvent) -> String {
    let node = tree[event.index]
    let label = node.id.map(OneLine.of) ?? node.element.kind
    switch event {
    case .propose(_, let proposal):
      return "Propose \(label): \(pretty(proposal.width))x\(pretty(proposal.height))"
    case .report(_, let size):
      return "Report \(label): \(pretty(size.width))x\(pretty(size.height))"
    }
  }

  private func pretty(_ length: CGFloat?) -> String { length.map(PointFormat.hundredths) ?? "nil" }

  private func value(_ event: TraceEvent) -> JSONValue {
    let node = tree[event.index]
    let (word, width, height): (String, CGFloat?, CGFloat?) =
      switch event {
      case .propose(_, let proposal): ("propose", proposal.width, proposal.height)
      case .report(_, let size): ("report", size.width, size.height)
      }
    return .object([
      "event": .string(word), "path": .string(node.path), "id": .string(orNull: node.id),
      "kind": .string(node.element.kind), "width": .side(width), "height": .side(height),
    ])
  }
}
