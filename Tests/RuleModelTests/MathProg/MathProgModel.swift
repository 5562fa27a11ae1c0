import MathProgTranslator

/// A linear program written in GNU MathProg, read by the GNU Linear Programming Kit's own translator.
///
/// A model states a program by hand, independently of the code that emits one, so the two can be compared.
/// May be used from any number of threads at once; nothing of the library outlives a call.
struct MathProgModel: Hashable, Sendable {
  /// Where the model's file is.
  let path: String

  /// Takes the model in a file, and reads its model section to see that it can be read.
  ///
  /// - Parameter path: A file with a model section, and perhaps a data section.
  /// - Throws: `MathProgError.unreadable` where there is no such file, `.model` where the translator refuses
  ///   it, `.library` and `.outOfMemory`.
  init(contentsOf path: String) throws(MathProgError) {
    self.path = path
    var message = [CChar](repeating: 0, count: Self.messageCapacity)
    let outcome = MathProgCheck(path, &message, message.count)
    if outcome != .optimal {
      throw MathProgError(
        outcome, at: .model, path: path, transcript: Self.text(message))
    }
  }

  /// Solves the model with some data.
  ///
  /// The program is solved by the dual simplex method without presolving, from the standard basis. Variables
  /// of which integers are demanded are not kept to them.
  /// - Parameter data: A data section in MathProg's words, such as `param width := 12;`, in place of the
  ///   file's own. Without it the file's own is used, if there is any, and the parameters' defaults.
  /// - Returns: The value of each variable in the optimum, in the model's units, by its name in the model, such
  ///   as `size[horizontal]`. A variable that no row mentions has none.
  /// - Throws: `MathProgError`.
  func solve(data: String? = nil) throws(MathProgError) -> [String: Double] {
    var message = [CChar](repeating: 0, count: Self.messageCapacity)
    var answer = MathProgAnswer()
    defer { MathProgFreeAnswer(&answer) }
    // A missing text is a null pointer.
    let outcome = MathProgSolve(path, data, &answer, &message, message.count)
    if outcome != .optimal {
      throw MathProgError(
        outcome, at: answer.stage, path: path, transcript: Self.text(message))
    }
    return Self.values(answer)
  }

  /// The translator's words, of which the last ones are kept.
  private static let messageCapacity = 4096

  private static func text(_ bytes: [CChar]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func values(_ answer: MathProgAnswer) -> [String: Double] {
    guard var name = answer.names, let values = answer.values else { return [:] }
    var result: [String: Double] = [:]
    for column in 0..<Int(answer.columnCount) {
      let text = String(cString: name)
      result[text] = values[column]
      name += text.utf8.count + 1
    }
    return result
  }
}
