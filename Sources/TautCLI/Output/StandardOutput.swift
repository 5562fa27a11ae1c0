import Foundation
import LayoutDocuments

/// Standard output.
enum StandardOutput {
  /// Writes lines.
  ///
  /// Where they cannot be written the program ends, with the exit code of a failure: half a result must not look like one.
  static func write(_ text: String = "") {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    } catch {
      StandardError.write("\(CommandError.unwritable(file: "standard output", reason: error.words))")
      exit(Outcome.badInput.rawValue)
    }
  }
}

extension Error {
  /// What the system says of it, without the names of its types.
  var words: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let code = ((underlying ?? self) as NSError)
    if code.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(code.code))) }
    return localizedDescription
  }
}
