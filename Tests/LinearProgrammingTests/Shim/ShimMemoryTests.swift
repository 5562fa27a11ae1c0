#if os(Linux)
  import Foundation
  import GLPKShim
  import Testing

  @Suite("The C layer's memory", .serialized)
  struct ShimMemoryTests {
    /// Pages in memory, in bytes.
    private static func residentBytes() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let fields = text.split(separator: " ")
      return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    @Test("Ten thousand failing calls leave nothing behind")
    func failingCalls() throws {
      var failing = ShimCall.small()
      // Large enough that what is left behind each time would be seen: some 200 kB in all of its columns.
      for _ in 0..<400 {
        failing.columnLower.append(0)
        failing.columnUpper.append(1)
        failing.cost.append(1)
      }
      failing.entryColumns[2] = 5000
      for _ in 0..<200 { #expect(failing.solve().outcome == .libraryError) }
      // Other tests run meanwhile and take memory too, in bursts; what a call leaves behind shows up in every stretch.
      var growths: [Int] = []
      while growths.count < 4 || (growths.count < 16 && !growths.contains { $0 < 2 << 20 }) {
        let before = try Self.residentBytes()
        for _ in 0..<2_500 where failing.solve().outcome != .libraryError {
          Issue.record("a call did not fail")
        }
        growths.append(try Self.residentBytes() - before)
      }
      if growths.contains(where: { $0 < 2 << 20 }) { return }
      Issue.record("grew by \(growths) bytes")
    }
  }
#endif
