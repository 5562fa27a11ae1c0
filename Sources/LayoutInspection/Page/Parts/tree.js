// The views as a tree that keys and screen readers know.

class ViewTree {
  constructor(list, inspection, select, hover) {
    this.list = list;
    this.inspection = inspection;
    this.select = select;
    this.items = [];
    list.replaceChildren(this.item(0, 1, hover));
    this.focused = 0;
    this.items[0].tabIndex = 0;
    list.onkeydown = (event) => this.key(event);
  }

  item(view, level, hover) {
    const { kind, path } = this.inspection.views[view], label = this.label(view);
    // The item has the name; what is seen of it would be read once more.
    const row = element("div", { class: "row", title: path, "aria-hidden": "true" }, element("span", { dir: "auto" }, label), element("span", { class: "kind" }, label !== kind ? kind : ""));
    const item = element("li", { role: "treeitem", "aria-level": level, "aria-selected": "false", "aria-label": label !== kind ? `${label}, ${kind}` : kind, tabindex: -1, "data-view": view }, row);
    this.items[view] = item;
    row.addEventListener("click", (event) => {
      if (event.offsetX < 16 && item.hasAttribute("aria-expanded")) this.toggle(view);
      this.focus(view);
      this.select(view);
    });
    row.addEventListener("pointerenter", () => hover(view));
    row.addEventListener("pointerleave", () => hover(null));
    const children = this.inspection.children[view];
    if (children.length) {
      item.setAttribute("aria-expanded", "true");
      item.append(element("ul", { role: "group" }, ...children.map((child) => this.item(child, level + 1, hover))));
    }
    return item;
  }

  // A view by its id or its text, and otherwise by what it is.
  label(view) {
    const { id, text, kind } = this.inspection.views[view];
    return id ?? (text ? `"${text}"` : kind);
  }

  toggle(view, isOpen) {
    const item = this.items[view];
    item.setAttribute("aria-expanded", isOpen ?? item.getAttribute("aria-expanded") !== "true");
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
    for (let parent = this.inspection.views[view].parent; parent != null; parent = this.inspection.views[parent].parent) this.toggle(parent, true);
    this.items[view].setAttribute("aria-selected", "true");
    this.items[this.focused].tabIndex = -1;
    this.focused = view;
    this.items[view].tabIndex = 0;
    this.reveal(this.items[view].firstChild);
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
    this.items.forEach((item, view) => {
      const isGone = stage.table.isPlaced[view] === 0;
      if (item.isGone !== isGone) item.classList.toggle("gone", item.isGone = isGone);
    });
  }

  visible() {
    return this.items.map((item, view) => view).filter((view) => {
      for (let parent = this.inspection.views[view].parent; parent != null; parent = this.inspection.views[parent].parent) {
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
      ArrowRight: () => { if (isClosed) this.toggle(view, true); return isOpen ? this.inspection.children[view][0] : undefined; },
      ArrowLeft: () => { if (isOpen) { this.toggle(view, false); return undefined; } return this.inspection.views[view].parent; },
      Enter: () => view, " ": () => view,
    };
    let next;
    if (moves[event.key]) next = moves[event.key]();
    else if (event.key.length === 1) {
      const starts = (other) => this.label(other).replace(/^"/, "").toLowerCase().startsWith(event.key.toLowerCase());
      next = [...visible.slice(place + 1), ...visible.slice(0, place + 1)].find(starts);
    } else return;
    event.preventDefault();
    if (next == null) return;
    this.focus(next);
    this.select(next);
  }
}
