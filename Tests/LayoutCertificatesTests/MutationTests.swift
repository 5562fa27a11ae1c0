import Foundation
import LayoutCertificates
import TestSupport
import Testing

@Suite("Tampered certificates are refused")
struct MutationTests {
  /// The changes after which a certificate is another one, and as true as before: names and words; numbers
  /// that a zero makes ineffective; either of two rows that block alike; a decision's weaker form.
  static let trueStill: Set<String> = [
    "scene", "no root", "variable name", "variable value negated", "preference reason", "requirement reason",
    "decision kind", "decision strict where it is not zero", "blocking row and tie exchanged",
    "proposed side without a number", "size view, not the block's own", "size side of one block",
  ]

  /// How many mutations of a kind are tried in each scene; `TAUT_MUTATIONS` asks for more.
  static let limit = ProcessInfo.processInfo.environment["TAUT_MUTATIONS"].flatMap(Int.init) ?? 12

  /// Of each kind as many as the limit says, spread over the whole certificate.
  static func chosen(_ all: [Mutation]) -> [Mutation] {
    Dictionary(grouping: all, by: \.kind).values.flatMap { mutations in
      stride(from: 0, to: mutations.count, by: max(1, mutations.count / limit)).map { mutations[$0] }
    }
  }

  static func isTrueStill(_ kind: String) -> Bool {
    trueStill.contains(kind) || kind.hasSuffix(" of zero") || kind.hasSuffix(" of the same value")
  }

  @Test("Each kind of entry, changed alone: refused, with the block, the variable and the row named")
  func everyEntry() throws {
    var tried: [String: Int] = [:]
    var failures: [String] = []
    for file in Scenes.names {
      let certificate = try Scenes.certificate(file)
      for mutation in Self.chosen(CertificateMutations(certificate: certificate).all) {
        tried[mutation.kind, default: 0] += 1
        if case .trueStill = mutation.expectation, !Self.isTrueStill(mutation.kind) {
          failures.append("\(file): \(mutation.kind) is not listed as harmless")
        }
        if let failure = mutation.failure(on: certificate) { failures.append("\(file): \(failure)") }
      }
    }
    let total = tried.values.reduce(0, +)
    #expect(failures.isEmpty, "\(failures.count) of \(total): \(failures.prefix(20).joined(separator: "\n"))")
    print("mutations: \(total) of \(tried.count) kinds")
    for kind in Self.trueStill { #expect(tried[kind] != nil, "\(kind) was never tried") }
  }
}
