import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements
import LinearProgramming

/// The keys of a line of `taut batch` with their values, each with its column.
struct BatchFields {
  private let object: FieldObject

  /// Parses JSON only.
  ///
  /// - Throws: `DocumentError`.
  init(_ text: String) throws(DocumentError) {
    let value = try DocumentParser(file: BatchLine.place).parseJSON(text)
    object = try FieldObject(Field(value: value, path: BatchLine.place), owner: "a line")
  }

  private subscript(key: BatchKey) -> Field? { object[key.rawValue]?.at(key.rawValue) }

  /// The id of the line: a string, a number that every reader of JSON represents exactly, or null.
  ///
  /// - Throws: `DocumentError`.
  var id: JSONValue {
    get throws(DocumentError) {
      guard let field = self[.id] else { return .null }
      switch field.value.content {
      case .string(let name): return .string(name)
      case .number(let number):
        guard abs(number) <= Self.greatestId else {
          throw field.error(.outOfRange("a number up to 2^53, or a string", found: number))
        }
        return .number(number)
      default: throw field.wrongType("a string or a number")
      }
    }
  }

  private static let greatestId = 9_007_199_254_740_992.0

  /// Returns the line, after its keys were checked.
  ///
  /// - Throws: `DocumentError`, `RequirementError` and `BatchError`.
  func line() throws -> BatchLine {
    try object.allow(BatchKey.allCases.map(\.rawValue))
    let range = try range
    let requirements = try requirements
    let requiresStandard = try self[.standard]?.boolean() ?? false
    let isChecked = range != nil || !requirements.isEmpty || requiresStandard
    let wishes = try wishes ?? (isChecked ? [.frames, .check] : [.frames])
    guard !isChecked || wishes.contains(.check) else {
      throw BatchError.notWanted(at: self[.want]?.position ?? object.field.position)
    }
    return BatchLine(
      origin: try origin, view: try self[.view]?.string(), size: try size, range: range,
      surroundings: try surroundings, wishes: wishes, requirements: requirements,
      requiresStandard: requiresStandard)
  }

  private var origin: BatchLine.Origin {
    get throws {
      switch (self[.scene], self[.file]) {
      case (let scene?, nil): return .written(scene.value)
      case (nil, let file?): return .file(try file.string(), at: file.position)
      case (_?, let file?): throw BatchError.twoScenes(at: file.position)
      case (nil, nil):
        throw object.field.error(
          .missingOneOf([BatchKey.scene.rawValue, BatchKey.file.rawValue], owner: object.owner))
      }
    }
  }

  /// The width and height, each a number, null, `"infinity"`, or `"inf"` as on the command line.
  private var size: ProposedViewSize? {
    get throws(DocumentError) {
      guard let field = self[.size] else { return nil }
      let sides = try field.list()
      guard sides.count == 2 else {
        throw field.error(.wrongType(expected: "a width and a height", found: "a list of \(sides.count)"))
      }
      return ProposedViewSize(width: try side(sides[0]), height: try side(sides[1]))
    }
  }

  private func side(_ field: Field) throws(DocumentError) -> CGFloat? {
    if case .string("inf") = field.value.content { return .infinity }
    return try field.proposedSide()
  }

  private var range: BatchLine.Range? {
    get throws {
      let range = BatchLine.Range(
        widths: try self[.width].map(lengths), heights: try self[.height].map(lengths))
      return range.widths == nil && range.heights == nil ? nil : range
    }
  }

  /// Parses `[320, 430]`, `"320...430"`, or a single length.
  private func lengths(_ field: Field) throws(DocumentError) -> ClosedRange<Rational> {
    let ends: (CGFloat, CGFloat)
    switch field.value.content {
    case .string(let text):
      guard case .range(let range) = SideOrRangeArgument(argument: text) else {
        throw field.error(.unknownWord(text, meaning: "range", known: ["320...430"]))
      }
      return range
    case .number:
      let length = try field.positiveNumber()
      ends = (length, length)
    default: ends = try field.pair()
    }
    guard let lower = Rational(exactly: ends.0), let upper = Rational(exactly: ends.1), 0 <= lower,
      lower <= upper
    else {
      throw field.error(.outOfRange("a range that begins at its lower end, of at least 0", found: ends.0))
    }
    return lower...upper
  }

  private var surroundings: BatchSurroundings {
    get throws(DocumentError) {
      var surroundings = BatchSurroundings()
      surroundings.textSize = try self[.textSize]?.textSize()
      if let direction = self[.layoutDirection] {
        surroundings.layoutDirection = try direction.word("layout direction")
      }
      surroundings.safeArea = try self[.safeArea]?.insets()
      surroundings.language = try self[.language].map { field throws(DocumentError) in
        BatchLanguage(code: try field.string(), position: field.position)
      }
      for (_, key, text) in try self[.strings]?.dictionary() ?? [] {
        surroundings.strings[key] = try text.string()
      }
      return surroundings
    }
  }

  private var wishes: Set<BatchWish>? {
    get throws(DocumentError) {
      guard let field = self[.want] else { return nil }
      var wishes: Set<BatchWish> = []
      for wish in try field.list() { wishes.insert(try wish.word("wish")) }
      guard !wishes.isEmpty else {
        throw field.error(
          .wrongType(
            expected: "a list of \(BatchWish.allCases.map(\.rawValue).joined(separator: ", "))",
            found: "an empty list"))
      }
      return wishes
    }
  }

  /// The requirements, each with the place of its first letter.
  private var requirements: [Requirement] {
    get throws {
      try (self[.require]?.list() ?? []).map { item in
        var position = item.position
        // The value begins with its quotation mark.
        position.column = position.column.map { $0 + 1 }
        return try Requirement(item.string(), at: position)
      }
    }
  }
}
