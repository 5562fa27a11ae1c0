"""Tests of the documentation's site in Chromium: python Tests/Page/site_tests.py SITE, from the package's folder."""

import functools
import http.server
import json
import os
import sys
import threading
import unittest
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

SITE = Path(sys.argv[1] if len(sys.argv) > 1 else ".build/documentation").resolve()

# The pages of the group "In reading order", as Taut.md lists them.
READING_ORDER = [
    "Screens that hold", "Getting started", "Checking an app", "Explanations", "Platforms", "In the editor", "With an agent",
    "In the pipeline", "Building on the engines", "How a layout is solved", "The theorem", "Adding a rule", "Limits",
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,1000"]:
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=Service(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")))


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE))
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        cls.driver = browser()

    @classmethod
    def tearDownClass(cls):
        cls.driver.quit()
        cls.server.shutdown()

    def open(self, path, scheme="light"):
        media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
        self.driver.get("about:blank")
        self.driver.get(self.address + path)
        return WebDriverWait(self.driver, 20).until(lambda driver: driver.find_element(By.CSS_SELECTOR, "h1"))

    def texts(self, selector):
        return [element.get_property("textContent").strip() for element in self.driver.find_elements(By.CSS_SELECTOR, selector)]

    def test_root_leads_to_what_taut_is(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme):
                self.assertEqual(self.open("", scheme).text, "Taut")
                self.assertEqual(self.driver.current_url, self.address + "documentation/taut/")
                self.assertIn("explains why every view has its size", self.texts(".abstract")[0])
                # The picture of each side has loaded, in the colours of the scheme.
                pictures = WebDriverWait(self.driver, 20).until(lambda driver: [
                    image for image in driver.find_elements(By.CSS_SELECTOR, "main img")
                    if image.get_property("naturalWidth")])
                sources = [image.get_property("currentSrc") for image in pictures]
                self.assertEqual(len(sources), 2)
                for source in sources:
                    self.assertEqual("dark" in source, scheme == "dark", source)
                color = self.driver.execute_script("return getComputedStyle(document.body).backgroundColor")
                red, green, blue = [int(part) for part in color.split("(")[1].rstrip(")").split(",")[:3]]
                self.assertEqual(red + green + blue > 3 * 128, scheme == "light", color)
                if shots := os.environ.get("SHOTS"):
                    self.driver.save_screenshot(str(Path(shots) / f"site-{scheme}.png"))

    def test_root_leads_on_without_scripts(self):
        text = (SITE / "index.html").read_text()
        self.assertIn('content="0; url=documentation/taut/"', text)
        self.assertIn('<a href="documentation/taut/">', text)

    def test_pages_are_in_reading_order(self):
        self.open("documentation/taut/")
        group = self.driver.find_element(By.CSS_SELECTOR, ".contenttable-section")
        links = group.find_elements(By.CSS_SELECTOR, "a.link")
        self.assertEqual([link.get_property("textContent").strip() for link in links], READING_ORDER)
        for title, link in zip(READING_ORDER, [link.get_attribute("href") for link in links]):
            self.assertEqual(self.open(link.removeprefix(self.address)).text, title)

    def test_the_tutorial_is_one_click_away(self):
        self.open("documentation/taut/")
        link = self.driver.find_element(By.CSS_SELECTOR, "main p a[href*='tutorials/taut/repairingascreen']")
        self.open(link.get_attribute("href").removeprefix(self.address))
        self.assertEqual(self.texts("h1")[0], "Repairing a screen")

    def test_the_sidebar_begins_with_the_pages(self):
        index = json.loads((SITE / "index/index.json").read_text())
        modules = [node["title"] for node in index["interfaceLanguages"]["swift"][0].get("children", [])
                   if node["type"] == "module"] or [node["title"] for node in index["interfaceLanguages"]["swift"]]
        self.assertEqual(modules[0], "Taut")

    def test_modifiers_are_in_groups(self):
        self.open("documentation/layoutviews/view/")
        groups = self.texts(".contenttable-section h3")
        self.assertEqual(groups[:3], ["Writing a view", "Frames and sizes", "Padding, margins and safe areas"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
