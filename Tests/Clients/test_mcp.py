"""taut mcp, as the official Python SDK of the Model Context Protocol sees it.

The SDK checks every structured answer by the tool's output schema, and every message by the protocol's own.
"""

import base64
import contextlib
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import anyio
import jsonschema
import mcp
import mcp_types
from mcp.client.stdio import StdioServerParameters

TAUT = os.environ["TAUT"]
CARD = """import SwiftUI

struct Card: View {
  let title: String

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40).id("avatar")
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline).lineLimit(1).id("title")
        Text("Every Monday").font(.caption)
      }
      Spacer(minLength: 8)
      Text("12:45").lineLimit(1).layoutPriority(1)
    }
    .padding(16)
  }
}

#Preview { Card(title: "A meeting about the meetings of the coming quarter") }
"""
# A screen of many views, in which a check over all text sizes takes long.
LONG = "import SwiftUI\n\nstruct Long: View {\n  var body: some View {\n    VStack {\n" + "".join(
    f'      HStack {{ Text("Row number {n} of a long list").lineLimit(1); Spacer(); Text("{n * 7} items in it").padding({n % 9}) }}\n'
    for n in range(200)) + "    }\n  }\n}\n\n#Preview { Long() }\n"


@contextlib.asynccontextmanager
async def session(root, roots=None, arguments=()):
    """A client whose roots are a folder, or those that `roots` hands back; `None` has none."""
    params = StdioServerParameters(command=TAUT, args=["mcp", *arguments], cwd=str(root))
    callback = None
    if roots is not None:
        async def callback(context):
            return mcp_types.ListRootsResult(
                roots=[mcp_types.Root(uri=pathlib.Path(folder).as_uri()) for folder in roots()])
    async with mcp.Client(params, list_roots_callback=callback) as client:
        yield client


class Folder:
    """A folder with files, for one test."""

    def __enter__(self):
        self.holder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.holder.name).resolve()
        (self.path / "Card.swift").write_text(CARD)
        return self

    def __exit__(self, *reason):
        self.holder.cleanup()

    def edit(self, old, new):
        text = (self.path / "Card.swift").read_text()
        assert text.count(old) == 1, old
        (self.path / "Card.swift").write_text(text.replace(old, new))


def text(result):
    return result.content[0].text


class MCPTests(unittest.IsolatedAsyncioTestCase):
    async def answered(self, client, tool, **arguments):
        result = await client.call_tool(tool, arguments)
        self.assertFalse(result.is_error, text(result))
        size = len(text(result).encode()) + len(json.dumps(result.structured_content).encode())
        self.assertLessEqual(size, 4 * arguments.get("tokens", 2000), f"{tool} {arguments}")
        return result

    async def refused(self, client, tool, words, **arguments):
        result = await client.call_tool(tool, arguments)
        self.assertTrue(result.is_error, text(result))
        self.assertIn(words, text(result))
        self.assertRegex(text(result), r"\nNext: .+")

    async def test_lists(self):
        with Folder() as folder:
            async with session(folder.path, lambda: [folder.path]) as client:
                self.assertIn(client.protocol_version, ("2025-11-25", "2025-06-18"))
                self.assertEqual(client.server_info.name, "taut")
                tools = (await client.list_tools()).tools
                self.assertEqual(
                    [tool.name for tool in tools],
                    ["layout", "explain", "why_not", "check", "fix", "diff", "picture", "breakpoints"])
                for tool in tools:
                    jsonschema.Draft202012Validator.check_schema(tool.input_schema)
                    jsonschema.Draft202012Validator.check_schema(tool.output_schema)
                    self.assertTrue(tool.annotations.read_only_hint)
                await client.session.send_ping()

    async def test_every_tool(self):
        with Folder() as folder:
            async with session(folder.path, lambda: [folder.path]) as client:
                layout = await self.answered(client, "layout", files="Card.swift")
                names = {view["name"]: view for view in layout.structured_content["views"]}
                self.assertIn("title", names)
                self.assertIn("every-monday", names)
                self.assertEqual(names["avatar"]["frame"][2:], [40, 40])
                self.assertIn("Card.swift:10", text(layout))

                told = await self.answered(client, "explain", files=["Card.swift"], about=["every-monday", "Card.swift:13"])
                self.assertEqual([view["name"] for view in told.structured_content["views"]][0], "every-monday")
                by_text = await self.answered(client, "explain", files=["Card.swift"], about="12:45", axis="width")
                self.assertEqual([side["side"] for side in by_text.structured_content["views"][0]["sides"]], ["width"])

                why = await self.answered(client, "why_not", files=["Card.swift"], question="title is whole", width=320)
                self.assertFalse(why.structured_content["holds"])
                self.assertGreater(len(why.structured_content["suggestions"]), 0)

                check = await self.answered(client, "check", files=["Card.swift"], require=["title is whole"])
                self.assertFalse(check.structured_content["holds"])
                self.assertIn("Card.swift:10", check.structured_content["findings"][0]["place"])
                sizes = await self.answered(
                    client, "check", files=["Card.swift"], text_sizes="large,accessibility3", pseudo=True, direction="both")
                self.assertIn("variants", " ".join(sizes.structured_content["coverage"]))

                fix = await self.answered(client, "fix", files=["Card.swift"], require=["title has at most 1 line", "title.width >= 240"])
                repair = fix.structured_content["repairs"][0]
                subprocess.run(["patch", "-s", "-p0"], input=(repair["patch"] + "\n").encode(), cwd=folder.path, check=True)
                again = await self.answered(client, "check", files=["Card.swift"], require=["title.width >= 240"])
                self.assertTrue(again.structured_content["holds"], text(again))
                (folder.path / "Card.swift").write_text(CARD)

                diff = await self.answered(client, "diff", files=["Card.swift"], old="spacing: 12", new="spacing: 20")
                self.assertEqual(len(diff.structured_content["edits"]), 1)
                self.assertIn("spacing 12 to 20", diff.structured_content["edits"][0])
                self.assertEqual((folder.path / "Card.swift").read_text(), CARD)

                picture = await self.answered(client, "picture", files=["Card.swift"])
                self.assertEqual(picture.content[1].mime_type, "image/png")
                png = base64.b64decode(picture.content[1].data)
                self.assertEqual(png[:8], b"\x89PNG\r\n\x1a\n")
                self.assertEqual(len(png), picture.structured_content["bytes"])
                svg = await self.answered(client, "picture", files="Card.swift", format="svg", tokens=100000, focus="avatar")
                self.assertIn("<svg", text(svg))

                places = await self.answered(client, "breakpoints", files=["Card.swift"], width="200...700")
                self.assertTrue(places.structured_content["exact"])
                self.assertGreater(len(places.structured_content["breakpoints"]), 0)

    async def test_names_stay_and_changes_are_told(self):
        with Folder() as folder:
            async with session(folder.path, lambda: [folder.path]) as client:
                first = await self.answered(client, "layout", files=["Card.swift"])
                names = [view["name"] for view in first.structured_content["views"]]
                folder.edit('        Text("Every Monday")', '        Text("Room 4").font(.caption)\n        Text("Every Tuesday")')
                changed = await self.answered(client, "layout", files=["Card.swift"], changes=True)
                told = {view["name"]: view for view in changed.structured_content["views"]}
                self.assertEqual(changed.structured_content["since"], "the last call")
                self.assertIn("room-4", told)
                self.assertNotIn("before", told["room-4"])
                self.assertIn("before", told["every-monday"])
                second = await self.answered(client, "layout", files=["Card.swift"])
                now = [view["name"] for view in second.structured_content["views"]]
                self.assertEqual([name for name in now if name != "room-4"], names)
                explained = await self.answered(client, "explain", files=["Card.swift"], about=["every-monday"])
                self.assertIn("Every Tuesday", text(explained))
                nothing = await self.answered(client, "layout", files=["Card.swift"], changes=True)
                self.assertEqual(nothing.structured_content["views"], [])
                folder.edit("spacing: 12", "spacing: 16")
                diff = await self.answered(client, "diff", files=["Card.swift"])
                self.assertIn("spacing 12 to 16", " ".join(diff.structured_content["edits"]))
                self.assertIn("title", [change["name"] for change in diff.structured_content["changes"]])

    async def test_budget(self):
        with Folder() as folder:
            (folder.path / "Long.swift").write_text(LONG)
            async with session(folder.path, lambda: [folder.path]) as client:
                for tokens in (400, 2000, 6000):
                    for tool, more in (("layout", {}), ("explain", {}), ("breakpoints", {"width": "100...700"})):
                        result = await self.answered(client, tool, files=["Long.swift"], tokens=tokens, **more)
                        self.assertGreater(result.structured_content["leftOut"], 0)
                        self.assertIn("left out", text(result))
                part = await self.answered(client, "layout", files=["Long.swift"], depth=1)
                self.assertEqual(len(part.structured_content["views"]), 1)
                self.assertEqual(part.structured_content["views"][0]["inside"], 800)
                focus = await self.answered(client, "layout", files=["Long.swift"], focus="hstack-7")
                self.assertEqual(len(focus.structured_content["views"]), 4)

    async def test_bad_arguments(self):
        with Folder() as folder:
            (folder.path / "Broken.swift").write_text("struct Broken: View { var body: some View { HStack { ")
            async with session(folder.path, lambda: [folder.path]) as client:
                await self.refused(client, "layout", 'did you mean "width"?', files=["Card.swift"], widht=320)
                await self.refused(client, "layout", 'layout needs "files"')
                await self.refused(client, "layout", '"width" must be a number', files=["Card.swift"], width="wide")
                await self.refused(client, "layout", '"device" must be one of', files=["Card.swift"], device="nokia")
                await self.refused(client, "layout", "there is no such file", files=["Crad.swift"])
                await self.refused(client, "layout", "at least one file", files=[])
                await self.refused(client, "layout", "Broken.swift:1", files=["Broken.swift"])
                await self.refused(client, "layout", "Nobody", files=["Card.swift"], view="Nobody")
                await self.refused(client, "explain", 'there is no view "titel"; did you mean "title"?', files=["Card.swift"], about=["titel"])
                await self.refused(client, "why_not", "is not a question", files=["Card.swift"], question="larger please")
                await self.refused(client, "check", "is not a known requirement", files=["Card.swift"], require=["title is wole"])
                await self.refused(client, "check", "width", files=["Card.swift"], width="430...320")
                await self.refused(client, "check", "text_size", files=["Card.swift"], text_sizes="huge")
                await self.refused(client, "breakpoints", "both given", files=["Card.swift"], width="1...2", height="1...2")
                await self.refused(client, "diff", "has not laid out", files=["Card.swift"])
                await self.refused(client, "diff", "occurs 2 times", files=["Card.swift"], old="lineLimit(1)", new="lineLimit(2)")
                await self.refused(client, "diff", "does not occur", files=["Card.swift"], old="lineLimit(9)", new="")
                await self.refused(client, "diff", "are one edit", files=["Card.swift"], old="Text")
                await self.refused(client, "picture", '"scale" must be', files=["Card.swift"], scale=40)
                await self.refused(client, "picture", "tokens", files=["Card.swift"], format="svg", tokens=300)
                with self.assertRaises(mcp.MCPError) as raised:
                    await client.call_tool("lay_out", {})
                self.assertEqual(raised.exception.code, -32602)
                self.assertIn("layout", str(raised.exception))
                # After all of that it still answers.
                await self.answered(client, "layout", files=["Card.swift"])

    async def test_roots(self):
        with Folder() as folder, Folder() as other:
            (folder.path / "Inside").mkdir()
            (folder.path / "Inside" / "Card.swift").write_text(CARD)
            (folder.path / "Inside" / "Link.swift").symlink_to(other.path / "Card.swift")
            allowed = [folder.path / "Inside"]
            async with session(folder.path, lambda: allowed) as client:
                await self.answered(client, "layout", files=["Card.swift"])
                await self.answered(client, "layout", files=[str(folder.path / "Inside" / "Card.swift")])
                for path in ("../Card.swift", str(other.path / "Card.swift"), "Link.swift", str(folder.path), "/etc/passwd"):
                    await self.refused(client, "layout", "is outside the folders", files=[path])
                # A folder in which a link leads out.
                await self.refused(client, "layout", "is outside the folders", files=[str(folder.path / "Inside")])
                allowed[:] = [other.path]
                await client.send_roots_list_changed()
                await self.answered(client, "layout", files=[str(other.path / "Card.swift")])
                await self.refused(client, "layout", "is outside the folders", files=[str(folder.path / "Inside" / "Card.swift")])
            # Without roots, the folder in which the server runs; --root counts in place of what the client says.
            async with session(other.path) as client:
                await self.answered(client, "layout", files=["Card.swift"])
                await self.refused(client, "layout", "is outside the folders", files=[str(folder.path / "Card.swift")])
            async with session(other.path, lambda: [other.path], ["--root", str(folder.path)]) as client:
                await self.answered(client, "layout", files=[str(folder.path / "Card.swift")], view="Card")
                await self.refused(client, "layout", "is outside the folders", files=[str(other.path / "Card.swift")])

    async def test_resources(self):
        with Folder() as folder:
            async with session(folder.path, lambda: [folder.path]) as client:
                resources = (await client.list_resources()).resources
                self.assertEqual([one.uri for one in resources], ["taut://pages/rules", "taut://pages/supported"])
                rules = await client.read_resource("taut://pages/rules")
                self.assertTrue(rules.contents[0].text.startswith("# Rules"))
                section = await client.read_resource("taut://pages/rules/HStack%20and%20VStack")
                self.assertTrue(section.contents[0].text.startswith("## HStack and VStack"))
                self.assertLess(len(section.contents[0].text), len(rules.contents[0].text))
                supported = await client.read_resource("taut://pages/supported")
                self.assertIn("ViewThatFits", supported.contents[0].text)
                self.assertEqual(len((await client.list_resource_templates()).resource_templates), 2)
                with self.assertRaises(mcp.MCPError):
                    await client.read_resource("taut://pages/nothing")

    async def test_cancellation_and_progress(self):
        with Folder() as folder:
            (folder.path / "Long.swift").write_text(LONG)
            async with session(folder.path, lambda: [folder.path]) as client:
                told = []

                async def progress(done, total, message):
                    told.append((done, total))

                long = {"files": ["Long.swift"], "width": "100...1000", "text_sizes": "all", "pseudo": True, "direction": "both"}
                with anyio.move_on_after(3) as scope:
                    await client.call_tool("check", long, progress_callback=progress)
                self.assertTrue(scope.cancelled_caught)
                # What was cancelled is not answered, and does not stand in the way.
                await client.session.send_ping()
                await self.answered(client, "layout", files=["Card.swift"])
                done = []

                async def all_of_it(share, total, message):
                    done.append(share)

                await client.call_tool(
                    "check", {"files": ["Card.swift"], "text_sizes": "all", "pseudo": True}, progress_callback=all_of_it)
                self.assertEqual(done, sorted(set(done)))

    async def test_cancelled_work_ends(self):
        """What nobody waits for any more is not gone on with: the server is idle soon."""
        with Folder() as folder:
            (folder.path / "Long.swift").write_text(LONG)
            server = subprocess.Popen(
                [TAUT, "mcp"], cwd=folder.path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

            def send(message):
                server.stdin.write((json.dumps({"jsonrpc": "2.0", **message}) + "\n").encode())
                server.stdin.flush()

            send({"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}})
            self.assertEqual(json.loads(server.stdout.readline())["result"]["protocolVersion"], "2025-06-18")
            send({"id": 2, "method": "tools/call", "params": {"name": "fix", "arguments": {
                "files": ["Long.swift"], "width": "100...1000", "text_sizes": "all", "pseudo": True, "direction": "both", "findings": 100}}})
            await anyio.sleep(1)
            send({"method": "notifications/cancelled", "params": {"requestId": 2, "reason": "not wanted"}})
            send({"id": 3, "method": "ping"})
            # The answer to the ping is the next line: the cancelled call has none.
            self.assertEqual(json.loads(server.stdout.readline())["id"], 3)
            # At the end of the input, what is still worked on is waited for.
            server.stdin.close()
            self.assertEqual(server.wait(timeout=120), 0)
            self.assertEqual(server.stdout.read(), b"")
            server.stdout.close()

    async def test_two_sessions(self):
        with Folder() as folder, Folder() as other:
            other.edit("A meeting about the meetings of the coming quarter", "Lunch")
            async with session(folder.path, lambda: [folder.path]) as one, session(other.path, lambda: [other.path]) as two:
                answers = {}

                async def ask(name, client, number):
                    answers[name, number] = await self.answered(client, "layout", files=["Card.swift"], width=320 + number)

                async with anyio.create_task_group() as group:
                    for number in range(8):
                        group.start_soon(ask, "one", one, number)
                        group.start_soon(ask, "two", two, number)
                for (name, number), answer in answers.items():
                    self.assertEqual(answer.structured_content["size"][0], 320 + number)
                    self.assertEqual("Lunch" in text(answer), name == "two")
                # What one session has seen, the other has not.
                folder.edit("spacing: 12", "spacing: 16")
                changed = await self.answered(one, "layout", files=["Card.swift"], width=320, changes=True)
                self.assertEqual(changed.structured_content["since"], "the last call")
                alone = await self.answered(two, "layout", files=["Card.swift"], width=300, changes=True)
                self.assertEqual(alone.structured_content["since"], "no earlier call: all views")
                await self.refused(two, "layout", "is outside the folders", files=[str(folder.path / "Card.swift")])


if __name__ == "__main__":
    unittest.main()
