import Foundation
import LayoutCore
import LinearProgramming
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("Proof documents")
struct ProofCheckerTests {
  private func example() throws -> (document: ProofDocument, tree: LayoutTree) {
    let text = #"{"type": "Text", "text": "words that wrap", "modifiers": [{"padding": 4}]}"#
    let tree = try Scenes.tree(
      #"{"type": "HStack", "children": [\#(text), {"type": "Color"}, {"type": "Image", "size": [20, 30]}]}"#)
    let question = ContainerRange(widths: 60...300, height: 200)
    let verdict = try RangeProver().prove(tree, over: question)
    guard case .proven(let proof) = verdict else { throw Unexpected() }
    return (ProofDocument(proof, of: tree, name: "event", scene: ""), tree)
  }

  private struct Unexpected: Error {}

  private func fault(_ document: ProofDocument, _ tree: LayoutTree) -> ProofFault? {
    do {
      try ProofChecker().check(document, of: tree)
      return nil
    } catch { return error }
  }

  @Test func holdsAfterARoundTrip() throws {
    let (document, tree) = try example()
    let read = try ProofDocument(reading: JSONEncoder().encode(document))
    #expect(read == document)
    #expect(fault(read, tree) == nil)
    #expect(document.intervals.count > 2)
  }

  @Test("Every coefficient counts: each one changed is refused, and named")
  func changedCoefficients() throws {
    let (document, tree) = try example()
    let coordinates: [(FrameCoordinate, WritableKeyPath<ProofDocument.Frame, [String]>)] = [
      (.x, \.x), (.y, \.y), (.width, \.width), (.height, \.height),
    ]
    var tried = 0
    for interval in document.intervals {
      let one = try inner(interval, of: document)
      #expect(fault(one, tree) == nil)
      for (place, frame) in interval.frames.enumerated() {
        for (coordinate, path) in coordinates {
          for part in frame[keyPath: path].indices {
            var changed = one
            let number = try #require(Rational(frame[keyPath: path][part]))
            changed.intervals[0].frames[place][keyPath: path][part] =
              "\(number + Rational(numerator: 1, denominator: 1_000_000))"
            guard case .wrongLength(1, frame.path, coordinate, _, _) = fault(changed, tree) else {
              Issue.record("\(interval.from), \(frame.path), \(coordinate)")
              continue
            }
            tried += 1
          }
        }
      }
    }
    #expect(tried > 100)
  }

  /// A document of the middle third of one interval: checking the others each time would take long.
  private func inner(_ interval: ProofDocument.Interval, of document: ProofDocument) throws -> ProofDocument {
    let (from, to) = (try #require(Rational(interval.from)), try #require(Rational(interval.to)))
    var document = document
    document.from = "\((from * 2 + to) / 3)"
    document.to = "\((from + to * 2) / 3)"
    document.intervals = [
      ProofDocument.Interval(
        from: document.from, fromIsIncluded: true, to: document.to, toIsIncluded: true,
        frames: interval.frames)
    ]
    return document
  }

  @Test func aChangedCoefficientNamesItsPlace() throws {
    var (document, tree) = try example()
    document.intervals[1].frames[2].width[0] = "2/7"
    guard case .wrongLength(2, let path, .width, _, _) = fault(document, tree) else {
      Issue.record("\(String(describing: fault(document, tree)))")
      return
    }
    #expect(path == document.intervals[1].frames[2].path)
  }

  @Test("Gaps, changed ends, missing views and other sizes are refused")
  func structure() throws {
    let (document, tree) = try example()
    var gap = document
    gap.intervals.remove(at: 1)
    guard case .notAdjoining(2, _, _) = fault(gap, tree) else {
      Issue.record("a gap")
      return
    }
    var moved = document
    moved.intervals[0].to = "\(try #require(Rational(moved.intervals[0].to)) + 1)"
    #expect(fault(moved, tree) != nil)
    // Both sides of a border moved alike: no gap, but the layout is another one there.
    moved.intervals[1].from = moved.intervals[0].to
    #expect(fault(moved, tree) != nil)
    var flipped = document
    flipped.intervals[0].toIsIncluded.toggle()
    #expect(fault(flipped, tree) != nil)
    var short = document
    short.intervals.removeLast()
    guard case .wrongEnd = fault(short, tree) else {
      Issue.record("a missing end")
      return
    }
    var missing = document
    missing.intervals[0].frames.removeLast()
    guard case .wrongViews(1, _, nil) = fault(missing, tree) else {
      Issue.record("a missing view")
      return
    }
    var empty = document
    empty.intervals = []
    #expect(fault(empty, tree) == .noIntervals)
    var other = document
    other.side = "height"
    #expect(fault(other, tree) != nil)
    var nonsense = document
    nonsense.intervals[0].frames[0].x = ["0", "1/0"]
    guard case .notANumber = fault(nonsense, tree) else {
      Issue.record("nonsense")
      return
    }
  }

  @Test func whatIsNoDocument() throws {
    #expect(throws: ProofFault.self) { try ProofDocument(reading: Data("[]".utf8)) }
    #expect(throws: ProofFault.self) { try ProofDocument(reading: Data(#"{"tautProof": 1}"#.utf8)) }
    var (document, _) = try example()
    document.tautProof = 2
    let data = try JSONEncoder().encode(document)
    #expect(throws: ProofFault.unknownVersion(2)) { try ProofDocument(reading: data) }
  }
}
