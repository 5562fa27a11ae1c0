// shape: https://github.com/mannylopez/TinyMoonApp/issues/28
// fault: lineLimit
// require: title has at most 1 line
import SwiftUI

struct MoonHeader: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("The moon tonight over the northern hemisphere")  //! Text("The moon tonight over the northern hemisphere").lineLimit(1)
        .font(.title2)
        .id("title")
      Circle().fill(.gray).frame(width: 120, height: 120)
      Text("Waxing gibbous").font(.headline)
    }
    .padding()
  }
}

#Preview { MoonHeader() }
