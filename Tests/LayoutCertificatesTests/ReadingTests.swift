import Foundation
import LayoutCertificates
import LayoutExplanation
import TestSupport
import Testing

@Suite("Reading certificates")
struct ReadingTests {
  static func failure(_ text: String) -> String? {
    do {
      _ = try CertificateReader().read(Data(text.utf8))
      return nil
    } catch { return error.description }
  }

  @Test func alone() throws {
    let certificate = try Scenes.certificate("hstack.json")
    #expect(try CertificateReader().read(Data(certificate.json.line.utf8)) == [certificate])
  }

  @Test func insideOfResults() throws {
    let certificate = try Scenes.certificate("hstack.json")
    let result = #"{"scene": "a", "frames": [], "certificate": \#(certificate.json.line)}"#
    #expect(try CertificateReader().read(Data(result.utf8)) == [certificate])
    #expect(try CertificateReader().read(Data("[\(result), \(result)]".utf8)) == [certificate, certificate])
  }

  @Test("What is wrong is named with its place")
  func failures() throws {
    #expect(Self.failure("{") != nil)
    #expect(Self.failure("") != nil)
    #expect(Self.failure("3") != nil)
    #expect(Self.failure("{}") == "the key \"version\" is missing")
    #expect(Self.failure(#"{"certificate": {}}"#) == "certificate: the key \"version\" is missing")
    #expect(Self.failure(#"[{"certificate": 3}]"#) == "[0].certificate: expected an object")
    let text = try Scenes.certificate("hstack.json").json.line
    func failure(replacing old: String, by new: String) throws -> String? {
      let range = try #require(text.range(of: old))
      return Self.failure(text.replacingCharacters(in: range, with: new))
    }
    #expect(
      try failure(replacing: #""value": ""#, by: #""value": "1/-"#)?
        .hasPrefix("blocks[0].variables[0].value: \"1/-") == true)
    #expect(
      try failure(replacing: #""kind": "parameter""#, by: #""kind": 7"#)
        == "blocks[0].variables[0].kind: expected a string")
    #expect(
      try failure(replacing: #""state": "parameter""#, by: #""state": "fine""#)?
        .hasPrefix("blocks[0].variables[0].active.state: ") == true)
    #expect(
      try failure(replacing: #""height": "#, by: #""hight": "#)
        == "proposal: the key \"height\" is missing")
  }
}
