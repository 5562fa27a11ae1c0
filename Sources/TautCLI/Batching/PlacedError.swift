import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// An error that may know where its cause was written.
protocol PlacedError: Error {
  /// The place; `nil` where nothing was written wrongly.
  var place: SourcePosition? { get }
}

extension DocumentError: PlacedError {
  var place: SourcePosition? { position }
}

extension RequirementError: PlacedError {
  var place: SourcePosition? { position }
}

extension BatchError: PlacedError {
  var place: SourcePosition? {
    switch self {
    case .tooLong: SourcePosition(file: BatchLine.place, line: 1, column: 1)
    case .notUTF8(let column): SourcePosition(file: BatchLine.place, line: 1, column: column)
    case .twoScenes(let place), .noStrings(let place), .unknownLanguage(_, let place), .notWanted(let place),
      .unreadable(_, let place),
      .standardInput(let place), .viewOfDocument(_, let place):
      place
    case .noLength, .noRequirement, .holdsAtOneSize, .refused: nil
    }
  }
}

extension Error {
  /// Where the cause was written, and the words without that place.
  var placedWords: (words: String, place: SourcePosition?) {
    let words = "\(self)"
    guard let place = (self as? any PlacedError)?.place else { return (words, nil) }
    let prefix = "\(place): "
    return (words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words, place)
  }
}
