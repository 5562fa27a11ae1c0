import ArgumentParser
import LayoutPictures

/// What a picture shows beside the views, such as `frames,ids`.
struct MarksArgument: ExpressibleByArgument {
  /// What it shows.
  let marks: Set<PictureMark>

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let known = words.compactMap { PictureMark(rawValue: String($0)) }
    guard known.count == words.count else { return nil }
    marks = Set(known)
  }
}
