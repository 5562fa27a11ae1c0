import LayoutCore
import LayoutDocuments

extension BatchError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  var description: String {
    switch self {
    case .tooLong(let limit):
      "the line has more than \(limit / 1_048_576) MiB; put the scene into a file and name it as \"file\""
    case .notUTF8: "the line is not UTF-8: there are bytes that are no character"
    case .twoScenes: "a line has a \"scene\" or a \"file\", not both; leave one out"
    case .noStrings: "there are no translations; give taut batch --strings Localizable.xcstrings"
    case .unknownLanguage(let words, _): words
    case .notWanted: "something is required, and no check is wanted; add \"check\" to \"want\""
    case .unreadable(let words, _): words
    case .standardInput:
      "\"-\" is no file here, as the lines may come from there; put the scene into the line"
    case .viewOfDocument(let file, _):
      "\(OneLine.of(file)): \"view\" chooses among the views of Swift source; a scene document is one scene"
    case .noLength(let scene):
      "\(OneLine.of(scene)): a check needs a width or a height that is a number; give \"size\": [390, 844], or \"width\": "
        + "[320, 430]"
    case .noRequirement(let scene):
      "\(OneLine.of(scene)): nothing is required of it; give \"require\": [\"title is whole\"], or \"standard\": true"
    case .holdsAtOneSize(let scene):
      "\(OneLine.of(scene)): what follows from where views lie (the content of geometry readers, what actions set, how far views "
        + "reach into the safe area) is another at each size; check one \"size\""
    case .refused(let words): words
    }
  }
}
