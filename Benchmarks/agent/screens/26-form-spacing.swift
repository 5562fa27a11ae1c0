// shape: ../shared/reader/24.swift (sections of a form)
// fault: spacing
// require: icon left of label by 8...16
import SwiftUI

struct SettingRow: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 40) {  //! HStack(spacing: 12) {
        Image(systemName: "gear").frame(width: 30, height: 30).id("icon")
        Text("General").id("label")
        Spacer(minLength: 0)
        Image(systemName: "chevron.right").frame(width: 12)
      }
      .frame(minHeight: 44)
      Divider()
    }
    .padding(.horizontal)
  }
}

#Preview { SettingRow() }
