/// Why a picture cannot be written.
public enum PictureError: Error, Hashable, Sendable {
  /// It would be larger than a format can hold; both sides in pixels.
  case tooLarge(width: Int, height: Int)
  /// Cairo failed, in its own words.
  case failed(String)
  /// No view has this id or path, with the ids that there are.
  case unknownView(String, known: [String])
  /// No format has this ending, with those that there are.
  case unknownFormat(String, known: [String])
}

extension PictureError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width)x\(height) pixels is larger than a PNG file is made here: choose a smaller size or scale"
    case .failed(let reason): "the picture cannot be drawn: \(reason)"
    case .unknownView(let name, let known):
      "there is no view \"\(name)\"" + (known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))")
    case .unknownFormat(let name, let known):
      (name.isEmpty
        ? "the file's name has no ending; give it one of "
        : "\"\(name)\" names no picture format; end the file's name with ") + known.joined(separator: ", ")
    }
  }
}
