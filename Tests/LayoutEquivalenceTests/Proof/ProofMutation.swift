import LinearProgramming

@testable import LayoutEquivalence
@testable import LayoutProofs

/// One entry of a proof document changed, after which the document is no proof any more.
struct ProofMutation {
  /// What is changed how, such as `constant`.
  var kind: String
  var apply: (inout ProofDocument) -> Void

  /// All changes of a document.
  static func all(of document: ProofDocument) -> [ProofMutation] {
    ends(document) + covers(document) + views(document) + lengths(document) + questions
  }

  /// A ten-thousandth of a point.
  private static let little = Rational(numerator: 1, denominator: 10_000)

  private static func moved(_ word: String, by number: Rational) -> String {
    Rational(word).map { "\($0 + number)" } ?? word
  }

  // MARK: Intervals

  private static func ends(_ document: ProofDocument) -> [ProofMutation] {
    document.intervals.indices.flatMap { place in
      [little, -little].flatMap { number in
        [
          ProofMutation(kind: "lower end") { document in
            document.intervals[place].from = moved(document.intervals[place].from, by: number)
          },
          ProofMutation(kind: "upper end") { document in
            document.intervals[place].to = moved(document.intervals[place].to, by: number)
          },
        ]
      } + [
        ProofMutation(kind: "lower end open or closed") { $0.intervals[place].fromIsIncluded.toggle() },
        ProofMutation(kind: "upper end open or closed") { $0.intervals[place].toIsIncluded.toggle() },
        ProofMutation(kind: "end that is not a number") { $0.intervals[place].to = "soon" },
      ]
    } + borders(document)
  }

  /// Both sides of a border changed alike: without a gap, and wrong.
  private static func borders(_ document: ProofDocument) -> [ProofMutation] {
    document.intervals.indices.dropLast().flatMap { place in
      [little, -little].map { number in
        ProofMutation(kind: "border moved") { document in
          let border = moved(document.intervals[place].to, by: number)
          document.intervals[place].to = border
          document.intervals[place + 1].from = border
        }
      } + [
        ProofMutation(kind: "border on the other side") { document in
          document.intervals[place].toIsIncluded.toggle()
          document.intervals[place + 1].fromIsIncluded.toggle()
        },
        ProofMutation(kind: "border left out") { document in
          document.intervals[place].toIsIncluded = false
          document.intervals[place + 1].fromIsIncluded = false
        },
        ProofMutation(kind: "border on both sides") { document in
          document.intervals[place].toIsIncluded = true
          document.intervals[place + 1].fromIsIncluded = true
        },
      ]
    }
  }

  private static func covers(_ document: ProofDocument) -> [ProofMutation] {
    let all = document.intervals.indices.flatMap { place in
      [
        ProofMutation(kind: "interval missing") { $0.intervals.remove(at: place) },
        ProofMutation(kind: "interval twice") { $0.intervals.insert($0.intervals[place], at: place) },
      ]
    }
    let neighbours = document.intervals.indices.dropLast().flatMap { place in
      [
        ProofMutation(kind: "intervals exchanged") { $0.intervals.swapAt(place, place + 1) },
        ProofMutation(kind: "two intervals made one") { document in
          let next = document.intervals.remove(at: place + 1)
          document.intervals[place].to = next.to
          document.intervals[place].toIsIncluded = next.toIsIncluded
        },
        ProofMutation(kind: "frames of the next interval") { document in
          document.intervals[place].frames = document.intervals[place + 1].frames
        },
      ]
    }
    return all + neighbours + [ProofMutation(kind: "no interval") { $0.intervals = [] }]
  }

  // MARK: Frames

  private static func views(_ document: ProofDocument) -> [ProofMutation] {
    document.intervals.indices.flatMap { place in
      document.intervals[place].frames.indices.flatMap { row in
        [
          ProofMutation(kind: "view renamed") { $0.intervals[place].frames[row].path += ".9" },
          ProofMutation(kind: "view missing") { $0.intervals[place].frames.remove(at: row) },
          ProofMutation(kind: "view twice") { document in
            document.intervals[place].frames.insert(document.intervals[place].frames[row], at: row)
          },
          ProofMutation(kind: "view exchanged with the first") { document in
            document.intervals[place].frames.swapAt(0, max(row, 1))
          },
        ]
      }
    }
  }

  private static func lengths(_ document: ProofDocument) -> [ProofMutation] {
    let numbers: [WritableKeyPath<ProofDocument.Frame, [String]>] = [\.x, \.y, \.width, \.height]
    return document.intervals.indices.flatMap { place in
      document.intervals[place].frames.indices.flatMap { row in
        numbers.flatMap { number in
          // At a single length there is no slope: the document has a zero, and nothing else is right.
          [("constant", 0), ("slope", 1)].map { kind, part in
            ProofMutation(kind: kind) { document in
              let word = document.intervals[place].frames[row][keyPath: number][part]
              document.intervals[place].frames[row][keyPath: number][part] = moved(word, by: little)
            }
          } + [
            ProofMutation(kind: "constant and slope exchanged where they differ") { document in
              let words = document.intervals[place].frames[row][keyPath: number]
              document.intervals[place].frames[row][keyPath: number] =
                words[0] == words[1] ? [] : [words[1], words[0]]
            },
            ProofMutation(kind: "infinite length") {
              $0.intervals[place].frames[row][keyPath: number] = ["infinity"]
            },
            ProofMutation(kind: "length without a slope") {
              $0.intervals[place].frames[row][keyPath: number].removeLast()
            },
            ProofMutation(kind: "no number") {
              $0.intervals[place].frames[row][keyPath: number][0] = "1/0"
            },
          ]
        }
      }
    }
  }

  // MARK: Question and scene

  private static var questions: [ProofMutation] {
    [
      ProofMutation(kind: "range begins earlier") { $0.from = moved($0.from, by: -little) },
      ProofMutation(kind: "range begins later") { $0.from = moved($0.from, by: little) },
      ProofMutation(kind: "range ends earlier") { $0.to = moved($0.to, by: -little) },
      ProofMutation(kind: "range ends later") { $0.to = moved($0.to, by: little) },
      ProofMutation(kind: "range upside down") { ($0.from, $0.to) = ($0.to, $0.from) },
      ProofMutation(kind: "other side runs") { $0.side = "height" },
      ProofMutation(kind: "unknown side") { $0.side = "depth" },
      ProofMutation(kind: "other height") { $0.otherSide = "201" },
      ProofMutation(kind: "no height") { $0.otherSide = "nil" },
      ProofMutation(kind: "infinite height") { $0.otherSide = "infinity" },
      ProofMutation(kind: "height that is not a number") { $0.otherSide = "much" },
      ProofMutation(kind: "scene: a length") {
        $0.scene = $0.scene.replacing("\"padding\": 4", with: "\"padding\": 5")
      },
      ProofMutation(kind: "scene: a word") { $0.scene = $0.scene.replacing("words", with: "worms!") },
      ProofMutation(kind: "scene: a type") { $0.scene = $0.scene.replacing("HStack", with: "VStack") },
      ProofMutation(kind: "scene: one view more") {
        $0.scene = $0.scene.replacing("\"children\": [", with: "\"children\": [{\"type\": \"Color\"}, ")
      },
      ProofMutation(kind: "scene: other spacing") {
        $0.scene = $0.scene.replacing("\"spacing\": 6", with: "\"spacing\": 7")
      },
    ]
  }
}
