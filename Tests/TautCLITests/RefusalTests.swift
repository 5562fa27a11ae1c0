import Foundation
import Taut
import Testing

@testable import TautCLI

/// A changed entry of a certificate, as `taut explain` prints it.
struct Tampering {
  var what: String
  /// Changes a block and says which row, variable or entry the refusal must name; `nil` where it has no such entry.
  var change: (inout [String: Any]) -> String?
}

@Suite("What taut explain prints is checked, and what is changed in it is refused")
struct RefusalTests {
  @Test("A certificate that is refused ends the command with 1, and the row is named")
  func gate() throws {
    var certificate = try VerifyCommandTests.certificate()
    var refusals: [String] = []
    #expect(CertifiedOutput.outcome(of: certificate, called: "row") { refusals.append($0) } == .holds)
    #expect(refusals == [])
    let index = try #require(certificate.blocks[0].variables.firstIndex { !$0.requirements.isEmpty })
    let row = certificate.blocks[0].variables[index].requirements[0]
    certificate.blocks[0].variables[index].requirements[0].form.constant += 1
    #expect(CertifiedOutput.outcome(of: certificate, called: "row") { refusals.append($0) } == .answerIsNo)
    #expect(Outcome.answerIsNo.rawValue == 1)
    #expect(refusals.count == 1 && refusals[0].hasPrefix("row: refused: block "))
    #expect(refusals[0].contains("row \(row.number), a requirement (\(row.reason)): "))
  }

  @Test("What is printed is made while the certificate is checked")
  func making() throws {
    let scene = try SceneReader().read(
      #"{"taut": 1, "proposal": {"width": 200, "height": 50}, "root": {"type": "Color"}}"#, file: "row.json")
    let tree = try LayoutTree(scene.root)
    let solution = try ConstraintEngine().solve(tree, in: scene.proposal)
    let (outcome, output) = try CertifiedOutput.outcome(of: solution, tree: tree, called: "row") { "text" }
    #expect(outcome == .holds)
    #expect(output == "text")
  }

  static var tamperings: [Tampering] {
    [
      Tampering(what: "a variable's value") { block in
        Self.variable(&block, where: { $0["preference"] != nil }) { variable in
          variable["value"] = Self.more(variable["value"])
          return "'\(variable["name"] ?? "")'"
        }
      },
      Tampering(what: "a parameter's value") { block in
        Self.variable(&block, where: { $0["kind"] as? String == "parameter" }) { variable in
          variable["given"] = Self.more(variable["given"])
          return "'\(variable["name"] ?? "")'"
        }
      },
      Tampering(what: "a preference's constant") { block in
        Self.variable(&block, where: { $0["preference"] != nil }) { variable in
          guard var row = variable["preference"] as? [String: Any] else { return nil }
          row["constant"] = Self.more(row["constant"])
          variable["preference"] = row
          return "row \(row["row"] ?? "")"
        }
      },
      Tampering(what: "a preference's coefficient") { block in
        Self.variable(&block, where: { $0["preference"] != nil && $0["value"] as? String != "0" }) {
          variable in
          guard var row = variable["preference"] as? [String: Any],
            var terms = row["terms"] as? [[String: Any]]
          else { return nil }
          terms[terms.count - 1]["coefficient"] = Self.more(terms[terms.count - 1]["coefficient"])
          row["terms"] = terms
          variable["preference"] = row
          return "row \(row["row"] ?? "")"
        }
      },
      Tampering(what: "a requirement's constant") { block in
        Self.variable(&block, where: Self.isBounded) { variable in
          guard var rows = variable["requirements"] as? [[String: Any]] else { return nil }
          rows[0]["constant"] = Self.more(rows[0]["constant"])
          variable["requirements"] = rows
          return "row \(rows[0]["row"] ?? "")"
        }
      },
      Tampering(what: "a requirement's side") { block in
        Self.variable(&block, where: Self.isBounded) { variable in
          guard var rows = variable["requirements"] as? [[String: Any]] else { return nil }
          rows[0]["bounds"] = rows[0]["bounds"] as? String == "below" ? "above" : "below"
          variable["requirements"] = rows
          return "row \(rows[0]["row"] ?? "")"
        }
      },
      Tampering(what: "what is active") { block in
        Self.variable(&block, where: { Self.state($0) == "blockedBelow" || Self.state($0) == "blockedAbove" })
        {
          variable in
          variable["active"] = ["state": "met", "ties": [Int]()]
          return "'\(variable["name"] ?? "")'"
        }
      },
      Tampering(what: "a tie") { block in
        Self.variable(&block, where: { !Self.ties($0).isEmpty }) { variable in
          guard var active = variable["active"] as? [String: Any] else { return nil }
          let ties = Self.ties(variable)
          active["ties"] = Array(ties.dropLast())
          variable["active"] = active
          return "row \(ties[ties.count - 1])"
        }
      },
      Tampering(what: "a decision") { block in
        guard var decisions = block["decisions"] as? [[String: Any]], !decisions.isEmpty else { return nil }
        decisions[0]["constant"] = Self.more(decisions[0]["constant"])
        block["decisions"] = decisions
        return "decision \(decisions[0]["decision"] ?? "")"
      },
      Tampering(what: "a size") { block in
        guard var sizes = block["sizes"] as? [[String: Any]],
          let place = sizes.firstIndex(where: { $0["width"] is [String: Any] }),
          var width = sizes[place]["width"] as? [String: Any]
        else { return nil }
        width["constant"] = Self.more(width["constant"])
        sizes[place]["width"] = width
        block["sizes"] = sizes
        return "size \(sizes[place]["size"] ?? "")"
      },
      Tampering(what: "a count") { block in
        guard var counts = block["counts"] as? [String: Any], let rows = counts["rows"] as? Int else {
          return nil
        }
        counts["rows"] = rows + 1
        block["counts"] = counts
        return "rows"
      },
    ]
  }

  @Test("Every kind of entry that taut explain prints, changed, is refused by taut verify")
  func tampered() throws {
    let scenes = ["badge-row", "hstack-priority", "event-long", "zstack"]
    let certificates = try scenes.map { scene -> [String: Any] in
      let run = try CommandLineRun(["explain", "--format", "json", "Models/Scenes/\(scene).json"])
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return try #require(object?["certificate"] as? [String: Any])
    }
    var changed: [(Tampering, named: String, certificate: [String: Any])] = []
    for tampering in Self.tamperings {
      let found = certificates.lazy.compactMap { certificate -> (String, [String: Any])? in
        var certificate = certificate
        guard var blocks = certificate["blocks"] as? [[String: Any]] else { return nil }
        for place in blocks.indices {
          guard let named = tampering.change(&blocks[place]) else { continue }
          certificate["blocks"] = blocks
          return (named, certificate)
        }
        return nil
      }.first
      let (named, certificate) = try #require(found, "\(tampering.what)")
      changed.append((tampering, named, certificate))
    }
    let data = try JSONSerialization.data(withJSONObject: changed.map(\.certificate))
    let run = try CommandLineRun(["verify", "-"], input: String(decoding: data, as: UTF8.self))
    #expect(run.code == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == Self.tamperings.count)
    for (line, change) in zip(lines, changed) {
      #expect(line.contains(": refused: block root"), "\(change.0.what): \(line)")
      #expect(line.contains(change.named), "\(change.0.what): \(line) should name \(change.named)")
    }
  }

  // MARK: - Entries of the JSON

  private static func variable(
    _ block: inout [String: Any], where isMeant: ([String: Any]) -> Bool,
    _ change: (inout [String: Any]) -> String?
  ) -> String? {
    guard var variables = block["variables"] as? [[String: Any]],
      let place = variables.firstIndex(where: isMeant)
    else { return nil }
    let named = change(&variables[place])
    block["variables"] = variables
    return named
  }

  private static func isBounded(_ variable: [String: Any]) -> Bool {
    (variable["requirements"] as? [Any])?.isEmpty == false
  }

  private static func state(_ variable: [String: Any]) -> String? {
    (variable["active"] as? [String: Any])?["state"] as? String
  }

  private static func ties(_ variable: [String: Any]) -> [Int] {
    (variable["active"] as? [String: Any])?["ties"] as? [Int] ?? []
  }

  /// An exact number and one more.
  private static func more(_ number: Any?) -> String {
    let parts = (number as? String ?? "0").split(separator: "/").compactMap { Int($0) }
    let denominator = parts.count > 1 ? parts[1] : 1
    let numerator = (parts.first ?? 0) + denominator
    return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
