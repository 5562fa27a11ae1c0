import Foundation
import LayoutCore
import PangoText
import Testing

@testable import LayoutPictures

/// Controls and bars as a platform draws them, kept in files: `TAUT_WRITE_GOLDENS=1` writes them anew.
@Suite("What screens look like")
struct ScreenPictureTests {
  private func fonts() throws -> PangoTextMeasurer {
    let files = PangoFonts.systemFiles(ofFamily: "Roboto").filter {
      file in ["Regular", "Medium", "Bold"].contains { file.hasSuffix("/Roboto-\($0).ttf") }
    }
    return try PangoTextMeasurer(fonts: .files(files))
  }

  private func svg(
    _ view: some View, on platform: Platform, _ scheme: ColorScheme, _ size: CGSize
  ) throws -> String {
    var options = PictureOptions()
    options.fonts = try fonts()
    options.colorScheme = scheme
    var environment = EnvironmentValues()
    environment.platform = platform
    let proposal = ProposedViewSize(width: size.width, height: size.height)
    return SVGFormat().text(
      of: try Picture(of: view, in: proposal, environment: environment, options: options))
  }

  private func expectKept(_ svg: String, _ name: String) throws {
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Kept/\(name).svg")
    if ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] == "1" {
      try svg.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: kept, encoding: .utf8) == svg)
  }

  @Test(arguments: [
    ("ios-26", ColorScheme.light), ("ios-26", .dark), ("ios-18", .light), ("macos-26", .light),
  ])
  func controls(platform: String, scheme: ColorScheme) throws {
    let platform = try #require(Platform(named: platform))
    let column = VStack(spacing: 10) {
      Toggle("", isOn: .constant(true))
      Toggle("", isOn: .constant(false)).tint(.orange)
      Slider(value: .constant(0.25))
      Stepper("", value: .constant(1), in: 0...3)
      ProgressView(value: 0.5)
      ProgressView()
      Gauge(value: 0.7) {}.gaugeStyle(.accessoryCircular).tint(.green)
      Gauge(value: 0.7) {}.gaugeStyle(.accessoryCircularCapacity)
      Button {
      } label: {
        Image(systemName: "star").padding(2)
      }.buttonStyle(.borderedProminent)
      Button(role: .destructive) {
      } label: {
        Image(systemName: "trash")
      }.buttonStyle(.bordered)
      GroupBox { Image(systemName: "no.such.symbol") }
    }
    let picture = try svg(column.padding(8), on: platform, scheme, CGSize(width: 160, height: 560))
    try expectKept(picture, "controls-\(platform.name)-\(scheme.rawValue)")
  }

  @Test(arguments: ["ios-26", "ios-18"])
  func listsAndBars(platform: String) throws {
    let screen = TabView {
      NavigationStack {
        List {
          Section("A") {
            Toggle(isOn: .constant(true)) { Label("B", systemImage: "wifi") }
            NavigationLink("C") { EmptyView() }.badge(3)
          }
        }
        .navigationTitle("D")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("E") {} }
          ToolbarItem(placement: .confirmationAction) {
            Button {
            } label: {
              Image(systemName: "checkmark")
            }
          }
        }
      }
      .tabItem { Label("F", systemImage: "house") }
      Text("G").tabItem { Label("G", systemImage: "gear") }.badge(2)
    }
    let platform = try #require(Platform(named: platform))
    try expectKept(
      try svg(screen, on: platform, .light, CGSize(width: 320, height: 480)), "screen-\(platform.name)")
  }

  @Test func symbolsAreDrawnInTheStyleAround() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    var environment = EnvironmentValues()
    environment.platform = .iOS26
    func picture(_ name: String) throws -> Picture {
      let image = Image(systemName: name).foregroundStyle(red)
      return try Picture(of: image, in: ProposedViewSize(width: 40, height: 40), environment: environment)
    }
    let star = try picture("star.fill")
    #expect(try Pixels(png: star.data(as: PNGFormat()))[20, 20] == "ff0000")
    #expect(star.placeholders.isEmpty)
    // What is not known is hatched, and counted.
    #expect(try picture("no.such.symbol").placeholders == ["no.such.symbol"])
  }

  @Test func gradientsOfEveryKind() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    /// Whether a pixel is nearly red, which has no green.
    func isRed(_ pixels: Pixels, _ x: Int, _ y: Int) -> Bool {
      pixels[x, y].hasPrefix("f") && isPure(pixels, x, y)
    }
    func isBlue(_ pixels: Pixels, _ x: Int, _ y: Int) -> Bool {
      pixels[x, y].dropFirst(4).hasPrefix("f") && isPure(pixels, x, y)
    }
    // Nothing of the ground shines through.
    func isPure(_ pixels: Pixels, _ x: Int, _ y: Int) -> Bool { pixels[x, y].dropFirst(2).prefix(2) == "00" }
    let angular = try Pixels(AngularGradient(colors: [red, blue, red], center: .center), 40, 40)
    #expect(isRed(angular, 38, 20) && isBlue(angular, 1, 20) && isPure(angular, 20, 5))
    let elliptical = try Pixels(EllipticalGradient(colors: [red, blue]), 60, 20)
    #expect(isRed(elliptical, 30, 10) && isBlue(elliptical, 1, 10) && isBlue(elliptical, 1, 1))
    let mesh = try Pixels(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, blue, red]), 40, 40
    )
    #expect(isRed(mesh, 1, 1) && isBlue(mesh, 38, 1) && isRed(mesh, 38, 38) && isBlue(mesh, 1, 38))
    #expect(isPure(mesh, 20, 20) && isPure(mesh, 11, 33))
    let radial = try Pixels(
      RadialGradient(colors: [red, blue], center: .center, startRadius: 5, endRadius: 15), 40, 40)
    #expect(radial[20, 20] == "ff0000" && radial[1, 1] == "0000ff")
  }

  @Test func masksBlursAndDashes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let masked = try Pixels(red.frame(width: 20, height: 20).mask { Circle() }, 20, 20)
    #expect(masked[10, 10] == "ff0000" && masked[1, 1] == "ffffff")
    let blurred = try Pixels(red.frame(width: 20, height: 20).blur(radius: 4), 40, 40)
    #expect(blurred[20, 20] != "ffffff" && blurred[8, 20] != "ffffff" && blurred[8, 20] != "ff0000")
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 40, y: 5))
    }
    let dashed = try Pixels(line.stroke(red, style: StrokeStyle(lineWidth: 4, dash: [10, 10])), 40, 10)
    #expect(dashed[5, 5] == "ff0000" && dashed[15, 5] == "ffffff" && dashed[25, 5] == "ff0000")
  }

  @Test func coloursAreChanged() throws {
    func pixel(_ view: some View) throws -> String { try Pixels(view, 10, 10)[5, 5] }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try pixel(Color(red: 0.4, green: 0, blue: 0).brightness(0.2)) == "993333")
    #expect(try pixel(Color(red: 0.6, green: 0.4, blue: 0.6).contrast(3)) == "cc33cc")
    #expect(try pixel(red.saturation(0)) == "363636")
    #expect(try pixel(red.grayscale(1)) == "363636")
    #expect(try pixel(red.hueRotation(.degrees(180))) == "006d6d")
    #expect(try pixel(red.hueRotation(.degrees(360))) == "ff0000")
    #expect(try pixel(red.colorInvert()) == "00ffff")
    let magenta = Color(red: 1, green: 0, blue: 1)
    #expect(try pixel(magenta.colorMultiply(Color(red: 0, green: 0, blue: 1))) == "0000ff")
    // The change that is written first comes first.
    #expect(try pixel(red.colorInvert().saturation(0)) == "c9c9c9")
  }

  @Test func whatIsMixedWithTheGroundIsMarked() throws {
    let size = ProposedViewSize(width: 20, height: 20)
    let mixed = try Picture(of: Color.red.blendMode(.multiply), in: size)
    #expect(mixed.placeholders == ["blendMode multiply"])
    #expect(try Picture(of: Color.red.blendMode(.normal), in: size).placeholders == [])
  }

  @Test func glassHasItsShape() throws {
    func corner(_ view: some View) throws -> String { try Pixels(view.background(Color.black), 40, 40)[1, 1] }
    #expect(try corner(Color.clear.glassEffect(in: Rectangle())) != "000000")
    #expect(try corner(Color.clear.glassEffect()) == "000000")
  }

  @Test func whatScrollsIsSeenUnderBars() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    var environment = EnvironmentValues()
    environment.containerSafeArea = EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    let size = ProposedViewSize(width: 20, height: 40)
    func pixels(_ view: some View) throws -> Pixels {
      try Pixels(png: Picture(of: view, in: size, environment: environment).data(as: PNGFormat()))
    }
    let scroll = ScrollView { red.frame(height: 100) }
    #expect(try pixels(scroll)[10, 38] == "ff0000")
    // One that ends before the safe area does is seen no further.
    let short = try pixels(scroll.frame(height: 20).frame(maxHeight: .infinity, alignment: .top))
    #expect(short[10, 18] == "ff0000" && short[10, 22] == "ffffff")
  }

  @Test func coloursFollowTheSchemeAround() throws {
    let view = HStack(spacing: 0) {
      Color.primary
      Color.primary.environment(\.colorScheme, .dark)
    }
    let pixels = try Pixels(view, 20, 10)
    #expect(pixels[5, 5] == "000000" && pixels[15, 5] == "ffffff")
    // What prefers dark colours is drawn in them as a whole.
    let dark = try Pixels(Color.clear.preferredColorScheme(.dark), 20, 10)
    #expect(dark[5, 5] == "000000")
  }

  @Test func tintsAndHierarchiesAreThoseOfTheViewsAround() throws {
    let green = Color(red: 0, green: 1, blue: 0)
    let tinted = try Pixels(Rectangle().fill(.tint).tint(green), 10, 10)
    #expect(tinted[5, 5] == "00ff00")
    // What the options state counts where no view sets one.
    var options = PictureOptions()
    options.tint = "#00ff00ff"
    let usual = try Pixels(Rectangle().fill(.tint), 10, 10, options: options)
    #expect(usual[5, 5] == "00ff00")
    let red = Color(red: 1, green: 0, blue: 0)
    let own = try Pixels(Rectangle().fill(.tint).tint(red), 10, 10, options: options)
    #expect(own[5, 5] == "ff0000")
    // Weaker forms are those of the style around.
    let weaker = try Pixels(Rectangle().foregroundStyle(.secondary).foregroundStyle(green), 10, 10)
    #expect(weaker[5, 5] == "66ff66")
  }
}
