// Two layouts side by side: what was edited, which views lie elsewhere, which edit is behind each, and what decides their sizes.

class Comparison {
  constructor(before, after, told) {
    this.before = before;
    this.after = after;
    this.edits = told?.edits ?? [];
    this.pairs = told?.pairs ?? [];
    this.others = new Map(this.pairs);
    const kept = [new Set(this.pairs.map(([old]) => old)), new Set(this.pairs.map(([, now]) => now))];
    this.removed = before.inspection.views.map((view, place) => place).filter((place) => !kept[0].has(place));
    this.added = after.inspection.views.map((view, place) => place).filter((place) => !kept[1].has(place));
    const { views, width, height } = after.inspection;
    this.variants = (told?.variants ?? []).map(({ edit, pieces, lengths, snappedHeights }) => ({
      edit, inspection: new Inspection({ views, width, height, pieces, lengths, snappedHeights }), piece: null,
    }));
  }

  // The view of the other layout that is the same as one of the first; null where there is none.
  other(view) { return this.others.get(view) ?? null; }

  // Works out where the second layout would have its views without each edit.
  layOut(width, height) {
    for (const variant of this.variants) {
      const { inspection } = variant, piece = inspection.pieceAt(width, height);
      if (piece !== variant.piece) {
        variant.piece = piece;
        variant.table = new FrameTable(inspection, piece);
      }
      variant.table.update(width, inspection.effectiveHeight(height));
    }
  }

  // The edits behind a view that lies elsewhere: without one of them it would lie elsewhere than it does; all together where
  // none is behind it alone; null where that is not known.
  behind(old, now) {
    if (this.edits.length < 2) return this.edits.map((edit, place) => place);
    if (this.variants.length === 0) return null;
    const single = this.variants.filter(({ edit }) => edit != null), rest = this.variants.find(({ edit }) => edit == null);
    const found = single.filter(({ table }) => differs(table.frame(now), this.after.frame(now))).map(({ edit }) => edit);
    if (rest && differs(rest.table.frame(now), this.before.frame(old))) {
      const alone = new Set(single.map(({ edit }) => edit));
      found.push(...this.edits.map((edit, place) => place).filter((place) => !alone.has(place)));
    }
    return found.length > 0 ? found.sort((a, b) => a - b) : this.edits.map((edit, place) => place);
  }

  show(list, width, height, select) {
    this.layOut(width, height);
    const changed = this.pairs.filter(([old, now]) => differs(this.before.frame(old), this.after.frame(now)))
      .map(([old, now]) => ({ old, now, edits: this.behind(old, now) }));
    this.before.mark("different", [...changed.map(({ old }) => old), ...this.removed]);
    this.after.mark("different", [...changed.map(({ now }) => now), ...this.added]);
    const text = (frame) => frame ? `(${numberText(frame[0])}, ${numberText(frame[1])}) ${numberText(frame[2])} x ${numberText(frame[3])}` : "not in the layout";
    const name = (view, inspection) => element("button", { class: "view", type: "button", onclick: () => select(view) }, inspection.views[view].name);
    const { inspection: old } = this.before, { inspection: now } = this.after;
    list.replaceChildren(
      element("h2", {}, this.edits.length === 0 ? "No edit was found" : "What was edited"),
      element("ol", { class: "edits" }, ...this.edits.map((edit, place) => this.edit(edit, place, changed, select))),
      element("h2", {}, changed.length + this.added.length + this.removed.length === 0 ? "No view differs here" : "What differs here"),
      element("ul", {}, ...changed.map(({ old: a, now: b, edits }) => element("li", {}, name(a, old), `: ${text(this.before.frame(a))} → ${text(this.after.frame(b))}`,
        ...(edits ? [element("div", { class: "behind" }, `behind it: ${editNumbers(edits)}`)] : []), ...this.reasons(a, b, width, height))),
      ...this.added.map((view) => element("li", {}, `${now.views[view].name} is new: ${text(this.after.frame(view))}`)),
      ...this.removed.map((view) => element("li", {}, name(view, old), " is gone"))));
  }

  // An edit with how many frames it is behind, which are marked while it is pointed at.
  edit(edit, place, changed, select) {
    const caused = changed.filter(({ edits }) => edits?.includes(place));
    const mark = (views) => {
      this.before.mark("caused", views.map(({ old }) => old));
      this.after.mark("caused", views.map(({ now }) => now));
    };
    const words = edit.before == null ? element("span", { tabindex: 0 }, edit.text)
      : element("button", { class: "view", type: "button", onclick: () => select(edit.before) }, edit.text);
    const count = this.edits.length > 1 && this.variants.length > 0
      ? ` (behind ${caused.length === 1 ? "1 frame" : `${caused.length} frames`} here)` : "";
    return element("li", {
      onpointerenter: () => mark(caused), onpointerleave: () => mark([]), onfocusin: () => mark(caused), onfocusout: () => mark([]),
    }, words, count);
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

// Whether two frames are others; null is a view that is not placed.
function differs(a, b) {
  return a === null || b === null ? a !== b : a.some((number, place) => Math.abs(number - b[place]) > 1e-6);
}

// Edits by their numbers: "edits 1, 2 and 4".
function editNumbers(places) {
  const numbers = places.map((place) => place + 1);
  const last = numbers.pop();
  return numbers.length === 0 ? `edit ${last}` : `edits ${numbers.join(", ")} and ${last}`;
}
