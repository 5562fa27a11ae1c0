// Starts `taut lsp` for Swift files, and shows its documents.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// The settings that were given: what is null is left to taut.yml.
function settings() {
  const given = vscode.workspace.getConfiguration("taut");
  const names = ["device", "width", "textSizes", "inlayHints"];
  return Object.fromEntries(
    names.map((name) => [name, given.get(name)]).filter(([, value]) => value !== null && value !== undefined));
}

async function start() {
  const command = vscode.workspace.getConfiguration("taut").get("path") || "taut";
  client = new LanguageClient(
    "taut",
    "Taut",
    { command, args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "swift" }, { scheme: "untitled", language: "swift" }],
      initializationOptions: settings(),
      middleware: {
        workspace: {
          // The server asks for all of its settings at once.
          configuration: (params, token, next) =>
            params.items.every((item) => item.section === "taut")
              ? params.items.map(settings) : next(params, token),
        },
      },
    });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(`Taut: ${command} cannot be started: ${error.message || error}`);
  }
}

async function stop() {
  const stopped = client;
  client = undefined;
  if (stopped) await stopped.stop();
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("taut.restart", async () => {
      await stop();
      await start();
    }));
  await start();
}

module.exports = { activate, deactivate: stop };
