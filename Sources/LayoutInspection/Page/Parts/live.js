// Numbers that were written, changed on the page: what moves follows at once, by exact slopes, as far as these hold.

class LiveNumbers {
  constructor(page) {
    this.page = page;
    this.node = find("numbers");
    // By how much each input differs from what is written, by its key.
    this.changes = new Map();
  }

  load(inspection) {
    this.inspection = inspection;
    this.inputs = inspection.inputs ?? [];
    if (!inspection.derivedFrom) this.changes = new Map();
    this.rows = [];
    // What is written once is one number: inputs of one place in the source, with one value.
    const groups = new Map();
    this.inputs.forEach((input, place) => {
      const { source, kind, path } = inspection.views[input.view], family = paddingEdges.has(input.name) && kind === "padding" ? "padding" : input.name;
      const key = `${source ?? path}|${kind}|${family}|${input.value}`;
      if (!groups.has(key)) groups.set(key, { key, kind, family, names: new Set(), value: input.value, inputs: [], views: new Set(), isImplied: input.isImplied === true });
      const group = groups.get(key);
      group.inputs.push(place);
      group.names.add(input.name);
      group.views.add(input.view);
    });
    this.groups = [...groups.values()];
    this.byInput = this.inputs.map(() => null);
    for (const group of this.groups) for (const input of group.inputs) this.byInput[input] = group;
    this.showChanges();
  }

  get isChanged() { return this.changes.size > 0; }

  // By how much an input is changed, in points.
  delta(input) { return this.changes.get(this.byInput[input]?.key) ?? 0; }

  // The slopes that hold in a piece at the size that is shown; null where none are known.
  part(piece) {
    const parts = this.inspection.pieces[piece].live ?? [];
    if (parts.length < 2) return parts[0] ?? null;
    return parts.find((part) => [...this.limitsOf(part)].every(({ value }) => value >= -1e-6)) ?? parts[0];
  }

  // What the changes move in a piece: views, sides and points; null where nothing is changed.
  moves(stage, piece) {
    if (!this.isChanged || stage.inspection !== this.inspection) return null;
    const list = this.inspection.moveLists?.[this.part(piece)?.moves] ?? [], moves = [];
    for (let at = 0; at < list.length; at += 4) {
      const by = list[at + 3] * this.delta(list[at + 2]);
      if (by !== 0) moves.push([list[at], list[at + 1], by]);
    }
    return moves;
  }

  // The inequalities that hold in a piece: each a number at the size, and factors of inputs.
  limits(piece) {
    const part = this.part(piece);
    return part ? this.limitsOf(part) : [];
  }

  *limitsOf(part) {
    const { width } = this.page, height = this.inspection.effectiveHeight(this.page.height);
    for (const place of part.limits) {
      const [constant, perWidth, perHeight, ...rest] = this.inspection.limitForms[place];
      yield { value: constant + (perWidth ? perWidth * width : 0) + (perHeight ? perHeight * height : 0), factors: rest };
    }
  }

  // Whether the slopes of the piece hold for what is changed, at the size that is shown.
  holds(piece) {
    if (!this.part(piece)) return false;
    for (const { value, factors } of this.limits(piece)) {
      let sum = value;
      for (let at = 0; at < factors.length; at += 2) sum += factors[at + 1] * this.delta(factors[at]);
      if (sum < -1e-6) return false;
    }
    return true;
  }

  // From which to which value a number may go, all else as it is.
  range(group, piece) {
    let [low, high] = [-Infinity, Infinity];
    const own = new Set(group.inputs);
    for (const { value, factors } of this.limits(piece)) {
      let [rest, factor] = [value, 0];
      for (let at = 0; at < factors.length; at += 2) {
        if (own.has(factors[at])) factor += factors[at + 1]; else rest += factors[at + 1] * this.delta(factors[at]);
      }
      if (factor > 0) low = Math.max(low, -rest / factor);
      if (factor < 0) high = Math.min(high, -rest / factor);
    }
    return [group.value + low, group.value + high];
  }

  // The groups of a view: its own, those of its modifiers, and those of the stack that it is in.
  of(view) {
    if (view === null) return [];
    const near = new Set([view, ...this.inspection.around(view)]);
    if (this.inspection.isModifier(view)) for (const inner of [...near]) for (const other of this.inspection.around(inner)) near.add(other);
    for (let other = this.inspection.views[view].parent; other != null; other = this.inspection.views[other].parent) {
      if (this.inspection.isModifier(other)) continue;
      near.add(other);
      break;
    }
    return this.groups.filter((group) => [...group.views].some((other) => near.has(other)));
  }

  words(group) {
    const names = group.family === "padding" ? (group.names.size === 4 ? "padding" : `padding, ${[...group.names].join(" and ")}`)
      : `${group.kind}, ${group.isImplied ? "default " : ""}${group.family}`;
    return group.views.size > 1 ? `${names} (${group.views.size} views)` : names;
  }

  // Lists the numbers of a view.
  show(view) {
    this.view = view;
    const groups = this.of(view), changed = this.groups.filter((group) => this.changes.has(group.key) && !groups.includes(group));
    this.node.hidden = groups.length + changed.length === 0;
    this.rows = [...groups, ...changed].map((group) => this.row(group));
    this.told = element("div");
    this.node.replaceChildren(element("h2", {}, "Numbers"), ...this.rows.map(({ node }) => node), this.told);
    this.follow();
  }

  row(group) {
    const now = group.value + (this.changes.get(group.key) ?? 0), name = newName("number");
    const isGap = group.family === "spacing" || group.family === "x" || group.family === "y";
    const slider = element("input", { type: "range", min: isGap ? Math.min(0, group.value) - 20 : 0, max: Math.max(2 * group.value, group.value + 40), step: "any", value: now, "aria-label": this.words(group) });
    const field = element("input", { type: "number", step: "any", value: now, id: name });
    const hint = element("div", { class: "hint" });
    const node = element("div", {}, element("div", { class: "number" }, element("label", { for: name }, this.words(group)), slider, field), hint);
    slider.addEventListener("input", () => this.change(group, Math.round(2 * slider.value) / 2));
    field.addEventListener("input", () => { if (Number.isFinite(field.valueAsNumber)) this.change(group, field.valueAsNumber); });
    return { group, node, slider, field, hint };
  }

  // Sets a number.
  change(group, value) {
    const length = group.family === "spacing" || group.family === "x" || group.family === "y" ? value : Math.max(0, value);
    if (length === group.value) this.changes.delete(group.key); else this.changes.set(group.key, length - group.value);
    this.page.resize({});
    this.showChanges();
  }

  // Has a shape of the picture change a number as it is dragged: along x or y, growing as the pointer goes on or back.
  drag(node, view, name, along, sign) {
    const group = this.groups.find((group) => group.views.has(view) && group.names.has(name));
    if (!group) return;
    node.classList.add("drag");
    node.append(shape("title", {}, `Drag: ${this.words(group)}`));
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const at = along === 0 ? event.clientX : event.clientY, from = group.value + (this.changes.get(group.key) ?? 0);
      // The shape is drawn anew as the number changes: the window hears of the pointer.
      const move = (event) => this.change(group, Math.round(from + sign * ((along === 0 ? event.clientX : event.clientY) - at) / this.page.zoom.value));
      const end = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", end); removeEventListener("pointercancel", end); };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    });
  }

  // Shows the numbers as they are, and how far each may go.
  follow() {
    const piece = this.page.stages?.[0]?.piece;
    if (piece == null || !this.rows) return;
    for (const { group, node, slider, field, hint } of this.rows) {
      const now = group.value + (this.changes.get(group.key) ?? 0);
      node.firstChild.classList.toggle("changed", this.changes.has(group.key));
      if (document.activeElement !== slider) slider.value = now;
      if (document.activeElement !== field) field.value = Math.round(now * 100) / 100;
      const [low, high] = this.range(group, piece), text = (length) => Number.isFinite(length) ? numberText(length) : "any";
      // Where other changes are beyond a border already, nothing is known of the way to it.
      const isInside = low <= now + 1e-6 && now <= high + 1e-6;
      // A default is not written anywhere.
      const own = this.changes.has(group.key) ? `${group.isImplied ? "by default" : "written"}: ${numberText(group.value)}` : "";
      const words = !isInside && !own ? "" : [Number.isFinite(low) || Number.isFinite(high) ? `exact from ${text(low)} to ${text(high)}` : "", own].filter((part) => part).join("; ");
      if (hint.textContent !== words) hint.textContent = words;
    }
    if (this.warning) this.warning.hidden = !this.isChanged || this.holds(piece);
    if (this.isChanged && !this.holds(piece)) this.derive();
  }

  // The patch of all changes, and what cannot be said in one.
  showChanges() {
    if (!this.told) return;
    this.warning = null;
    if (!this.isChanged) return this.told.replaceChildren();
    const { patch, rest } = this.patch(), text = [patch, ...rest].filter((part) => part).join("\n");
    const copy = element("button", { type: "button", onclick: () => copyText(text, copy) }, "Copy the patch");
    const back = element("button", { type: "button", onclick: () => this.reset() }, "As written");
    this.warning = element("p", { class: "warning", "aria-live": "polite" }, this.page.facts.isServed
      ? "Outside the range in which the numbers are exact: it is laid out anew." : "Outside the range in which the numbers are exact: views may move differently there. With taut inspect --serve it is laid out anew.");
    this.told.replaceChildren(this.warning, element("pre", { tabindex: 0, "aria-label": "Patch" }, text), copy, " ", back);
    this.follow();
  }

  reset() {
    const own = this.inspection.derivedFrom;
    this.changes = new Map();
    if (own != null) return this.page.load(own);
    this.page.resize({});
    this.show(this.view);
    this.showChanges();
  }

  // A unified difference of the source, and words for numbers that cannot be found in it.
  patch() {
    const texts = new Map(), rest = [];
    for (const group of this.groups.filter((group) => this.changes.has(group.key))) {
      const view = this.inspection.views[[...group.views][0]], value = group.value + this.changes.get(group.key);
      const place = this.page.facts.place(this.page.scene, view);
      const edited = place && !group.isImplied ? edit(texts.get(place.file) ?? place.file.text, place, group, value) : null;
      if (edited === null) rest.push(`# ${view.source ?? view.path}: ${this.words(group)} ${numberText(group.value)} to ${numberText(value)}`);
      else texts.set(place.file, edited);
    }
    return { patch: [...texts].map(([file, text]) => difference(file.name, file.text, text)).join(""), rest };
  }

  // Where the page is served: has the layout made anew with the numbers as they are, once they stay.
  derive() {
    if (!this.page.facts.isServed || this.inspection.derivedFrom != null) return;
    clearTimeout(this.deriving);
    this.deriving = setTimeout(async () => {
      const { scene } = this.page, own = this.page.facts.of(scene), changes = new Map(this.changes);
      const numbers = this.inputs.map((input, place) => [input, this.delta(place)]).filter(([, by]) => by !== 0)
        .map(([input, by]) => `${input.view}:${input.name}:${input.value + by}`).join(",");
      const made = await this.page.facts.ask({ scene: own.input ?? 0, textSize: own.textSize ?? "", language: own.language ?? "", direction: own.direction ?? "", numbers });
      if (!made || this.page.scene !== scene) return;
      made.inspection.derivedFrom = scene;
      made.inspection.name += ", changed";
      this.page.add(made);
      this.page.load(this.page.inspections.length - 1);
      this.changed = changes;
    }, 350);
  }
}

const paddingEdges = new Set(["top", "leading", "bottom", "trailing"]);

// A text with the number of a group in place of the one that is written at a place; null where that is not to be found, or is
// one of several.
function edit(text, place, group, value) {
  const lines = text.split("\n"), start = lines.slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + place.column - 1;
  const open = text.indexOf("(", start);
  if (open < 0) return null;
  let [end, depth] = [open, 0];
  for (; end < text.length; end++) {
    if (text[end] === "(") depth++;
    if (text[end] === ")" && --depth === 0) break;
  }
  const call = text.slice(open, end + 1), found = [];
  for (const match of call.matchAll(/(?:(\w+)\s*:\s*)?(?<![\w.])(\d[\d_]*(?:\.\d+)?)(?![\w.])/g)) {
    if (Number(match[2].replaceAll("_", "")) !== group.value) continue;
    if (match[1] && group.family !== "padding" && match[1] !== group.family) continue;
    found.push(match.index + match[0].length - match[2].length);
  }
  if (found.length !== 1) return null;
  const at = open + found[0], length = text.slice(at).match(/^\d[\d_]*(?:\.\d+)?/)[0].length;
  return text.slice(0, at) + numberText(value) + text.slice(at + length);
}

// What differs between two texts that have the same lines but for some of their letters, as a unified difference.
function difference(name, before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const changed = old.map((line, place) => place).filter((place) => old[place] !== now[place]);
  // A patch names files below the folder that it is applied in.
  const path = name.replace(/^\/+/, "");
  let text = `--- a/${path}\n+++ b/${path}\n`;
  for (let first = 0; first < changed.length;) {
    let last = first;
    while (last + 1 < changed.length && changed[last + 1] - changed[last] <= 6) last++;
    const from = Math.max(0, changed[first] - 3), end = Math.min(old.length, changed[last] + 4);
    text += `@@ -${from + 1},${end - from} +${from + 1},${end - from} @@\n`;
    for (let place = from; place < end;) {
      if (old[place] === now[place]) { text += ` ${old[place++]}\n`; continue; }
      let after = place;
      while (after < end && old[after] !== now[after]) after++;
      for (let at = place; at < after; at++) text += `-${old[at]}\n`;
      for (let at = place; at < after; at++) text += `+${now[at]}\n`;
      place = after;
    }
    first = last + 1;
  }
  return text;
}
