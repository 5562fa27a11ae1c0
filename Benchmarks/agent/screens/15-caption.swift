// shape: https://github.com/vdhamer/Photo-Club-Hub/issues/580
// fault: width
// require: role is whole
import SwiftUI

struct MemberCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Rectangle().fill(.gray).frame(height: 140)
      Text("Ann Example").font(.headline)
      Text("Honorary chair of the photographers' club of the old town")
        .font(.caption)
        .lineLimit(2)
        .id("role")
        .frame(width: 120, alignment: .leading)  //! .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding()
  }
}

#Preview { MemberCard() }
