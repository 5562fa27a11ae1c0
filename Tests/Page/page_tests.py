"""Tests of the page of `taut inspect` in Chromium: python Tests/Page/page_tests.py TAUT, from the package's folder.

With SHOTS=FOLDER it also keeps screenshots there; with VIEWS=N the drag is timed with N views.
"""

import atexit
import glob
import http.client
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request
from pathlib import Path
from xml.etree import ElementTree

import websocket  # comes with selenium
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

TAUT = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/taut")
FOLDER = Path(tempfile.mkdtemp(prefix="taut-page-"))
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)
SCENES = "Models/Scenes/"
TOLERANCE = 0.01

# What a scene's page shows: every frame in the picture's coordinates, as the browser laid it out, and the boxes of colours as
# they are drawn. Frames wait until the size stays for a moment; boxes do not.
FRAMES = """
page.zoom.choose(1);
const stage = page.stages[0], drawn = {};
for (const [view, { kind, role, path }] of stage.inspection.views.entries()) {
  if (kind !== "Color" || stage.groups[view].style.display === "none" || stage.groups[view].closest("[transform], [clip-path]")) continue;
  const box = stage.groups[view].querySelector("polygon")?.getBBox();
  if (box) drawn[path] = [box.x, box.y, box.width, box.height];
}
stage.settle();
const origin = page.stages[0].svg.getBoundingClientRect(), frames = {};
for (const rect of document.querySelectorAll("#pictures .stage:first-child [data-path]")) {
  if (rect.style.display === "none") continue;
  const box = rect.getBoundingClientRect();
  frames[rect.dataset.path] = [box.x - origin.x, box.y - origin.y, box.width, box.height];
}
return [frames, drawn];
"""


def everything(connection):
    """What comes before the other side closes, or leaves."""
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


# A list of cards, as budgets are stated for.
CARDS = """import SwiftUI
struct CardList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<%d) { card in
        HStack(spacing: 8) {
          Image("portrait").frame(width: 44, height: 44)
          VStack(alignment: .leading, spacing: 2) {
            Text("Heading number \\(card), which goes on").font(.headline)
            Text("A few words that wrap onto more lines where there is no room for them in one")
              .foregroundColor(.gray).lineLimit(3)
          }
          Spacer()
          Text("\\(card) new").padding(4).background(Color.yellow)
        }
        .padding(8)
      }
    }
  }
}
"""


def taut(*arguments):
    run = subprocess.run([TAUT, *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        raise AssertionError(f"taut {' '.join(arguments)}: {run.stderr}")
    return run.stdout


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    for argument in ["--headless=new", "--no-sandbox", "--window-size=1280,900", "--force-device-scale-factor=1"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")))


class Trace:
    """What the browser's threads do from now on, in processor time, which nothing that runs beside it lengthens."""

    def __init__(self, driver):
        address = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        version = json.load(urllib.request.urlopen(f"http://{address}/json/version"))
        self.socket = websocket.create_connection(version["webSocketDebuggerUrl"], suppress_origin=True)
        self.send(1, "Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline", "cc"]}})
        while json.loads(self.socket.recv()).get("id") != 1:
            pass
        self.times = None

    def send(self, number, method, parameters):
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))

    def processor_time(self, name):
        """The time of all events of a name since the beginning, in milliseconds."""
        return sum(self.processor_times(name))

    def processor_times(self, name):
        """The time of each of them."""
        if self.times is None:
            self.times = {}
            self.send(2, "Tracing.end", {})
            while (message := json.loads(self.socket.recv())).get("method") != "Tracing.tracingComplete":
                for event in message.get("params", {}).get("value", []):
                    if "tdur" in event:
                        self.times.setdefault(event["name"], []).append(event["tdur"] / 1000)
            self.socket.close()
        return self.times.get(name, [])


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()

    def tearDown(self):
        mistakes = [entry for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        self.assertEqual(mistakes, [], "the browser complains")

    def open(self, *arguments):
        file = FOLDER / f"{self.id()}.html"
        taut("inspect", *arguments, "-o", str(file))
        self.show(file)

    def show(self, file):
        self.driver.get("about:blank")
        self.driver.get(file.as_uri())

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def point(self, path):
        """Moves the pointer to the middle of a view in the picture."""
        return ActionChains(self.driver).move_to_element(self.find(f'[data-path="{path}"]'))

    def slide(self, side, length):
        self.js(
            "const slider = document.getElementById(arguments[0] + '-slider'); slider.value = arguments[1];"
            "slider.dispatchEvent(new Event('input'));", side, length)

    def expect_frames(self, expected, place):
        """Compares the page with the frames that the command prints."""
        shown, drawn = self.js(FRAMES)
        printed = {frame["path"]: frame for frame in expected["frames"]}
        finite = {
            path: [frame[key] for key in ("x", "y", "width", "height")] for path, frame in printed.items()
            if all(isinstance(frame[key], (int, float)) for key in ("x", "y", "width", "height"))}
        self.assertEqual(sorted(shown), sorted(finite), place)
        for path, frame in finite.items():
            for key, a, b in zip(("x", "y", "width", "height"), shown[path], frame):
                self.assertLessEqual(abs(a - b), TOLERANCE, f"{place}: {path}.{key} is {a}, and not {b}")
        for path in set(drawn) & set(finite):
            for a, b in zip(drawn[path], finite[path]):
                self.assertLessEqual(abs(a - b), TOLERANCE, f"{place}: the box of {path} is drawn at {drawn[path]}, and not {finite[path]}")

    def sweep(self, scene, low, high, steps=100):
        """Lays a scene out at many widths at once, and compares the page at each of them."""
        self.open(*scene, "--width", f"{low}...{high}", "--tell", "frames")
        step = (high - low) / steps
        lines = taut("layout", *scene, "--sweep", f"{low}...{high}", "--step", repr(step), "--format", "json")
        layouts = [json.loads(line) for line in lines.splitlines() if line.startswith("{")]
        self.assertGreaterEqual(len(layouts), steps)
        for layout in layouts:
            width = layout["proposal"]["width"]
            self.slide("width", width)
            self.assertAlmostEqual(float(self.find("#width").get_attribute("value")), width, places=4)
            self.expect_frames(layout, f"{scene[0]} at {width}")

    # MARK: - Frames

    def test_frames_of_a_row(self):
        self.sweep([SCENES + "badge-row.json"], 100, 800)

    def test_frames_of_an_event(self):
        self.sweep([SCENES + "event-long.json"], 97.5, 451.3)

    def test_frames_on_a_guide(self):
        self.sweep([SCENES + "characters-feet.json"], 50, 400)

    def test_frames_of_a_rotated_view(self):
        self.sweep([SCENES + "rotation.json"], 50, 400)

    def test_frames_of_a_truncated_text(self):
        self.sweep([SCENES + "text-truncated.json"], 10, 300)

    def test_frames_of_swift_source(self):
        self.sweep(["Examples/AppViews/ProfileCard.swift", "--view", "1"], 100, 420)

    def test_frames_of_a_custom_layout(self):
        source = "Examples/AppViews/TagFlow.swift"
        self.open(source, "--view", "1", "--width", "200...240", "--tell", "frames")
        self.assertIn("Opaque code", self.find("#notes").text)
        for line in taut("layout", source, "--view", "1", "--sweep", "200...240", "--format", "json").splitlines():
            layout = json.loads(line)
            self.slide("width", layout["proposal"]["width"])
            self.expect_frames(layout, f"{source} at {layout['proposal']['width']}")

    def test_frames_along_the_height(self):
        scene = SCENES + "vstack.json"
        self.open(scene, "--height", "50...400", "--tell", "reasons")
        lines = taut("layout", scene, "--sweep", "50...400", "--step", "7", "--axis", "height", "--format", "json")
        for line in lines.splitlines():
            layout = json.loads(line)
            self.slide("height", layout["proposal"]["height"])
            self.expect_frames(layout, f"{scene}, {layout['proposal']['height']} tall")

    def test_frames_in_a_plane(self):
        scene = SCENES + "badge-row.json"
        self.open(scene, "--width", "200...800", "--height", "20...300", "--tell", "reasons")
        self.assertGreater(len(self.driver.find_elements(By.CSS_SELECTOR, "#map polygon")), 2)
        self.assertIn("beyond its edges", self.find("#regime").text)
        self.assertEqual(len(self.driver.find_elements(By.CSS_SELECTOR, "#map polygon.current")), 1)
        for height in (23.7, 71.1, 250.9):
            lines = taut("layout", scene, "--proposal", f"10x{height}", "--sweep", "200...800", "--step", "40.3", "--format", "json")
            for line in lines.splitlines():
                layout = json.loads(line)
                self.js("page.resize({width: arguments[0], height: arguments[1]})", layout["proposal"]["width"], height)
                self.expect_frames(layout, f"{layout['proposal']}")

    def test_borders(self):
        """At a breakpoint itself and right beside it the page shows the layout that holds there."""
        scene = ["Examples/AppViews/ProfileCard.swift", "--view", "1"]
        self.open(*scene, "--width", "60...400", "--tell", "reasons")
        sizes = self.js("return page.inspection.pieces.slice(1).map((piece) => piece.corners[0][0])")
        self.assertGreater(len(sizes), 2)
        for size in sizes:
            for width in (size - 0.01, size + 0.01):
                layout = json.loads(taut("layout", *scene, "--proposal", f"{width}xnil", "--format", "json"))
                self.slide("width", width)
                self.expect_frames(layout, f"{width}")

    def test_every_scene_and_every_example(self):
        """Each is drawn, and its page shows at a few widths what the engine lays out; all scenes are on one page too."""
        scenes = sorted(glob.glob("Models/Scenes/*.json"))
        for scene in scenes + sorted(glob.glob("Examples/AppViews/*.swift")):
            with self.subTest(scene):
                picture = FOLDER / "picture.svg"
                taut("draw", scene, "-o", str(picture))
                self.assertTrue(ElementTree.parse(picture).getroot().tag.endswith("svg"))
                # The first of the previews that a file has.
                one = [scene, "--view", "1"] if scene.endswith(".swift") else [scene]
                self.open(*one, "--width", "60...420", "--tell", "frames")
                # Whole widths: of opaque code the layouts in between stand for those next to them.
                lines = taut("layout", *one, "--sweep", "60...420", "--step", "72", "--format", "json").splitlines()
                for layout in [json.loads(line) for line in lines if line.startswith("{")]:
                    width = layout["proposal"]["width"]
                    self.slide("width", width)
                    self.expect_frames(layout, f"{scene} at {width}")
                self.assertEqual([entry for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"], [])
        file = FOLDER / "all.html"
        taut("inspect", *scenes, "--width", "60...420", "--tell", "frames", "-o", str(file))
        taut("draw", *scenes, "-o", str(FOLDER / "all.png"), "--show", "frames,ids,guides,spacing,offers", "--dark")
        self.show(file)
        self.assertEqual(self.js("return page.inspections.length"), len(scenes))
        for place in range(len(scenes)):
            self.js("page.load(arguments[0])", place)
            self.assertGreater(self.js("return document.querySelectorAll('#tree [role=treeitem]').length"), 0)

    # MARK: - Use

    def test_dragging_the_handle(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        self.js("page.resize({width: 400}); page.zoom.choose(1)")
        handle = self.find(".handle.width")
        before = self.js("return page.width")
        ActionChains(self.driver).click_and_hold(handle).move_by_offset(60, 0).release().perform()
        self.assertAlmostEqual(self.js("return page.width"), before + 60, delta=1)

    def test_story_follows_the_size(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "prices")
        self.point("root.2").click().perform()
        for width in (300, 420, 520, 700):
            self.slide("width", width)
            story = self.find("#story").text
            expected = taut("explain", SCENES + "badge-row.json", "--view", "root.2", "--proposal", f"{width}x100")
            shown = " ".join(story.split("points")[0].split())
            for line in expected.splitlines():
                self.assertIn(" ".join(line.split()), shown, f"at {width}")

    def test_suggestions(self):
        self.open(SCENES + "badge-row.json", "--width", "500...520", "--tell", "suggestions")
        self.js("page.resize({width: 510}); page.select(page.inspection.views.findIndex((view) => view.id === 'badge'))")
        self.assertIn("what makes badge", self.find("#story").text)
        story = self.find("#story").text
        self.assertRegex(story, r"1\. set row's spacing 8 .* \(at 510 wide\)")
        self.assertRegex(story, r"2\. add layoutPriority\(1\) to badge .* \(at 510 wide\)")

    def test_reasons_select_views(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        self.point("root.2").click().perform()
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), "root.2")
        reason = next(button for button in self.driver.find_elements(By.CSS_SELECTOR, "#story button.view") if button.text == "row")
        reason.click()
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), "root")
        self.assertEqual(self.find('#tree [aria-selected="true"]').get_attribute("data-view"), "0")
        self.assertIn("row", self.find("#story h3").text)

    def test_a_page_that_has_just_come_can_be_pointed_at(self):
        """Before the browser has drawn anything: a slow one would else take a click for one on another view."""
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        frames = """
            page.load(0);
            const { stages: [stage] } = page;
            return stage.rects.map((rect, view) => {
              const { x, y, width, height } = rect.getBBox();
              return [[x, y, width, height], [...stage.frame(view)]];
            });
            """
        for frame, expected in self.js(frames):
            for a, b in zip(frame, expected):
                self.assertAlmostEqual(a, b, delta=TOLERANCE)

    def test_hovering_shows_the_offer_and_the_spacing(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        self.point("root.1").perform()
        self.assertIn("offered", self.find(".stage .offer").text)
        self.assertEqual(len(self.driver.find_elements(By.CSS_SELECTOR, ".overlay .space")), 2)
        self.assertEqual(len(self.driver.find_elements(By.CSS_SELECTOR, ".overlay .offered")), 1)

    def test_ticks_go_to_breakpoints(self):
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...400", "--tell", "reasons")
        lines = taut("breakpoints", "Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...400").splitlines()[1:]
        ticks = self.driver.find_elements(By.CSS_SELECTOR, "#width-ticks button")
        self.assertEqual(len(ticks), len(lines))
        for tick, line in zip(ticks, lines):
            size, change = line.strip().split("  ", 1)
            self.js("arguments[0].click()", tick)
            self.assertAlmostEqual(self.js("return page.width"), float(size.strip(">")), delta=0.02)
            self.assertIn(change, self.find("#regime").text)

    def test_keys_alone(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        self.js("document.getElementById('width-slider').focus(); page.resize({width: 400})")
        keys = lambda *keys: self.driver.switch_to.active_element.send_keys(*keys)
        keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(self.js("return page.width"), 402)
        keys(Keys.PAGE_UP)
        self.assertIn(self.js("return page.inspection.pieces.map((piece) => piece.corners[0][0]).includes(page.width)"), [True])
        keys(Keys.END)
        self.assertEqual(self.js("return page.width"), 800)
        keys(Keys.HOME)
        self.assertEqual(self.js("return page.width"), 200)
        keys(Keys.TAB)
        keys(Keys.CONTROL, "a")
        self.assertEqual(self.js("return document.activeElement.id"), "width")
        keys(Keys.CONTROL + "a")
        keys("437.25")
        self.assertEqual(self.js("return page.width"), 437.25)
        keys(Keys.TAB)
        self.assertEqual(self.js("return document.activeElement.id"), "modifiers")
        keys(Keys.SPACE, Keys.TAB, Keys.TAB, Keys.TAB)
        self.assertEqual(self.js("return document.activeElement.id"), "search")
        keys(Keys.TAB)
        self.assertEqual(self.js("return document.activeElement.getAttribute('role')"), "treeitem")
        keys(Keys.ARROW_DOWN)
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), "root.0")
        keys(Keys.END)
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), "root.2")
        # To the frame around it, which closes, and on to the row.
        keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), "root")
        keys(Keys.ARROW_LEFT)
        self.assertEqual(self.find('#tree [data-view="0"]').get_attribute("aria-expanded"), "false")
        # A slash goes to the search from anywhere.
        keys("/")
        self.assertEqual(self.js("return document.activeElement.id"), "search")
        keys("badge", Keys.ENTER)
        self.assertIn("of", self.find("#found").text)
        self.assertEqual(self.js("return page.inspection.views[page.selected].id ?? page.inspection.views[page.selected].name").count("badge"), 1)
        keys(Keys.ESCAPE)
        self.assertEqual(self.js("return document.querySelectorAll('#tree .unfound').length"), 0)

    def in_order(self, nodes):
        """The nodes of an accessibility tree as they are read, each with those around it; what is ignored is left out."""
        by_id, read = {node["nodeId"]: node for node in nodes}, []
        def walk(node, above):
            if not node["ignored"]:
                read.append({**node, "above": above})
                above = above + [node]
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child], above)
        walk(next(node for node in nodes if "parentId" not in node), [])
        return read

    def test_what_a_screen_reader_sees(self):
        """The browser's own accessibility tree has the tree of views, with levels and states, and what is told."""
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...400", "--tell", "reasons")
        self.js("document.getElementById('modifiers').click()")
        views = self.js("return page.inspection.views.map(({ path, parent }) => ({ path, parent: parent ?? null, level: path.split(/[./]/).length }))")
        self.js("page.select(arguments[0])", len(views) - 1)
        children = {view["parent"] for view in views}
        self.js("page.tree.toggle(arguments[0], false)", closed := next(place for place in sorted(children - {None, 0}, reverse=True) if views[-1]["path"][:len(views[place]["path"])] != views[place]["path"]))
        nodes = self.in_order(self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"])
        role = lambda node: node["role"]["value"]
        name = lambda node: node.get("name", {}).get("value", "")
        state = lambda node: {item["name"]: item["value"].get("value") for item in node.get("properties", [])}
        [tree] = [node for node in nodes if role(node) == "tree"]
        self.assertEqual(name(tree), "Views")
        items = [node for node in nodes if role(node) == "treeitem"]
        def is_hidden(view):
            parent = views[view]["parent"]
            return parent is not None and (parent == closed or is_hidden(parent))
        seen = [view for view in range(len(views)) if not is_hidden(view)]
        self.assertLess(len(seen), len(views))
        self.assertEqual(len(items), len(seen), "what is closed is not read")
        depths = {}
        for view, item in zip(seen, items):
            depths[view] = depths[views[view]["parent"]] + 1 if views[view]["parent"] is not None else 1
            states = state(item)
            self.assertEqual(states["level"], depths[view], views[view])
            self.assertEqual(states.get("selected", False), view == len(views) - 1, views[view])
            self.assertEqual(states.get("expanded"), None if view not in children else view != closed, views[view])
            self.assertTrue(name(item) and "▾" not in name(item), views[view])
        self.assertEqual(len({name(item) for item in items}) > 5, True)
        # Items stand in the groups of their parents.
        for view, item in list(zip(seen, items))[1:]:
            above = [node for node in item["above"] if role(node) == "treeitem"]
            self.assertEqual(above[-1]["nodeId"], items[seen.index(views[view]["parent"])]["nodeId"], views[view])
            self.assertIn("group", [role(node) for node in item["above"]])
        sliders = {name(node) for node in nodes if role(node) == "slider"}
        self.assertTrue({"Width, page keys go to the next breakpoint", "Drag to change the width"} <= sliders, sliders)
        pictures = [name(node) for node in nodes if role(node) in ("image", "img", "graphics-document")]
        self.assertTrue(any(picture.startswith("Picture of") for picture in pictures), pictures)
        # What the selected view has come to is said once the size stays.
        [status] = [node for node in nodes if role(node) == "status"]
        self.assertEqual(state(status).get("live"), "polite")
        said = lambda: self.js("return document.getElementById('told').textContent")
        WebDriverWait(self.driver, 5).until(lambda _: said())
        before = said()
        self.js("page.resize({width: 111})")
        WebDriverWait(self.driver, 5).until(lambda _: said() != before)
        frame = self.js("return page.stages[0].frame(page.selected)")
        self.assertIn(f"{frame[2]:.2f}".rstrip("0").rstrip("."), said())

    def test_modifiers_are_left_out_of_the_tree(self):
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...400", "--tell", "reasons")
        listed = "return [...document.querySelectorAll('#tree [role=treeitem]')].map((item) => page.inspection.views[item.dataset.view].role)"
        shown = self.js(listed)
        self.assertTrue(len(shown) > 4 and "modifier" not in shown, shown)
        # A modifier that is selected is shown by the view that it is one of, and says which.
        self.js("page.select(page.inspection.views.findIndex((view) => view.kind === 'padding'))")
        [selected] = self.driver.find_elements(By.CSS_SELECTOR, '#tree [aria-selected="true"]')
        self.assertNotEqual(self.js("return page.inspection.views[arguments[0]].role", int(selected.get_attribute("data-view"))), "modifier")
        self.js("document.getElementById('modifiers').click()")
        self.assertEqual(len(self.js(listed)), self.js("return page.inspection.views.length"))
        self.js("document.getElementById('collapse').click()")
        self.assertEqual(self.js("return document.querySelectorAll('#tree [aria-expanded=true]').length"), 1)

    def test_the_source_stands_beside_the_view(self):
        file = "Examples/AppViews/ProfileCard.swift"
        self.open(file, "--view", "1", "--width", "100...400", "--tell", "reasons")
        self.js("page.select(page.inspection.views.findIndex((view) => view.text === 'Ann Example'))")
        line = int(self.js("return page.inspection.views[page.selected].source").split(":")[1])
        marked = self.find("#source .marked").get_property("textContent")
        self.assertEqual(marked, f"{line}{Path(file).read_text().splitlines()[line - 1]}")
        links = [link.get_attribute("href") for link in self.driver.find_elements(By.CSS_SELECTOR, "#source a")]
        self.assertTrue(any(link.startswith("vscode://file/") and f":{line}:" in link for link in links), links)

    def test_the_picture_fits_and_can_be_zoomed(self):
        self.open(SCENES + "event-long.json", "--width", "200...1600", "--tell", "frames")
        self.js("page.resize({width: 1600}); page.zoom.fit()")
        middle = self.js("const { scrollWidth, clientWidth } = document.getElementById('middle'); return [scrollWidth, clientWidth]")
        self.assertLessEqual(*middle)
        before = self.js("return page.zoom.value")
        self.assertLess(before, 1)
        self.find("#zoom-in").click()
        self.assertGreater(self.js("return page.zoom.value"), before)
        # A dragged handle follows the pointer at any size.
        self.js("page.resize({width: 400}); page.zoom.choose(0.5)")
        ActionChains(self.driver).click_and_hold(self.find(".handle.width")).move_by_offset(30, 0).release().perform()
        self.assertAlmostEqual(self.js("return page.width"), 460, delta=2)

    def test_devices_and_breakpoints_have_buttons(self):
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...420", "--tell", "frames")
        self.assertEqual(self.js("return page.width"), 402, "the page opens at the usual device")
        self.js("const list = document.getElementById('device'); list.value = [...list.options].find((option) => option.textContent.startsWith('iPhone 14,')).value; list.dispatchEvent(new Event('change'))")
        self.assertEqual(self.js("return page.width"), 390)
        self.assertTrue(self.js("return [...document.getElementById('device').options].some((option) => option.disabled)"), "an iPad is too wide")
        sizes = self.js("return page.inspection.pieces.slice(1).map((piece) => piece.corners[0][0])")
        for size in reversed(sizes):
            self.find("#width-back").click()
            self.assertAlmostEqual(self.js("return page.width"), size, delta=0.011)
        self.assertFalse(self.find("#width-back").is_enabled())
        self.find("#width-next").click()
        self.assertAlmostEqual(self.js("return page.width"), sizes[1], delta=0.011)

    def test_overlays_stay_on(self):
        self.open(SCENES + "badge-row.json", "--width", "40...800", "--tell", "reasons")
        count = lambda selector: len(self.driver.find_elements(By.CSS_SELECTOR, selector))
        for name in ("frames", "spacing", "offers", "outside"):
            self.find(f"#overlay-{name}").click()
        for width, isOutside in ((700, False), (50, True)):
            self.js("page.resize({width: arguments[0]})", width)
            self.assertEqual(count(".standing .space"), 2)
            self.assertEqual(count(".standing .offered"), 3)
            self.assertEqual(count(".marks .edge"), self.js("return page.inspection.views.length"))
            self.assertEqual(count(".standing .beyond") > 0, isOutside, width)
        self.js("page.hover(null, page.stages[0])")
        self.assertEqual(count(".standing .space"), 2)
        self.find("#overlay-spacing").click()
        self.assertEqual(count(".standing .space"), 0)

    def test_columns_are_as_wide_as_they_are_dragged(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "frames")
        width = "return document.getElementById('views').getBoundingClientRect().width"
        before = self.js(width)
        ActionChains(self.driver).click_and_hold(self.find("#left-divider")).move_by_offset(70, 0).release().perform()
        self.assertAlmostEqual(self.js(width), before + 70, delta=2)
        self.find("#left-divider").send_keys(Keys.ARROW_LEFT)
        self.assertAlmostEqual(self.js(width), before + 54, delta=2)
        self.js("localStorage.clear()")

    def test_columns_leave_room_for_the_picture(self):
        """However far both are dragged, and in a window that is smaller than the one they were dragged in."""
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "frames")
        self.js("localStorage.clear()")
        room = "return [document.getElementById('middle').clientWidth, document.documentElement.scrollWidth - innerWidth]"
        for divider, way in (("#left-divider", 700), ("#right-divider", -300)):
            ActionChains(self.driver).click_and_hold(self.find(divider)).move_by_offset(way, 0).release().perform()
        size = self.driver.get_window_size()
        try:
            for width in (size["width"], 960):
                self.driver.set_window_size(width, size["height"])
                middle, beyond = self.js(room)
                self.assertGreaterEqual(middle, 200, width)
                self.assertLessEqual(beyond, 0, width)
        finally:
            self.js("localStorage.clear()")
            self.driver.set_window_size(size["width"], size["height"])

    def test_the_first_link_leads_into_the_list(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "frames")
        self.js("document.querySelector('.skip').focus()")
        self.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.js("return document.activeElement.getAttribute('role')"), "treeitem")
        self.assertIsNotNone(self.js("return page.selected"))

    def test_source_is_shown_from_where_its_line_begins(self):
        source = FOLDER / "Deep.swift"
        inner = 'Text("Deep inside")'
        for depth in range(14, 0, -1):
            inner = "VStack {\n" + "    " * (depth + 2) + inner + "\n" + "    " * (depth + 1) + "}"
        source.write_text("import SwiftUI\nstruct Deep: View {\n    var body: some View {\n        " + inner + "\n    }\n}\n")
        self.open(str(source), "--width", "200...400", "--tell", "frames")
        self.js("page.select(page.inspection.views.findIndex((view) => view.kind === 'Text'))")
        begins, left, right = self.js("""
            const pre = document.querySelector("#source pre"), text = pre.querySelector(".marked").lastChild, range = document.createRange();
            range.setStart(text, text.data.indexOf("Text"));
            range.setEnd(text, text.data.indexOf("Text") + 4);
            const box = pre.getBoundingClientRect();
            return [range.getBoundingClientRect().left, box.left, box.right];
        """)
        self.assertGreater(begins, left + 36, "beside the number of the line")
        self.assertLess(begins, left + (right - left) / 2)

    def test_padding_grows_as_it_is_dragged_outwards(self):
        """In either direction: the leading edge lies on the right where the language is read from there."""
        source = FOLDER / "Sides.swift"
        source.write_text("import SwiftUI\nstruct Sides: View {\n  var body: some View {\n    Color.red.frame(height: 60).padding(.leading, 30)\n  }\n}\n")
        for direction, way in (("leftToRight", -6), ("rightToLeft", 6)):
            self.open(str(source), "--width", "200...400", "--tell", "prices", "--direction", direction)
            self.js("page.zoom.choose(1)")
            self.find("#overlay-padding").click()
            ActionChains(self.driver).click_and_hold(self.find(".standing .padding.drag")).move_by_offset(way, 0).release().perform()
            self.assertEqual(self.js("return [...page.live.changes.values()]"), [6], direction)

    def test_what_fails_and_what_is_assumed(self):
        scene = FOLDER / "require.json"
        row = json.loads(Path("Tests/TautCLITests/Pairs/row.json").read_text())
        scene.write_text(json.dumps({**row, "require": ["badge.width >= 280"]}))
        self.open(str(scene), "--width", "400...700", "--tell", "frames", "--fix")
        checked = json.loads(subprocess.run([TAUT, "check", str(scene), "--width", "400...700", "--format", "json"], capture_output=True, text=True).stdout)
        [interval] = checked["results"][0]["fails"]
        [stretch] = self.driver.find_elements(By.CSS_SELECTOR, "#width-fails span")
        left, width = self.js("return [arguments[0].style.left, arguments[0].style.width].map(parseFloat)", stretch)
        self.assertAlmostEqual(left, (interval["from"] - 400) / 3, delta=0.01)
        self.assertAlmostEqual(width, (interval["to"] - interval["from"]) / 3, delta=0.01)
        # The stretch is what is pointed at, not the ticks above it.
        self.assertTrue(self.js("const box = arguments[0].getBoundingClientRect(); return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === arguments[0]", stretch))
        said = self.find("#requirements").text
        self.assertIn("badge.width >= 280", said)
        self.assertIn("fix: ", said)
        self.find("#requirements li button").click()
        self.assertAlmostEqual(self.js("return page.width"), (interval["from"] + interval["to"]) / 2, delta=0.01)
        self.open("Examples/AppViews/StatusRow.swift", "--view", "StatusRow", "--width", "300...400", "--tell", "frames")
        assumed = self.driver.find_elements(By.CSS_SELECTOR, "#assumed li")
        self.assertTrue(self.find("#assumed summary").text.startswith(f"{len(assumed)} assumed"))
        self.assertGreater(len(assumed), 2)
        self.assertGreater(len(self.driver.find_elements(By.CSS_SELECTOR, ".marks polygon.assumed")), 0)

    def test_what_is_hatched_is_counted_as_in_a_drawing(self):
        source = FOLDER / "Hatched.swift"
        source.write_text("""struct Hatched: View {
  var body: some View {
    VStack { Image("logo").frame(width: 80, height: 40); Image("photo").resizable().frame(width: 60, height: 60); Text("Hi"); Unknown() }
  }
}
""")
        drawn = subprocess.run([TAUT, "draw", str(source), "--width", "350", "-o", str(FOLDER / "hatched.svg")], capture_output=True, text=True)
        [said] = re.findall(r": (\d+ views drawn, \d+ as (?:a placeholder|placeholders))", drawn.stderr)
        self.assertEqual(said, "4 views drawn, 3 as placeholders")
        self.open(str(source), "--width", "300...400", "--tell", "frames")
        self.assertTrue(self.find("#assumed summary").text.endswith(f"; {said}"), self.find("#assumed summary").text)

    def test_numbers_are_changed_on_the_page(self):
        """Frames follow by exact slopes: as the command lays out the source with the number in it."""
        source = FOLDER / "Numbers.swift"
        code = ('import SwiftUI\nstruct Numbers: View {\n  var body: some View {\n    HStack(spacing: 12) {\n      Color.red.frame(width: 40)\n'
                '      Text("Two words")\n      Color.blue\n    }\n    .padding(16)\n    .frame(height: 80)\n  }\n}\n')
        source.write_text(code)
        self.open(str(source), "--width", "200...400", "--tell", "prices")
        self.js("page.resize({width: 320}); page.zoom.choose(1)")
        frames = "const shown = {}; page.inspection.views.forEach((view, place) => { shown[view.path] = page.stages[0].frame(place); }); return shown"
        for kind, family, old, new in (("HStack", "spacing", "spacing: 12", "spacing: 21"), ("padding", "padding", "padding(16)", "padding(11)"), ("frame", "width", "width: 40", "width: 63")):
            value = float(new.rstrip(")").replace("(", " ").split()[-1])
            self.js("page.live.change(page.live.groups.find((group) => group.kind === arguments[0] && group.family === arguments[1]), arguments[2])", kind, family, value)
            code = code.replace(old, new)
            edited = FOLDER / "Edited.swift"
            edited.write_text(code.replace("Numbers", "Edited"))
            expected = json.loads(taut("layout", str(edited), "--proposal", "320xnil", "--format", "json"))
            shown = self.js(frames)
            for frame in expected["frames"]:
                for a, b in zip(shown[frame["path"]], (frame[key] for key in ("x", "y", "width", "height"))):
                    self.assertAlmostEqual(a, b, delta=0.001, msg=f"{new}: {frame['path']}")
            self.assertFalse(self.js("return page.live.holds(page.stages[0].piece) === false"), new)
        self.js("page.select(page.inspection.views.findIndex((view) => view.kind === 'HStack'))")
        patch = self.js("return page.live.patch()")
        self.assertEqual(patch["rest"], [])
        (FOLDER / "numbers.patch").write_text(patch["patch"])
        subprocess.run(["patch", "-p0", str(source), str(FOLDER / "numbers.patch")], check=True, capture_output=True)
        self.assertEqual(source.read_text(), code)
        # Beyond the border of the slopes that is said, and a number that is dragged is that of the room.
        self.assertIn("exact from", self.find("#numbers").text)
        self.js("page.live.change(page.live.groups.find((group) => group.family === 'spacing'), 400)")
        self.assertTrue(self.find("#numbers .warning").is_displayed())
        self.js("page.live.reset()")
        self.find("#overlay-spacing").click()
        gap = self.find(".standing .space.drag")
        ActionChains(self.driver).click_and_hold(gap).move_by_offset(9, 0).release().perform()
        self.assertEqual(self.js("return [...page.live.changes.values()]"), [9])

    def test_variants_are_switched(self):
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "200...400", "--tell", "frames",
                  "--text-size", "large,AX3", "--direction", "both")
        self.assertEqual(self.js("return page.inspections.length"), 4)
        self.js("page.select(2)")
        path = self.js("return page.inspection.views[page.selected].path")
        choose = "const list = document.getElementById('variant-' + arguments[0]); list.value = arguments[1]; list.dispatchEvent(new Event('change'))"
        self.js(choose, "textSize", "accessibility3")
        self.js(choose, "direction", "rightToLeft")
        self.assertEqual(self.js("const { textSize, direction } = page.facts.of(page.scene); return [textSize, direction]"), ["accessibility3", "rightToLeft"])
        self.assertEqual(self.js("return page.inspection.views[page.selected].path"), path, "the selection stays")

    def test_two_scenes(self):
        self.open("Tests/TautCLITests/Pairs/row.json", "Tests/TautCLITests/Pairs/row-limit.json", "--width", "400...700", "--tell", "reasons")
        self.js("const compare = document.getElementById('compare'); compare.value = '1'; compare.dispatchEvent(new Event('change'));")
        self.js("page.resize({width: 520})")
        self.assertEqual(len(self.driver.find_elements(By.CSS_SELECTOR, ".stage")), 2)
        differences = self.find("#differences").text
        self.assertIn("What was edited", differences)
        self.assertIn("maxWidth 198.7 to 220", differences)
        self.assertIn("What differs here", differences)
        self.assertGreater(len(self.driver.find_elements(By.CSS_SELECTOR, "polygon.different")), 1)

    def test_which_edit_is_behind_which_frame(self):
        """At every size what taut diff says there."""
        before, after = "Tests/TautCLITests/Pairs/row.json", "Tests/TautCLITests/Pairs/row-spacing-and-text.json"
        self.open(before, after, "--width", "300...700", "--tell", "reasons")
        self.js("const compare = document.getElementById('compare'); compare.value = '1'; compare.dispatchEvent(new Event('change'));")
        for width in (310.5, 400, 520, 655.25):
            self.js("page.resize({width: arguments[0]})", width)
            run = subprocess.run([TAUT, "diff", "--proposal", f"{width}x200", "--format", "json", before, after], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1, run.stderr)
            answer = json.loads(run.stdout)
            expected = {change["path"]: change["edits"] for change in answer["changes"] if change["before"] and change["after"]}
            shown = self.js("""
                const found = {}, { comparison } = page;
                for (const [old, now] of comparison.pairs) {
                  if (!differs(comparison.before.frame(old), comparison.after.frame(now))) continue;
                  found[comparison.after.inspection.views[now].path] = comparison.behind(old, now).map((edit) => edit + 1);
                }
                return found;
                """)
            self.assertEqual(shown, expected, f"at {width}")
            self.assertEqual(self.js("return page.comparison.edits.map(({ text }) => text)"), [edit["sentence"] for edit in answer["edits"]])
            said = self.find("#differences").text
            for edits in expected.values():
                self.assertIn("behind it: edit" + (f" {edits[0]}" if len(edits) == 1 else f"s {edits[0]} and {edits[1]}"), said)
        # The frames that an edit is behind are marked while it is pointed at.
        ActionChains(self.driver).move_to_element(self.find("#differences .edits li")).perform()
        self.assertGreater(len(self.driver.find_elements(By.CSS_SELECTOR, ".marks polygon.caused")), 1)

    def test_a_page_that_is_loaded_again_shows_the_same(self):
        self.open(SCENES + "badge-row.json", "--width", "200...800", "--tell", "reasons")
        self.js("page.resize({width: 333}); page.select(2)")
        time.sleep(0.4)
        self.driver.refresh()
        self.assertEqual(self.js("return [page.width, page.selected]"), [333, 2])

    def test_names_cannot_break_the_page(self):
        scene = FOLDER / "name.json"
        name = '</script><script>window.broken = true</script>{{document}}'
        scene.write_text(json.dumps({"taut": 1, "name": name, "root": {"type": "Text", "text": name, "id": name}}))
        self.open(str(scene), "--width", "50...400", "--tell", "reasons")
        self.assertEqual(self.find("#title").text, name)
        self.assertIsNone(self.js("return window.broken ?? null"))

    # MARK: - A page that is served

    def test_serving(self):
        source = FOLDER / "Card.swift"
        card = 'import SwiftUI\nstruct Card: View {\n  var body: some View {\n    Text("%s").padding(8)\n  }\n}\n'
        source.write_text(card % "One")
        server = subprocess.Popen(
            [TAUT, "inspect", "--serve", "--port", "0", str(source), "--width", "50...400", "--tell", "reasons"],
            stderr=subprocess.PIPE, text=True)
        try:
            address = next(word for line in server.stderr if "the page is at" in line for word in line.split() if word.startswith("http"))
            self.driver.get(address)
            self.js("page.resize({width: 222}); page.select(1)")
            wait = lambda holds, what: WebDriverWait(self.driver, 60).until(lambda _: holds(), what)
            names = lambda: self.js("return window.page ? page.inspection.views.map((view) => view.name).join() : ''")

            source.write_text(card % "Two words")
            wait(lambda: "Two words" in names(), "the page follows the file")
            self.assertEqual(self.js("return [page.width, page.selected]"), [222, 1])

            source.write_text((card % "Three").replace("padding(8)", "padding(8"))
            wait(lambda: self.find("#problem").is_displayed(), "a mistake is shown")
            self.assertRegex(self.find("#problem").text, r"Card\.swift:\d+")
            self.assertIn("Two words", names(), "the last good layout stays")

            source.write_text(card % "Four")
            wait(lambda: "Four" in names() and not self.find("#problem").is_displayed(), "the mistake is gone")

            # Other text sizes are laid out on demand, and so are prices.
            self.js("page.facts.change(page.scene, { textSize: 'accessibility3' })")
            wait(lambda: self.js("return page.facts.of(page.scene).textSize") == "accessibility3", "another text size")
            self.assertGreater(self.js("return page.stages[0].frame(1)[3]"), 30)
            self.js("page.load(0)")
            self.js("page.select(1)")
            self.js("[...document.querySelectorAll('#story button')].find((button) => button.textContent.startsWith('What would')).click()")
            wait(lambda: "if the container" in self.find("#story").text, "prices of a view")

            self.expect_refusals(address)
        finally:
            server.kill()
            server.wait()
            server.stderr.close()
        time.sleep(1)
        self.driver.get("about:blank")
        self.driver.get_log("browser")  # The page said that its server has gone.

    def test_serving_what_cannot_be_read(self):
        source = FOLDER / "Wrong.swift"
        source.write_text('import SwiftUI\nstruct Card: View {\n  var body: some View {\n    Text("One"\n  }\n}\n')
        server = subprocess.Popen(
            [TAUT, "inspect", "--serve", "--port", "0", str(source), "--width", "50...400"], stderr=subprocess.PIPE, text=True)
        try:
            address = next(word for line in server.stderr if "the page is at" in line for word in line.split() if word.startswith("http"))
            self.driver.get(address)
            WebDriverWait(self.driver, 60).until(lambda _: self.find("#problem").is_displayed(), "a mistake is shown")
            self.assertRegex(self.find("#problem").text, r"Wrong\.swift:\d+")
            self.assertFalse(self.find("main").is_displayed())
            source.write_text(source.read_text().replace('"One"', '"One")'))
            WebDriverWait(self.driver, 60).until(lambda _: self.js("return window.page !== undefined"), "the page comes")
        finally:
            server.kill()
            server.wait()
            server.stderr.close()
        self.driver.get("about:blank")
        self.driver.get_log("browser")

    def expect_refusals(self, address):
        def status(path="", method="GET", **headers):
            request = urllib.request.Request(address + path, method=method, headers=headers)
            try:
                return urllib.request.urlopen(request, timeout=5).status
            except urllib.error.HTTPError as error:
                return error.code

        self.assertEqual(status(), 200)
        self.assertEqual(status("state"), 200)
        self.assertEqual(status("variant?scene=0", Host="example.com"), 403)
        port = int(address.rstrip("/").rsplit(":", 1)[1])
        self.assertEqual(status(Host=f"localhost:{port}"), 200)
        self.assertEqual(status(Host="example.com"), 403)
        self.assertEqual(status(Host="127.0.0.1"), 403)
        self.assertEqual(status(Host=f"127.0.0.1:{port - 1}"), 403, "another server's name")
        self.assertEqual(status(Origin="http://example.com"), 403)
        self.assertEqual(status(Origin=f"http://127.0.0.1:{port - 1}"), 403, "a page of another server on this machine")
        self.assertEqual(status(Origin=address.rstrip("/")), 200)
        self.assertEqual(status("Card.swift"), 404)
        self.assertEqual(status("../../etc/passwd"), 404)
        self.assertEqual(status(method="POST"), 405)
        whole = len(urllib.request.urlopen(address, timeout=5).read())
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        for path in ("/state?again", "/"):  # One connection, two requests.
            connection.request("GET", path)
            answer = connection.getresponse()
            self.assertEqual((answer.status, answer.will_close), (200, False))
            length = len(answer.read())
        self.assertEqual(length, whole)
        connection.close()
        request, most = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n", 16_000_000 // whole + 1
        with socket.create_connection(("127.0.0.1", port), timeout=5) as slow:
            # More than buffers hold is asked for at once and read later: all of it comes before the connection is closed.
            slow.sendall((f"{request}\r\n" * most + f"{request}Connection: close\r\n\r\n").encode())
            time.sleep(0.3)
            answers = everything(slow)
            self.assertEqual(answers.count(b"HTTP/1.1 200 "), most + 1)
            self.assertEqual(len(answers.rsplit(b"\r\n\r\n", 1)[1]), whole)
        for wrong, code in ((b"no request\r\n\r\n", b"400"), (b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n", b"431")):
            with socket.create_connection(("127.0.0.1", port), timeout=5) as other:
                other.sendall(wrong)
                self.assertTrue(everything(other).startswith(b"HTTP/1.1 " + code), "a request that is none")

    # MARK: - Size and speed

    def test_pages_stay_within_their_budgets(self):
        """Fifty views over 800 points are 520 KB at most, two hundred are three, whatever is between their borders."""
        page, lists = FOLDER / "list.html", []
        for cards in (4, 17):
            source, scene = FOLDER / "List.swift", FOLDER / f"list-{cards}.json"
            source.write_text(CARDS % cards)
            taut("convert", str(source), "--proposal", "nilxnil", "-o", str(scene))
            lists.append(scene)
        # Texts that break at 257 widths, and a grid of columns by code that nobody can see into.
        events = SCENES + "event-list-fixed-height.json"
        for scene, widths, least, most in (
                (lists[0], "200...1000", 50, 520_000), (lists[1], "200...1000", 200, 3_000_000), (events, "200...1000", 48, 520_000),
                (events, "100...900", 48, 520_000), ("Examples/AppViews/FactsGrid.swift", "200...1000", 24, 500_000)):
            start = time.monotonic()
            taut("inspect", str(scene), "--width", widths, "--tell", "reasons", "-o", str(page))
            seconds, size = time.monotonic() - start, page.stat().st_size
            self.show(page)
            views, pieces = self.js("return [page.inspection.views.length, page.inspection.pieces.length]")
            print(f"\n{views} views over 800 points, {pieces} regimes, with reasons: {size / 1000:.0f} KB in {seconds:.1f} s", file=sys.stderr)
            self.assertGreaterEqual(views, least)
            self.assertLess(size, most)

    def drag(self, name, cell):
        count = int(os.environ.get("VIEWS", "1000"))
        rows = max(1, count // 20)
        scene = FOLDER / f"{name}.json"
        scene.write_text(json.dumps({
            "taut": 1, "name": name, "proposal": {"width": 400, "height": 1500},
            "root": {"type": "VStack", "spacing": 1, "children": [
                {"type": "HStack", "spacing": 1, "children": [cell(row, column) for column in range(10)]} for row in range(rows)]}}))
        self.open(str(scene), "--width", "300...500", "--tell", "frames")
        views = self.js("return page.inspection.views.length")
        trace = Trace(self.driver)
        times = self.driver.execute_async_script("""
            const done = arguments[arguments.length - 1], times = [], work = [];
            let width = 300, last = null;
            function frame(now) {
              if (last !== null) times.push(now - last);
              last = now;
              const start = performance.now();
              page.resize({ width });
              work.push(performance.now() - start);
              width += 1;
              if (width <= 420) requestAnimationFrame(frame); else done([times, work]);
            }
            requestAnimationFrame(frame);
            """)
        frames, work = (sorted(list) for list in times)
        whole, scripts = trace.processor_time("ProxyMain::BeginMainFrame"), trace.processor_time("FireAnimationFrame")
        print(f"\n{views} views, {name}: {1000 * len(frames) / sum(frames):.0f} frames a second while dragging, "
              f"{work[len(work) // 2]:.1f} ms of the page's own work a frame (median); processor time of a frame "
              f"{whole / len(work):.1f} ms, of which the page's own {scripts / len(work):.1f} ms (means)", file=sys.stderr)
        self.assertEqual(len(frames), 120)

    def test_dragging_many_views(self):
        self.drag("boxes", lambda row, column: {"type": "Color", "fill": "blue", "modifiers": [{"padding": 1 + column % 3}]})

    def test_dragging_many_texts(self):
        self.drag("boxes and texts", lambda row, column: {"type": "Text", "text": f"Item {10 * row + column}", "modifiers": [{"padding": 1}]}
                  if column % 2 else {"type": "Color", "fill": "blue", "modifiers": [{"padding": 1 + column % 3}]})

    def test_dragging_a_shop(self):
        """A screen of 250 views with texts that wrap, a view of which is selected: how long steps take is printed."""
        source = FOLDER / "Shop.swift"
        rows = "\n".join(f'      row("{name}", "{maker}", "${price}")' for name, maker, price in (
            ("Enamel mug", "Falcon of Birmingham", 12), ("Linen tablecloth for eight people", "Lapuan Kankurit", 119), ("Pour-over kettle", "Hario", 64),
            ("Walnut board", "A workshop in Vermont", 48), ("Cast iron pan, 26 cm", "Skeppshult", 139), ("Tea towels, set of three", "Fog Linen Work", 36),
            ("Bread knife", "Windmühlenmesser", 82), ("Copper saucepan with a lid", "Mauviel since 1830", 210)))
        source.write_text("import SwiftUI\nstruct Shop: View {\n  var body: some View {\n    VStack(spacing: 0) {\n" + rows + """
    }
  }
  func row(_ name: String, _ maker: String, _ price: String) -> some View {
    HStack(spacing: 12) {
      Color.gray.frame(width: 64, height: 64).cornerRadius(8)
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) { Text(name).font(.headline).lineLimit(2); Text("New").font(.caption2).padding(.horizontal, 6).background(Color.yellow) }
        Text(maker).font(.subheadline).foregroundStyle(.secondary)
        HStack(spacing: 2) { Text("4.5").font(.caption); Text("(128 reviews of people who bought it)").font(.caption).foregroundStyle(.secondary).lineLimit(1) }
      }
      Spacer(minLength: 8)
      VStack(alignment: .trailing, spacing: 6) { Text(price).font(.headline); Text("Add").padding(8).background(Color.blue.opacity(0.2)) }
    }
    .padding(.horizontal, 16).padding(.vertical, 10)
  }
}
""")
        self.open(str(source), "--width", "320...430", "--tell", "reasons")
        self.js("page.resize({width: 320}); page.select(20)")
        views = self.js("return page.inspection.views.length")
        trace = Trace(self.driver)
        self.driver.execute_async_script("""
            const done = arguments[0]; let width = 321;
            const frame = () => { page.resize({ width }); if (++width <= 430) requestAnimationFrame(frame); else done(); };
            requestAnimationFrame(frame);
            """)
        steps = sorted(trace.processor_times("ProxyMain::BeginMainFrame"))
        print(f"\n{views} views of a shop: processor time of a drag step {steps[len(steps) // 2]:.1f} ms (median), "
              f"{steps[int(0.95 * len(steps))]:.1f} ms (95th percentile)", file=sys.stderr)
        self.assertGreater(len(steps), 50)
        self.assertGreater(views, 150)

    # MARK: - Looks

    def test_no_width_makes_the_page_scroll_sideways(self):
        self.open("Examples/AppViews/ProfileCard.swift", "--view", "1", "--width", "100...400", "--tell", "reasons")
        for width in (390, 768, 1280):
            for scheme in ("light", "dark"):
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500})
                self.js("page.select(5)")
                self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), width)
                if "SHOTS" in os.environ:
                    self.driver.save_screenshot(f"{os.environ['SHOTS']}/page-{width}-{scheme}.png")
        # Scenes with long names, in lists as wide as these.
        self.open(SCENES + "event-description-first.json", SCENES + "event-placeholder-last.json", "--width", "340...360", "--tell", "frames")
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})
        self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), 390)
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_two_pictures_stand_side_by_side_where_they_fit(self):
        scene = Path(SCENES + "event-short.json")
        edited = FOLDER / "event-edited.json"
        edited.write_text(scene.read_text().replace('"spacing": 10', '"spacing": 16'))
        self.assertNotEqual(edited.read_text(), scene.read_text())
        self.open(str(scene), str(edited), "--width", "200...600", "--tell", "reasons")
        self.js("const compare = document.getElementById('compare'); compare.value = '1'; compare.dispatchEvent(new Event('change'));")
        self.js("page.resize({width: 360}); page.select(5)")
        for width, isBeside in ((390, False), (1280, True), (1920, True)):
            for scheme in ("light", "dark"):
                self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
                self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500})
                boxes = self.js("return [...document.querySelectorAll('.stage')].map((node) => node.getBoundingClientRect().toJSON())")
                self.assertEqual(boxes[0]["top"] == boxes[1]["top"], isBeside, f"{width}: {boxes}")
                self.assertLessEqual(self.js("return document.documentElement.scrollWidth"), width)
                middle = self.js("const { scrollWidth, clientWidth } = document.getElementById('middle'); return [scrollWidth, clientWidth]")
                self.assertLessEqual(*middle)
                if "SHOTS" in os.environ:
                    self.driver.save_screenshot(f"{os.environ['SHOTS']}/beside-{width}-{scheme}.png")
        self.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
