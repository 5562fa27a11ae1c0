import LayoutCore
import Testing

@Suite("Strings with places for values")
struct FormatStringTests {
  @Test(
    "Formats are told from letters",
    arguments: [
      ("Save", "Save"), ("%lld files", "%@ files"), ("100%", "100%%"), ("100%% of %.2f", "100%% of %@"),
      ("%2$@ of %1$lld", "%2$@ of %1$@"), ("%1$@ and %2$@", "%@ and %@"), ("50% off", "50%% off"),
      ("%", "%%"),
    ])
  func general(string: String, expected: String) {
    #expect(FormatString(string).general == expected)
  }

  @Test("Values stand where their formats do")
  func filling() {
    #expect(FormatString("%2$@ von %1$lld%%").filled(with: ["7", "3"]) == "3 von 7%")
    #expect(FormatString("%@ and %@").filled(with: ["a"]) == "a and ")
  }
}
