"""The server as pytest-lsp's client sees it, which checks every message against the protocol's types."""
import asyncio

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from conftest import CARD, TAUT


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[TAUT, "lsp"]))
async def client(lsp_client: LanguageClient, project):
    # What this client leaves to its tests.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            workspace_folders=[types.WorkspaceFolder(uri=project.as_uri(), name="project")]))
    yield
    await lsp_client.shutdown_session()


def show(client, uri, text, version=1):
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=uri, language_id="swift", version=version, text=text)))


def change(client, uri, version, *changes):
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version), content_changes=list(changes)))


async def published(client, uri, is_meant=lambda diagnostics: True):
    """What is said of a file, once it is what is meant."""
    for _ in range(600):
        if uri in client.diagnostics and is_meant(client.diagnostics[uri]):
            return client.diagnostics[uri]
        await asyncio.sleep(0.1)
    raise AssertionError(f"no such diagnostics of {uri}: {client.diagnostics.get(uri)}")


def applied(text, edits):
    """A text with edits whose columns are UTF-16 units."""
    lines = text.splitlines(keepends=True)

    def offset(place):
        line = lines[place.line].encode("utf-16-le")[: place.character * 2].decode("utf-16-le") if place.line < len(lines) else ""
        return sum(map(len, lines[: place.line])) + len(line)

    for edit in sorted(edits, key=lambda edit: -offset(edit.range.start)):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text


def place_of(text, words):
    before = text[: text.index(words)]
    line = before.count("\n")
    column = len(before.rsplit("\n", 1)[-1].encode("utf-16-le")) // 2
    return types.Position(line=line, character=column)


@pytest.mark.asyncio
async def test_findings_hover_and_repairs(client: LanguageClient, project):
    uri = (project / "Card.swift").as_uri()
    show(client, uri, CARD)
    said = await published(client, uri)
    title = [one for one in said if one.code == "requirement"]
    assert len(title) == 1 and "title is whole fails" in title[0].message, said
    assert title[0].severity == types.DiagnosticSeverity.Error
    assert title[0].range.start == place_of(CARD, 'Text("😀')

    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=uri), position=place_of(CARD, "HStack")))
    assert "iphone-se (375 × 667)" in hover.contents.value, hover
    number = await client.text_document_hover_async(types.HoverParams(
        text_document=types.TextDocumentIdentifier(uri=uri), position=place_of(CARD, "12) {")))
    assert "1 pt more" in number.contents.value, number

    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri=uri), range=title[0].range,
        context=types.CodeActionContext(diagnostics=title)))
    repairs = [one for one in actions if isinstance(one, types.CodeAction)]
    assert repairs and repairs[0].is_preferred and repairs[0].kind == types.CodeActionKind.QuickFix
    mended = applied(CARD, repairs[0].edit.changes[uri])
    assert mended != CARD
    change(client, uri, 2, types.TextDocumentContentChangeWholeDocument(text=mended))
    after = await published(client, uri, lambda all: all is not said)
    assert not [one for one in after if one.code == "requirement"], after

    why = next(one for one in actions if isinstance(one, types.Command))
    answer = await client.workspace_execute_command_async(types.ExecuteCommandParams(
        command=why.command, arguments=why.arguments))
    assert "width" in answer["text"]


@pytest.mark.asyncio
async def test_outline_lenses_and_definition(client: LanguageClient, project):
    uri = (project / "Other.swift").as_uri()
    show(client, uri, CARD)
    document = types.TextDocumentIdentifier(uri=uri)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert [one.name for one in symbols] == ["A card"]
    assert [one.name for one in symbols[0].children[0].children] == ["title", '"12 km"']
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    assert [one.command.command for one in lenses] == ["taut.openPage"]
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(
        text_document=document, range=types.Range(types.Position(0, 0), types.Position(30, 0))))
    assert not hints
    found = await client.text_document_definition_async(types.DefinitionParams(
        text_document=document, position=place_of(CARD, "HStack")))
    assert isinstance(found, list)


@pytest.mark.asyncio
async def test_half_typed_and_bad_requests(client: LanguageClient, project):
    uri = (project / "Half.swift").as_uri()
    show(client, uri, CARD)
    whole = await published(client, uri)
    change(client, uri, 2, types.TextDocumentContentChangeWholeDocument(text=CARD.replace('Card()\n}', 'Card(')))
    half = await published(client, uri, lambda all: any(one.code == "syntax" for one in all))
    assert len(half) == len(whole) + 1
    with pytest.raises(Exception, match="no method"):
        await client.text_document_rename_async(types.RenameParams(
            text_document=types.TextDocumentIdentifier(uri=uri), position=types.Position(0, 0), new_name="x"))
    with pytest.raises(Exception, match="is not open"):
        await client.text_document_hover_async(types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri="file:///not/open.swift"), position=types.Position(0, 0)))
