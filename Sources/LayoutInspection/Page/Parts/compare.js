// Two layouts side by side: what was edited, which views lie elsewhere, and what decides their sizes in each.

class Comparison {
  constructor(before, after, edits) {
    this.before = before;
    this.after = after;
    this.edits = edits;
    const named = (inspection) => new Map(inspection.views.map((view, place) => [view.id ? `id ${view.id}` : `${view.path} ${view.kind}`, place]));
    const [old, now] = [named(before.inspection), named(after.inspection)];
    this.pairs = [...now].filter(([name]) => old.has(name)).map(([name, place]) => [old.get(name), place]);
    this.added = [...now].filter(([name]) => !old.has(name)).map(([, place]) => place);
    this.removed = [...old].filter(([name]) => !now.has(name)).map(([, place]) => place);
    this.others = new Map(this.pairs);
  }

  // The view of the other layout that is the same as one of the first; null where there is none.
  other(view) { return this.others.get(view) ?? null; }

  show(list, width, height, select) {
    const changed = this.pairs.filter(([old, now]) => {
      const [a, b] = [this.before.frame(old), this.after.frame(now)];
      return a === null || b === null ? a !== b : a.some((number, place) => Math.abs(number - b[place]) > 1e-6);
    });
    this.before.mark("different", [...changed.map(([old]) => old), ...this.removed]);
    this.after.mark("different", [...changed.map(([, now]) => now), ...this.added]);
    const text = (frame) => frame ? `(${numberText(frame[0])}, ${numberText(frame[1])}) ${numberText(frame[2])} x ${numberText(frame[3])}` : "not in the layout";
    const name = (view, inspection) => element("button", { class: "view", type: "button", onclick: () => select(view) }, inspection.views[view].name);
    const { inspection: old } = this.before, { inspection: now } = this.after;
    list.replaceChildren(
      element("h2", {}, this.edits.length === 0 ? "No edit was found" : "What was edited"),
      element("ul", { class: "edits" }, ...this.edits.map((edit) => element("li", {}, edit.before == null ? edit.text
        : element("button", { class: "view", type: "button", onclick: () => select(edit.before) }, edit.text)))),
      element("h2", {}, changed.length + this.added.length + this.removed.length === 0 ? "No view differs here" : "What differs here"),
      element("ul", {}, ...changed.map(([a, b]) => element("li", {}, name(a, old), `: ${text(this.before.frame(a))} → ${text(this.after.frame(b))}`,
        ...this.reasons(a, b, width, height))),
      ...this.added.map((view) => element("li", {}, `${now.views[view].name} is new: ${text(this.after.frame(view))}`)),
      ...this.removed.map((view) => element("li", {}, name(view, old), " is gone"))));
  }

  // The first sentences of both stories, where these differ.
  reasons(a, b, width, height) {
    const first = (stage, view) => stage.inspection.story(stage.piece, view).slice(0, 2)
      .map((paragraph) => stage.inspection.sentenceText(paragraph[0], width, height));
    const [before, after] = [first(this.before, a), first(this.after, b)];
    const parts = [];
    for (let place = 0; place < Math.max(before.length, after.length); place++) {
      if (before[place] === after[place]) continue;
      parts.push(element("div", { class: "hint" }, `before: ${before[place] ?? "nothing"}`), element("div", { class: "hint" }, `now: ${after[place] ?? "nothing"}`));
    }
    return parts;
  }
}
