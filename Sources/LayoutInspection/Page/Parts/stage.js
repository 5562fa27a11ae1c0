// A layout in its container: the picture, a frame for each view, and handles at the edges.

class Stage {
  constructor(inspection, page) {
    this.inspection = inspection;
    this.page = page;
    const count = inspection.views.length;
    this.frames = new Array(count).fill(null);
    this.drawn = new Array(count).fill(undefined);
    this.groups = inspection.views.map(() => shape("g"));
    this.drawings = new Array(count).fill(null);
    this.rects = inspection.views.map((view, place) => shape("rect", { "data-path": view.path, "data-view": place }));
    this.shown = new Array(count).fill(null);
    this.overlay = shape("g", { class: "overlay" });
    this.frameGroup = shape("g", { class: "frames" }, ...this.rects);
    this.svg = shape("svg", { role: "img", "aria-label": `Picture of ${inspection.name}` },
      shape("g", { class: "picture" }, this.groups[0]), this.frameGroup, this.overlay);
    this.paper = element("div", { class: "paper" }, this.svg);
    this.caption = element("figcaption", {}, inspection.name);
    this.offer = element("p", { class: "offer" });
    this.node = element("figure", { class: "stage" }, this.caption, element("div", { class: "scroll" }, this.paper), this.offer);
    if (inspection.runsWidth) this.paper.append(this.handle("width"));
    if (inspection.runsHeight) this.paper.append(this.handle("height"));
    this.frameGroup.addEventListener("click", (event) => this.page.select(this.viewOf(event)));
    this.frameGroup.addEventListener("pointerover", (event) => this.page.hover(this.viewOf(event), this));
    this.frameGroup.addEventListener("pointerleave", () => this.page.hover(null, this));
  }

  viewOf(event) {
    const place = event.target.getAttribute("data-view");
    return place === null ? null : Number(place);
  }

  handle(side) {
    const isWidth = side === "width";
    const handle = element("div", {
      class: `handle ${side}`, role: "slider", tabindex: 0, "aria-label": `Drag to change the ${side}`,
      "aria-valuemin": this.inspection[side].from, "aria-valuemax": this.inspection[side].through,
      "aria-orientation": isWidth ? "horizontal" : "vertical",
    });
    let start = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      start = { at: isWidth ? event.clientX : event.clientY, length: this.page[side] };
      event.preventDefault();
      handle.focus();
    });
    handle.addEventListener("pointermove", (event) => {
      if (!start) return;
      const length = start.length + (isWidth ? event.clientX : event.clientY) - start.at;
      this.page.resize({ [side]: Math.round(length) });
    });
    for (const name of ["pointerup", "pointercancel"]) handle.addEventListener(name, () => { start = null; });
    handle.addEventListener("keydown", (event) => this.page.controls.step(event, side));
    this[`${side}Handle`] = handle;
    return handle;
  }

  // Shows the layout at a size; only what changes is touched.
  show(width, height) {
    const inspection = this.inspection;
    const piece = inspection.pieceAt(width, height), state = inspection.states[piece];
    const h = inspection.effectiveHeight(height);
    this.piece = piece;
    for (let view = 0; view < inspection.views.length; view++) this.showView(view, state, width, h);
    const root = this.frames[0];
    const paperWidth = inspection.width.isNumber ? width : root ? root[2] : 0;
    const paperHeight = inspection.height.isNumber ? height : root ? root[3] : 0;
    this.paper.style.width = `${paperWidth}px`;
    this.paper.style.height = `${paperHeight}px`;
    this.svg.setAttribute("width", Math.max(1, paperWidth));
    this.svg.setAttribute("height", Math.max(1, paperHeight));
    this.caption.textContent = `${inspection.name}, ${this.sideText("width", width)} x ${this.sideText("height", height)}`;
    if (this.widthHandle) this.widthHandle.setAttribute("aria-valuenow", width);
    if (this.heightHandle) this.heightHandle.setAttribute("aria-valuenow", height);
  }

  sideText(side, length) {
    return this.inspection[side].isNumber ? numberText(length, false) : this.inspection[side].word;
  }

  showView(view, state, width, height) {
    const forms = state.frames[view], rect = this.rects[view], group = this.groups[view];
    const frame = forms && forms.length ? forms.map((form) => lengthAt(form, width, height)) : null;
    const isDrawn = frame !== null && frame.every((number) => Number.isFinite(number));
    const old = this.frames[view];
    this.frames[view] = isDrawn ? frame : null;
    if (!isDrawn) {
      if (this.shown[view] !== false) rect.style.display = group.style.display = "none";
      this.shown[view] = false;
      return;
    }
    if (this.shown[view] !== true) rect.style.display = group.style.display = "";
    this.shown[view] = true;
    const [x, y, w, h] = frame;
    if (!old || old[0] !== x) rect.setAttribute("x", x);
    if (!old || old[1] !== y) rect.setAttribute("y", y);
    if (!old || old[2] !== w) rect.setAttribute("width", Math.max(0, w));
    if (!old || old[3] !== h) rect.setAttribute("height", Math.max(0, h));
    const parent = this.inspection.views[view].parent, outer = parent == null ? null : this.frames[parent];
    const [dx, dy] = outer ? [x - outer[0], y - outer[1]] : [x, y];
    if (group.dx !== dx || group.dy !== dy) {
      group.setAttribute("transform", `translate(${dx} ${dy})`);
      [group.dx, group.dy] = [dx, dy];
    }
    const drawing = state.drawings[view];
    const isNew = this.drawn[view] !== drawing;
    if (isNew) {
      this.drawn[view] = drawing;
      this.drawings[view] = new ViewDrawing(this.inspection, this.inspection.drawings[drawing], (child) => this.groups[child]);
      group.replaceChildren(...this.drawings[view].nodes);
    }
    if (isNew || !old || old[2] !== w || old[3] !== h) this.drawings[view].resize(w, h);
  }

  mark(className, views) {
    for (const rect of this.frameGroup.querySelectorAll(`.${className}`)) rect.classList.remove(className);
    for (const view of views) this.rects[view]?.classList.add(className);
  }

  // The guides, the spacing and the offer of a view.
  showOverlay(view) {
    this.overlay.replaceChildren();
    this.offer.textContent = "";
    if (view === null || !this.frames[view]) return;
    const [x, y, width, height] = this.frames[view];
    const state = this.inspection.states[this.piece];
    const drawing = this.inspection.drawings[state.drawings[view]];
    const guides = new ViewDrawing(this.inspection, { items: drawing ? drawing.guides : [] }, () => shape("g"));
    guides.resize(width, height);
    this.overlay.append(shape("g", { transform: `translate(${x} ${y})` }, ...guides.nodes));
    this.showSpacing(view);
    const offers = state.offers[view];
    if (!offers) return;
    const h = this.inspection.effectiveHeight(this.page.height);
    const [w, t] = offers.map((form) => numberText(lengthAt(form, this.page.width, h), false).replace("infinity", "inf"));
    this.offer.textContent = `${this.inspection.views[view].name}: offered ${w} x ${t}, took ${numberText(width)} x ${numberText(height)}`;
  }

  // The gaps between the children of a stack: of the view, or of the stack that it is in.
  showSpacing(view) {
    let stack = view;
    while (stack != null && !this.inspection.views[stack].stack) stack = this.inspection.views[stack].parent;
    if (stack == null || !this.frames[stack]) return;
    const along = this.inspection.views[stack].stack === "width" ? 0 : 1;
    const frames = this.inspection.children[stack].map((child) => this.frames[child]).filter((frame) => frame);
    frames.sort((a, b) => a[along] - b[along]);
    for (let place = 1; place < frames.length; place++) {
      const [before, after] = [frames[place - 1], frames[place]];
      const from = before[along] + before[along + 2], gap = after[along] - from;
      if (gap <= 0.001) continue;
      const across = 1 - along;
      const start = Math.min(before[across], after[across]);
      const end = Math.max(before[across] + before[across + 2], after[across] + after[across + 2]);
      const box = along === 0 ? { x: from, y: start, width: gap, height: end - start } : { x: start, y: from, width: end - start, height: gap };
      const label = shape("text", { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4, "text-anchor": "middle" });
      label.textContent = numberText(gap);
      this.overlay.append(shape("rect", { ...box, class: "space" }), label);
    }
  }
}
