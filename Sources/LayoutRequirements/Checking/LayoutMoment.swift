import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import Synchronization

/// A layout at the sizes of a set: every frame as a function of the container's size.
package struct LayoutMoment: Sendable {
  /// A frame whose numbers are functions of the size.
  package struct Frame: Hashable, Sendable {
    package var x: SizeFunction
    package var y: SizeFunction
    package var width: SizeFunction
    package var height: SizeFunction

    package init(x: SizeFunction, y: SizeFunction, width: SizeFunction, height: SizeFunction) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A property of the frame; `nil` where it is the sum of opposite infinities.
    package subscript(property: FrameProperty) -> SizeFunction? {
      let (edge, length) = property.axis == .horizontal ? (x, width) : (y, height)
      let shares = property.shares
      return SizeFunction.sum([(shares.edge, edge), (shares.length, length)])
    }
  }

  /// The visible state of a text.
  package struct Lines: Hashable, Sendable {
    /// The number of lines shown.
    package var count: Int
    /// The number of lines that the text would have in its width without a limit.
    package var needed: Int
    /// Whether a part of the text is truncated.
    package var isTruncated: Bool
    /// The number of words that are broken across lines.
    package var brokenWords: Int

    package init(count: Int, needed: Int, isTruncated: Bool, brokenWords: Int = 0) {
      (self.count, self.needed, self.isTruncated) = (count, needed, isTruncated)
      self.brokenWords = brokenWords
    }
  }

  /// The sizes at which the layout is valid.
  package var sizes: SizeSet
  /// The frames by preorder position; `nil` for a view that is not shown.
  package var frames: [Frame?]
  /// The texts that are shown, with their lines.
  package var lines: [LayoutTree.Index: Lines]
  /// The container; a side that is not proposed is as long as the root's.
  package var containerFrame: Frame
  /// The position of the layout in a walk, with the layouts in which each view last changed; `nil` where
  /// other layouts are not known.
  var history: History?
  /// Records the views that are read, so that results can be reused; `nil` if none are recorded.
  var reading: MomentReading?

  /// The preceding layouts of a walk, as seen from one of them.
  struct History: Sendable {
    /// The number of the layout in the walk, from 1.
    var number: Int
    /// The layouts in which each view last changed, by preorder position.
    var changes: [Change]
    /// Whether a frame is a different function from the layout before.
    var isNew: Bool
    /// The place on a line, where each layout begins at the end of the one before; `nil` in a plane.
    var line: Line?
  }

  /// An aspect of a view that can be read.
  enum Aspect: Hashable, Sendable {
    /// Whether the view is shown, and the lines of its text.
    case appearance
    /// The ends of the view along an axis.
    case side(Axis)
  }

  /// The numbers of the layouts in which a view last changed, by aspect.
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

    /// Returns the later number for each aspect.
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
    /// The lengths of the running side; the interval is bounded.
    var interval: ExactInterval
    var axis: Axis
    /// A size of the part, which gives the length of the other side.
    var size: SizePoint

    /// Returns the sizes up to the end of another part.
    func sizes(to last: Line) -> SizeSet {
      SizeSet(ExactInterval(interval.lower, last.interval.upper), along: axis, from: size)
    }

    /// Returns a size in a set next to a boundary size; `nil` where there is none.
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

  /// Returns the frame of a view, or the container's for `nil`; `nil` where the view is not shown.
  package func frame(_ view: LayoutTree.Index?) -> SeenFrame? {
    guard let view else { return container }
    reading?.note(.appearance, of: view.position)
    return frames[view.position].map { SeenFrame($0, at: view.position, reading) }
  }

  /// Returns the lines of a text; `nil` where it is not shown.
  package func lines(of text: LayoutTree.Index) -> Lines? {
    reading?.note(.appearance, of: text.position)
    return lines[text]
  }

  /// The container; a side that is not proposed is as long as the root's.
  package var container: SeenFrame {
    // If it depends on a view, that is the root, which is the first one.
    SeenFrame(containerFrame, at: 0, reading)
  }
}

/// A frame whose reads are recorded.
package struct SeenFrame: Sendable {
  private let frame: LayoutMoment.Frame
  private let index: Int
  private let reading: MomentReading?

  init(_ frame: LayoutMoment.Frame, at index: Int, _ reading: MomentReading?) {
    (self.frame, self.index, self.reading) = (frame, index, reading)
  }

  /// A property of the frame; `nil` where it is the sum of opposite infinities.
  package subscript(property: FrameProperty) -> SizeFunction? {
    reading?.note(.side(property.axis), of: index)
    return frame[property]
  }
}

/// Records which aspects of a layout's views are read: a result stays valid as long as these do not change.
final class MomentReading: Sendable {
  /// A read aspect of a view, by its preorder position.
  struct Note: Hashable, Sendable {
    var index: Int
    var aspect: LayoutMoment.Aspect
  }

  private let list = Mutex<[Note]>([])

  /// The reads so far.
  var notes: [Note] { list.withLock { $0 } }

  func note(_ aspect: LayoutMoment.Aspect, of index: Int) {
    let note = Note(index: index, aspect: aspect)
    list.withLock { list in
      if !list.contains(note) { list.append(note) }
    }
  }
}
