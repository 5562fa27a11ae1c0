import GLPKShim
import Testing

@Suite("The C layer")
struct ShimCallTests {
  @Test("A wrong column number ends in GLPK's own message, not in the end of the process")
  func badIndex() {
    var call = ShimCall.small()
    call.entryColumns[2] = 7
    let result = call.solve()
    #expect(result.outcome == .libraryError)
    #expect(result.message.contains("glp_set_mat_row: i = 1; ind[2] = 7; column index out of range"))
    // The thread goes on as if nothing had been.
    #expect(ShimCall.small().solve().outcome == .optimal)
  }

  @Test("A column that occurs twice in a row is refused with GLPK's message")
  func duplicateIndex() {
    var call = ShimCall.small()
    call.entryColumns[2] = 1
    let result = call.solve()
    #expect(result.outcome == .libraryError)
    #expect(result.message.contains("duplicate column indices not allowed"))
  }

  @Test("A status that is none is refused with GLPK's message")
  func badStatus() {
    let result = ShimCall.small().solve(start: [9, 9, 9])
    #expect(result.outcome == .libraryError)
    #expect(result.message.contains("invalid status"))
  }

  @Test("A message longer than its room is cut and still ends")
  func longMessage() {
    var call = ShimCall.small()
    call.entryColumns[1] = -4
    #expect(call.solve(messageCapacity: 12).message == "glp_set_mat")
    #expect(call.solve(messageCapacity: 1).message == "")
  }

  @Test("Numbers are checked in C too", arguments: [Double.nan, .infinity, -.infinity])
  func numbers(value: Double) {
    var coefficient = ShimCall.small()
    coefficient.entryValues[1] = value
    #expect(coefficient.solve().outcome == .invalidNumber)
    var cost = ShimCall.small()
    cost.cost[1] = value
    #expect(cost.solve().outcome == .invalidNumber)
    var bound = ShimCall.small()
    bound.rowLower[0] = value
    #expect(bound.solve().outcome == (value == -.infinity ? .optimal : .invalidNumber))
    var columnBound = ShimCall.small()
    columnBound.columnUpper[0] = value
    #expect(columnBound.solve().outcome == (value == .infinity ? .optimal : .invalidNumber))
  }

  @Test("An empty interval is refused")
  func emptyInterval() {
    var call = ShimCall.small()
    call.columnLower[0] = 4
    call.columnUpper[0] = 3
    #expect(call.solve().outcome == .emptyInterval)
  }

  @Test("A starting basis that is none only costs time")
  func badBasis() {
    // All basic: too many.
    #expect(ShimCall.small().solve(start: [1, 1, 1]).outcome == .optimal)
    // None basic.
    #expect(ShimCall.small().solve(start: [2, 2, 2]).outcome == .optimal)
  }
}
