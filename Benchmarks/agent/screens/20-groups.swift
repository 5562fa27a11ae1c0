// shape: ../shared/reader/17.swift (sections with headers and footers)
// fault: alignment
// require: first.minX == second.minX
import SwiftUI

struct Groups: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 12) {  //! VStack(alignment: .leading, spacing: 12) {
      Text("Header 1").font(.headline).id("first")
      HStack(spacing: 8) {
        Color.red.frame(height: 30)
        Color.red.frame(height: 30)
      }
      Divider()
      Text("The header of the second section").font(.headline).id("second")
      HStack(spacing: 8) {
        Color.blue.frame(height: 30)
        Color.blue.frame(height: 30)
      }
    }
    .padding()
  }
}

#Preview { Groups() }
