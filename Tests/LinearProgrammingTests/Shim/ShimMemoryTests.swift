import CGLPK
import GLPKShim
import Testing

/// GLPK counts what it has given out, for each thread by itself, and the shim takes all of its memory from there.
@Suite("The C layer's memory")
struct ShimMemoryTests {
  /// 0 <= x + y <= 5 with both at least 4: infeasible.
  private static var infeasible: ShimCall {
    var call = ShimCall.small()
    (call.columnLower, call.columnUpper) = ([4, 4], [9, 9])
    return call
  }

  /// An entry in a column that is not there.
  private static var failing: ShimCall {
    var call = ShimCall.small()
    call.entryColumns[2] = 5000
    return call
  }

  /// How many blocks and bytes of this thread's environment are in use.
  private static func used() -> [Int] {
    var blocks: Int32 = 0
    var bytes = 0
    glp_mem_usage(&blocks, nil, &bytes, nil)
    return [Int(blocks), bytes]
  }

  @Test("A call leaves no environment behind, whether it fails or not")
  func environments() {
    // Other tests may have left one in this thread.
    glp_free_env()
    for (call, outcome) in [
      (ShimCall.small(), GLPKShimOutcome.optimal), (Self.infeasible, .infeasible),
      (Self.failing, .libraryError),
    ] {
      #expect(call.solve().outcome == outcome)
      // 0: there was none. It goes with all that it holds.
      #expect(glp_init_env() == 0, "\(outcome)")
      glp_free_env()
    }
  }

  @Test("A call in a thread that has an environment leaves nothing in it")
  func blocks() {
    // Other tests may have left one in this thread.
    glp_free_env()
    #expect(glp_init_env() == 0)
    defer { glp_free_env() }
    for (call, outcome) in [(ShimCall.small(), GLPKShimOutcome.optimal), (Self.infeasible, .infeasible)] {
      // GLPK keeps some room of its own from the first call on.
      _ = call.solve()
      let before = Self.used()
      for _ in 0..<100 { #expect(call.solve().outcome == outcome) }
      #expect(Self.used() == before, "\(outcome)")
    }
  }
}
