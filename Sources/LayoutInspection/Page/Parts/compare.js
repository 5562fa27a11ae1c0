// Two layouts side by side: which views lie elsewhere, and what decides their sizes in each.

class Comparison {
  constructor(before, after) {
    this.before = before;
    this.after = after;
    const named = (inspection) => new Map(inspection.views.map((view, place) => [view.id ? `id ${view.id}` : `${view.path} ${view.kind}`, place]));
    const [old, now] = [named(before.inspection), named(after.inspection)];
    this.pairs = [...now].filter(([name]) => old.has(name)).map(([name, place]) => [old.get(name), place]);
    this.added = [...now].filter(([name]) => !old.has(name)).map(([, place]) => place);
    this.removed = [...old].filter(([name]) => !now.has(name)).map(([, place]) => place);
  }

  // The view of the other layout that is the same as one of the first; null where there is none.
  other(view) { return this.pairs.find(([old]) => old === view)?.[1] ?? null; }

  show(list, width, height, select) {
    const changed = this.pairs.filter(([old, now]) => {
      const [a, b] = [this.before.frames[old], this.after.frames[now]];
      return a === null || b === null ? a !== b : a.some((number, place) => Math.abs(number - b[place]) > 1e-6);
    });
    this.before.mark("different", [...changed.map(([old]) => old), ...this.removed]);
    this.after.mark("different", [...changed.map(([, now]) => now), ...this.added]);
    const text = (frame) => frame ? `(${numberText(frame[0])}, ${numberText(frame[1])}) ${numberText(frame[2])} x ${numberText(frame[3])}` : "not in the layout";
    const name = (view, inspection) => element("button", { class: "view", type: "button", onclick: () => select(view) }, inspection.views[view].name);
    const { inspection: old } = this.before, { inspection: now } = this.after;
    list.replaceChildren(
      element("h2", {}, changed.length + this.added.length + this.removed.length === 0 ? "No view differs here" : "What differs here"),
      element("ul", {}, ...changed.map(([a, b]) => element("li", {}, name(a, old), `: ${text(this.before.frames[a])} → ${text(this.after.frames[b])}`,
        ...this.reasons(a, b, width, height))),
      ...this.added.map((view) => element("li", {}, `${now.views[view].name} is new: ${text(this.after.frames[view])}`)),
      ...this.removed.map((view) => element("li", {}, name(view, old), " is gone"))));
  }

  // The first sentences of both stories, where these differ.
  reasons(a, b, width, height) {
    const first = (stage, view) => (stage.inspection.states[stage.piece].stories[view] ?? []).slice(0, 2).map((paragraph) => {
      const sentence = stage.inspection.sentences[paragraph[0]];
      return (Array.isArray(sentence) ? sentence : sentence.parts).map((part) => typeof part === "string" ? part : part.t
        ?? numberText(lengthAt(part.g ?? part.n, width, height), "g" in part)).join("");
    });
    const [before, after] = [first(this.before, a), first(this.after, b)];
    const parts = [];
    for (let place = 0; place < Math.max(before.length, after.length); place++) {
      if (before[place] === after[place]) continue;
      parts.push(element("div", { class: "hint" }, `before: ${before[place] ?? "nothing"}`), element("div", { class: "hint" }, `now: ${after[place] ?? "nothing"}`));
    }
    return parts;
  }
}
