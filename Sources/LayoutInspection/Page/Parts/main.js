// The page: one scene, or two side by side, at one size, with one view selected.

class Page {
  constructor(documents) {
    this.inspections = documents.map((data) => new Inspection(data));
    this.facts = new Facts(this, facts);
    this.overlays = new Overlays(this, this.facts.scenes.reduce((sum, { assumed }) => sum + (assumed?.length ?? 0), 0));
    this.devices = new Devices(this, this.facts.devices);
    this.zoom = new Zoom(this);
    this.live = new LiveNumbers(this);
    new Divider(find("left-divider"), "--left", 1);
    new Divider(find("right-divider"), "--right", -1);
    this.story = new Story(find("story"), find("told"), (view) => this.select(view, true));
    // Of many views prices are told on demand, where somebody can work them out.
    if (this.facts.isServed) this.story.ask = async (view) => {
      const { input, textSize, language, direction } = this.facts.of(this.scene), { width, height } = this;
      const size = { ...(this.inspection.width.isNumber ? { width } : {}), ...(this.inspection.height.isNumber ? { height } : {}) };
      return (await this.facts.ask({ scene: input ?? 0, textSize, language, direction, view, ...size }))?.lines;
    };
    this.controls = new Controls(this);
    this.map = new SizeMap(this);
    this.selected = null;
    this.list();
    find("scene").addEventListener("change", (event) => this.load(Number(event.target.value)));
    find("compare").addEventListener("change", () => this.load(this.scene));
    find("modifiers").addEventListener("change", () => this.showTree());
    find("collapse").addEventListener("click", () => this.tree.openAll(false));
    find("expand").addEventListener("click", () => this.tree.openAll(true));
    find("search").addEventListener("input", () => this.tree.search(find("search").value));
    find("search").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.tree.goFound(event.shiftKey ? -1 : 1);
      if (event.key === "Escape") { event.target.value = ""; this.tree.search(""); }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
      event.preventDefault();
      find("search").focus();
    });
    // The list itself has no focus: one of its views has.
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.tree.focus(this.tree.focused);
    });
    find("scheme").addEventListener("change", (event) => { document.documentElement.style.colorScheme = event.target.value; });
    find("picture-scheme").addEventListener("change", (event) => {
      find("pictures").style.setProperty("--picture-scheme", event.target.value || "inherit");
    });
    const kept = new URLSearchParams(location.hash.slice(1));
    find("modifiers").checked = kept.get("modifiers") === "1";
    find("compare").value = this.inspections[kept.get("compare")] ? kept.get("compare") : "";
    this.load(this.inspections[kept.get("scene")] ? Number(kept.get("scene")) : 0, kept);
  }

  // Lists the scenes; those of one name are told apart by their places.
  list() {
    const isOnly = (name) => this.inspections.filter((inspection) => inspection.name === name).length === 1;
    this.inspections.forEach((inspection, place) => { inspection.label = isOnly(inspection.name) ? inspection.name : `${place + 1}. ${inspection.name}`; });
    const names = () => this.inspections.map((inspection, place) => element("option", { value: place }, inspection.label));
    const compared = find("compare").value;
    find("scene").replaceChildren(...names());
    find("compare").replaceChildren(element("option", { value: "" }, "nothing"), ...names());
    find("compare").value = compared;
    find("scene-label").hidden = find("compare-label").hidden = this.inspections.length < 2;
  }

  // Adds a scene that was made on demand.
  add({ inspection, facts }) {
    this.inspections.push(new Inspection(inspection));
    this.facts.scenes.push(facts);
    this.list();
  }

  load(scene, kept = null) {
    // The view that is selected stays so, where the other scene has it.
    const path = kept?.get("view") ?? (this.selected == null ? null : this.inspection.views[this.selected]?.path);
    this.scene = scene;
    find("scene").value = scene;
    this.inspection = this.inspections[scene];
    find("title").textContent = document.title = this.inspection.name;
    this.stages = [new Stage(this.inspection, this)];
    const other = find("compare").value;
    this.comparison = null;
    if (other !== "" && Number(other) !== scene) {
      this.stages.push(new Stage(this.inspections[other], this));
      this.comparison = new Comparison(...this.stages, comparisons.find(({ before, after }) => before === scene && after === Number(other)));
    }
    find("differences").hidden = !this.comparison;
    document.body.classList.toggle("comparing", this.comparison !== null);
    find("pictures").replaceChildren(...this.stages.map((stage) => stage.node));
    this.hovered = null;
    this.facts.showVariants(scene);
    this.facts.showAssumed(scene, this.inspection);
    this.facts.showRequirements(scene, this.inspection);
    this.live.load(this.inspection);
    this.devices.load(this.inspection);
    this.controls.load(this.inspection);
    this.map.load(this.inspection);
    find("notes").replaceChildren(...this.inspection.notes.map((note) => element("li", {}, note)));
    const view = this.inspection.views.findIndex((view) => view.path === path);
    this.selected = view >= 0 ? view : null;
    this.showTree();
    this.piece = null;
    const number = (side) => kept?.get(side) ? Number(kept.get(side)) : this[side] ?? this.usual(side);
    this.width = this.height = NaN;
    this.resize({ width: number("width"), height: number("height") });
    // No size runs yet: what is pointed at from now on is where it is seen.
    for (const stage of this.stages) {
      stage.showOverlays();
      stage.settle();
    }
    this.select(this.selected);
    if (this.zoom.isFitted) this.zoom.fit(); else this.zoom.set(this.zoom.value);
  }

  // The views as a tree, with or without modifiers.
  showTree() {
    this.tree = new ViewTree(find("tree"), this.inspection, find("modifiers").checked, (view) => this.select(view), (view) => this.hover(view, this.stages[0]));
    if (find("search").value) this.tree.search(find("search").value);
    if (this.stages[0].table) this.tree.showPlaced(this.stages[0]);
    this.tree.show(this.selected);
    this.keep();
  }

  usual(side) {
    const { from, through } = this.inspection[side];
    return this.devices.usual(this.inspection, side) ?? Math.round((from + through) / 2);
  }

  // Shows the layout at another size.
  resize(size, keeping) {
    for (const side of ["width", "height"]) {
      const { from, through } = this.inspection[side];
      const length = Math.min(through, Math.max(from, size[side] ?? this[side]));
      this[side] = Number.isFinite(length) ? length : this.usual(side);
    }
    for (const stage of this.stages) stage.show(this.width, this.height);
    this.controls.show(keeping);
    this.devices.show(this.inspection, this.width, this.height);
    this.live.follow();
    this.map.show();
    this.tellRegime();
    this.tellSelected();
    this.tree.showPlaced(this.stages[0]);
    if (this.comparison) this.comparison.show(find("differences"), this.width, this.height, (view) => this.select(view, true));
    if (this.hovered != null) this.stages[0].showOverlay(this.hovered);
    this.keep();
  }

  select(view, scrolls) {
    this.selected = view;
    this.stages[0].mark("selected", view === null ? [] : [view]);
    if (this.comparison) {
      const other = view === null ? null : this.comparison.other(view);
      this.stages[1].mark("selected", other === null ? [] : [other]);
    }
    this.tree.show(view);
    this.facts.showSource(this.scene, view === null ? null : this.inspection.views[view]);
    this.live.show(view);
    this.tellSelected();
    if (scrolls) find("story").focus({ preventScroll: true });
    this.keep();
  }

  hover(view, stage) {
    if (stage === this.stages[0]) this.hovered = view;
    stage.mark("hovered", view === null ? [] : [view]);
    stage.showOverlay(view);
  }

  tellSelected() {
    const stage = this.stages[0], view = this.selected;
    this.story.show(this.inspection, stage.piece, view, view === null ? null : stage.frame(view), this.width, this.inspection.effectiveHeight(this.height));
  }

  tellRegime() {
    const place = this.stages[0].piece;
    if (place === this.piece) return;
    this.piece = place;
    const piece = this.inspection.pieces[place], corners = piece.corners;
    if (this.inspection.isPlane && !this.inspection.snappedHeights) {
      const told = piece.changes.map((change) => this.inspection.sentenceText(change)).join("; ");
      find("regime").textContent = `Regime ${place + 1} of ${this.inspection.pieces.length}${told ? `; beyond its edges: ${told}` : ""}`;
      return;
    }
    const changes = piece.changes.map((change) => this.inspection.sentenceText(change, this.width, this.height)).join("; ");
    const range = `${piece.isOpen ? "above " : ""}${numberText(corners[0][0])} to ${numberText(corners[1][0])}`;
    find("regime").textContent = changes ? `${range}; at its start: ${changes}` : range;
  }

  // Keeps size and selection in the address, so that a page that is loaded again shows the same.
  keep() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keepNow(), 200);
  }

  keepNow() {
    const kept = new URLSearchParams({ scene: this.scene, width: this.width, height: this.height });
    if (this.selected !== null) kept.set("view", this.inspection.views[this.selected].path);
    if (find("modifiers").checked) kept.set("modifiers", "1");
    if (find("compare").value) kept.set("compare", find("compare").value);
    try { history.replaceState(null, "", `#${kept}`); } catch { /* A page without an address keeps nothing. */ }
  }
}

const comparisons = JSON.parse(find("comparisons").textContent);
const facts = JSON.parse(find("facts").textContent);
const documents = JSON.parse(find("inspections").textContent);
if (documents.length > 0) {
  window.page = new Page(documents);
} else {
  document.body.classList.add("empty");
  find("title").textContent = document.title = "No layout yet";
}
