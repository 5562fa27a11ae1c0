// shape: ../shared/reader/10.swift (a row made by a loop)
// fault: minimum
import SwiftUI

struct Crumbs: View {
  let names = ["Home", "Library", "Books", "Maps"]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .font(.footnote)
          .frame(minWidth: 110)  //! .frame(minWidth: 70)
      }
    }
    .padding(8)
  }
}

#Preview { Crumbs() }
