/// A key of a line that `taut batch` reads.
enum BatchKey: String, CaseIterable {
  case id, scene, file, view, size, width, height, textSize, layoutDirection, safeArea, language, strings,
    want, require
  case standard
}

/// What a line can want.
enum BatchWish: String, CaseIterable {
  case frames, explain, check
}

/// A key of a line that `taut batch` writes, beside those of the frames.
enum BatchAnswerKey: String, CaseIterable {
  case id, error, explain, check, notes
}

/// A key of what an answer says of an error.
enum BatchErrorKey: String, CaseIterable {
  case message, position
}
