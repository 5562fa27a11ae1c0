"""The program, and a project with a card whose title is cut off."""
import os
import pathlib

import pytest

TAUT = os.environ["TAUT"]

CARD = '''import SwiftUI

struct Card: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("😀 A title that is rather long for a card").id("title").lineLimit(1)  // taut: title is whole
      Text("12 km")
        .padding(.horizontal, 4)
    }
    .padding(16)
  }
}

#Preview("A card") {
  Card()
}
'''


@pytest.fixture(scope="session")
def project(tmp_path_factory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "taut.yml").write_text("device: iphone-se\nwidth: 300...340\n")
    (folder / "Card.swift").write_text(CARD)
    return folder
