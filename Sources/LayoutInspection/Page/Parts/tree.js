// The views as a tree that keys and screen readers know. Modifiers are left out unless somebody asks for them: what is in one
// stands in what the modifier is in.

class ViewTree {
  constructor(list, inspection, showsModifiers, select, hover) {
    this.list = list;
    this.inspection = inspection;
    this.select = select;
    this.hover = hover;
    this.showsModifiers = showsModifiers;
    this.items = [];
    // Of each view that is listed the listed one that it is in, and those in it.
    this.parents = [];
    this.inside = [];
    list.replaceChildren(...this.listed([0]).map((view) => this.item(view, null, 1)));
    this.order = this.items.map((item, view) => view).filter((view) => this.items[view]);
    this.focused = this.order[0];
    this.items[this.focused].tabIndex = 0;
    list.onkeydown = (event) => this.key(event);
  }

  // The views that are listed in place of some: of a modifier that is not, those in it.
  listed(views) {
    const { children } = this.inspection;
    return this.showsModifiers ? views : views.flatMap((view) =>
      this.inspection.isModifier(view) && children[view].length ? this.listed(children[view]) : [view]);
  }

  item(view, parent, level) {
    const { kind, path } = this.inspection.views[view], label = this.label(view);
    const around = this.showsModifiers ? [] : this.inspection.around(view).map((other) => this.inspection.views[other].kind);
    // The item has the name; what is seen of it would be read once more.
    const row = element("div", { class: "row", title: [path, ...around].join("\n."), "aria-hidden": "true" }, element("span", { dir: "auto" }, label), element("span", { class: "kind" }, label !== kind ? kind : ""));
    const item = element("li", { role: "treeitem", "aria-level": level, "aria-selected": "false", "aria-label": label !== kind ? `${label}, ${kind}` : kind, tabindex: -1, "data-view": view }, row);
    this.items[view] = item;
    this.parents[view] = parent;
    row.addEventListener("click", (event) => {
      if (event.offsetX < 16 && item.hasAttribute("aria-expanded")) this.toggle(view);
      this.focus(view);
      this.select(view);
    });
    row.addEventListener("pointerenter", () => this.hover(view));
    row.addEventListener("pointerleave", () => this.hover(null));
    const children = this.inside[view] = this.listed(this.inspection.children[view]);
    if (children.length) {
      item.setAttribute("aria-expanded", "true");
      item.append(element("ul", { role: "group" }, ...children.map((child) => this.item(child, view, level + 1))));
    }
    return item;
  }

  // A view by its id or its text, and otherwise by what it is.
  label(view) {
    const { id, text, kind } = this.inspection.views[view];
    return id ?? (text ? `"${text}"` : kind);
  }

  // The listed view that stands for one: of a modifier that is not listed, what it is one of.
  standIn(view) {
    if (this.items[view]) return view;
    let inner = view;
    while (!this.items[inner] && this.inspection.children[inner].length) inner = this.inspection.children[inner][0];
    return this.items[inner] ? inner : this.order[0];
  }

  toggle(view, isOpen) {
    const item = this.items[view];
    if (item.hasAttribute("aria-expanded")) item.setAttribute("aria-expanded", isOpen ?? item.getAttribute("aria-expanded") !== "true");
  }

  // Opens or closes all views but the outermost.
  openAll(isOpen) {
    for (const view of this.order) if (isOpen || this.parents[view] !== null) this.toggle(view, isOpen);
    const selected = this.list.querySelector('[aria-selected="true"]');
    if (selected && isOpen) this.reveal(selected.firstChild);
  }

  focus(view) {
    this.items[this.focused].tabIndex = -1;
    this.focused = view;
    this.items[view].tabIndex = 0;
    this.items[view].focus({ preventScroll: false });
  }

  show(view) {
    for (const item of this.list.querySelectorAll('[aria-selected="true"]')) item.setAttribute("aria-selected", "false");
    if (view === null) return;
    const shown = this.standIn(view);
    for (let parent = this.parents[shown]; parent != null; parent = this.parents[parent]) this.toggle(parent, true);
    this.items[shown].setAttribute("aria-selected", "true");
    this.items[this.focused].tabIndex = -1;
    this.focused = shown;
    this.items[shown].tabIndex = 0;
    this.reveal(this.items[shown].firstChild);
  }

  // Scrolls the list alone, where it scrolls by itself: the page stays where it is.
  reveal(row) {
    const part = this.list.parentElement, [inner, outer] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
    if (part.scrollHeight <= part.clientHeight) return;
    if (inner.top < outer.top) part.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) part.scrollTop += inner.bottom - outer.bottom;
  }

  // Views that a layout does not place are faint.
  showPlaced(stage) {
    if (this.placedIn === stage.table) return;
    this.placedIn = stage.table;
    for (const view of this.order) {
      const item = this.items[view], isGone = stage.table.isPlaced[view] === 0;
      if ((item.isGone ?? false) !== isGone) item.classList.toggle("gone", item.isGone = isGone);
    }
  }

  // Leaves the views whose name, kind, path, place or modifiers have some words in them, with those that they are in.
  search(words) {
    const wanted = words.trim().toLowerCase(), { views } = this.inspection;
    const has = (text) => text.toLowerCase().includes(wanted);
    const isFound = (view) => has(this.label(view)) || has(views[view].kind) || has(views[view].path) || has(views[view].source ?? "")
      || this.inspection.around(view).some((other) => views[other].kind.toLowerCase().startsWith(wanted));
    this.found = wanted === "" ? [] : this.order.filter(isFound);
    const shown = new Set();
    for (const view of this.found) {
      for (let other = view; other != null; other = this.parents[other]) {
        shown.add(other);
        if (other !== view) this.toggle(other, true);
      }
    }
    const hits = new Set(this.found);
    for (const view of this.order) {
      this.items[view].classList.toggle("found", hits.has(view));
      this.items[view].classList.toggle("unfound", wanted !== "" && !shown.has(view));
    }
    find("found").textContent = wanted === "" ? "" : `${this.found.length} of ${this.order.length} views`;
  }

  // Selects the next view that was found, or the one before.
  goFound(step) {
    if (!this.found?.length) return;
    const place = this.found.indexOf(this.focused);
    const next = this.found[(place + step + (place < 0 && step < 0 ? 1 : 0) + this.found.length) % this.found.length];
    this.select(next);
  }

  visible() {
    return this.order.filter((view) => {
      if (this.items[view].classList.contains("unfound")) return false;
      for (let parent = this.parents[view]; parent != null; parent = this.parents[parent]) {
        if (this.items[parent].getAttribute("aria-expanded") === "false") return false;
      }
      return true;
    });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = this.focused, item = this.items[view], visible = this.visible(), place = visible.indexOf(view);
    const isOpen = item.getAttribute("aria-expanded") === "true", isClosed = item.getAttribute("aria-expanded") === "false";
    const moves = {
      ArrowDown: () => visible[place + 1], ArrowUp: () => visible[place - 1], Home: () => visible[0], End: () => visible[visible.length - 1],
      ArrowRight: () => { if (isClosed) this.toggle(view, true); return isOpen ? this.inside[view][0] : undefined; },
      ArrowLeft: () => { if (isOpen) { this.toggle(view, false); return undefined; } return this.parents[view]; },
      Enter: () => view, " ": () => view,
    };
    let next;
    if (moves[event.key]) next = moves[event.key]();
    else if (event.key.length === 1 && event.key !== "/") {
      const starts = (other) => this.label(other).replace(/^"/, "").toLowerCase().startsWith(event.key.toLowerCase());
      next = [...visible.slice(place + 1), ...visible.slice(0, place + 1)].find(starts);
    } else return;
    event.preventDefault();
    if (next == null) return;
    this.focus(next);
    this.select(next);
  }
}
