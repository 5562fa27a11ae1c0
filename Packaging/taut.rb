# The formula for Homebrew. Scripts/make-release.sh writes it beside a release with the version and the checksum of the sources
# filled in.
class Taut < Formula
  desc "Says why every SwiftUI view has its size, and checks layouts at every width"
  homepage "@HOMEPAGE@"
  url "@SOURCE@"
  sha256 "@SHA256@"
  license all_of: ["MIT", "GPL-3.0-or-later"]

  depends_on xcode: ["26.0", :build]
  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "glpk"
  depends_on "pango"

  def install
    system "make", "install", "PREFIX=#{prefix}"
    generate_completions_from_executable(bin/"taut", "--generate-completion-script")
  end

  test do
    (testpath/"Card.swift").write <<~SWIFT
      import SwiftUI
      #Preview { Text("Hello").frame(width: 20, height: 10).lineLimit(1) }
    SWIFT
    output = shell_output("#{bin}/taut check --standard --width 320...430 Card.swift", 1)
    assert_match "is whole fails", output
  end
end
