import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import Synchronization

/// A layout at the sizes of a set: every frame as a function of the container's size.
package struct LayoutMoment: Sendable {
  /// A frame; each number is a function of the size.
  package struct Frame: Hashable, Sendable {
    package var x: SizeFunction
    package var y: SizeFunction
    package var width: SizeFunction
    package var height: SizeFunction

    package init(x: SizeFunction, y: SizeFunction, width: SizeFunction, height: SizeFunction) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A number of the frame; `nil` where it is the sum of opposite infinities.
    package subscript(property: FrameProperty) -> SizeFunction? {
      let (edge, length) = property.axis == .horizontal ? (x, width) : (y, height)
      let shares = property.shares
      return SizeFunction.sum([(shares.edge, edge), (shares.length, length)])
    }
  }

  /// What is seen of a text.
  package struct Lines: Hashable, Sendable {
    /// How many lines are shown.
    package var count: Int
    /// How many it would have in its width without a limit.
    package var needed: Int
    /// Whether a part of it is missing.
    package var isTruncated: Bool
    /// How many words go on in the next line.
    package var brokenWords: Int

    package init(count: Int, needed: Int, isTruncated: Bool, brokenWords: Int = 0) {
      (self.count, self.needed, self.isTruncated) = (count, needed, isTruncated)
      self.brokenWords = brokenWords
    }
  }

  /// The sizes for which all of it holds.
  package var sizes: SizeSet
  /// The frames by preorder position; `nil` for a view that is not shown.
  package var frames: [Frame?]
  /// The texts that are shown.
  package var lines: [LayoutTree.Index: Lines]
  /// The container; a side that is not proposed is as long as the root's.
  package var containerFrame: Frame
  /// Which one it is of a walk, and in which one each view was seen to be another one last; `nil` where nothing is known of
  /// other layouts.
  var history: History?
  /// Who wants to know what is asked for.
  var reading: MomentReading?

  /// What is known of the layouts of a walk before one.
  struct History: Sendable {
    /// Counts the layouts of a walk, from 1.
    var number: Int
    /// In which layouts a view last became another one, by preorder position.
    var changes: [Change]
    /// Whether a frame is another function than in the layout before.
    var isNew: Bool
    /// Where it is on a line, where each layout begins where the one before ends.
    var line: Line?
  }

  /// What can be asked of a view.
  enum Aspect: Hashable, Sendable {
    /// Whether it is shown, and how its text is.
    case appearance
    /// Where it begins and ends along an axis.
    case side(Axis)
  }

  /// The numbers of the layouts in which a view last became another one.
  struct Change: Sendable {
    private var appearance = 0
    private var horizontal = 0
    private var vertical = 0

    subscript(aspect: Aspect) -> Int {
      get {
        switch aspect {
        case .appearance: appearance
        case .side(.horizontal): horizontal
        case .side(.vertical): vertical
        }
      }
      set {
        switch aspect {
        case .appearance: appearance = newValue
        case .side(.horizontal): horizontal = newValue
        case .side(.vertical): vertical = newValue
        }
      }
    }

    /// What came later, of either.
    func latest(_ other: Change) -> Change {
      var latest = self
      for aspect in [Aspect.appearance, .side(.horizontal), .side(.vertical)] {
        latest[aspect] = max(self[aspect], other[aspect])
      }
      return latest
    }
  }

  /// A part of a range of which one side runs.
  struct Line: Sendable {
    /// The lengths of the side, with two ends.
    var interval: ExactInterval
    var axis: Axis
    /// A size, which says how long the other side is.
    var size: SizePoint

    /// The sizes up to the end of another part.
    func sizes(to last: Line) -> SizeSet {
      SizeSet(ExactInterval(interval.lower, last.interval.upper), along: axis, from: size)
    }

    /// A size of its own inside a set, which one end of what is inside touches; `nil` where there is none.
    func inside(_ set: SizeSet, beside end: SizePoint) -> SizePoint? {
      let shared = interval.intersection(set.interval(along: axis))
      guard !shared.isEmpty, [shared.lower, shared.upper].contains(where: { $0?.value == end[axis] }) else {
        return nil
      }
      var found = size
      found[axis] = shared.inside
      return found
    }
  }

  package init(
    sizes: SizeSet, frames: [Frame?], lines: [LayoutTree.Index: Lines], container: Frame
  ) {
    (self.sizes, self.frames, self.lines, containerFrame) = (sizes, frames, lines, container)
  }

  /// The frame of a view, or the container's for `nil`; `nil` where the view is not shown.
  package func frame(_ view: LayoutTree.Index?) -> SeenFrame? {
    guard let view else { return container }
    reading?.note(.appearance, of: view.position)
    return frames[view.position].map { SeenFrame($0, at: view.position, reading) }
  }

  /// What is seen of a text; `nil` where it is not shown.
  package func lines(of text: LayoutTree.Index) -> Lines? {
    reading?.note(.appearance, of: text.position)
    return lines[text]
  }

  /// The container; a side that is not proposed is as long as the root's.
  package var container: SeenFrame {
    // Where it depends on a view, it does on the root, which is the first one.
    SeenFrame(containerFrame, at: 0, reading)
  }
}

/// A frame of which is noted what is asked of it.
package struct SeenFrame: Sendable {
  private let frame: LayoutMoment.Frame
  private let place: Int
  private let reading: MomentReading?

  init(_ frame: LayoutMoment.Frame, at place: Int, _ reading: MomentReading?) {
    (self.frame, self.place, self.reading) = (frame, place, reading)
  }

  /// A number of the frame; `nil` where it is the sum of opposite infinities.
  package subscript(property: FrameProperty) -> SizeFunction? {
    reading?.note(.side(property.axis), of: place)
    return frame[property]
  }
}

/// Notes what of the views of a layout is asked for: what was made of it stays as long as that does.
final class MomentReading: Sendable {
  /// Something that was asked of a view, by its preorder position.
  struct Note: Hashable, Sendable {
    var place: Int
    var aspect: LayoutMoment.Aspect
  }

  private let list = Mutex<[Note]>([])

  /// What was asked for.
  var notes: [Note] { list.withLock { $0 } }

  func note(_ aspect: LayoutMoment.Aspect, of place: Int) {
    let note = Note(place: place, aspect: aspect)
    list.withLock { list in
      if !list.contains(note) { list.append(note) }
    }
  }
}
