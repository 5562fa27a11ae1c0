import Foundation
import Testing

@Suite("Errors of models in GNU MathProg")
struct MathProgErrorTests {
  /// The error of a model with data.
  private func error(_ text: String, data: String? = nil) throws -> MathProgError? {
    let file = try ModelFile(text)
    do {
      _ = try MathProgModel(contentsOf: file.path).solve(data: data)
      return nil
    } catch { return error }
  }

  @Test("A file that is not there, or is none")
  func unreadable() {
    #expect(throws: MathProgError.unreadable(path: "/nowhere/rule.mod")) {
      try MathProgModel(contentsOf: "/nowhere/rule.mod")
    }
    let long = "/" + String(repeating: "a", count: 5_000)
    #expect(throws: MathProgError.unreadable(path: long)) { try MathProgModel(contentsOf: long) }
    #expect(throws: MathProgError.self) { try MathProgModel(contentsOf: "/") }
  }

  @Test("A model that breaks the language's rules, found when it is taken")
  func model() throws {
    let file = try ModelFile("var x;\n\nvar y >= ;\nend;\n")
    #expect {
      try MathProgModel(contentsOf: file.path)
    } throws: { error in
      guard case MathProgError.model(let path, let line, let message)? = error as? MathProgError else {
        return false
      }
      return path == file.path && line == 3 && !message.isEmpty
    }
  }

  @Test("Data that breaks the language's rules, or names what is not there")
  func data() throws {
    for data in ["param wish := 3;\nparam wisch := 3;\n", "\nparam wish 3 4 := ;", "param wish := 3;\n\"a"] {
      guard case .data(let line, let message)? = try error(ModelFile.clamp, data: data) else {
        Issue.record("\(data)")
        continue
      }
      #expect(line == 2, "\(message)")
      #expect(!message.isEmpty)
    }
  }

  @Test("Data that is missing, or fails a check")
  func generation() throws {
    let cases: [(data: String, line: Int)] = [("", 8), ("param wish := 1; param limit := none;", 2)]
    for (data, line) in cases {
      guard case .generation(_, let found, let message)? = try error(ModelFile.clamp, data: data) else {
        if case .data? = try error(ModelFile.clamp, data: data) { continue }
        Issue.record("\(data)")
        continue
      }
      #expect(found == line, "\(message)")
    }
    let check = try error("param p, default 3;\nvar x >= 0;\ncheck: p < 3;\nminimize o: x;\nend;\n")
    guard case .generation(_, 3, let message)? = check else {
      Issue.record("\(String(describing: check))")
      return
    }
    #expect(message.contains("check"))
  }

  @Test("Programs without an optimum")
  func noOptimum() throws {
    guard case .infeasible? = try error("var x >= 3;\ns.t. c: x <= 2;\nminimize o: x;\nend;\n") else {
      Issue.record("not infeasible")
      return
    }
    guard case .unbounded? = try error("var x;\nvar y;\ns.t. c: x + y <= 2;\nminimize o: x;\nend;\n") else {
      Issue.record("not unbounded")
      return
    }
  }

  @Test("An error tells file, line and reason")
  func description() {
    let error = MathProgError.model(path: "a.mod", line: 3, message: "syntax error")
    #expect("\(error)" == "a.mod:3: syntax error")
    #expect("\(MathProgError.data(line: 2, message: "no")))".contains("line 2"))
  }

  @Test("Nothing is left behind in the temporary directory")
  func temporaryFiles() throws {
    let file = try ModelFile(ModelFile.clamp)
    let model = try MathProgModel(contentsOf: file.path)
    let directory = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: directory).count { $0.hasPrefix("glpk-data-") }
    }
    // Other tests write and remove such files meanwhile.
    let before = try count()
    for _ in 0..<200 {
      _ = try? model.solve(data: "param wish := 1;")
      _ = try? model.solve(data: "param wish := ;")
    }
    #expect(try count() < before + 200)
  }
}
