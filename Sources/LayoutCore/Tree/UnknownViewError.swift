/// A name that no view of a layout has: neither an id nor a path.
///
/// ```swift
/// do { _ = try layout.view("titel") } catch {
///   print(error)  // there is no view "titel"; did you mean "title"?
/// }
/// ```
public struct UnknownViewError: Error, Hashable, Sendable {
  /// The name.
  public var name: String
  /// The ids of the views that there are.
  public var known: [String]

  /// A name that none of the ids is; paths are no help to who has mistyped one.
  public init(_ name: String, known: [String]) {
    self.name = name
    self.known = known
  }
}

extension UnknownViewError: CustomStringConvertible {
  /// What is wrong, and the name that was probably meant.
  public var description: String {
    if let nearest = NearestWord.of(name, among: known) {
      return "there is no view \"\(name)\"; did you mean \"\(nearest)\"?"
    }
    let ids = known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count > 8 ? " and \(known.count - 8) more" : ""
    return "there is no view \"\(name)\"; "
      + (known.isEmpty ? "no view has an id, but each has a path" : "there are \(ids)\(rest)")
  }
}
