import Foundation
import TestSupport
import Testing

@Suite("The checker shares nothing with what it checks")
struct IndependenceTests {
  static let folder = Scenes.package.appendingPathComponent("Sources/LayoutCertificates")

  static var sources: [String: String] {
    get throws {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let urls = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      return Dictionary(
        uniqueKeysWithValues: try urls.map {
          ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        })
    }
  }

  @Test("Of this package it imports exact fractions and infinities alone")
  func imports() throws {
    let sources = try Self.sources
    let allowed: [Substring] = [
      "import Foundation", "import struct LinearProgramming.Rational",
      "import enum LinearProgramming.Extended",
    ]
    #expect(sources.keys.contains("CertificateChecker.swift"))
    for (file, text) in sources {
      for line in text.split(separator: "\n") where line.contains("import ") && !line.contains("//") {
        #expect(allowed.contains(line), "\(file)")
      }
    }
  }

  @Test("It never names a type of the solving or of the writing side")
  func names() throws {
    let words = [
      "ActiveSet", "Program<", "LinearExpression", "SolvedBlock", "RootPiece", "ConstraintSolution",
      "LayoutTree", "Relation", "CertificateError", "Optimum", "JSONValue",
    ]
    for (file, text) in try Self.sources {
      let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: "\n")
      for word in words { #expect(!code.contains(word), "\(file) names \(word)") }
    }
  }

  @Test("The package gives it exact fractions alone")
  func target() throws {
    let manifest = try String(
      contentsOf: Scenes.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(
      manifest.contains(#".target(name: "LayoutCertificates", dependencies: ["LinearProgramming"]),"#))
  }
}
