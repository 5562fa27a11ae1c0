import Foundation
import LayoutDocuments
import Synchronization

/// A page that is made anew where its files change; of one that cannot be made the last good one stays.
final class ServedPage: Sendable {
  /// The page at one moment.
  struct Content: Sendable {
    /// How many times it was made.
    var version = 0
    /// The page.
    var html = Data()
    /// Why it could not be made anew; `nil` where it was.
    var problem: String?

    /// The version and the problem, as JSON.
    var state: Data {
      let value = JSONValue.object([
        .init("version", .number(Double(version))), .init("problem", .string(orNull: problem)),
      ])
      return Data(value.line.utf8)
    }
  }

  private let kept = Mutex(Content())
  private let listening = Mutex<UInt16?>(nil)

  /// The port at which it is served; `nil` until it is, and nobody is answered.
  var port: UInt16? {
    get { listening.withLock { $0 } }
    set { listening.withLock { $0 = newValue } }
  }

  /// The page as it is now.
  var content: Content { kept.withLock { $0 } }

  /// Makes the page anew; where that fails, the reason is kept and the last page stays.
  ///
  /// `make` is given the version and makes the bytes; `empty` makes a page without a layout, for the first failure.
  func update(make: (Int) throws -> Data, empty: (Int) throws -> Data) {
    let next = content.version + 1
    do {
      let html = try make(next)
      kept.withLock { $0 = Content(version: next, html: html, problem: nil) }
    } catch {
      let page = content.html.isEmpty ? try? empty(next) : nil
      kept.withLock { content in
        content.problem = "\(error)"
        if let page { (content.html, content.version) = (page, next) }
      }
    }
  }
}
