// A layout in its container: the picture, a frame for each view, and handles at the edges.

class Stage {
  constructor(inspection, page) {
    this.inspection = inspection;
    this.page = page;
    const count = inspection.views.length;
    this.piece = null;
    this.drawn = new Array(count).fill(undefined);
    this.drawings = new Array(count).fill(null);
    this.isShown = new Array(count).fill(undefined);
    // The views that are marked, by how, each with its mark.
    this.marks = new Map();
    this.svg = shape("svg", { role: "img", "aria-label": `Picture of ${inspection.name}` });
    this.groups = inspection.views.map(() => shape("g"));
    this.rects = inspection.views.map((view, place) => shape("polygon", { "data-path": view.path, "data-view": place }));
    this.corners = this.rects.map((rect) => new Corners(rect, this.svg));
    // Pictures of their own: where nothing changes in one of them, a browser does not look into it.
    this.hits = shape("svg", { class: "frames", "aria-hidden": "true" }, ...this.rects);
    this.marking = shape("g", { class: "marks" });
    this.overlay = shape("g", { class: "overlay" });
    this.standing = shape("g", { class: "standing" });
    // Drawings of single views that were made, by their places: texts come back as widths do.
    this.made = inspection.views.map(() => new Map());
    // The frames of the pieces that were shown.
    this.tables = [];
    this.svg.append(this.groups[0]);
    this.paper = element("div", { class: "paper" }, this.svg, this.hits, shape("svg", { "aria-hidden": "true" }, hatching(), this.standing, this.marking, this.overlay));
    this.caption = element("figcaption", {}, inspection.label);
    this.offer = element("p", { class: "offer" });
    this.node = element("figure", { class: "stage" }, this.caption, element("div", { class: "scroll" }, this.paper), this.offer);
    if (inspection.runsWidth) this.paper.append(this.handle("width"));
    if (inspection.runsHeight) this.paper.append(this.handle("height"));
    this.hits.addEventListener("click", (event) => this.page.select(this.viewOf(event)));
    this.hits.addEventListener("pointerover", (event) => this.page.hover(this.viewOf(event), this));
    this.hits.addEventListener("pointerleave", () => this.page.hover(null, this));
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
      const length = start.length + ((isWidth ? event.clientX : event.clientY) - start.at) / this.page.zoom.value;
      this.page.resize({ [side]: Math.round(length) });
    });
    for (const name of ["pointerup", "pointercancel"]) handle.addEventListener(name, () => { start = null; });
    handle.addEventListener("keydown", (event) => this.page.controls.step(event, side));
    this[`${side}Handle`] = handle;
    return handle;
  }

  // Shows the layout at a size; inside a piece only what depends on the size is touched.
  show(width, height) {
    const inspection = this.inspection;
    const piece = inspection.pieceAt(width, height), h = inspection.effectiveHeight(height);
    const moves = this.page.live?.moves(this, piece) ?? null;
    if (piece !== this.piece) {
      this.piece = piece;
      this.table = this.tables[piece] ??= new FrameTable(inspection, piece);
      // What was shown last at another size may be of that one.
      this.table.isNew = true;
      this.table.update(width, h, moves);
      for (let view = 0; view < inspection.views.length; view++) this.showView(view);
    } else {
      const wasMoved = this.table.isMoved;
      this.table.update(width, h, moves);
      if (moves || wasMoved) {
        for (let view = 0; view < inspection.views.length; view++) if (this.table.isPlaced[view] === 1) this.moveView(view);
      } else for (const view of this.table.changing) if (this.table.isPlaced[view] === 1) this.moveView(view);
    }
    for (const marks of this.marks.values()) for (const [view, corners] of marks) this.moveCorners(view, corners);
    this.waitToSettle();
    const root = this.frame(0);
    this.paperWidth = inspection.width.isNumber ? width : root ? root[2] : 0;
    this.paperHeight = inspection.height.isNumber ? height : root ? root[3] : 0;
    this.paper.style.width = `${this.paperWidth}px`;
    this.paper.style.height = `${this.paperHeight}px`;
    if (this.hasStanding || this.standing.firstChild) this.showStanding();
    this.caption.textContent = `${inspection.label}, ${this.sideText("width", width)} x ${this.sideText("height", height)}`;
    if (this.widthHandle) this.widthHandle.setAttribute("aria-valuenow", width);
    if (this.heightHandle) this.heightHandle.setAttribute("aria-valuenow", height);
  }

  // The frame of a view: x, y, width and height in the container; null where it is not placed.
  frame(view) { return this.table.frame(view); }

  sideText(side, length) {
    return this.inspection[side].isNumber ? numberText(length, false) : this.inspection[side].word;
  }

  // Shows a view as another piece has it.
  showView(view) {
    const isShown = this.table.isPlaced[view] === 1, group = this.groups[view];
    if (this.isShown[view] !== isShown) {
      this.rects[view].style.display = isShown ? "" : "none";
      // A group is there for its place in the tree: nothing is to be worked out for it.
      group.style.display = isShown ? "contents" : "none";
      this.isShown[view] = isShown;
    }
    const drawing = this.inspection.states[this.piece].drawings[view];
    const isNew = isShown && this.drawn[view] !== drawing;
    if (isNew) {
      this.drawn[view] = drawing;
      const known = this.made[view].get(drawing);
      this.drawings[view] = known ?? new ViewDrawing(this.inspection, this.inspection.drawings[drawing], (child) => this.groups[child]);
      if (!known && !this.drawings[view].holdsViews) this.made[view].set(drawing, this.drawings[view]);
      group.replaceChildren(...this.drawings[view].nodes);
    }
    if (isShown) this.moveView(view);
  }

  // Draws a view where it is, in its size.
  moveView(view) {
    const now = this.table.numbers, at = 4 * view;
    this.drawings[view].place(now[at], now[at + 1], now[at + 2], now[at + 3]);
  }

  // Moves corners to those of a view; of one that is not placed they fall together.
  moveCorners(view, corners) {
    const now = this.table.numbers, at = 4 * view;
    corners.set(now[at], now[at + 1], now[at + 2], now[at + 3]);
  }

  // Frames that nobody sees are not moved while the size runs, but as soon as it stays for a frame.
  waitToSettle() {
    this.isSettled = false;
    if (this.waiting) return;
    let shown = null;
    const wait = () => {
      this.waiting = requestAnimationFrame(() => {
        const [width, height] = shown ?? [];
        shown = [this.page.width, this.page.height];
        if (width === shown[0] && height === shown[1]) this.settle(); else wait();
      });
    };
    wait();
  }

  // Moves every frame to where its view is.
  settle() {
    if (this.waiting) cancelAnimationFrame(this.waiting);
    this.waiting = null;
    if (this.isSettled) return;
    this.isSettled = true;
    for (let view = 0; view < this.rects.length; view++) if (this.table.isPlaced[view] === 1) this.moveCorners(view, this.corners[view]);
    if (this === this.page.stages[0]) this.page.facts.showDrawn(this.drawnCount());
  }

  // How many views without views in them are drawn, and how many boxes stand for what cannot be drawn.
  drawnCount() {
    let [leaves, hatched] = [0, 0];
    this.inspection.views.forEach(({ role }, view) => {
      if (!this.isShown[view]) return;
      if (role === "leaf") leaves += 1;
      hatched += this.drawings[view].placeholders.filter((node) => node.style.display !== "none").length;
    });
    return { leaves, hatched };
  }

  mark(className, views) {
    for (const { node } of (this.marks.get(className) ?? new Map()).values()) node.remove();
    const marks = new Map();
    this.marks.set(className, marks);
    for (const view of views) {
      const corners = new Corners(shape("polygon", { class: className }), this.svg);
      this.moveCorners(view, corners);
      this.marking.append(corners.node);
      marks.set(view, corners);
    }
  }

  // The guides, the spacing and the offer of a view.
  showOverlay(view) {
    this.overlay.replaceChildren();
    this.offer.textContent = "";
    const frame = view === null ? null : this.frame(view);
    if (!frame) return;
    const [x, y, width, height] = frame;
    const state = this.inspection.states[this.piece];
    const drawing = this.inspection.drawings[state.drawings[view]];
    const guides = new ViewDrawing(this.inspection, { items: (drawing?.guides ?? []).map((guide) => this.inspection.guides[guide]) }, () => shape("g"));
    guides.place(x, y, width, height);
    this.overlay.append(...guides.nodes);
    this.showSpacing(view);
    const offers = state.offers[view];
    if (!offers) return;
    const h = this.inspection.effectiveHeight(this.page.height);
    const lengths = offers.map((form) => lengthAt(form, this.page.width, h));
    const [w, t] = lengths.map((length) => numberText(length, false).replace("infinity", "inf"));
    this.showOffer(frame, lengths, `offered ${w} x ${t}`);
    this.offer.textContent = `${this.inspection.views[view].name}: offered ${w} x ${t}, took ${numberText(width)} x ${numberText(height)}`;
  }

  // What a view was offered, from its own corner on: a side without an end is as long as the view.
  showOffer([x, y, width, height], lengths, text) {
    const [w, h] = [width, height].map((own, side) => Number.isFinite(lengths[side] ?? Infinity) ? lengths[side] : own);
    const label = shape("text", { x: x + 2, y: y + height + 13 });
    label.textContent = text;
    this.overlay.append(shape("rect", { x, y, width: Math.max(0, w), height: Math.max(0, h), class: "offered" }), label);
  }

  // The gaps between the children of a stack: of the view, or of the stack that it is in.
  showSpacing(view) {
    let stack = view;
    while (stack != null && !this.inspection.views[stack].stack) stack = this.inspection.views[stack].parent;
    if (stack == null) return;
    for (const [box, gap] of this.gaps(stack)) {
      this.overlay.append(shape("rect", { ...box, class: "space" }), this.label(box.x + box.width / 2, box.y + box.height / 2, numberText(gap)));
    }
  }

  label(x, y, text) {
    const label = shape("text", { x, y, "text-anchor": "middle" });
    label.textContent = text;
    return label;
  }

  // The room between neighbours in a stack, each as a box and how long it is along the stack.
  gaps(stack) {
    if (!this.frame(stack)) return [];
    const along = this.inspection.views[stack].stack === "width" ? 0 : 1, across = 1 - along, gaps = [];
    const frames = this.inspection.children[stack].map((child) => this.frame(child)).filter((frame) => frame);
    frames.sort((a, b) => a[along] - b[along]);
    for (let place = 1; place < frames.length; place++) {
      const [before, after] = [frames[place - 1], frames[place]];
      const from = before[along] + before[along + 2], gap = after[along] - from;
      if (gap <= 0.001) continue;
      const start = Math.min(before[across], after[across]);
      const end = Math.max(before[across] + before[across + 2], after[across] + after[across + 2]);
      gaps.push([along === 0 ? { x: from, y: start, width: gap, height: end - start } : { x: start, y: from, width: end - start, height: gap }, gap]);
    }
    return gaps;
  }

  // Shows what is switched on over all views. Frames and what is assumed are marks, whose corners are moved; the rest is drawn
  // anew at every size.
  showOverlays() {
    const { on } = this.page.overlays, { views } = this.inspection, all = views.map((view, place) => place);
    const isFirst = this === this.page.stages[0];
    for (const role of ["leaf", "container", "modifier"]) this.mark(`edge ${role}`, on.has("frames") ? all.filter((view) => views[view].role === role) : []);
    this.mark("assumed", on.has("assumed") && isFirst ? all.filter((view) => this.page.facts.assumedViews?.has(view)) : []);
    this.hasStanding = ["spacing", "padding", "offers", "guides", "outside"].some((name) => on.has(name));
    this.showStanding();
  }

  showStanding() {
    const { on } = this.page.overlays, { views, children } = this.inspection, nodes = [];
    const outline = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`;
    const state = this.inspection.states[this.piece], h = this.inspection.effectiveHeight(this.page.height);
    for (let view = 0; this.hasStanding && view < views.length; view++) {
      const frame = this.frame(view);
      if (!frame) continue;
      const [x, y, width, height] = frame, { kind, role, stack } = views[view];
      if (on.has("spacing") && stack) for (const [box, gap] of this.gaps(view)) {
        const node = shape("rect", { ...box, class: "space" });
        this.page.live?.drag(node, view, "spacing", stack === "width" ? 0 : 1, 1);
        nodes.push(node, this.label(box.x + box.width / 2, box.y + box.height / 2, numberText(gap)));
      }
      if (on.has("padding") && kind === "padding") {
        const inner = this.frame(children[view][0]);
        if (inner && (inner[2] !== width || inner[3] !== height)) {
          nodes.push(...this.strips(frame, inner).map(([box, edge, outwards]) => {
            const node = shape("rect", { ...box, class: "padding" });
            const isAlongX = edge === "leading" || edge === "trailing";
            this.page.live?.drag(node, view, edge, isAlongX ? 0 : 1, outwards);
            return node;
          }));
        }
      }
      if (on.has("offers") && role === "leaf" && state.offers[view]) {
        const lengths = state.offers[view].map((form) => lengthAt(form, this.page.width, h));
        const [w, t] = [width, height].map((own, side) => Number.isFinite(lengths[side] ?? Infinity) ? lengths[side] : own);
        nodes.push(shape("rect", { x, y, width: Math.max(0, w), height: Math.max(0, t), class: "offered" }));
      }
      if (on.has("guides")) {
        const guides = this.inspection.drawings[state.drawings[view]]?.guides ?? [];
        if (guides.length) {
          const drawing = new ViewDrawing(this.inspection, { items: guides.map((guide) => this.inspection.guides[guide]) }, () => shape("g"));
          drawing.place(x, y, width, height);
          nodes.push(...drawing.nodes);
        }
      }
      if (on.has("outside") && children[view].length === 0) nodes.push(...this.beyond(frame).map((box) => shape("rect", { ...box, class: "beyond" })));
    }
    this.standing.replaceChildren(...nodes);
  }

  // The strips around what is padded, each with its edge and the direction in which that lies.
  strips([x, y, width, height], [left, top, w, h]) {
    const isFromRight = this.page.facts.of(this.page.scene).direction === "rightToLeft", [right, bottom] = [left + w, top + h];
    return [
      [{ x, y, width: left - x, height }, isFromRight ? "trailing" : "leading", -1], [{ x: right, y, width: x + width - right, height }, isFromRight ? "leading" : "trailing", 1],
      [{ x: left, y, width: w, height: top - y }, "top", -1], [{ x: left, y: bottom, width: w, height: y + height - bottom }, "bottom", 1],
    ].filter(([box]) => box.width > 0.01 && box.height > 0.01);
  }

  // The parts of a frame that lie outside of the container, along the sides that are numbers.
  beyond([x, y, width, height]) {
    const right = this.inspection.width.isNumber ? this.paperWidth : Infinity, bottom = this.inspection.height.isNumber ? this.paperHeight : Infinity;
    return [
      { x, y, width: Math.min(x + width, 0) - x, height }, { x: Math.max(x, right), y, width: x + width - Math.max(x, right), height },
      { x, y, width, height: Math.min(y + height, 0) - y }, { x, y: Math.max(y, bottom), width, height: y + height - Math.max(y, bottom) },
    ].filter((box) => box.width > 0.01 && box.height > 0.01);
  }
}

// Slanted lines for what is assumed.
function hatching() {
  const pattern = shape("pattern", { id: "hatching", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, shape("rect", { width: 1.5, height: 6, fill: "#ff9500", opacity: 0.55 }));
  return shape("defs", {}, pattern);
}
