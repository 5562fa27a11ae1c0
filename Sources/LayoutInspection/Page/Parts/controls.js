// The sliders, the fields, and the ticks at which something changes.

class Controls {
  constructor(page) {
    this.page = page;
    for (const side of ["width", "height"]) {
      find(`${side}-slider`).addEventListener("input", (event) => this.page.resize({ [side]: Number(event.target.value) }));
      find(`${side}-slider`).addEventListener("keydown", (event) => this.step(event, side));
      find(side).addEventListener("input", (event) => {
        const length = event.target.valueAsNumber;
        const { from, through } = this.page.inspection[side];
        if (length >= from && length <= through) this.page.resize({ [side]: length }, event.target);
      });
      find(side).addEventListener("change", () => this.show());
      find(`${side}-back`).addEventListener("click", () => this.turn(side, false));
      find(`${side}-next`).addEventListener("click", () => this.turn(side, true));
    }
  }

  load(inspection) {
    for (const side of ["width", "height"]) {
      const { from, through, isNumber, word } = inspection[side];
      const runs = from < through;
      find(`${side}-side`).hidden = !runs && !isNumber;
      find(`${side}-slider`).parentElement.style.visibility = runs ? "" : "hidden";
      const hasBreakpoints = runs && !inspection.isSampled && !(inspection.isPlane && (side === "height" || !inspection.snappedHeights));
      find(`${side}-back`).style.visibility = find(`${side}-next`).style.visibility = hasBreakpoints ? "" : "hidden";
      for (const input of [find(side), find(`${side}-slider`)]) {
        input.min = from;
        input.max = through;
        input.disabled = !runs;
      }
      find(side).placeholder = word ?? "";
    }
    this.ticksOf = null;
    this.inspection = inspection;
  }

  show(keeping) {
    for (const side of ["width", "height"]) {
      const length = this.page[side];
      if (find(side) !== keeping) find(side).value = Number.isFinite(length) ? Math.round(length * 1e6) / 1e6 : "";
      find(`${side}-slider`).value = length;
      find(`${side}-slider`).setAttribute("aria-valuetext", `${numberText(length)} points`);
    }
    this.showTicks();
    const length = this.page[this.side];
    find(`${this.side}-back`).disabled = this.before(length) < 0;
    find(`${this.side}-next`).disabled = this.after(length) < 0;
  }

  // The breakpoint before a length, and the one after it; -1 where there is none.
  before(length) { return (this.sizes ?? []).findLastIndex((size) => size < length - 0.011); }
  after(length) { return (this.sizes ?? []).findIndex((size) => size > length + 0.011); }

  // Goes to the breakpoint before or after the size.
  turn(side, isForward) {
    const length = this.page[side], place = isForward ? this.after(length) : this.before(length);
    if (place >= 0) this.go(side, place);
  }

  get side() { return this.inspection.runsWidth ? "width" : "height"; }

  showTicks() {
    const row = this.inspection.snappedHeights ? this.inspection.rowAt(this.page.height) : 0;
    if (this.ticksOf === row) return;
    this.ticksOf = row;
    const pieces = this.inspection.breakpoints(this.page.height), side = this.side, { from, through } = this.inspection[side];
    find("width-ticks").replaceChildren();
    find("height-ticks").replaceChildren();
    this.sizes = pieces.map((piece) => piece.corners[0][0]);
    const told = pieces.map((piece) => piece.changes.map((place) => this.inspection.sentenceText(place)).join("; ") || "other lengths decide");
    find(`${side}-ticks`).append(...pieces.map((piece, place) => element("button", {
      type: "button", tabindex: -1, class: piece.isMinor ? "minor" : "", "aria-hidden": "true", title: `${numberText(this.sizes[place])}: ${told[place]}`,
      style: `left: ${100 * (this.sizes[place] - from) / (through - from)}%`, onclick: () => this.go(side, place),
    })));
    const list = find("breakpoints");
    list.hidden = pieces.length === 0;
    list.querySelector("summary").textContent = pieces.length === 1 ? "1 breakpoint" : `${pieces.length} breakpoints`;
    const item = (piece, place) => element("li", {},
      element("button", { type: "button", onclick: () => this.go(side, place) }, `${piece.isOpen ? "above " : ""}${numberText(this.sizes[place])}`), ` ${told[place]}`);
    const isMinor = (piece) => piece.isMinor === true, places = pieces.map((piece, place) => place);
    const minor = places.filter((place) => isMinor(pieces[place])), major = places.filter((place) => !isMinor(pieces[place]));
    const more = element("button", { type: "button" }, `${minor.length} more where a text is only cut off at another place, or scaled a little`);
    more.addEventListener("click", () => list.querySelector("ol").replaceChildren(...pieces.map(item)));
    list.querySelector("ol").replaceChildren(...major.map((place) => item(pieces[place], place)),
      ...(minor.length ? [element("li", { class: "more" }, more)] : []));
  }

  // Goes to a breakpoint: to the first size at which it holds.
  go(side, place) {
    const piece = this.inspection.breakpoints(this.page.height)[place], from = piece.corners[0][0], through = piece.corners[1][0];
    this.page.resize({ [side]: piece.isOpen ? Math.min((from + through) / 2, from + 0.01) : from });
  }

  step(event, side) {
    const length = this.page[side], { from, through } = this.inspection[side], unit = event.shiftKey ? 10 : 1;
    const sizes = side === this.side ? this.sizes ?? [] : [];
    const steps = {
      ArrowRight: () => length + unit, ArrowUp: () => side === "height" && event.currentTarget.classList.contains("handle") ? length - unit : length + unit,
      ArrowLeft: () => length - unit, ArrowDown: () => side === "height" && event.currentTarget.classList.contains("handle") ? length + unit : length - unit,
      Home: () => from, End: () => through,
      PageUp: () => this.goNext(side, sizes.length ? this.after(length) : -1, through),
      PageDown: () => this.goNext(side, sizes.length ? this.before(length) : -1, from),
    };
    if (!steps[event.key]) return;
    event.preventDefault();
    const next = steps[event.key]();
    if (next != null) this.page.resize({ [side]: next });
  }

  goNext(side, place, end) {
    if (place < 0) return end;
    this.go(side, place);
    return null;
  }
}
