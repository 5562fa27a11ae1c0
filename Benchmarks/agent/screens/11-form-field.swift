// shape: ../shared/reader/22.swift (a field with its label)
// fault: minimum
import SwiftUI

struct Field: View {
  @State var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Profile").font(.title2)
      HStack {
        Text("Name").frame(width: 80, alignment: .leading)
        TextField("Your name", text: $name)
          .frame(minWidth: 240)  //!
      }
      HStack {
        Text("City").frame(width: 80, alignment: .leading)
        TextField("Your city", text: $name)
      }
    }
    .padding()
  }
}

#Preview { Field() }
