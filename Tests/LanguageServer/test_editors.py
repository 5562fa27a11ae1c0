"""The files of Editors/: what can be seen of them without the editors, and Neovim itself."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tomllib

import jsonschema
import pytest
import yaml

from conftest import CARD, TAUT

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EDITORS = ROOT / "Editors"
SCHEMA = json.loads((ROOT / "Schemas/taut-yml.schema.json").read_text())


def test_vscode_manifest():
    folder = EDITORS / "vscode"
    manifest = json.loads((folder / "package.json").read_text())
    for key in ("name", "publisher", "version", "engines", "main", "contributes", "activationEvents"):
        assert key in manifest, key
    assert re.fullmatch(r"[a-z0-9-]+", manifest["name"]) and re.fullmatch(r"\d+\.\d+\.\d+", manifest["version"])
    assert re.fullmatch(r"\^?\d+\.\d+\.\d+", manifest["engines"]["vscode"])
    code = (folder / manifest["main"]).read_text()
    # What it imports is the editor's own module, or named as a dependency.
    for module in re.findall(r'require\("([^"]+)"\)', code):
        assert module == "vscode" or module.split("/")[0] in manifest["dependencies"], module
    for command in manifest["contributes"]["commands"]:
        assert f'registerCommand("{command["command"]}"' in code
    settings = manifest["contributes"]["configuration"]["properties"]
    for name, setting in settings.items():
        own = name.removeprefix("taut.")
        assert setting["description"] and own != name
        if own == "path":
            continue
        assert own in SCHEMA["properties"], f"{own} is no setting of taut.yml"
        assert f'"{own}"' in code, f"{own} is not sent"
        if setting["default"] is not None:
            jsonschema.validate({own: setting["default"]}, SCHEMA)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_vscode_starts_the_server(tmp_path):
    """The extension with stand-ins for the editor's module and its client library, which start the real server."""
    stand_in = tmp_path / "stand-in.js"
    stand_in.write_text("""
const Module = require("module");
const { spawn } = require("child_process");
const commands = {};
const vscode = {
  workspace: { getConfiguration: () => ({ get: (name) =>
    ({ path: process.env.TAUT, inlayHints: false, device: null, width: "300...310" })[name] }) },
  commands: { registerCommand: (name, body) => { commands[name] = body; return { dispose() {} }; } },
  window: { showErrorMessage: (words) => { console.log("shown: " + words); } },
};
class LanguageClient {
  constructor(id, name, server, options) { Object.assign(this, { server, options }); }
  start() {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize",
      params: { capabilities: {}, initializationOptions: this.options.initializationOptions } });
    this.child = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    return new Promise((done, failed) => {
      this.child.on("error", failed);
      this.child.stdout.once("data", (data) => { console.log(String(data).split("\\r\\n\\r\\n")[1]); done(); });
      this.child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\\r\\n\\r\\n${body}`);
    });
  }
  async stop() { this.child.stdin.end(); await new Promise((done) => this.child.on("exit", done)); console.log("stopped"); }
}
const load = Module._load;
Module._load = (name, ...rest) => name === "vscode" ? vscode
  : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);
const extension = require(process.argv[2]);
(async () => {
  await extension.activate({ subscriptions: [] });
  await commands["taut.restart"]();
  await extension.deactivate();
})();
""")
    run = subprocess.run(
        ["node", stand_in, EDITORS / "vscode/extension.js"], env={**os.environ, "TAUT": TAUT}, capture_output=True,
        text=True, timeout=60)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 and len(lines) == 4, run
    assert [json.loads(line)["result"]["serverInfo"]["name"] for line in (lines[0], lines[2])] == ["taut", "taut"]
    assert [lines[1], lines[3]] == ["stopped", "stopped"]


def test_helix():
    settings = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    server = settings["language-server"]["taut"]
    assert [server["command"], *server["args"]] == ["taut", "lsp"]
    jsonschema.validate(server["config"], SCHEMA)
    assert settings["language"][0]["name"] == "swift" and "taut" in settings["language"][0]["language-servers"]


@pytest.mark.parametrize("text, is_valid", [
    ("", True), ("device: iphone-se\nwidth: 320...430\ntextSizes: [large, accessibility3]\n", True),
    ("require: title is whole\nstrings: [Localizable.xcstrings]\nsamples: 2\nheight: 480\n", True),
    ("devise: iphone-se\n", False), ("inlayHints: 3\n", False),
])
def test_settings_by_their_schema(text, is_valid, tmp_path):
    errors = list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(yaml.safe_load(text)))
    assert (not errors) == is_valid
    # The page says every setting, and the schema no other.
    page = (ROOT / "Sources/Taut/Taut.docc/InTheEditor.md").read_text()
    told = set(re.findall(r"^\| `(\w+)` ", page, re.MULTILINE))
    assert told == set(SCHEMA["properties"])


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed")
def test_neovim(project, tmp_path):
    """Opens a file, reads diagnostics and a hover, and applies a code action; what it saw is in a file."""
    card = project / "Neovim.swift"
    card.write_text(CARD)
    out = tmp_path / "seen.json"
    run = subprocess.run(
        ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", f"luafile {ROOT}/Tests/LanguageServer/neovim.lua"],
        env={**os.environ, "TAUT": TAUT, "CARD": str(card), "SEEN": str(out), "EDITORS": str(EDITORS),
             "XDG_STATE_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True, text=True, timeout=300)
    assert out.exists(), run.stdout + run.stderr
    seen = json.loads(out.read_text())
    print(json.dumps(seen, indent=2, ensure_ascii=False))
    assert any("title is whole fails" in words for words in seen["diagnostics"]), seen
    assert "iphone-se" in seen["hover"], seen
    assert seen["choices"] and seen["text"] != CARD, seen
    assert not any("title is whole fails" in words for words in seen["after"]), seen
