import Foundation
import Testing

@Suite("The checker of proofs knows the plain rules and exact numbers")
struct ProofIndependenceTests {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Its module imports nothing that constrains, and names nothing that solves")
  func sources() throws {
    let folder = package.appendingPathComponent("Sources/LayoutProofs")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    #expect(sources.contains { $0.lastPathComponent == "ProofChecker.swift" })
    for source in sources {
      let code = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
        .filter { !$0.contains("//") }
      for line in code where line.contains("import ") {
        let known = ["Foundation", "ElementTree", "LinearProgramming", "ReferenceLayout"]
        #expect(known.contains { line == "import \($0)" }, "\(source.lastPathComponent): \(line)")
      }
      for word in ["GLPK", "Solver", "Program<", "ActiveSet", "Basis", "Constraint"] {
        #expect(!code.contains { $0.contains(word) }, "\(source.lastPathComponent) names \(word)")
      }
    }
  }

  @Test("Its module depends on nothing that constrains")
  func target() throws {
    #expect(
      try text("Package.swift").contains(
        #".target(name: "LayoutProofs", dependencies: ["ElementTree", "ReferenceLayout", "LinearProgramming"]),"#
      ))
  }
}
