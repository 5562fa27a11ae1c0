// What is known of a scene beside its layout: its source, what was assumed, what is required of it, and its variants.

class Facts {
  constructor(page, facts) {
    this.page = page;
    this.files = facts.files ?? [];
    this.scenes = facts.scenes ?? [];
    this.devices = facts.devices ?? [];
    this.isServed = facts.isServed ?? false;
    this.choices = facts.choices ?? {};
  }

  of(scene) { return this.scenes[scene] ?? {}; }

  // The file and the line that a view was written in; null where nobody knows.
  place(scene, view) {
    const source = view.source ?? "";
    const [, name, line, column] = source.match(/^(.*?):(\d+)(?::(\d+))?$/) ?? [];
    if (name) {
      // Views name a file without its folders.
      const file = this.files.find((file) => file.name === name) ?? this.files.find((file) => lastPart(file.name) === lastPart(name));
      return file ? { file, line: Number(line), column: Number(column ?? 1) } : null;
    }
    const [, only] = source.match(/^line (\d+)$/) ?? [], file = this.files.find((file) => file.name === this.of(scene).file);
    return only && file ? { file, line: Number(only), column: 1 } : null;
  }

  // Lines of source around a place, the place marked, with links to editors.
  showSource(scene, view) {
    const node = find("source"), place = view ? this.place(scene, view) : null;
    node.hidden = !place;
    if (!place) { this.shown = null; return; }
    const key = `${place.file.name}:${place.line}:${place.column}`;
    if (this.shown === key) return;
    this.shown = key;
    const lines = place.file.text.split("\n"), first = Math.max(0, place.line - 8), last = Math.min(lines.length, place.line + 12);
    const code = element("pre", { tabindex: 0, "aria-label": `${place.file.name}, lines ${first + 1} to ${last}` },
      ...lines.slice(first, last).map((line, at) => {
        const number = first + at + 1, row = element("span", number === place.line ? { class: "marked", "aria-current": "true" } : {});
        row.append(element("i", {}, String(number)), line);
        return row;
      }));
    const path = encodeURI(place.file.path);
    const copy = element("button", { type: "button", onclick: () => copyText(key, copy) }, "Copy location");
    node.replaceChildren(element("h2", {}, key), element("div", { class: "links" },
      ...(place.file.path.startsWith("/") ? [
        element("a", { href: `vscode://file${path}:${place.line}:${place.column}` }, "Visual Studio Code"),
        element("a", { href: `idea://open?file=${path}&line=${place.line}&column=${place.column}` }, "JetBrains"),
        element("a", { href: `xcode://open?file=${path}&line=${place.line}` }, "Xcode"),
      ] : []), copy), code);
    const marked = code.querySelector(".marked");
    if (!marked) return;
    code.scrollTop = marked.offsetTop - code.offsetTop - 60;
    // Of code that is deep inside, the beginning is seen, with some levels around it, not the room before it.
    const range = document.createRange(), text = marked.lastChild;
    range.setStart(text, Math.max(0, text.data.search(/\S/)));
    range.setEnd(text, text.data.length);
    code.scrollLeft = range.getBoundingClientRect().left - marked.firstChild.getBoundingClientRect().right - 64;
  }

  // The views that a place in the source made.
  viewsAt(inspection, place) {
    const line = lastPart(place).split(":").slice(0, 2).join(":");
    return inspection.views.map((view, at) => at).filter((at) => {
      const view = inspection.views[at], source = lastPart(view.source ?? "");
      return view.role !== "modifier" && (source.startsWith(`${line}:`) || source === line);
    });
  }

  // What was assumed, with the views that it is about.
  showAssumed(scene, inspection) {
    const list = find("assumed"), assumed = this.of(scene).assumed ?? [];
    this.assumedCount = assumed.length;
    list.querySelector("ul").replaceChildren(...assumed.map(({ place, text }) => {
      const views = this.viewsAt(inspection, place);
      return element("li", {}, views.length
        ? element("button", { type: "button", onclick: () => this.page.select(views[0], true) }, text) : text);
    }));
    this.assumedViews = new Set(assumed.flatMap(({ place }) => this.viewsAt(inspection, place)));
  }

  // How much was assumed, and how many of the views that are drawn at this size are hatched, as a drawing says it.
  showDrawn({ leaves, hatched }) {
    const list = find("assumed");
    list.hidden = this.assumedCount === 0 && hatched === 0;
    list.querySelector("summary").textContent = `${this.assumedCount} assumed or drawn differently`
      + (hatched === 0 ? "" : `; ${leaves} views drawn, ${hatched} ${hatched === 1 ? "as a placeholder" : "as placeholders"}`);
  }

  // What is required: the sizes at which it fails as red stretches, and what would mend it.
  showRequirements(scene, inspection) {
    const results = this.of(scene).requirements ?? [], list = find("requirements");
    const failed = results.filter((result) => result.outcome === "fails" || (result.fails ?? []).length > 0);
    list.hidden = results.length === 0;
    // Where parts of the page stand below each other, a long list is opened by whoever asks for it.
    list.open = failed.length > 0 && !matchMedia("(max-width: 900px)").matches;
    list.querySelector("summary").textContent = failed.length === 0
      ? `${results.length === 1 ? "1 requirement holds" : `${results.length} requirements hold`} at every size`
      : `${failed.length} of ${results.length} requirements ${failed.length === 1 ? "fails" : "fail"}`;
    for (const side of ["width", "height"]) find(`${side}-fails`).replaceChildren();
    // Short stretches lie over long ones, and can be pointed at.
    const stretches = failed.flatMap((result) => result.fails.map((interval) => ({ ...interval, result }))).filter(({ axis }) => inspection[axis]);
    for (const { axis, from, to, result } of stretches.sort((a, b) => (b.to - b.from) - (a.to - a.from))) {
      const side = inspection[axis];
      if (!side || !(side.from < side.through)) continue;
      const share = (length) => 100 * (Math.min(side.through, Math.max(side.from, length)) - side.from) / (side.through - side.from);
      find(`${axis}-fails`).append(element("span", {
        title: `${result.requirement} fails from ${numberText(from)} to ${numberText(to)}`, style: `left: ${share(from)}%; width: ${share(to) - share(from)}%`,
      }));
    }
    list.querySelector("ol").replaceChildren(...failed.map((result) => this.failure(result, inspection)));
  }

  failure(result, inspection) {
    const go = ({ axis, from, to }) => this.page.resize({ [axis]: (from + to) / 2 });
    const blamed = inspection.views.findIndex((view) => (result.worst?.views ?? []).includes(view.path));
    const parts = [element("strong", {}, result.requirement), " fails"];
    for (const interval of result.fails) {
      if (!interval.axis || interval.axis === "both") continue;
      parts.push(" ", element("button", { type: "button", onclick: () => go(interval) }, `from ${numberText(interval.from)} to ${numberText(interval.to)}`));
    }
    const item = element("li", {}, ...parts);
    if (blamed >= 0) item.append(" ", element("button", { type: "button", onclick: () => this.page.select(blamed, true) }, `(${inspection.views[blamed].name})`));
    if (result.reason) item.append(element("div", { class: "hint" }, result.reason));
    for (const repair of result.repairs ?? []) {
      const patch = repair.patch == null ? null : typeof repair.patch === "string" ? repair.patch : JSON.stringify(repair.patch, null, 1);
      item.append(element("div", {}, `fix: ${repair.edits.map((edit) => edit.sentence).join("; ")}`));
      if (patch) {
        const copy = element("button", { type: "button", class: "copy", onclick: () => copyText(patch, copy) }, "Copy the patch");
        item.append(element("details", {}, element("summary", {}, "Patch"), element("pre", {}, patch), copy));
      }
    }
    return item;
  }

  // Switches between the variants of a scene: those of the page, and where it is served, those that are made on demand.
  showVariants(scene) {
    const own = this.of(scene), others = this.scenes.filter((other) => other.base === own.base);
    for (const key of ["textSize", "language", "direction"]) {
      const list = find(`variant-${key}`), values = new Set(others.map((other) => other[key] ?? ""));
      if (this.isServed) for (const value of this.choices[key] ?? []) values.add(value);
      list.parentElement.hidden = values.size < 2;
      list.replaceChildren(...[...values].map((value) => element("option", { value }, value || "as it is")));
      list.value = own[key] ?? "";
      list.onchange = () => this.change(scene, { [key]: list.value });
    }
  }

  async change(scene, wanted) {
    const own = this.of(scene), asked = {};
    for (const key of ["textSize", "language", "direction"]) asked[key] = wanted[key] ?? own[key] ?? "";
    const known = this.scenes.findIndex((other) => other.base === own.base && Object.keys(asked).every((key) => (other[key] ?? "") === asked[key]));
    if (known >= 0) return this.page.load(known);
    const made = await this.ask({ scene: own.input ?? 0, ...asked });
    if (!made) return this.showVariants(scene);
    // Scenes that were made on demand are told apart as those of the page are.
    const words = Object.values(asked).filter((word) => word && !made.inspection.name.includes(word));
    made.inspection.name = [made.inspection.name, ...words].join(", ");
    this.page.add(made);
    this.page.load(this.scenes.length - 1);
  }

  // Has the server lay a scene out in another way; null where it cannot, which is said.
  async ask(query) {
    if (!this.isServed) return null;
    const problem = find("problem"), asking = find("asking");
    asking.textContent = "Laying it out …";
    try {
      const answer = await (await fetch(`/variant?${new URLSearchParams(query)}`, { cache: "no-store" })).json();
      problem.hidden = !answer.problem;
      problem.textContent = answer.problem ?? "";
      return answer.problem ? null : answer;
    } catch {
      problem.textContent = "The server did not answer.";
      problem.hidden = false;
      return null;
    } finally {
      asking.textContent = "";
    }
  }
}

// A file's name without its folders.
function lastPart(name) { return name.slice(name.lastIndexOf("/") + 1); }

// Copies a text, and says so on the button that asked for it.
async function copyText(text, button) {
  const words = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    // Without a clipboard, as in a file that is opened in some browsers, the old way.
    const field = element("textarea", {}, text);
    document.body.append(field);
    field.select();
    button.textContent = document.execCommand("copy") ? "Copied" : "Not copied";
    field.remove();
  }
  setTimeout(() => { button.textContent = words; }, 1500);
}
